import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { EnergyCard, PokemonCard } from "@/games/pokemon/engine/card";
import type { Instruction, PokemonSelector } from "@/games/pokemon/engine/effects/language";
import { type Print, REASONS, secondReading } from ".";

const FACTS: Omit<PokemonCard, "attacks" | "abilities"> = {
  category: "Pokémon",
  id: "test-1",
  name: "Mossling",
  marks: [],
  stage: "Basic",
  evolvesFrom: [],
  hp: 60,
  types: ["Grass"],
  weaknesses: [],
  resistances: [],
  retreatCost: 1,
};

/** What is found of an attack with this text that does this: "print: number: 2", "program: number: 3". */
function found(text: string, effect: readonly Instruction[], base = 0): readonly string[] {
  const print: Print = { name: "Mossling", attacks: [{ text }], abilities: [] };
  const attack = { name: "Bark Bash", cost: [], effect, ...(base > 0 && { damage: { base } }) };
  return secondReading(print, { ...FACTS, abilities: [], attacks: [attack] })
    .map(({ only, fact }) => `${only}: ${fact}`)
    .toSorted();
}

const theirs: PokemonSelector = { pokemon: "active", side: "opponents" };
const draw = (count: number): Instruction => ({ do: "draw", count });
const hit = (to: PokemonSelector): readonly Instruction[] => [{ do: "damage", amount: 20, to }];
const benched = (side: "yours" | "opponents" | "both", place: "bench" | "inPlay" = "bench"): PokemonSelector => ({
  pokemon: "choose",
  side,
  place,
  count: 1,
});
const search = (where: object, destination: "hand" | "bench" = "hand"): Instruction => ({
  do: "move",
  cards: { cards: "choose", from: { zone: "deck", of: "you" }, count: { upTo: 2 }, where },
  destination: { to: destination },
});
const lasting = (duration: "opponentsNextTurn" | "yourNextTurn"): Instruction => ({
  do: "lasting",
  change: { forbid: "retreat", on: theirs },
  duration,
});

