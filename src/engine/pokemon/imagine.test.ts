import { describe, expect, it } from "vitest";
import { streamFrom } from "../kernel/random";
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
});
