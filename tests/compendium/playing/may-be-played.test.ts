import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

const FULL = ["Chespin", "Froakie", "Fennekin", "Pikachu", "Zubat"];

describe("a Trainer card that could come to nothing cannot be played", () => {
  it("CMP-939 Archie's Ace in the Hole draws nothing where it can put nothing onto the Bench", () => {
    const archie = (discard: readonly string[], bench: readonly string[] = []) =>
      scenario({ cards: real("xy5-124"), you: { hand: ["Archie's Ace in the Hole"], discard, bench } }).canPlay("Archie's Ace in the Hole");
    expect([archie([]), archie(["Chespin"]), archie(["Froakie"], FULL), archie(["Froakie"])]).toEqual([false, false, false, true]);
  });

  it("CMP-1124 Professor Sycamore is not played on an empty deck: the hand is what it costs", () => {
    const sycamore = (deck?: readonly string[]) =>
      scenario({ cards: real("xy1-122"), you: { hand: ["Professor Sycamore", "Potion"], ...(deck && { deck }) } }).canPlay(
        "Professor Sycamore",
      );
    expect([sycamore([]), sycamore()]).toEqual([false, true]);
  });

  it("CMP-1125 … but with a hand of no other card", () => {
    const t = scenario({ cards: real("xy1-122"), you: { hand: ["Professor Sycamore"] } });
    t.play("Professor Sycamore");
    expect(t.you.hand).toHaveLength(7);
  });

  it("CMP-956 Captivating Poké Puff is not played against an empty hand", () => {
    const t = scenario({ cards: real("xy11-99"), you: { hand: ["Captivating Poké Puff"] } });
    expect(t.canPlay("Captivating Poké Puff")).toBe(false);
  });

  it("CMP-957 … nor against a full Bench", () => {
    const puff = (bench: readonly string[]) =>
      scenario({ cards: real("xy11-99"), you: { hand: ["Captivating Poké Puff"] }, opponent: { hand: ["Abra"], bench } }).canPlay(
        "Captivating Poké Puff",
      );
    expect([puff(FULL), puff(FULL.slice(1))]).toEqual([false, true]);
  });

  it("CMP-960 … and may put nobody onto it", () => {
    const t = scenario({ cards: real("xy11-99"), you: { hand: ["Captivating Poké Puff"] }, opponent: { hand: ["Abra"] } });
    t.play("Captivating Poké Puff").choose();
    expect(t.opponent.bench).toHaveLength(0);
  });

  it("CMP-1985 Accompanying Flute is not played against a full Bench", () => {
    const flute = (bench: readonly string[]) =>
      scenario({ cards: real("sv06-142"), edition: "sv", you: { hand: ["Accompanying Flute"] }, opponent: { bench } }).canPlay(
        "Accompanying Flute",
      );
    expect([flute(FULL), flute([])]).toEqual([false, true]);
  });

  it("CMP-1890 Erika's Invitation is not played against a full Bench", () => {
    const invitation = (bench: readonly string[]) =>
      scenario({
        cards: real("sv03.5-160"),
        edition: "sv",
        you: { hand: ["Erika's Invitation"] },
        opponent: { hand: ["Abra"], bench },
      }).canPlay("Erika's Invitation");
    expect([invitation(FULL), invitation([])]).toEqual([false, true]);
  });

  it("CMP-971 Cover Fossil is not played with a full Bench", () => {
    const fossil = (bench: readonly string[]) =>
      scenario({ cards: real("bw10-79"), you: { hand: ["Cover Fossil"], bench } }).canPlay("Cover Fossil");
    expect([fossil(FULL), fossil([])]).toEqual([false, true]);
  });

  it("CMP-954 Brooklet Hill is not used with a full Bench", () => {
    const t = scenario({ cards: real("sm2-120"), edition: "sm", stadium: "Brooklet Hill", you: { bench: FULL } });
    expect(t.offersStadium()).toBe(false);
  });

  it("CMP-1085 Max Potion heals no Pokémon without damage", () => {
    const t = scenario({
      cards: real("bw2-94"),
      you: { active: { name: "Chespin", energy: ["Grass Energy"] }, hand: ["Max Potion"] },
    });
    expect(t.canPlay("Max Potion")).toBe(false);
  });

  it("CMP-1085 … and offers none beside one with damage", () => {
    const t = scenario({
      cards: real("bw2-94"),
      you: { active: { name: "Chespin", energy: ["Grass Energy"] }, bench: [{ name: "Froakie", damage: 20 }], hand: ["Max Potion"] },
    });
    t.play("Max Potion");
    expect([t.you.active?.energy, t.you.bench[0]?.damage]).toEqual([["Grass Energy"], 0]);
  });

  it("CMP-1086 … and heals one without Energy", () => {
    const t = scenario({ cards: real("bw2-94"), you: { active: { name: "Chespin", damage: 40 }, hand: ["Max Potion"] } });
    t.play("Max Potion");
    expect(t.you.active?.damage).toBe(0);
  });

  it("CMP-1042 Hugh is not played where both players would have the cards they have", () => {
    const hugh = (mine: number, theirs: number) =>
      scenario({
        cards: real("bw7-130"),
        you: { hand: ["Hugh", ...Array.from({ length: mine }, () => "Potion")] },
        opponent: { hand: Array.from({ length: theirs }, () => "Potion") },
      }).canPlay("Hugh");
    expect([hugh(5, 5), hugh(4, 5), hugh(6, 5), hugh(5, 6)]).toEqual([false, true, true, true]);
  });

  it("CMP-1045 Hypnotoxic Laser is not played on a Pokémon that is Asleep and Poisoned", () => {
    const laser = (...conditions: ("Asleep" | "Poisoned")[]) =>
      scenario({
        cards: real("bw8-123"),
        you: { hand: ["Hypnotoxic Laser"] },
        opponent: { active: { name: "Froakie", conditions } },
      }).canPlay("Hypnotoxic Laser");
    expect([laser("Asleep", "Poisoned"), laser("Poisoned"), laser("Asleep")]).toEqual([false, true, true]);
  });

  it("CMP-1118 Pokémon Ranger is not played with no effect of an attack to remove", () => {
    const t = scenario({ cards: real("xy11-104"), you: { hand: ["Pokémon Ranger"] } });
    expect(t.canPlay("Pokémon Ranger")).toBe(false);
  });

  it("CMP-997 Wally searches for nobody that no Pokémon evolves from", () => {
    const wally = (active: string) => scenario({ cards: real("g1-RC27"), you: { active, hand: ["Wally"] } }).canPlay("Wally");
    expect([wally("Snorlax"), wally("Chespin")]).toEqual([false, true]);
  });

  it("CMP-101 Energy Evolution is not used for an Energy of a type that nobody evolves into", () => {
    const t = scenario({
      cards: real("xy3-80", "xy1-17"),
      you: { active: "Eevee", hand: ["Fighting Energy"] },
    });
    t.attach("Fighting Energy", "Eevee");
    expect(t.asked).toBe("main");
  });

  it("CMP-1126 Professor Kukui is played on an empty deck: his other effect is left", () => {
    const t = scenario({ cards: real("sm1-128"), edition: "sm", you: { hand: ["Professor Kukui"], deck: [] } });
    expect(t.canPlay("Professor Kukui")).toBe(true);
  });

  it("CMP-1083 Mars is not played on an empty deck", () => {
    const mars = (deck: readonly string[]) =>
      scenario({ cards: real("sm5-128"), edition: "sm", you: { hand: ["Mars"], deck }, opponent: { hand: ["Potion"] } }).canPlay("Mars");
    expect([mars([]), mars(["Potion"])]).toEqual([false, true]);
  });

  it("CMP-1094 Mysterious Treasure is not played on an empty deck: the discard is its cost", () => {
    const treasure = (deck: readonly string[], ...hand: readonly string[]) =>
      scenario({ cards: real("sm6-113"), edition: "sm", you: { hand: ["Mysterious Treasure", ...hand], deck } }).canPlay(
        "Mysterious Treasure",
      );
    expect([treasure([], "Potion"), treasure(["Zubat"]), treasure(["Zubat"], "Potion")]).toEqual([false, false, true]);
  });

  it("CMP-1103 Plumeria is not played where the opponent has no Energy attached", () => {
    const plumeria = (...energy: readonly string[]) =>
      scenario({
        cards: real("sm3-120"),
        edition: "sm",
        you: { hand: ["Plumeria", "Potion", "Switch"] },
        opponent: { active: { name: "Froakie", energy } },
      }).canPlay("Plumeria");
    expect([plumeria(), plumeria("Water Energy")]).toEqual([false, true]);
  });

  it("CMP-1114 Pokémon Communication may search a deck that held no card before", () => {
    const t = scenario({ cards: real("bw1-99"), you: { hand: ["Pokémon Communication", "Froakie"], deck: [] } });
    t.play("Pokémon Communication").choose("Froakie").choose();
    expect(t.you.hand).toEqual([]);
  });

  it("CMP-1063 Lost Blender needs two cards", () => {
    const blender = (...hand: readonly string[]) =>
      scenario({ cards: real("sm8-181"), edition: "sm", you: { hand: ["Lost Blender", ...hand] } }).canPlay("Lost Blender");
    expect([blender("Potion"), blender("Potion", "Switch")]).toEqual([false, true]);
  });
});

