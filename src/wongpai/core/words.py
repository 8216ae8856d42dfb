"""Reading what people, files and other machines write."""

from __future__ import annotations

NAME_LENGTH = 24


def number(text: str) -> int | None:
    """A whole number of 1 to 18 ASCII digits, so that it fits 63 bits; None for anything else.

    `str.isdigit` will not do: it takes "²" and the digits of other scripts, of which `int` refuses some.
    """
    return int(text) if 0 < len(text) <= 18 and text.isascii() and text.isdigit() else None


def clean_name(name: str) -> str:
    """Printable, single blanks, at most NAME_LENGTH characters; "" is for the client to fill."""
    # Joiners (ZWJ, ZWNJ) and other format characters are not printable and would let names imitate each other.
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:NAME_LENGTH].strip()
