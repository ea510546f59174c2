import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

const DDD = ["Darkness Energy", "Darkness Energy", "Darkness Energy"];
const CCC = ["Water Energy", "Water Energy", "Water Energy"];

describe("Coins flipped again by Victory Star", () => {
  it("CMP-301 all coins of the attack are flipped again, not some", () => {
    const t = scenario({
      cards: real("bw3-14", "bw1-87"),
      coins: "HTTT",
      you: { active: { name: "Audino", energy: CCC }, bench: ["Victini"] },
    });
    t.attack("Doubleslap").choose("yes");
    expect(t.opponent.active?.damage).toBe(0);
  });

  it("CMP-300 the coin of a Confused Pokémon is not flipped again", () => {
    const t = scenario({
      cards: real("bw3-14", "bw1-87"),
      coins: "T",
      you: { active: { name: "Audino", energy: CCC, conditions: ["Confused"] }, bench: ["Victini"] },
    });
    t.attack("Doubleslap");
    expect(t.you.active?.damage).toBe(30);
    expect(t.decision.seat).toBe(1);
  });

  it("CMP-302 the coin of an Item is not flipped again", () => {
    const t = scenario({
      cards: real("bw3-14", "bw3-96"),
      coins: "T",
      you: { bench: ["Victini"], hand: ["Xtransceiver"], deck: ["Tierno"] },
    });
    t.play("Xtransceiver");
    expect(t.asked).toBe("main");
  });

  it("CMP-298 the coins of a Supporter used as an attack are flipped again, the opponent's too", () => {
    const t = scenario({
      cards: real("bw3-14", "sm6-87", "sm1-121"),
      coins: "TTHH",
      you: { active: { name: "Sylveon", energy: ["Water Energy"] }, bench: ["Victini"] },
      opponent: { hand: ["Ilima", "Tierno"] },
    });
    t.attack("Wink Wink").choose("yes").choose("Ilima").choose("no").choose("yes");
    expect([t.you.hand.length, t.opponent.hand.length]).toEqual([6, 7]);
  });

  it("CMP-299 with Assist's coin flipped again, another attack may be chosen", () => {
    const t = scenario({
      cards: real("bw3-14", "bw7-91", "bw5-38", "bw1-87"),
      coins: "HTHHH",
      you: { active: { name: "Liepard", energy: DDD }, bench: ["Victini", "Raikou-EX", "Audino"] },
    });
    t.attack("Assist").choose("no").choose("Thunder Fang").choose("yes").choose("Doubleslap");
    expect(t.opponent.active?.damage).toBe(60);
  });

  it("CMP-299 with tails for Assist's coin, nothing is left of the attack that it had used", () => {
    const t = scenario({
      cards: real("bw3-14", "bw7-91", "bw5-38"),
      coins: "HTT",
      you: { active: { name: "Liepard", energy: DDD }, bench: ["Victini", "Raikou-EX"] },
    });
    t.attack("Assist").choose("no").choose("Thunder Fang").choose("yes");
    expect(t.opponent.active?.damage).toBe(0);
  });

  it("CMP-304 the opponent's coins for the attack are flipped again", () => {
    const t = scenario({
      cards: real("bw3-14", "xy1-76"),
      coins: "HHHHTTTT",
      you: { active: { name: "Malamar", energy: ["Darkness Energy"] }, bench: ["Victini"] },
      opponent: { hand: ["Potion", "Potion", "Potion", "Potion"] },
    });
    t.attack("Mental Trash").choose("yes").choose("Potion").choose("Potion").choose("Potion");
    expect(t.opponent.discard).toHaveLength(4);
  });

  it("CMP-305 once Afterimage Strike is flipped for, the coins of the attack are not flipped again", () => {
    const t = scenario({
      cards: real("bw3-14", "bw1-87", "xy3-9"),
      coins: "HHH",
      you: { active: { name: "Accelgor", energy: ["Grass Energy", "Grass Energy"] } },
      opponent: { active: { name: "Audino", energy: CCC }, bench: ["Victini"] },
    });
    t.attack("Afterimage Strike").attack("Doubleslap");
    expect(t.asked).not.toBe("main");
    t.choose("no");
    expect(t.you.active?.damage).toBe(0);
    expect(t.decision).toMatchObject({ seat: 0, purpose: "main" });
  });

  it("CMP-1374 Victory Star and Glimwood Tangle do not flip the coins of one attack twice", () => {
    const t = scenario({
      cards: real("bw3-14", "bw1-87", "swsh3-162"),
      edition: "sv",
      stadium: "Glimwood Tangle",
      coins: "TTHT",
      you: { active: { name: "Audino", energy: CCC }, bench: ["Victini"] },
    });
    t.attack("Doubleslap").choose("yes");
    expect([t.opponent.active?.damage, t.decision.seat]).toEqual([30, 1]);
  });
});
