"""The games that tables play, with their components: each made once."""

from typing import Any

from spindletop.kernel import ContentError, ContentFile, Game
from spindletop.kernel.registry import game, game_class
from spindletop.store import Store
from spindletop.table.refused import Refused, Why
from spindletop.table.words import say

CONTENT_SIZE = 200_000  # characters of an own content file
KEPT = 100


class Shelf:
    """Games by slug and content. The store keeps the text of every content that was ever played."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._games: dict[tuple[str, str], Game[Any]] = {}

    async def stored(self, slug: str, hash: str) -> Game[Any]:
        """A game that a table was opened with. If it does not understand these components any more, it has its own of
        today, and the table says so."""
        if (slug, hash) not in self._games:
            source = ContentFile(await self.store.content(hash), "content file")
            try:
                self._put(game_class(slug)(source))
            except ContentError:
                return await self.chosen(slug, "")
        return self._games[slug, hash]

    async def chosen(self, slug: str, content: str) -> Game[Any]:
        """A game for a new table: with this content file's text, or its own components."""
        if len(content) > CONTENT_SIZE:
            raise Refused(Why.LIMIT, say("file.long_content", most=CONTENT_SIZE))
        try:
            chosen = game_class(slug)(ContentFile(content, "content file")) if content else game(slug)
        except ContentError as error:
            raise Refused(Why.WRONG, str(error)) from None
        except ValueError as error:
            raise Refused(Why.UNKNOWN, str(error)) from None
        key = slug, chosen.source.hash
        if key not in self._games:
            await self.store.keep_content(chosen.source.hash, chosen.source.text)
            self._put(chosen)
        return self._games[key]

    def _put(self, game: Game[Any]) -> None:
        while len(self._games) >= KEPT:
            del self._games[next(iter(self._games))]
        self._games[game.slug, game.source.hash] = game
