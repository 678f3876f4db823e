"""A name for somebody who has not chosen one yet."""

from __future__ import annotations

import secrets

LATIN = (
    (
        "Griz",
        "Snag",
        "Bog",
        "Krak",
        "Mug",
        "Zog",
        "Fiz",
        "Nob",
        "Rat",
        "Wort",
        "Grub",
        "Skab",
        "Blit",
        "Drog",
        "Plix",
    ),
    (
        "nak",
        "gob",
        "wick",
        "let",
        "zle",
        "nose",
        "tooth",
        "wump",
        "snik",
        "bolt",
        "rust",
        "mop",
        "grin",
        "zap",
        "ear",
    ),
)
CYRILLIC = (
    ("Грыз", "Шмыг", "Бульк", "Крак", "Муг", "Зог", "Физ", "Ноб", "Хрум", "Борт", "Груб", "Скаб", "Блит", "Дрог"),
    ("нак", "гоб", "вик", "лет", "зель", "нос", "зуб", "вамп", "шник", "болт", "рыж", "моп", "хват", "зап", "ух"),
)


def goblin_name(lang: str) -> str:
    first, second = CYRILLIC if lang == "ru" else LATIN
    return secrets.choice(first) + secrets.choice(second)


def fresh_face() -> int:
    return secrets.randbits(31)
