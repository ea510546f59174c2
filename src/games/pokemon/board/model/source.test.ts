import { expect, test } from "vitest";
import type { GameEvent } from "@/games/pokemon/engine/events";
import { faces } from "../fixtures/faces";
import { decision, recordWith, view } from "../fixtures/table";
import { askingText } from "./source";

const { greninja, professor } = faces;
if (greninja?.category !== "Pokémon" || professor === undefined) throw new Error("Both are in the fixtures");

const asked = (card: string) => decision({ kind: "yesNo", purpose: "may", options: [{ pick: "yes" }, { pick: "no" }], source: { card } });
const asks = (events: readonly GameEvent[], turn = view().turn) =>
  askingText(asked("greninja"), greninja, turn, recordWith(events).history).name;
const attack: GameEvent = { type: "attackUsed", seat: 0, pokemon: 1, card: "greninja", index: 0, name: "Mist Slash" };
const ability: GameEvent = { type: "abilityUsed", seat: 0, pokemon: 1, card: "greninja", index: 0, name: "Water Shuriken" };

test("a Trainer card asks by its own text", () => {
  expect(askingText(asked("professor"), professor, 8, [])).toMatchObject({
    name: professor.name,
    text: "text" in professor ? professor.text : "",
  });
});

test("a Pokémon asks by what was used of it last in this turn", () => {
  expect(asks([attack])).toBe(greninja.attacks[0]?.name);
  expect(asks([attack, ability])).toBe(greninja.abilities[0]?.name);
});

test("what was used in another turn, or by another card, does not ask", () => {
  expect(asks([attack], 9)).not.toBe(greninja.attacks[0]?.name);
  expect(asks([{ ...attack, card: "lapras" }])).not.toBe(greninja.attacks[0]?.name);
});
