import { describe, expect, it } from "vitest";
import { compileAbility, compileSteps } from ".";

const setting = { name: "Mossling", attacks: ["Bark Bash"], abilities: ["Sap Flow"] };
const _steps = (text: string, more: object = {}) => compileSteps(text, { ...setting, ...more }).steps;
const effects = (text: string, more: object = {}) => compileAbility(text, { ...setting, ...more }).effects;
const self = { pokemon: "self" } as const;
const _defending = { pokemon: "active", side: "opponents" } as const;

describe("older Trainer and Energy cards", () => {
  const berry = { name: "Moss Berry", category: "Trainer" } as const;

  it.each([
    [
      "Discard 1 Energy card attached to 1 of your Pokémon in order to choose 1 of your opponent's Pokémon and up to 2 Energy cards attached to it. Discard those Energy cards.",
      "Discard 1 Energy card attached to 1 of your Pokémon in order to discard up to 2 Energy cards attached to 1 of your opponent's Pokémon.",
    ],
    [
      "You and your opponent show each other your hands, then shuffle all the Trainer cards from your hands into your decks.",
      "Each player reveals his or her hand and shuffles all Trainer cards in his or her hand into his or her deck.",
    ],
    [
      "Put a Stage 2 Evolution card from your hand on the matching Basic Pokémon. You can play this card only when you would be allowed to evolve that Pokémon anyway.",
      "Choose 1 of your Basic Pokémon in play. If you have a Stage 2 card in your hand that evolves from that Pokémon, put that card onto the Basic Pokémon. You can't use this card during your first turn or on a Basic Pokémon that was put into play this turn.",
    ],
  ])("%s", (old, since) => expect(compileSteps(old, { ...setting, ...berry })).toEqual(compileSteps(since, { ...setting, ...berry })));

  it("pay for a card of the deck with one of the hand that goes there", () => {
    const text =
      "Trade 1 of the Basic Pokémon or Evolution cards in your hand for 1 of the Basic Pokémon or Evolution cards from your deck. Show both cards to your opponent. Shuffle your deck afterward.";
    const kinds = [{ stages: ["Basic"] }, { evolution: true }];
    expect(compileSteps(text, { ...setting, ...berry })).toMatchObject({
      cost: [{ do: "move", cards: { from: { zone: "hand" }, where: { anyOf: kinds } }, destination: { to: "deck" }, reveal: true }],
      steps: [{ do: "move", cards: { from: { zone: "deck" }, where: { anyOf: kinds } }, destination: { to: "hand" }, reveal: true }],
    });
  });

  it("speak of the Pokémon that they are attached to by their name", () => {
    expect(effects("The Pokémon that Moss Berry is attached to also has no Weakness.".replace("also ", ""), berry)).toEqual([
      { kind: "continuous", change: { modify: "weakness", on: self, set: "none" } },
    ]);
  });

  it("have no effect where they say so", () => {
    const text =
      "If the Pokémon that Moss Berry is attached to also has a basic Fire Energy card attached to it, damage done by that Pokémon's attacks isn't affected by Resistance. Ignore these effects if Moss Berry is attached to Pokémon ex.";
    expect(effects(text, berry)).toMatchObject([
      {
        change: { modify: "ignore", by: self, what: ["Resistance"] },
        while: { all: [{ if: "cards" }, { not: { where: { marks: ["ex"] } } }] },
      },
    ]);
  });

  it("provide more for whoever lies behind", () => {
    const text =
      "While in play, if you have more Prize cards left than your opponent, this card provides every type of Energy but provides only 3 in any combination at a time.";
    expect(compileAbility(text, { ...setting, ...berry, category: "Energy" }).said).toMatchObject([
      { says: "provides", when: { is: ">" } },
    ]);
    expect(
      compileAbility("If you have more Prize cards left than your opponent, this card provides {C}{C}.", { ...setting, ...berry }).said,
    ).toMatchObject([{ says: "provides", units: [["Colorless"], ["Colorless"]], when: { is: ">" } }]);
  });

  it("say again whom they may be attached to", () => {
    const text =
      "Attach Moss Berry to 1 of your Evolved Pokémon (excluding Pokémon ex and Pokémon that has an owner in its name) in play. If the Pokémon this card is attached to is a Pokémon ex or has an owner in its name, discard this card. When the Pokémon this card is attached to is no longer an Evolved Pokémon, discard this card.";
    expect(compileAbility(text, { ...setting, ...berry }).said).toEqual([
      { says: "attachTo", where: { evolution: true, not: { anyOf: [{ marks: ["ex"] }, { nameContains: "'s " }] } } },
    ]);
    const others =
      "This card can only be attached to a Pokémon (excluding Pokémon ex and Pokémon that has Twig or an owner in its name). If the Pokémon this card is attached to is a Basic Pokémon or Pokémon ex, discard this card. If the Pokémon this card is attached to isn't an Evolved Pokémon (or evolves into Pokémon ex), discard this card.";
    expect(compileAbility(others, { ...setting, ...berry }).said).toHaveLength(1);
  });

  it("are Fossils in some more words", () => {
    const text =
      "Play Moss Berry as if it were a Basic Pokémon. While in play, Moss Berry counts as a Colorless Pokémon (instead of a Trainer card). Moss Berry has no attacks of its own, can't retreat, and can't be affected by Special Conditions. If Moss Berry is Knocked Out, it doesn't count as a Knocked Out Pokémon. (Discard it anyway.) You can put Pokémon that evolve from Moss Berry on this card.";
    const { effects: found, said } = compileAbility(text, { ...setting, ...berry, hp: 40 });
    expect(said).toEqual([{ says: "fossil", hp: 40, types: ["Colorless"] }]);
    expect(found).toMatchObject([
      { change: { forbid: "retreat" } },
      { change: { prevent: "conditions" } },
      { change: { modify: "prizesForKnockOut" } },
    ]);
  });
});
