import { describe, expect, it } from "vitest";
import { printedCard } from "./print";
import { type CardRecord, cardRecord } from "./record";

const MOSS = { number: "T1-001", type: "Battle", colors: ["Red"], cost: 3, specified: "RR", comboPower: 5000 };
const card = (facts: object = {}, face: object = {}): CardRecord =>
  cardRecord.parse({ ...MOSS, ...facts, faces: [{ name: "Moss", power: 10000, skills: [], ...face }] });

describe("a record of a card", () => {
  it("DB-CARD-10 its cost has a total and a colour part", () => expect(printedCard(card()).cost).toEqual({ total: 3, colors: { red: 2 } }));

  it("DB-CARD-02 a multicolour card has the colours of its cost", () =>
    expect(printedCard(card({ colors: ["Multi"], specified: "YB" })).colors).toEqual(["blue", "yellow"]));

  it("DB-CARD-02 or those of its keywords, where the cost demands none", () => {
    const arrival = card({ colors: ["Multi"], specified: "" }, { skills: ["[Arrival Red/Green]"] });
    expect(printedCard(arrival).colors).toEqual(["red", "green"]);
  });

  it("DB-CARD-02 or those of the cards that [Awaken: Surge] asks for", () => {
    const text = "[Awaken: Surge] Choose 1 red card and 1 blue card in your hand and place them under this card : You may draw 2 cards.";
    expect(printedCard(card({ type: "Leader", colors: ["Multi"], cost: null }, { skills: [text] })).colors).toEqual(["red", "blue"]);
  });

  it("DB-CARD-17 a Z card whose source does not tell its Z-Energy cost has the one that is known by its number", () => {
    expect(printedCard(card({ number: "BT18-091", type: "Z-Leader", cost: null })).zCost).toBe(3);
    expect(printedCard(card({ type: "Z-Battle" })).zCost).toBeUndefined();
  });

  it("DB-CARD-17 the Z-Energy cost that the source tells wins", () =>
    expect(printedCard(card({ number: "BT18-091", type: "Z-Leader", cost: null, zCost: 1 })).zCost).toBe(1));

  it("DB-COMBO-02 a combo power without a combo cost costs 0", () =>
    expect(printedCard(card())).toMatchObject({ comboCost: 0, comboPower: 5000 }));

  it("DB-Z-01 a Z card is a further type", () =>
    expect(printedCard(card({ type: "Z-Battle" }))).toMatchObject({ type: "Battle", z: true }));

  it.each([
    ["unknown-color", { colors: ["White"] }, {}],
    ["no-colors", { colors: ["Multi"], specified: "" }, {}],
    ["no-cost", { cost: null }, {}],
    ["unreadable-cost", { specified: "RW" }, {}],
    ["no-power", {}, { power: undefined }],
  ])("is refused with its reason: %s", (code, facts, face) => {
    expect(() => printedCard(card(facts, face))).toThrow(expect.objectContaining({ code, id: "T1-001" }));
  });
});
