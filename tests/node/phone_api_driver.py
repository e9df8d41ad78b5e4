"""Runs in MicroPython: asks what a page asks of a made-up game, one question after the other."""

import json

import toy  # type: ignore[import-not-found]

from referee.engine.phone_api import PhoneApi


def answer(text: str) -> str:
    api = PhoneApi(toy, toy.Referee(), json.dumps(toy.FACTS))
    return "[" + ",".join([api.ask(json.dumps(question)) for question in json.loads(text)]) + "]"
