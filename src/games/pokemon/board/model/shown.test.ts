import { expect, test } from "vitest";
import type { GameEvent } from "@/games/pokemon/engine/events";
import { scenes } from "../fixtures/scenes";
import { cards, recordWith, view } from "../fixtures/table";
import { lookedAt, lookedBeside, mulligansOf, revealedNow } from "./shown";

test("all hands shown for want of a Basic Pokémon lie together", () => {
  const record = recordWith(scenes.mulligan.events, { view: scenes.mulligan.view });
  expect(mulligansOf(record.history, 1)?.hands).toHaveLength(2);
  expect(mulligansOf(record.history, 0)).toBeNull();
});

test("Sudden Death begins with no hands shown", () => {
  const record = recordWith([...scenes.mulligan.events, { type: "matchStarted", startingSeat: 0, suddenDeath: 1 }]);
  expect(mulligansOf(record.history, 1)).toBeNull();
});

test("cards revealed from a hand or a deck are shown, Pokémon turned up in play are not", () => {
  const shown = cards(1, "braixen");
  expect(revealedNow(recordWith([{ type: "revealed", seat: 1, cards: shown, from: { zone: "deck", seat: 1 } }]).fresh, 1)?.hands).toEqual([
    shown,
  ]);
  expect(
    revealedNow(recordWith([{ type: "revealed", seat: 1, cards: shown, from: { zone: "active", seat: 1, object: 11 } }]).fresh, 1),
  ).toBeNull();
});

test("cards are looked at until something else begins", () => {
  const look = scenes.search.events[0];
  if (look === undefined) throw new Error("The search begins by looking");
  const seen = (...after: readonly GameEvent[]) => lookedAt(recordWith([look, ...after]).history, 0, view())?.hands.flat().length;
  expect(seen()).toBe(21);
  expect(seen({ type: "shuffled", seat: 0, zone: "deck" })).toBe(21);
  expect(seen({ type: "turnStarted", seat: 1, turn: 9 })).toBeUndefined();
  expect(lookedAt(recordWith([look]).history, 1, view())).toBeNull();
});

test("cards looked at leave the table with the choice that they were for; those looked at without a choice stay to be read", () => {
  const look = scenes.search.events[0];
  if (look === undefined) throw new Error("The search begins by looking");
  const record = recordWith([look]);
  expect(lookedBeside("list", record, 0, view())?.hands.flat()).toHaveLength(21);
  expect(lookedBeside("main", record, 0, view())?.hands.flat()).toHaveLength(21);
  expect(lookedBeside("main", { ...record, fresh: [] }, 0, view())).toBeNull();
  expect(lookedBeside("sheet", record, 0, view())).toBeNull();
});