describe("what a card that is played may leave undone", () => {
  it("CMP-966 Colress is played with an empty hand against an empty Bench: the deck is shuffled", () => {
    const t = scenario({ cards: real("bw8-118"), you: { hand: ["Colress"] } });
    t.play("Colress");
    expect(t.happened("shuffled")).toHaveLength(1);
  });

  it("EFF-05 any number is at least one where the card does nothing else (Energy Reset, Caitlin)", () => {
    const reset = scenario({
      cards: real("xy10-98", "bw10-78"),
      you: { active: { name: "Froakie", energy: ["Water Energy", "Fire Energy"] }, hand: ["Energy Reset", "Caitlin", "Potion"] },
    });
    reset.play("Energy Reset");
    expect(reset.decision.min).toBe(1);
    reset.choose("Fire Energy").play("Caitlin");
    expect(reset.decision.min).toBe(1);
    reset.choose("Potion");
  });
});

describe("what nobody may see decides nothing", () => {
  it("CMP-968 a deck that holds no target may be searched all the same (Lumiose City)", () => {
    const city = (deck: readonly string[], bench: readonly string[] = []) =>
      scenario({ cards: real("me03-077"), edition: "sv", stadium: "Lumiose City", you: { deck, bench } }).offersStadium();
    expect([city(["Potion"]), city(["Froakie"]), city([]), city(["Froakie"], FULL)]).toEqual([true, true, false, false]);
  });

  it("EFF-04 Tormenting Spray is played against any hand that is not empty", () => {
    const spray = (...hand: readonly string[]) =>
      scenario({ cards: real("sm3-125"), edition: "sm", you: { hand: ["Tormenting Spray"] }, opponent: { hand } }).canPlay(
        "Tormenting Spray",
      );
    expect([spray("Tierno"), spray("Potion"), spray()]).toEqual([true, true, false]);
  });
});

