import { expect, it } from "vitest";
import { attack, pokemon } from "@/games/pokemon/engine/testing/cards";
import { readDefinition } from ".";
import { splitBySleep } from "./from-1";

/** A card as version 1 had it: with one continuous effect in its Ability, and one in the use of its attack. */
const stored = (inAbility: object, inUsage: object) =>
  JSON.parse(
    JSON.stringify({
      ...pokemon("Mossling", 60, "Grass", {}),
      attacks: [{ ...attack("Dream", "G", "20"), usage: [{ kind: "continuous", change: inUsage }] }],
      abilities: [{ name: "Moss", kind: "Ability", effects: [{ kind: "continuous", change: inAbility }] }],
    }),
  );
const on = { pokemon: "self" } as const;
const wakeful = { permit: "attackWhileAsleepOrParalyzed", on };

it("attacking while Asleep or Paralyzed becomes two permissions", () => {
  const card = readDefinition(stored({ forbid: "retreat", on }, wakeful), 1, "Mossling");
  expect(card.category === "Pokémon" && card.attacks[0]?.usage).toEqual([
    { kind: "continuous", change: { permit: "attackWhileAsleep", on } },
    { kind: "continuous", change: { permit: "attackWhileParalyzed", on } },
  ]);
});

it("a hand that effects can't discard from is one that they can't move into the discard pile", () => {
  const card = readDefinition(stored({ forbid: "discardByEffects", who: "you" }, { forbid: "retreat", on }), 1, "Mossling");
  const change = { forbid: "moveByEffects", cards: { zone: "hand", of: "you" }, to: ["discard"], from: "opponent" };
  expect(card.category === "Pokémon" && card.abilities[0]?.effects).toEqual([{ kind: "continuous", change }]);
});

it("what version 2 says already stays as it is", () => {
  const card = stored({ permit: "attackWhileAsleep", on }, { forbid: "retreat", on });
  expect(splitBySleep(card)).toEqual(card);
});
