"""The judge of Boomtown: what is good in a position, what to try first, and what tells why."""

from __future__ import annotations

from frontier.table.game import Judge

from .features import evaluate, features
from .likely import calm, likely, sensible
from .lines import Lines

JUDGE = Judge(
    features,
    evaluate,
    sensible,
    likely,
    calm,
    Lines,
    telling=(
        *("won", "won-free", "bid-paid", "fee", "fee-governor", "mayor", "mayor-changed"),
        *("dynamite-mine", "dynamite-saloon", "expropriated", "saloon-opened", "stagecoach"),
        *("governor-placed", "girls-placed", "vein-placed", "no-target", "shark-paid"),
    ),
    changing=("income", "mayors", "fees", "saloons"),
)
