"""The app: its routes, and what all pages share."""

import math
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect
from starlette.routing import Mount, Route

from spindletop.people import Accounts
from spindletop.people.ratings import Rater
from spindletop.post.carriers import Office
from spindletop.post.mail import Mailer
from spindletop.post.service import Post
from spindletop.store import StoreDown
from spindletop.table import Refused, Tables
from spindletop.web import (
    afterwards,
    analysis,
    cards,
    deals,
    events,
    home,
    kits,
    languages,
    learn,
    lease,
    notes,
    operating,
    play,
    post,
    posters,
    previews,
    puzzles,
    review,
    rules,
    seats,
    share,
    stream,
)
from spindletop.web.ahead import Ahead
from spindletop.web.api import routes as api
from spindletop.web.api.refusals import method_page, told_to_programs
from spindletop.web.assets import ART, STATIC, CachedFiles
from spindletop.web.limits import Buckets, Limits, Network
from spindletop.web.metrics import Metrics
from spindletop.web.pages import broken_page, down_page, hung_up, refused_page, unknown_page
from spindletop.web.people import account, profile, shunning
from spindletop.web.people.known import Known
from spindletop.web.security import Gate, own_names

ROUTES = [
    Route("/", home.home),
    Route("/name", home.keep_name, methods=["POST"]),
    Route("/language", languages.keep, methods=["POST"]),
    Route("/play", home.play_now, methods=["POST"]),
    Route("/new/{game}", lease.new_table),
    Route("/new/{game}", lease.open_table, methods=["POST"]),
    Route("/learn/{game}", learn.first_screen),
    Route("/learn/{game}", learn.begin, methods=["POST"]),
    Route("/deal/{game}", deals.show),
    Route("/deal/{game}", deals.open_table, methods=["POST"]),
    Route("/deal/{game}/standings", deals.standings),
    Route("/puzzles", puzzles.all_games),
    Route("/puzzles/{game}", puzzles.of_game),
    Route("/puzzles/{game}/{puzzle:puzzle}", puzzles.board),
    Route("/puzzles/{game}/{puzzle:puzzle}", puzzles.judge, methods=["POST"]),
    Route("/puzzles/{game}/{puzzle:puzzle}/ground/{land:land}.svg", puzzles.show_ground),
    Route("/upload", afterwards.upload, methods=["POST"]),
    Route("/art/house.svg", kits.show_house),
    Route("/art/posters.svg", posters.show_sprite),
    Route("/art/preview/{game}.png", previews.show_preview),
    Route("/art/{game:slug}.svg", kits.show_sprite),
    Route("/art/{game:slug}.css", kits.show_style),
    Route("/rules/{game}", rules.show),
    Route("/t/{table:table}", play.table_page),
    Route("/t/{table:table}/ground/{land:land}.svg", kits.show_ground),
    Route("/t/{table:table}/since", play.since),
    Route("/t/{table:table}/share.png", share.show_share),
    Route("/t/{table:table}/answer", play.answer, methods=["POST"]),
    Route("/t/{table:table}/undo", play.undo, methods=["POST"]),
    Route("/t/{table:table}/chat", play.chat, methods=["POST"]),
    Route("/t/{table:table}/report", shunning.report, methods=["POST"]),
    Route("/t/{table:table}/mute", shunning.mute, methods=["POST"]),
    Route("/t/{table:table}/block", shunning.block, methods=["POST"]),
    Route("/t/{table:table}/hint", play.hint, methods=["POST"]),
    Route("/t/{table:table}/missed", learn.missed, methods=["POST"]),
    Route("/t/{table:table}/notes", notes.show),
    Route("/t/{table:table}/notes", notes.keep, methods=["POST"]),
    Route("/t/{table:table}/foresee", play.foresee, methods=["POST"]),
    Route("/t/{table:table}/join/{seat:seat}", seats.join_page),
    Route("/t/{table:table}/join/{seat:seat}", seats.join, methods=["POST"]),
    Route("/t/{table:table}/resume", seats.resume_page),
    Route("/t/{table:table}/resume", seats.resume, methods=["POST"]),
    Route("/t/{table:table}/carry", seats.carry, methods=["POST"]),
    Route("/t/{table:table}/{what:str}/{seat:seat}", seats.change, methods=["POST"]),
    Route("/t/{table:table}/next-chapter", learn.next_chapter, methods=["POST"]),
    Route("/t/{table:table}/rematch", seats.rematch, methods=["POST"]),
    Route("/t/{table:table}/replay", afterwards.replay),
    Route("/t/{table:table}/fork", afterwards.fork, methods=["POST"]),
    Route("/t/{table:table}/record", afterwards.download),
    Route("/t/{table:table}/review", review.show),
    Route("/t/{table:table}/review", review.begin, methods=["POST"]),
    Route("/t/{table:table}/attempt", review.attempt, methods=["POST"]),
    Route("/t/{table:table}/analysis", analysis.show),
    Route("/t/{table:table}/analysis", analysis.start, methods=["POST"]),
    Route("/events", events.show),
    Route("/post", post.show),
    Route("/post/push", post.add_push, methods=["POST"]),
    Route("/post/mail", post.add_mail, methods=["POST"]),
    Route("/post/hook", post.add_hook, methods=["POST"]),
    Route("/post/habits", post.keep_habits, methods=["POST"]),
    Route("/post/change", post.change, methods=["POST"]),
    Route("/post/confirm", post.confirm_page),
    Route("/post/confirm", post.confirm, methods=["POST"]),
    Route("/post/stop", post.stop_page),
    Route("/post/stop", post.stop, methods=["POST"]),
    *api.ROUTES,
    Route("/health", operating.health),
    Route("/metrics", operating.show_metrics),
    Route("/me", profile.show),
    Route("/me/profile", profile.keep_profile, methods=["POST"]),
    Route("/me/invite", profile.invite, methods=["POST"]),
    Route("/me/hear", shunning.hear, methods=["POST"]),
    Route("/me/passkey/options", account.passkey_options, methods=["POST"]),
    Route("/me/passkey", account.make_passkey, methods=["POST"]),
    Route("/me/passkey/remove", account.remove_passkey, methods=["POST"]),
    Route("/me/sign-in/options", account.sign_in_options, methods=["POST"]),
    Route("/me/sign-in", account.sign_in, methods=["POST"]),
    Route("/me/recover", account.recover, methods=["POST"]),
    Route("/me/code", account.new_code, methods=["POST"]),
    Route("/me/mail", account.send_mail, methods=["POST"]),
    Route("/me/carry", account.carry, methods=["POST"]),
    Route("/me/link", account.link_page),
    Route("/me/link", account.use_link, methods=["POST"]),
    Route("/me/sign-out", account.sign_out, methods=["POST"]),
    Route("/me/data", account.data),
    Route("/me/forget", account.forget_me, methods=["POST"]),
    Mount("/static/art", CachedFiles(ART)),
    Mount("/static", CachedFiles(STATIC)),
]


