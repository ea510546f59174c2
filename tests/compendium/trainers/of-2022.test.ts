import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Trainer cards of 2021 and 2022", () => {
  it("CMP-1684 Acerola's Premonition is not played without a deck", () => {
    const may = (deck: string[]) =>
      scenario({
        edition: "sv",
        cards: real("swsh9-129"),
        you: { hand: ["Acerola's Premonition"], deck },
        opponent: { hand: ["Potion"] },
      }).canPlay("Acerola's Premonition");
    expect([may(["Zubat"]), may([])]).toEqual([true, false]);
  });

  it("CMP-1695 Canceling Cologne is on the Active Spot: who comes there has no Ability, who leaves it has one again", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh10-136", "bw3-67", "bw8-101", "sv02-172"),
      you: {
        active: { name: "Chespin", energy: ["Grass Energy", "Grass Energy"] },
        bench: ["Zubat"],
        hand: ["Canceling Cologne", "Boss's Orders", "Quilladin"],
      },
      opponent: { active: "Archeops", bench: ["Snorlax"] },
    });
    const free = () => [t.canEvolve("Quilladin", "Chespin"), t.canRetreat()];
    t.play("Canceling Cologne");
    expect(free()).toEqual([true, true]);
    t.play("Boss's Orders");
    expect(free()).toEqual([false, true]);
  });

  it("CMP-1695 Briar counts for whoever is the opponent's Active Pokémon when it is Knocked Out", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv07-132", "sv01-045", "xy5-127"),
      you: {
        active: "Abra",
        bench: [{ name: "Gyarados ex", energy: ["Water Energy", "Water Energy", "Water Energy"] }],
        hand: ["Briar", "Escape Rope"],
      },
      opponent: { active: "Snorlax", bench: ["Froakie"], prizes: ["Potion", "Potion"] },
    });
    t.play("Briar").play("Escape Rope").attack("Waterfall").choose(0, 1);
    expect(t.you.prizes).toBe(4);
  });

  it("CMP-1705 Gutsy Pickaxe takes a Special Energy that provides Fighting Energy in play into the hand", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh10-145", "xy3-104"),
      you: { bench: ["Zubat"], hand: ["Gutsy Pickaxe"], deck: ["Strong Energy", "Abra"] },
    });
    t.play("Gutsy Pickaxe");
    expect([t.you.hand, t.you.bench[0]?.energy]).toEqual([["Strong Energy"], []]);
  });

  it("CMP-1708 what was Knocked Out during the opponent's last turn still counts in the second of two turns of one's own", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh10-114", "swsh12.5-140"),
      you: {
        active: { name: "Zubat", damage: 10 },
        bench: [
          { name: "Origin Forme Dialga VSTAR", energy: ["Metal Energy", "Metal Energy", "Metal Energy", "Metal Energy", "Metal Energy"] },
        ],
        hand: ["Raihan"],
        discard: ["Water Energy"],
      },
      opponent: { active: { name: "Charizard-EX", energy: ["Fire Energy"] }, bench: ["Froakie"] },
    });
    expect(t.canPlay("Raihan")).toBe(false);
    t.endTurn().attack("Stoke").choose(0).attack("Star Chronos").choose(0, 1);
    expect(t.decision).toMatchObject({ seat: 0, purpose: "main" });
    expect(t.canPlay("Raihan")).toBe(true);
  });

  it("CMP-1601 Raihan is not played without a basic Energy in the discard pile", () => {
    const may = (discard: string[]) => {
      const t = scenario({
        edition: "sv",
        cards: real("swsh12.5-140"),
        you: { active: { name: "Zubat", damage: 10 }, bench: ["Froakie"], hand: ["Raihan"], discard },
        opponent: { active: { name: "Charizard-EX", energy: ["Fire Energy"] } },
      });
      return t.endTurn().attack("Stoke").choose(0).canPlay("Raihan");
    };
    expect([may(["Water Energy"]), may([])]).toEqual([true, false]);
  });

  it("CMP-1710 Kamado is played without a deck", () => {
    const t = scenario({ edition: "sv", cards: real("swsh10-149"), you: { hand: ["Kamado", "Zubat", "Abra"], deck: [] } });
    t.play("Kamado").choose("Zubat");
    expect([t.you.hand, t.you.discard.toSorted()]).toEqual([["Abra"], ["Kamado", "Zubat"]]);
  });

  it("CMP-1766 the Basic Pokémon that takes the place of a Pokémon V keeps its damage, and gives one Prize card", () => {
    const t = scenario({
      edition: "sv",
      cards: real("xy11-103", "swsh9-088"),
      you: { active: { name: "Honchkrow V", damage: 150 }, bench: ["Froakie"], hand: ["Ninja Boy"], deck: ["Zubat", "Abra"] },
    });
    t.play("Ninja Boy").choose("Honchkrow V").choose("Zubat").choose(0);
    expect(t.you.active?.name).toBe("Froakie");
    expect([t.you.discard.includes("Zubat"), t.opponent.prizes]).toEqual([true, 5]);
  });

  it("CMP-1775 Spicy Seasoned Curry heals a Pokémon that Verdant Wind keeps from being Burned", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh10-151", "bw10-9"),
      you: {
        active: { name: "Froakie", energy: ["Grass Energy"], damage: 50 },
        bench: ["Virizion-EX"],
        hand: ["Spicy Seasoned Curry"],
      },
    });
    t.play("Spicy Seasoned Curry");
    expect([t.you.active?.damage, t.you.active?.conditions]).toEqual([10, []]);
  });

  it("CMP-1586 Pokémon that come later in the turn have Enthusiastic Dance too", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh7-34", "swsh7-33"),
      you: {
        active: "Snorlax",
        bench: ["Lombre"],
        hand: ["Ludicolo", "Froakie", "Switch", "Water Energy"],
      },
    });
    t.evolve("Ludicolo").choose("yes").play("Froakie").play("Switch").choose("Froakie").attach("Water Energy", "Froakie").attack("Pound");
    expect(t.opponent.active?.damage).toBe(110);
  });

  it("CMP-1605 Spirit Mask takes a card of the hand before the Prize card", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh7-160"),
      you: { active: { name: "Charizard-EX", energy: ["Fire Energy"] }, hand: ["Abra"], prizes: ["Chespin", "Zubat"] },
      opponent: { active: { name: "Zubat", tools: ["Spirit Mask"] }, bench: ["Froakie"] },
    });
    t.attack("Stoke").choose(0);
    expect([t.you.hand, t.you.discard]).toEqual([["Chespin"], ["Abra"]]);
  });

  it("CMP-1606 Azure Pulse is used without a hand", () => {
    const t = scenario({ edition: "sv", cards: real("swsh12.5-101"), you: { active: "Rayquaza VMAX" } });
    t.useAbility("Azure Pulse");
    expect(t.you.hand).toHaveLength(3);
  });

  it("CMP-1608 Boost Shake evolves a Pokémon that evolved this turn", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh7-142"),
      you: { active: "Chespin", hand: ["Quilladin", "Boost Shake"], deck: ["Chesnaught", "Abra"] },
    });
    t.evolve("Quilladin").play("Boost Shake").choose("Chesnaught");
    expect(t.you.active?.name).toBe("Chesnaught");
  });

  it("CMP-1609 Boost Shake ends the turn", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh7-142"),
      you: { active: "Chespin", hand: ["Boost Shake", "Boost Shake"], deck: ["Quilladin", "Abra"] },
    });
    t.play("Boost Shake").choose("Quilladin");
    expect(t.decision).toMatchObject({ seat: 1, purpose: "main" });
  });

  it("CMP-1602, CMP-1604 the scrolls of both styles are attached to Pokémon of neither", () => {
    const scrolls = ["Rapid Strike Scroll of the Flying Dragon", "Single Strike Scroll of the Fanged Dragon"];
    const t = scenario({ edition: "sv", cards: real("swsh7-153", "swsh7-158"), you: { active: "Froakie", hand: scrolls } });
    expect(scrolls.map((scroll) => t.canAttach(scroll, "Froakie"))).toEqual([true, true]);
  });

  it("CMP-1644 Old Cemetery answers each Energy that Welder attaches", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh6-147", "sm10-189"),
      stadium: "Old Cemetery",
      you: { active: "Snorlax", hand: ["Welder", "Fire Energy", "Fire Energy"] },
    });
    t.play("Welder").choose("Fire Energy", "Fire Energy");
    expect([t.you.active?.damage, t.you.hand.length]).toEqual([40, 3]);
  });

  it("CMP-1622 PlusPower and Electropower are played in a first turn without an attack", () => {
    const t = scenario({ edition: "sv", turn: 1, cards: real("bw1-96", "sm8-172"), you: { hand: ["PlusPower", "Electropower"] } });
    t.play("PlusPower").play("Electropower");
    expect(t.you.discard.toSorted()).toEqual(["Electropower", "PlusPower"]);
  });

  it("CMP-1621 a Treasure Energy that Peonia takes is not attached: no Prize card was taken", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh6-149", "swsh7-165"),
      you: { hand: ["Peonia", "Abra"], prizes: ["Treasure Energy", "Zubat"] },
    });
    t.play("Peonia").choose(0).choose("Abra");
    expect([t.asked, t.you.hand]).toEqual(["main", ["Treasure Energy"]]);
  });

  it("CMP-1638 Path to the Peak does not reach Jirachi ◇ among the Prize cards", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sm7-97", "sm5-129", "swsh6-148"),
      stadium: "Path to the Peak",
      you: { hand: ["Missing Clover", "Missing Clover", "Missing Clover", "Missing Clover"], prizes: ["Jirachi ◇", "Zubat", "Abra"] },
    });
    t.play("Missing Clover").choose("yes").choose(0).choose("Jirachi ◇").choose(1).choose();
    expect([t.you.bench[0]?.name, t.you.hand, t.you.prizes]).toEqual(["Jirachi ◇", ["Zubat"], 1]);
  });

  it("CMP-1709 Kamado with one other card keeps it and draws 4", () => {
    const t = scenario({ edition: "sv", cards: real("swsh10-149"), you: { hand: ["Kamado", "Zubat"] } });
    t.play("Kamado");
    expect(t.you.hand).toEqual(["Zubat", "Water Energy", "Water Energy", "Water Energy", "Water Energy"]);
  });

  it("CMP-1704 Gutsy Pickaxe is not played without a Benched Pokémon", () => {
    const may = (bench: string[]) =>
      scenario({ edition: "sv", cards: real("swsh10-145"), you: { bench, hand: ["Gutsy Pickaxe"] } }).canPlay("Gutsy Pickaxe");
    expect([may(["Zubat"]), may([])]).toEqual([true, false]);
  });
});
