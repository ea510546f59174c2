import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Searching the deck and the discard pile", () => {
  it("CMP-968 Computer Search takes a card: a search for any card does not fail", () => {
    const t = scenario({
      cards: real("bw7-137"),
      you: { hand: ["Computer Search", "Abra", "Abra"], deck: ["Fire Energy", "Water Energy"] },
    });
    t.play("Computer Search");
    expect(t.decision).toMatchObject({ purpose: "search", min: 1, max: 1 });
    t.choose("Fire Energy");
    expect(t.you.hand).toEqual(["Fire Energy"]);
  });

  it("CMP-990, CMP-991 an Energy Search that found nothing is discarded, and another may be played", () => {
    const t = scenario({ cards: real("bw1-93"), you: { hand: ["Energy Search", "Energy Search"], deck: ["Abra", "Abra"] } });
    t.play("Energy Search");
    t.choose();
    expect(t.you.discard).toEqual(["Energy Search"]);
    expect(t.canPlay("Energy Search")).toBe(true);
  });

  it("CMP-987 Energy Retrieval may take but one of two basic Energy", () => {
    const t = scenario({ cards: real("sv01-171"), you: { hand: ["Energy Retrieval"], discard: ["Fire Energy", "Water Energy"] } });
    t.play("Energy Retrieval").choose("Fire Energy");
    expect(t.you.hand).toEqual(["Fire Energy"]);
  });

  it("CMP-1039 Heavy Ball reads the printed Retreat Cost of cards in the deck", () => {
    const t = scenario({
      cards: real("xy8-140", "bw4-91", "xy1-142"),
      stadium: "Skyarrow Bridge",
      you: { hand: ["Heavy Ball"], deck: ["Blastoise-EX", "Zubat"] },
    });
    t.play("Heavy Ball").choose("Blastoise-EX");
    expect(t.you.hand).toEqual(["Blastoise-EX"]);
  });

  it("CMP-1040 a Pokémon BREAK in the deck has no Retreat Cost for Heavy Ball", () => {
    const t = scenario({
      cards: real("xy8-140", "xy8-12"),
      you: { hand: ["Heavy Ball"], deck: ["Chesnaught BREAK", "Chesnaught", "Zubat"] },
    });
    t.play("Heavy Ball");
    expect(t.options).toEqual(["Chesnaught"]);
    t.choose("Chesnaught");
  });

  const puff = (hand: string[], bench: string[]) => {
    const t = scenario({
      cards: real("xy11-99", "xy6-77"),
      you: { hand: ["Captivating Poké Puff"] },
      opponent: { bench, hand },
    });
    return t.play("Captivating Poké Puff");
  };

  it("CMP-958 Captivating Poké Puff fills the Bench and no more", () => {
    const t = puff(["Abra", "Froakie", "Pikachu"], ["Zubat", "Zubat", "Zubat"]);
    expect(t.decision.max).toBe(2);
    t.choose("Abra", "Pikachu");
    expect(t.opponent.bench).toHaveLength(5);
  });

  it("CMP-959 what Captivating Poké Puff puts onto the Bench was not played from hand: Set Up is not used", () => {
    const t = puff(["Shaymin-EX", "Potion"], []).choose("Shaymin-EX");
    expect(t.asked).toBe("main");
    expect(t.opponent.hand).toEqual(["Potion"]);
  });

  const korrina = (deck: string[]) => scenario({ cards: real("xy3-95", "dp1-105"), you: { hand: ["Korrina"], deck } }).play("Korrina");

  it("CMP-1059 Korrina takes one of the two cards where the other is not found", () => {
    const t = korrina(["Machop", "Water Energy"]);
    t.choose("Machop");
    expect(t.you.hand).toEqual(["Machop"]);
  });

  it("CMP-1060 an old Trainer that is neither Supporter nor Stadium is an Item for Korrina", () => {
    const t = korrina(["Double Full Heal", "Water Energy"]);
    t.choose("Double Full Heal");
    expect(t.you.hand).toEqual(["Double Full Heal"]);
  });

  it("CMP-1087 Max Revive takes one card, not the whole line", () => {
    const t = scenario({
      cards: real("xy1-120"),
      you: { hand: ["Max Revive"], discard: ["Chespin", "Quilladin", "Chesnaught"] },
    });
    t.play("Max Revive").choose("Chesnaught");
    expect(t.you.discard).toEqual(["Chespin", "Quilladin", "Max Revive"]);
    expect(t.you.deckCount).toBe(11);
  });

  it("CMP-1079 Maintenance wants two other cards in hand", () => {
    const canPlay = (others: string[]) =>
      scenario({ cards: real("g1-64"), you: { hand: ["Maintenance", ...others] } }).canPlay("Maintenance");
    expect([canPlay(["Abra"]), canPlay(["Abra", "Abra"])]).toEqual([false, true]);
  });

  it("CMP-1128 Quick Ball wants another card discarded, and finds a Basic Pokémon", () => {
    const cards = real("swsh1-179");
    expect(scenario({ cards, you: { hand: ["Quick Ball"], deck: ["Abra"] } }).canPlay("Quick Ball")).toBe(false);
    const t = scenario({ cards, you: { hand: ["Quick Ball", "Potion"], deck: ["Abra", "Quilladin"] } });
    t.play("Quick Ball");
    expect(t.options).toEqual(["Abra"]);
    t.choose("Abra");
    expect(t.you.discard).toEqual(["Potion", "Quick Ball"]);
  });

  it("CMP-1148 Red's Challenge takes a card: a search for any card does not fail", () => {
    const t = scenario({
      cards: real("sm10-184"),
      you: { hand: ["Red's Challenge", "Abra", "Abra"], deck: ["Fire Energy", "Water Energy"] },
    });
    t.play("Red's Challenge");
    expect(t.decision).toMatchObject({ min: 1, max: 1 });
    t.choose("Fire Energy");
    expect(t.you.hand).toEqual(["Fire Energy"]);
  });

  it("CMP-1149 Repeat Ball finds the very same name: for Kyogre no Kyogre-EX", () => {
    const t = scenario({
      cards: real("xy5-136", "xy5-53", "bw5-26"),
      you: { active: "Kyogre", hand: ["Repeat Ball"], deck: ["Kyogre-EX", "Kyogre", "Water Energy"] },
    });
    t.play("Repeat Ball");
    expect(t.options).toEqual(["Kyogre"]);
    t.choose("Kyogre");
  });

  it("CMP-1179 Superior Energy Retrieval takes back four Energy that were there before, none that paid for it", () => {
    const t = scenario({
      cards: real("bw9-103"),
      you: {
        hand: ["Superior Energy Retrieval", "Water Energy", "Water Energy"],
        discard: ["Fire Energy", "Fire Energy", "Fire Energy", "Fire Energy"],
      },
    });
    t.play("Superior Energy Retrieval");
    expect(t.options).toEqual(["Fire Energy", "Fire Energy", "Fire Energy", "Fire Energy"]);
    t.choose(...t.options);
    expect(t.you.hand).toEqual(["Fire Energy", "Fire Energy", "Fire Energy", "Fire Energy"]);
    expect(t.you.discard).toEqual(["Water Energy", "Water Energy", "Superior Energy Retrieval"]);
  });

  it("CMP-1188 Ultra Ball is not played with no card left in the deck", () => {
    const t = scenario({ cards: real("bw5-102"), you: { hand: ["Ultra Ball", "Abra", "Abra"], deck: [] } });
    expect(t.canPlay("Ultra Ball")).toBe(false);
  });

  it("CMP-1194 Viridian Forest may discard a card with no card left in the deck", () => {
    const t = scenario({ cards: real("sm11-256"), stadium: "Viridian Forest", you: { hand: ["Abra"], deck: [] } });
    t.useStadium();
    expect(t.you.discard).toEqual(["Abra"]);
  });

  it("CMP-1195 Speed Lightning Energy in the deck is no Lightning Energy for Volkner", () => {
    const t = scenario({
      cards: real("sm5-135", "swsh2-173"),
      you: { hand: ["Volkner"], deck: ["Speed Lightning Energy", "Lightning Energy", "Water Energy"] },
    });
    t.play("Volkner");
    expect(t.options).toEqual(["Lightning Energy"]);
    t.choose("Lightning Energy");
  });

  it("CMP-1196 VS Seeker takes back a Supporter that was played this turn", () => {
    const t = scenario({ cards: real("xy4-109"), you: { hand: ["Tierno", "VS Seeker"] } });
    t.play("Tierno").play("VS Seeker");
    expect(t.you.hand).toContain("Tierno");
  });

  it("CMP-1154, CMP-1183 Target Whistle finds a Basic Pokémon with Ω Barrier, but no Robo Substitute", () => {
    const t = scenario({
      cards: real("xy4-106", "xy4-102", "xy5-60"),
      you: { hand: ["Target Whistle"] },
      opponent: { discard: ["Robo Substitute", "Electrike", "Potion"] },
    });
    t.play("Target Whistle");
    expect(t.opponent.bench[0]?.name).toBe("Electrike");
  });

  it("CMP-1492 Drone Rotom is not played against an empty hand", () => {
    const canPlay = (hand: string[]) =>
      scenario({ cards: real("swsh4-151"), edition: "sv", you: { hand: ["Drone Rotom"] }, opponent: { hand } }).canPlay("Drone Rotom");
    expect([canPlay([]), canPlay(["Abra"])]).toEqual([false, true]);
  });

  it("CMP-967 Colress Machine is not played when all four Plasma Energy are seen", () => {
    const may = (copies: number) =>
      scenario({
        cards: real("bw8-119", "bw8-127", "bw9-64"),
        you: { active: "Umbreon", hand: ["Colress Machine"], discard: Array.from({ length: copies }, () => "Plasma Energy") },
      }).canPlay("Colress Machine");
    expect([may(3), may(4)]).toEqual([true, false]);
  });

  it("CMP-1677 Repeat Ball is not played for a Pokémon of which all four cards are to be seen", () => {
    const may = (discard: string[]) =>
      scenario({
        edition: "sv",
        cards: real("xy5-136"),
        you: { active: "Zubat", bench: ["Zubat"], hand: ["Repeat Ball"], discard },
      }).canPlay("Repeat Ball");
    expect([may(["Zubat"]), may(["Zubat", "Zubat"])]).toEqual([true, false]);
  });

  it("CMP-936 Apricorn Maker finds Items, no Supporter with the word Ball", () => {
    const t = scenario({
      cards: real("sm7-124", "xy5-133"),
      edition: "sm",
      you: { hand: ["Apricorn Maker"], deck: ["Maxie's Hidden Ball Trick", "Great Ball", "Nest Ball", "Water Energy"] },
    });
    t.play("Apricorn Maker");
    expect(t.options).toEqual(["Great Ball", "Nest Ball"]);
    expect(t.choose("Great Ball", "Nest Ball").you.hand).toEqual(["Great Ball", "Nest Ball"]);
  });

  it("CMP-937 Ball is no word in the name of Bursting Balloon", () => {
    const t = scenario({
      cards: real("sm7-124", "xy9-97", "xy5-125"),
      edition: "sm",
      you: { hand: ["Apricorn Maker"], deck: ["Bursting Balloon", "Dive Ball", "Water Energy"] },
    });
    t.play("Apricorn Maker");
    expect(t.options).toEqual(["Dive Ball"]);
    t.choose("Dive Ball");
  });

  it("CMP-1062 Looker Whistle finds Looker, no other Looker Whistle", () => {
    const t = scenario({
      cards: real("sm5-126", "sm5-127"),
      edition: "sm",
      you: { hand: ["Looker Whistle"], deck: ["Looker Whistle", "Looker", "Water Energy"] },
    });
    t.play("Looker Whistle");
    expect(t.options).toEqual(["Looker"]);
    expect(t.choose("Looker").you.hand).toEqual(["Looker"]);
  });

  it("CMP-986 Energy Exchanger gives a Special Energy for a basic one", () => {
    const t = scenario({
      cards: real("hgss3-73"),
      you: { hand: ["Energy Exchanger", "Water Energy"], deck: ["Fire Energy", "Double Colorless Energy"] },
    });
    expect(t.play("Energy Exchanger").choose("Water Energy").choose("Double Colorless Energy").you.hand).toEqual([
      "Double Colorless Energy",
    ]);
  });

  it("CMP-1187 Twins takes two cards, or the last one, never fewer", () => {
    const twins = (...deck: string[]) =>
      scenario({
        cards: real("hgss4-89"),
        you: { hand: ["Twins"], deck },
        opponent: { prizes: ["Water Energy"] },
      }).play("Twins");
    const t = twins("Abra", "Zubat", "Froakie");
    expect([t.decision.min, t.decision.max]).toEqual([2, 2]);
    expect(t.choose("Abra", "Froakie").you.hand).toEqual(["Abra", "Froakie"]);
    const last = twins("Abra");
    expect(last.decision.min).toBe(1);
    expect(last.choose("Abra").you.hand).toEqual(["Abra"]);
  });
});