@dataclass(frozen=True)
class Settings:
    """What a server is started with."""

    database: str = ""
    names: list[str] = field(default_factory=list)  # of hosts, beside this machine's own
    limits: Limits = field(default_factory=Limits)
    pace: float = 0.6
    workers: int = 1
    analysis: float = 30.0
    waiting: float = math.inf
    idle: float = math.inf
    metrics: tuple[Network, ...] = ()  # who may read them
    office: Office = field(default_factory=Office)
    clock: Callable[[], float] = time.time
    mailer: Mailer | None = None  # None: the office's, if it has one


def make_app(settings: Settings | None = None) -> Starlette:
    given = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        tables = Tables(
            given.database,
            workers=given.workers,
            pace=given.pace,
            analysis=given.analysis,
            waiting=given.waiting,
            idle=given.idle,
            clock=given.clock,
        )
        async with tables, Post(tables, given.office) as app.state.post:
            app.state.tables, app.state.accounts = tables, Accounts(tables)
            rater = Rater(tables)
            rater.start()
            cards.read_words()
            app.state.streams = stream.Streams(tables, given.limits.streams, app.state.metrics)
            yield
            await rater.close()
            await app.state.surveyor.close()

    metrics = Metrics()
    app = Starlette(
        routes=ROUTES,
        lifespan=lifespan,
        middleware=[
            Middleware(operating.Measured, metrics=metrics),
            Middleware(Gate, hosts=own_names(given.names), limits=given.limits),
            Middleware(Ahead),
            Middleware(Known),
        ],
        exception_handlers={
            Refused: told_to_programs(refused_page),
            StoreDown: told_to_programs(down_page),
            ClientDisconnect: hung_up,
            404: told_to_programs(unknown_page),
            405: told_to_programs(method_page),
            Exception: told_to_programs(broken_page),
        },
    )
    app.state.metrics, app.state.metrics_for = metrics, given.metrics
    app.state.mailer = given.mailer
    app.state.painter = previews.Painter()
    app.state.surveyor = kits.Surveyor()
    app.state.stamps = post.Stamps(given.limits)
    app.state.openings = Buckets(given.limits.openings, given.limits.addresses)
    app.state.entries = Buckets(given.limits.entries, given.limits.addresses)
    app.state.links = Buckets(given.limits.links, given.limits.addresses)
    return app
