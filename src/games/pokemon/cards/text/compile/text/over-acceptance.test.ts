import { describe, expect, it } from "vitest";
import { TextFailure } from "@/kernel/texts/failure";
import { abilities } from "../../render/cases/abilities";
import { cards } from "../../render/cases/cards";
import { changes } from "../../render/cases/changes";
import { choices } from "../../render/cases/choices";
import { control } from "../../render/cases/control";
import { damage } from "../../render/cases/damage";
import { hands } from "../../render/cases/hands";
import { players } from "../../render/cases/players";
import { pokemon } from "../../render/cases/pokemon";
import { compileAbility, compileSteps } from ".";

const setting = { name: "Mossling", attacks: ["Bark Bash", "Tackle"], abilities: ["Sap Flow"] };

/** The effect as text, or null for a text that does not compile. */
function compiled(text: string, how: typeof compileSteps | typeof compileAbility): string | null {
  try {
    return JSON.stringify(how(text, setting));
  } catch (error) {
    if (error instanceof TextFailure) return null;
    throw error;
  }
}

/** Changes that change nothing, each with what the meaning hangs on instead. */
const HARMLESS: readonly { readonly change: RegExp; readonly because: string }[] = [
  { change: /^drop cards?\.? /, because: '"an Item" is an Item card' },
  { change: /^drop then, /, because: "sentences are carried out in their order anyway" },
  { change: /^drop any /, because: '"can\'t play Item cards" speaks of any' },
  { change: /^drop of your/, because: '"each your" can mean but one thing' },
  { change: /^drop and /, because: "a comma joins two instructions too" },
  { change: /^drop each (pokémon|basic)/, because: '"both yours and your opponent\'s" says that it is each' },
  { change: /^drop different type/, because: "types that are counted are different ones" },
  { change: /^drop have your/, because: '"you may your opponent shuffle" can mean but one thing' },
  { change: /^drop you discarded/, because: '"discarded in this way" says by whom' },
  { change: /^drop in this$/, because: 'older cards say "discarded this way"' },
  { change: /^drop if you$/, because: '"you use this Ability" is so wherever its text is read' },
  { change: /^double you win/, because: '"you" before an instruction names who follows it anyway' },
];

const STEPS = [
  "Flip a coin. If heads, this attack does 30 more damage. If tails, this Pokémon is now Asleep.",
  "Discard 2 Energy from this Pokémon, and this attack does 40 damage to 1 of your opponent's Benched Pokémon.",
  "Search your deck for up to 2 Basic Pokémon and put them onto your Bench.",
  "Your opponent reveals their hand. Choose an Item card you find there and put it on the bottom of their deck.",
  "Heal 50 damage from 1 of your Benched Pokémon.",
  "If your opponent's Active Pokémon is Poisoned, this attack does 70 more damage.",
  "Put 3 damage counters on your opponent's Pokémon in any way you like.",
  "During your opponent's next turn, this Pokémon takes 20 less damage from attacks (after applying Weakness and Resistance).",
];
const ABILITIES = [
  "Once during your turn, you may attach a basic Energy card from your discard pile to 1 of your Benched Pokémon.",
  "As long as this Pokémon is in the Active Spot, your opponent can't play any Item cards from their hand.",
  "Prevent all damage done to this Pokémon by attacks from your opponent's Basic Pokémon.",
  "When you play this Pokémon from your hand to evolve 1 of your Pokémon during your turn, you may draw 2 cards.",
];

type How = typeof compileSteps | typeof compileAbility;
const read =
  (how: How) =>
  (text: string): readonly [string, How] => [text, how];

/** About half of what the renderer's cases say and the compiler reads, by the length of the text: other cases change nothing for these. */
const RENDERED = [
  ...[...control, ...choices, ...damage, ...cards, ...hands, ...pokemon].map(({ said }) => read(compileSteps)(said.en)),
  ...[...abilities, ...players, ...changes].map(({ said }) => read(compileAbility)(said.en)),
].filter(([text, how]) => text.length % 2 === 0 && compiled(text, how) !== null);
const SAMPLE = [...STEPS.map(read(compileSteps)), ...ABILITIES.map(read(compileAbility)), ...RENDERED];

/** The sentence with one word dropped, doubled, or exchanged with the next; each named with the word and the next. */
function* mutations(text: string): Generator<readonly [name: string, text: string]> {
  const words = text.split(" ");
  for (const [at, word] of words.entries()) {
    const before = words.slice(0, at);
    const after = words.slice(at + 1);
    const [next, ...rest] = after;
    yield [`drop ${word} ${next ?? ""}`.toLowerCase(), [...before, ...after].join(" ")];
    yield [`double ${word} ${next ?? ""}`.toLowerCase(), [...before, word, word, ...after].join(" ")];
    if (next !== undefined && next !== word) yield [`swap ${word} ${next}`, [...before, next, word, ...rest].join(" ")];
  }
}

describe("a word dropped, doubled or swapped", () => {
  it("is tried on a good part of what the compiler reads", () => expect(SAMPLE.length).toBeGreaterThan(80));

  it.each(SAMPLE)("fails or says something else: %s", (text, how) => {
    const meant = compiled(text, how);
    expect(meant).not.toBeNull();
    const same = [...mutations(text)].filter(
      ([name, mutated]) => !HARMLESS.some(({ change }) => change.test(name)) && compiled(mutated, how) === meant,
    );
    expect(same).toEqual([]);
  });
});

describe("words that change the meaning change the effect", () => {
  it.each([
    ["Discard an Energy from your opponent's Active Pokémon.", "Discard an Energy from your Active Pokémon."],
    ["You may draw 2 cards.", "Draw 2 cards."],
    [
      "Search your deck for up to 2 Item cards and put them into your hand.",
      "Search your deck for 2 Item cards and put them into your hand.",
    ],
    ["Heal 30 damage from each of your Pokémon.", "Heal 30 damage from 1 of your Pokémon."],
    ["This Pokémon can't attack during your next turn.", "This Pokémon can't attack during your opponent's next turn."],
    ["Put a card from your discard pile into your hand.", "Put a card from your discard pile on top of your deck."],
    ["If heads, draw a card.", "If tails, draw a card."],
  ])("%s / %s", (one, other) => {
    const [first, second] = [one, other].map((text) => compiled(text.startsWith("If") ? `Flip a coin. ${text}` : text, compileSteps));
    expect(first).not.toBeNull();
    expect(second).not.toBeNull();
    expect(first).not.toBe(second);
  });
});
