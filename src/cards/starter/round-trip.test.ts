import { expect, it } from "vitest";
import type { PrintedCard } from "@/cards/text/compile/card";
import { rendered, roundTrips } from "@/cards/text/compile/round-trip";
import type { CardDefinition } from "@/engine/pokemon/card";
import { starterCards } from ".";

/** The facts of a card with our own English sentences as its texts. */
function printedAs(definition: CardDefinition): PrintedCard {
  const texts = rendered(definition, "en") ?? [];
  if (definition.category !== "Pokémon") {
    const text = texts[0] ?? "";
    if (definition.category === "Energy") return { ...definition, text };
    return { ...definition, text, attacks: [] };
  }
  const { attacks, abilities, ancientTrait, ...facts } = definition;
  const after = attacks.length + abilities.length;
  return {
    ...facts,
    attacks: attacks.map((attack, index) => ({ ...attack, text: texts[index] ?? "" })),
    abilities: abilities.map((ability, index) => ({ ...ability, text: texts[attacks.length + index] ?? "" })),
    ...(ancientTrait && { ancientTrait: { name: ancientTrait.name, text: texts[after] ?? "" } }),
  };
}

it("compiles our English sentences to the same card again", () => {
  const astray = starterCards.flatMap(({ definition }) => (roundTrips(printedAs(definition), definition) ? [] : [definition.id]));
  expect(astray).toEqual([]);
});

it("says something of every card that does something", () => {
  for (const { definition } of starterCards) {
    if (definition.category === "Trainer") expect(rendered(definition, "fr")?.join(""), definition.id).not.toBe("");
  }
});
