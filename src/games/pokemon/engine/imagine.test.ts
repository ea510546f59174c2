import { describe, expect, it } from "vitest";
import { streamFrom } from "@/kernel/random";
import { imagine } from "./imagine";
import { scenario } from "./testing/scenario";

const table = () =>
  scenario({
    you: { active: "Froakie", hand: ["Chespin", "Potion"], deck: ["Chespin", "Fire Energy", "Potion", "Froakie"] },
    opponent: { active: "Chespin", bench: ["Magnemite"], hand: ["Snorlax", "Switch"], deck: ["Potion", "Switch", "Snorlax"] },
  });

/** What the hidden cards are called, by zone. */
const faces = ({ rules }: ReturnType<typeof table>["state"], cards: readonly number[]) =>
  cards.map((card) => rules.table[rules.cards[card] ?? -1] ?? "");

describe("a match as a seat may take it to be", () => {
  it("shows that seat the same", () => {
    const t = table();
    const imagined = imagine(t.state, 0, "any");
    expect(t.seenIn(imagined, 0)).toEqual(t.seenIn(t.state, 0));
  });

  it("mixes the seat's own deck and Prize cards, and keeps what is in them", () => {
    const { state } = table();
    const own = (of: typeof state) => faces(of, [...of.sides[0].deck, ...of.sides[0].prizes]);
    const dreams = Array.from({ length: 10 }, (_, number) => own(imagine(state, 0, `${number}`)));
    expect(new Set(dreams.map((dream) => dream.join())).size).toBeGreaterThan(1);
    for (const dream of dreams) expect(dream.toSorted()).toEqual(own(state).toSorted());
  });

  it("holds nothing of what the other player hides: another hand and deck give the same", () => {
    const { state } = table();
    const { sides, rules } = state;
    const cards = rules.cards.slice();
    const hidden = [...sides[1].hand, ...sides[1].deck, ...sides[1].prizes];
    for (const card of hidden) cards[card] = rules.table.indexOf("Water Energy");
    const other = { ...state, rules: { ...rules, cards }, random: streamFrom("another") };
    expect(JSON.stringify(imagine(other, 0, "any"))).toBe(JSON.stringify(imagine(state, 0, "any")));
  });

  const everySeed = (state: ReturnType<typeof table>["state"]) => Array.from({ length: 30 }, (_, number) => imagine(state, 0, `${number}`));

  it("leaves Prize cards that lie face up where they are", () => {
    const { state } = table();
    const [up, ...down] = state.sides[0].prizes;
    const turned = { ...state, sides: [{ ...state.sides[0], prizesUp: [up ?? -1] }, state.sides[1]] } as const;
    const cards = state.rules.cards.slice();
    cards[up ?? -1] = state.rules.table.indexOf("Chespin");
    for (const dream of everySeed({ ...turned, sides: [turned.sides[0], turned.sides[1]], rules: { ...state.rules, cards } })) {
      expect(faces(dream, [up ?? -1])).toEqual(["Chespin"]);
      expect(faces(dream, down)).toHaveLength(5);
    }
  });

  it("knows that places of Prize cards that were taken are empty", () => {
    const { state } = table();
    const taken = { ...state, sides: [{ ...state.sides[0], prizes: [-1, ...state.sides[0].prizes.slice(1)] }, state.sides[1]] };
    const [mine, theirs] = taken.sides;
    if (!mine || !theirs) throw new Error("A match has two sides.");
    for (const dream of everySeed({ ...state, sides: [mine, theirs] }))
      expect(Object.keys(dream.rules.cards)).toHaveLength(state.rules.cards.length);
  });

  it("guesses what the other player hides from what of theirs lies open and from its own deck", () => {
    const { state } = table();
    const { hand, deck, prizes } = state.sides[1];
    const guessed = new Set(everySeed(state).flatMap((dream) => faces(dream, [...hand, ...deck, ...prizes])));
    expect([...guessed].sort()).toEqual(["Chespin", "Fire Energy", "Froakie", "Magnemite", "Potion", "Water Energy"]);
  });

  it.each([
    [17, true],
    [18, false],
  ])("… and where many lie open, from these alone (%i discarded)", (discarded, isGuessed) => {
    const t = scenario({
      you: { active: "Froakie", deck: ["Fire Energy", "Fire Energy"] },
      opponent: { active: "Chespin", bench: ["Magnemite"], hand: ["Snorlax"], discard: Array.from({ length: discarded }, () => "Potion") },
    });
    const { hand, deck, prizes } = t.state.sides[1];
    const guessed = new Set(everySeed(t.state).flatMap((dream) => faces(dream, [...hand, ...deck, ...prizes])));
    expect(guessed.has("Froakie")).toBe(isGuessed);
    expect([...guessed].filter((name) => name === "Snorlax")).toEqual([]);
  });
});
