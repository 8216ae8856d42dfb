"""Decks: card <-> number <-> text."""
