"""A page that shows what a test tells it, and hears no more of the server."""

from playwright.sync_api import Page

LINE = """
  const Shared = window.SharedWorker;
  window.SharedWorker = class extends Shared {
    constructor(...given) {
      super(...given);
      window.news = this.port; // a name of its own: table.js has a `line`
    }
  };
"""


def keep_line(page: Page) -> None:
    """It keeps hold of the way by which it hears of the server, to be taken from it."""
    page.add_init_script(LINE)


def tell_alone(page: Page) -> None:
    """From here on nobody but the test tells this page anything, and what was told before is shown."""
    page.evaluate("async () => { news.onmessage = null; await queue; }")
