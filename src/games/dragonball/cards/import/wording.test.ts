import { describe, expect, it } from "vitest";
import { reworded, skillsOf } from "./wording";

describe("the wording of a skill", () => {
  it.each([
    ["[Evolve] RR[two] : ＜Mossling＞", "[Evolve] (R)(R)(2) : ＜Mossling＞"],
    ["[Activate Main][Limit 1]B, draw 1 card", "[Activate: Main][Limit 1] (B), draw 1 card"],
    ["[Arrival Red/Green]R/G", "[Arrival Red/Green] (R/G)"],
    ["[Union-Fusion] (R)(R) : Moss", "[Union-Fusion] (R)(R) : Moss"],
    ["[Permanent] Reduce its cost by G G.", "[Permanent] Reduce its cost by (G)(G)."],
    ["[EX-Evolve] Green ＜Mossling＞", "[EX-Evolve] Green ＜Mossling＞"],
    ["[Over Realm 4] 2", "[Over Realm 4] (2)"],
    ["[Union-Fusion] (R)(1):＜Moss＞", "[Union-Fusion] (R)(1) : ＜Moss＞"],
    ["[Auto] Blue cards gain power.", "[Auto] Blue cards gain power."],
  ])("DB-COST-12 has one notation for prices: %s", (printed, ours) => expect(reworded(printed)).toBe(ours));

  it.each([
    ["[Activate : Main] Draw 1 card.", "[Activate: Main] Draw 1 card."],
    ["[Activate Main/Battle]", "[Activate: Main/Battle]"],
    ["[Counter Attack][Once Per Turn]", "[Counter: Attack][Once per turn]"],
    ["[Union Potara]", "[Union-Potara]"],
    ["[UNISON -x]", "[UNISON -X]"],
    ["[Empower Red 3/Blue 3]", "[Empower Red/Blue 3]"],
  ])("DB-KEY-01a has one spelling for keywords: %s", (printed, ours) => expect(reworded(printed)).toBe(ours));

  it.each([
    ["〈Mossling : Br〉 and <Fern>", "＜Mossling: Br＞ and ＜Fern＞"],
    ["≪Moss≫ or <<Moss>> or ＜＜Moss＞＞", "《Moss》 or 《Moss》 or 《Moss》"],
    ["ＤＲＡＷ １ card's worth", "DRAW 1 card's worth"],
  ])("DB-CARD-06, DB-CARD-07 has one kind of bracket for names: %s", (printed, ours) => expect(reworded(printed)).toBe(ours));

  it("DB-CARD-16 leaves out what only reminds of a keyword", () => {
    expect(reworded("[Barrier] (This card can't be chosen by the skills of your opponent's cards.)")).toBe("[Barrier]");
    expect(reworded("[Auto] Play 1 Moss token. (Moss tokens have 10000 power.)")).toBe(
      "[Auto] Play 1 Moss token. (Moss tokens have 10000 power.)",
    );
  });

  it("sets the colon off, but not that of a name", () => {
    expect(reworded("[Activate: Main] Draw 1 card: Play ＜Moss : Br＞.")).toBe("[Activate: Main] Draw 1 card : Play ＜Moss: Br＞.");
  });

  it("DB-SKILL-01 parts two skills that stand in one entry", () => {
    expect(skillsOf(["[Permanent] This card can't attack.[Activate Main]R, draw 1 card"])).toEqual([
      "[Permanent] This card can't attack.",
      "[Activate: Main] (R), draw 1 card",
    ]);
  });

  it("joins what goes on with the skill before", () => {
    expect(skillsOf(["[Auto] Choose one—", "・Draw 1 card.", "・KO this card.", "※"])).toEqual([
      "[Auto] Choose one- • Draw 1 card. • KO this card.",
    ]);
  });
});
