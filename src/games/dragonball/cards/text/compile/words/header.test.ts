import { describe, expect, it } from "vitest";
import { headersOf } from "./header";

describe("the brackets a skill begins with", () => {
  it("DB-SKILL-01 tell its type", () => {
    expect(headersOf("[Counter: Attack] Negate the attack.")).toEqual([
      { kind: { type: "counter", counters: "Counter: Attack" }, keywords: {}, text: "Negate the attack." },
    ]);
  });

  it("DB-KEY-01a may hold several keywords, each a skill", () => {
    expect(headersOf("[Deflect][Double Strike]").map(({ kind }) => kind)).toEqual([
      { type: "keyword", name: "Deflect" },
      { type: "keyword", name: "Double Strike" },
    ]);
  });

  it("DB-KEY-44a, DB-KEY-21 may hold keywords that stand on the skill", () => {
    expect(headersOf("[Auto][Limit 1][Bond 2] Draw 1 card.")).toMatchObject([{ keywords: { limit: 1, bond: { count: 2 } } }]);
  });

  it("DB-UNI-11 tell the marker cost", () => {
    expect(headersOf("[UNISON -3][Activate: Main] Draw 1 card.")).toMatchObject([{ markers: -3, kind: { timing: "main" } }]);
  });

  it("DB-COST-11 are followed by what is paid, before the colon", () => {
    expect(headersOf("[Activate: Main] (R)(1), if you have ＜Moss: Br＞ : Draw 1 card.")).toMatchObject([
      { price: "(R)(1)", cost: "if you have ＜Moss: Br＞", text: "Draw 1 card." },
    ]);
  });

  it("DB-COST-12 may be followed by a price alone", () => {
    expect(headersOf("[Activate: Main] (R)(1) : Draw 1 card.")).toEqual([
      { kind: { type: "activate", timing: "main" }, keywords: {}, price: "(R)(1)", text: "Draw 1 card." },
    ]);
  });

  it.each([
    "[Permanent] ＜Moss＞ in your hand gain [Evolve] (R) : ＜Mossling＞.",
    "[Permanent] This card gains the following skill. • [Evolve] (R) : ＜Mossling＞.",
    "[Auto] Do as the colors say. • Red : Draw 1 card.",
  ])("DB-COST-11 the colon of a gained skill or an option ends no cost: %s", (entry) => {
    expect(headersOf(entry)).toEqual([expect.not.objectContaining({ cost: expect.anything() })]);
  });

  it.each([
    ["[Swap 5] Moss.", { name: "Swap", number: 5 }],
    ["[Arrival Red/Blue]", { name: "Arrival", colors: ["red", "blue"] }],
    ["[Empower Green 3]", { name: "Empower", colors: ["green"], number: 3 }],
    ["[Over Realm 4]", { name: "Over Realm", number: 4 }],
  ])("hold the numbers and colours of a keyword: %s", (entry, kind) => expect(headersOf(entry)).toMatchObject([{ kind }]));

  it.each(["Draw 1 card.", "[Moss] Draw 1 card.", "[Auto][Permanent] Draw 1 card."])("are refused where they say nothing: %s", (entry) => {
    expect(() => headersOf(entry)).toThrow();
  });
});