describe("the card that is played has left the hand", () => {
  it("EFF-04 Hand Trimmer and Xerosic's Machinations count the hands without it", () => {
    const five = ["Potion", "Potion", "Potion", "Switch", "Switch"];
    const trimmer = (mine: readonly string[], theirs: readonly string[]) =>
      scenario({
        cards: real("sv05-150"),
        edition: "sv",
        you: { hand: ["Hand Trimmer", ...mine] },
        opponent: { hand: theirs },
      }).canPlay("Hand Trimmer");
    expect([trimmer(five, five), trimmer([...five, "Potion"], five), trimmer(five, [...five, "Potion"])]).toEqual([false, true, true]);
  });

  it("EFF-04 Iris's Fighting Spirit draws after its cost, from seven cards on", () => {
    const iris = (others: number) =>
      scenario({
        cards: real("me02.5-190"),
        edition: "sv",
        you: { hand: ["Iris's Fighting Spirit", ...Array.from({ length: others }, () => "Potion")] },
      }).canPlay("Iris's Fighting Spirit");
    expect([iris(0), iris(6), iris(7)]).toEqual([false, true, false]);
  });

  it("EFF-04 Energy Switch needs a second Pokémon", () => {
    const energySwitch = (bench: readonly string[]) =>
      scenario({
        cards: real("bw1-94"),
        you: { active: { name: "Froakie", energy: ["Water Energy"] }, bench, hand: ["Energy Switch"] },
      }).canPlay("Energy Switch");
    expect([energySwitch([]), energySwitch(["Chespin"])]).toEqual([false, true]);
  });

  it("EFF-50 Kamado needs another card in hand", () => {
    const kamado = (...hand: readonly string[]) =>
      scenario({ cards: real("swsh10-149"), edition: "sv", you: { hand: ["Kamado", ...hand] } }).canPlay("Kamado");
    expect([kamado(), kamado("Potion"), kamado("Potion", "Switch")]).toEqual([false, true, true]);
  });

  it("EFF-50 … and keeps the card that was chosen", () => {
    const t = scenario({ cards: real("swsh10-149"), edition: "sv", you: { hand: ["Kamado", "Potion", "Switch", "Zubat"] } });
    t.play("Kamado").choose("Potion", "Zubat");
    expect([t.you.hand.length, t.you.hand[0], t.you.discard]).toEqual([5, "Switch", ["Potion", "Zubat", "Kamado"]]);
  });
});

describe("a search for an A or a B", () => {
  it("EFF-06 offers both kinds once the deck is seen (Fighting Gong)", () => {
    const t = scenario({
      cards: real("me01-116"),
      edition: "sv",
      you: { hand: ["Fighting Gong"], deck: ["Fighting Energy", "Machop", "Potion"] },
    });
    t.play("Fighting Gong");
    expect([...t.options].sort()).toEqual(["Fighting Energy", "Machop"]);
    t.choose("Machop");
    expect(t.you.hand).toEqual(["Machop"]);
  });

  it("CMP-1058 Kahili is played with one card in the deck, and its coin flipped, not with none", () => {
    const kahili = (deck: string[], coins = "") =>
      scenario({ cards: real("sm8-179"), edition: "sm", coins, you: { hand: ["Kahili"], deck } });
    expect(kahili([]).canPlay("Kahili")).toBe(false);
    expect(kahili(["Abra"], "H").play("Kahili").you.hand.toSorted()).toEqual(["Abra", "Kahili"]);
  });

  it("CMP-2418 Dark Bell is not played where both Active Pokémon are Darkness Pokémon or Confused", () => {
    const canPlay = (mine: string, theirs: "Confused"[]) =>
      scenario({
        cards: real("me05-075", "me02.5-125"),
        edition: "sv",
        you: { active: mine, hand: ["Dark Bell"] },
        opponent: { active: { name: "Snorlax", conditions: theirs } },
      }).canPlay("Dark Bell");
    expect([canPlay("Mega Gengar ex", ["Confused"]), canPlay("Mega Gengar ex", []), canPlay("Snorlax", ["Confused"])]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
