"""Runs in MicroPython: asks the desk of a made-up game, one question after the other."""

import json

import toy  # type: ignore[import-not-found]

from referee.engine.score_desk import ScoreDesk


def answer(text: str) -> str:
    desk = ScoreDesk(toy, json.dumps(toy.FACTS))
    return "[" + ",".join([desk.ask(json.dumps(question)) for question in json.loads(text)]) + "]"
