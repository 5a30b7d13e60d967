"""A page that shows what a test tells it, and hears no more of the server."""

from playwright.sync_api import BrowserContext, Page

LINE = """
  const Shared = window.SharedWorker;
  window.SharedWorker = class extends Shared {
    constructor(...given) {
      super(...given);
      window.line = this.port;
    }
  };
"""


def keep_line(context: BrowserContext) -> None:
    """Pages of this browser keep hold of the way by which they hear of the server, to be taken from them."""
    context.add_init_script(LINE)


def tell_alone(page: Page) -> None:
    """From here on nobody but the test tells this page anything, and what was told before is shown."""
    page.evaluate("async () => { line.onmessage = null; await queue; }")
