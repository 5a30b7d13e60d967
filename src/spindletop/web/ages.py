"""How long ago something was, in words."""

import time

from spindletop.web.words import say

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600


def since(then: float) -> str:
    seconds = int(time.time() - then)
    if seconds < MINUTE:
        return say("home.just_now")
    if seconds < HOUR:
        return say("home.minutes_ago", number=seconds // MINUTE)
    if seconds < DAY:
        return say("home.hours_ago", number=seconds // HOUR)
    return say("home.yesterday") if seconds < 2 * DAY else say("home.days_ago", number=seconds // DAY)
