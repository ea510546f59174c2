import { expect, it } from "vitest";
import type { Ability } from "../card";
import type { Triggered } from "../effects/language";
import { ability, pokemon, SELF, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";

const atEnd = (draws: number): Triggered => ({
  kind: "triggered",
  on: { event: "endOfTurn", of: "you" },
  steps: [{ do: "draw", count: draws }],
});
const holding = (name: string, ...abilities: Ability[]) => pokemon(name, 90, "Water", { abilities });

it("EFF-56 who orders effects sees for each its name, its printed place and its Pokémon", () => {
  const still = ability("Still", { kind: "continuous", change: { forbid: "retreat", on: SELF } });
  const t = scenario({
    cards: [
      holding("Twofold", still, ability("First", atEnd(1))),
      holding("Single", ability("Second", atEnd(2))),
      trainer("Clock Tower", "Stadium", { whileInPlay: [{ ...atEnd(1), on: { event: "endOfTurn", of: "both" } }] }),
    ],
    stadium: "Clock Tower",
    you: { active: "Twofold", bench: ["Single"] },
  });
  t.endTurn();
  expect(t.decision.options).toEqual([
    { pick: "trigger", card: "Twofold", index: 1, name: "First", pokemon: t.you.active?.id },
    { pick: "trigger", card: "Single", index: 0, name: "Second", pokemon: t.you.bench[0]?.id },
    { pick: "trigger", card: "Clock Tower", index: -1, name: "Clock Tower" },
  ]);
  t.choose("Second").choose("Clock Tower");
  expect(t.happened("abilityUsed").map(({ name }) => name)).toEqual(["Second", "Clock Tower", "First"]);
});