describe("a text and what it became", () => {
  it.each<readonly [string, readonly Instruction[]]>([
    ["Draw 2 cards.", [draw(2)]],
    ["Draw two cards. (You can't draw 5.)", [draw(2)]],
    ["You may draw a card.", [{ do: "may", steps: [draw(1)] }]],
    [
      "Flip 2 coins. For each heads, draw a card.",
      [
        { do: "flip", coins: 2 },
        { do: "repeat", times: { count: "heads" }, steps: [draw(1)] },
      ],
    ],
    ["This attack does 20 damage to 1 of your opponent's Benched Pokémon.", hit(benched("opponents"))],
    ["Remove 3 damage counters from Mossling.", [{ do: "heal", amount: 30, on: { pokemon: "self" } }]],
    ["The Defending Pokémon is now Asleep.", [{ do: "afflict", condition: "Asleep", pokemon: theirs }]],
    ["The Defending Pokémon can't retreat during your opponent's next turn.", [lasting("opponentsNextTurn")]],
    [
      "Search your deck for up to 2 Basic Pokémon and put them onto your Bench. Shuffle your deck afterward.",
      [search({ category: "Pokémon", stages: ["Basic"] }, "bench")],
    ],
    ["Search your deck for up to 2 {R} Energy cards and put them into your hand.", [search({ category: "Energy", types: ["Fire"] })]],
  ])("say the same: %s", (text, effect) => {
    expect(found(text, effect)).toEqual([]);
  });

  it("say the same where the damage beside the attack is said again", () => {
    const more: Instruction = { do: "attackDamage", change: "more", amount: 10 };
    const effect: readonly Instruction[] = [{ do: "flip", coins: 1, heads: [more] }];
    expect(found("Flip a coin. If heads, this attack does 30 damage plus 10 more damage.", effect, 30)).toEqual([]);
    expect(found("Flip a coin. If heads, this attack does 10 more damage and not 30.", effect)).toEqual(["print: number: 30"]);
  });

  it.each<readonly [string, string, readonly Instruction[], readonly string[]]>([
    ["a number", "Draw 2 cards.", [draw(3)], ["print: number: 2", "program: number: 3"]],
    [
      "coins",
      "Flip 2 coins. If both are heads, draw a card.",
      [{ do: "flip", coins: 3, heads: [draw(1)] }],
      ["print: number: 2", "print: coin: 2", "program: number: 3", "program: coin: 3"],
    ],
    ["a choice", "You may draw a card.", [draw(1)], ["print: choice: may"]],
    [
      "up to",
      "Search your deck for 2 Basic Pokémon and put them into your hand.",
      [search({ stages: ["Basic"] })],
      ["program: choice: up to"],
    ],
    [
      "whose",
      "This attack does 20 damage to 1 of your opponent's Benched Pokémon.",
      hit(benched("yours")),
      ["print: place: opponent's Bench", "print: place: opponent", "program: place: your Bench"],
    ],
    [
      "both players'",
      "This attack does 20 damage to 1 of your opponent's Benched Pokémon.",
      hit(benched("both")),
      ["program: place: your Bench"],
    ],
    [
      "a place",
      "This attack does 20 damage to 1 of your opponent's Pokémon.",
      hit(benched("opponents")),
      ["print: place: opponent's Pokémon", "program: place: Bench", "program: place: opponent's Bench"],
    ],
    [
      "a type",
      "Search your deck for up to 2 {R} Energy cards and put them into your hand.",
      [search({ category: "Energy", types: ["Water"] })],
      ["print: type: Fire", "program: type: Water"],
    ],
    [
      "basic Energy",
      "Search your deck for up to 2 basic Energy cards and put them into your hand.",
      [search({ category: "Energy" })],
      ["print: card: basic Energy"],
    ],
    [
      "a stage",
      "Search your deck for up to 2 Stage 1 Pokémon and put them into your hand.",
      [search({ stages: ["Basic"] })],
      ["print: card: Stage 1", "program: card: Basic"],
    ],
    [
      "a mark",
      "Search your deck for up to 2 Pokémon-GX and put them into your hand.",
      [search({ marks: ["ex"] })],
      ["print: mark: GX", "program: mark: ex"],
    ],
    [
      "a Special Condition",
      "The Defending Pokémon is now Asleep.",
      [{ do: "afflict", condition: "Burned", pokemon: theirs }],
      ["print: condition: Asleep", "program: condition: Burned"],
    ],
    [
      "a time",
      "The Defending Pokémon can't retreat during your opponent's next turn.",
      [lasting("yourNextTurn")],
      ["print: time: opponent's next turn", "program: time: your next turn"],
    ],
    [
      "this Pokémon",
      "The Defending Pokémon can't retreat during your opponent's next turn.",
      [{ do: "lasting", change: { forbid: "retreat", on: { pokemon: "self" } }, duration: "opponentsNextTurn" }],
      ["print: place: Active", "program: place: this card"],
    ],
    ["before damage", "Before doing damage, draw a card.", [draw(1)], ["print: limit: before damage"]],
    [
      "who chooses",
      "Your opponent switches their Active Pokémon with 1 of their Benched Pokémon.",
      [{ do: "switch", side: "opponents", chooser: "you" }],
      ["print: deed: opponent chooses"],
    ],
  ])("differ in %s", (_, text, effect, differing) => {
    expect(found(text, effect)).toEqual(differing.toSorted());
  });
});

describe("a difference that is none", () => {
  it("has a reason", () => {
    const energy: EnergyCard = {
      category: "Energy",
      id: "test-2",
      name: "Moss Energy",
      marks: [],
      kind: "Special",
      provides: [["Grass", "Fire"]],
      whileAttached: [],
    };
    const text = "This card provides Colorless Energy. While this card is attached to a Pokémon, it provides Grass or Fire Energy.";
    expect(secondReading({ name: "Moss Energy", text }, energy)).toMatchObject([
      { fact: "type: Colorless", only: "print", reason: { because: expect.stringContaining("not attached") } },
    ]);
  });

  it("is named in our words", () => {
    for (const { because } of REASONS) expect(because).toMatch(/^[a-z0-9].*[^.]$/);
  });
});

describe("the second reader", () => {
  it("knows nothing of the grammar", () => {
    const folder = new URL(".", import.meta.url);
    for (const file of readdirSync(folder).filter((name) => !name.endsWith(".test.ts")))
      expect(readFileSync(new URL(file, folder), "utf8"), file).not.toMatch(/from "@\/games\/pokemon\/cards|from "\.\.\//);
  });
});
