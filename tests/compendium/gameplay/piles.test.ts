import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Hand, deck and discard pile", () => {
  it("CMP-806 a hand has no limit", () => {
    const t = scenario({ you: { hand: Array.from({ length: 30 }, () => "Abra") } });
    expect(t.endTurn().endTurn().you.hand).toHaveLength(31);
  });

  it("CMP-789 either player sees each discard pile", () => {
    const t = scenario({ you: { discard: ["Abra", "Zubat"] }, opponent: { discard: ["Chespin"] } });
    for (const viewer of [0, 1] as const)
      expect(t.view(viewer).sides.map(({ discard }) => discard.map(({ card }) => card))).toEqual([["Abra", "Zubat"], ["Chespin"]]);
  });

  it("CMP-791, CMP-843 either player knows how many cards each deck has", () => {
    const t = scenario({ you: { deck: ["Abra", "Zubat"] }, opponent: { deck: ["Chespin"] } });
    for (const viewer of [0, 1] as const) expect(t.view(viewer).sides.map(({ deckCount }) => deckCount)).toEqual([2, 1]);
  });

  const heavy = (deck: string[]) => scenario({ cards: real("bw4-88"), you: { hand: ["Heavy Ball"], deck } });

  it("CMP-840 an empty deck is not searched", () => {
    expect([heavy(["Snorlax"]).canPlay("Heavy Ball"), heavy([]).canPlay("Heavy Ball")]).toEqual([true, false]);
  });

  it("CMP-841 a deck is searched for what is not there", () => {
    const t = heavy(["Abra", "Zubat"]).play("Heavy Ball").choose();
    expect([t.you.hand, t.you.discard]).toEqual([[], ["Heavy Ball"]]);
  });

  it("CMP-787 a card that goes from the discard pile into the hand is seen by both", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sm2-39"),
      you: { active: { name: "Mareanie", energy: ["Water Energy"] }, discard: ["Zubat", "Abra"] },
    });
    t.attack("Bail Out").choose("Abra");
    const [back] = t.happened("moved").filter(({ from }) => from.zone === "discard");
    expect(back).toMatchObject({ cards: [{ card: "Abra" }], to: { zone: "hand", seat: 0 }, visibleTo: "all" });
  });
});
