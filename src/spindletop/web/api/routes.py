"""All calls of the interface, and its description."""

from starlette.responses import Response
from starlette.routing import Route

from spindletop.web.api import events, tables
from spindletop.web.api.calls import EVENTS, JSON, TEXT, Asking, Call
from spindletop.web.api.openapi import described
from spindletop.web.api.shapes import (
    Answer,
    Away,
    Claim,
    Games,
    GiveOrder,
    Key,
    Listed,
    Listen,
    Look,
    News,
    NewTable,
    Nothing,
    OfSeat,
    OrdersInfo,
    PutBot,
    Say,
    TableInfo,
    Undo,
    View,
    Which,
    Withdrawal,
)

TABLE = "/api/tables/{table:table}"
ORDERS, WITHDRAWALS = f"{TABLE}/orders", f"{TABLE}/withdraw"


async def describe(asking: Asking, given: Nothing) -> Response:
    return Response(described(CALLS), media_type=JSON)


CALLS = (
    Call("GET", "/api/openapi.json", describe),
    Call("POST", "/api/tokens", tables.make_token, gives=Key),
    Call("GET", "/api/games", tables.list_games, gives=Games),
    Call("GET", "/api/tables", tables.list_tables, Which, Listed),
    Call("POST", "/api/tables", tables.open_table, NewTable, TableInfo),
    Call("GET", TABLE, tables.see_table, gives=TableInfo),
    Call("POST", f"{TABLE}/seat", tables.take_seat, Claim, TableInfo),
    Call("POST", f"{TABLE}/bot", tables.put_bot, PutBot, TableInfo),
    Call("POST", f"{TABLE}/call-off", tables.call_off, gives=TableInfo),
    Call("GET", f"{TABLE}/view", tables.see_view, Look, View),
    Call("POST", f"{TABLE}/answer", tables.answer, Answer, TableInfo),
    Call("POST", f"{TABLE}/undo", tables.undo, Undo, TableInfo),
    Call("GET", ORDERS, tables.see_orders, OfSeat, OrdersInfo),
    Call("POST", ORDERS, tables.give_order, GiveOrder, OrdersInfo),
    Call("POST", WITHDRAWALS, tables.withdraw, Withdrawal, OrdersInfo),
    Call("POST", f"{TABLE}/talk", tables.talk, Say, TableInfo),
    Call("POST", f"{TABLE}/leave", tables.leave, OfSeat, TableInfo),
    Call("POST", f"{TABLE}/back", tables.take_back, OfSeat, TableInfo),
    Call("POST", f"{TABLE}/offer", tables.offer, OfSeat, TableInfo),
    Call("POST", f"{TABLE}/wait", tables.wait, OfSeat, TableInfo),
    Call("POST", f"{TABLE}/stand-in", tables.stand_in, OfSeat, TableInfo),
    Call("POST", f"{TABLE}/vacation", tables.go_away, Away, TableInfo),
    Call("POST", f"{TABLE}/return", tables.come_back, OfSeat, TableInfo),
    Call("GET", f"{TABLE}/news", events.news, Listen, News),
    Call("GET", f"{TABLE}/events", events.events, Listen, News, EVENTS),
    Call("GET", f"{TABLE}/record", tables.record, media=TEXT),
    Call("GET", f"{TABLE}/content", tables.content, media=TEXT),
)
# What is counted and logged as another call is: that somebody has an order is their secret.
COUNTED_AS = {
    ("GET", ORDERS): f"{TABLE}/view",
    ("HEAD", ORDERS): f"{TABLE}/view",
    ("POST", ORDERS): f"{TABLE}/answer",
    ("POST", WITHDRAWALS): f"{TABLE}/answer",
}
ROUTES: list[Route] = [call.route() for call in CALLS]
