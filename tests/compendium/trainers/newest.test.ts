import { describe, expect, it } from "vitest";
import { opening, scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Supporters used by an attack", () => {
  it("CMP-2225 Supernatural Shapeshifter uses a Supporter after another was played this turn", () => {
    const t = shapeshifter(["Zubat", "Abra", "Chespin", "Tierno", "Froakie", "Voltorb", "Snorlax", "Zubat"], ["Tierno"]);
    t.play("Tierno").attack("Supernatural Shapeshifter");
    expect(t.you.hand).toEqual(["Zubat", "Abra", "Chespin", "Froakie", "Voltorb", "Snorlax"]);
  });

  it("CMP-2226 Supernatural Shapeshifter uses a Supporter while none may be played", () => {
    const t = scenario({
      edition: "me",
      cards: real("me01-020", "bw9-5"),
      you: { active: { name: "Exeggutor", energy: ["Grass Energy"] } },
      opponent: {
        active: { name: "Ninetales", energy: ["Fire Energy"] },
        hand: ["Tierno"],
        deck: ["Zubat", "Tierno", "Abra", "Chespin", "Froakie"],
      },
    });
    t.attack("Blockade");
    expect(t.canPlay("Tierno")).toBe(false);
    t.attack("Supernatural Shapeshifter");
    expect(t.opponent.hand).toEqual(["Tierno", "Zubat", "Abra", "Chespin", "Froakie"]);
  });

  it("CMP-2227 Supernatural Shapeshifter uses the Supporter it discards, wanted or not", () => {
    const t = shapeshifter(["Professor Sycamore", ...Array.from({ length: 8 }, () => "Water Energy")], ["Zubat"]);
    t.attack("Supernatural Shapeshifter");
    expect(t.you.discard).toEqual(expect.arrayContaining(["Professor Sycamore", "Zubat"]));
    expect(t.you.hand).toHaveLength(7);
  });

  it("CMP-2376 Eri used by an attack may discard no Item", () => {
    const t = scenario({
      edition: "me",
      cards: real("me01-020", "sv05-146"),
      you: { active: { name: "Ninetales", energy: ["Fire Energy"] }, deck: ["Eri", "Zubat"] },
      opponent: { hand: ["Potion", "Switch"] },
    });
    t.attack("Supernatural Shapeshifter").choose();
    expect(t.opponent.hand.slice(0, 2)).toEqual(["Potion", "Switch"]);
  });

  function shapeshifter(deck: readonly string[], hand: readonly string[]) {
    return scenario({
      edition: "me",
      cards: real("me01-020"),
      you: { active: { name: "Ninetales", energy: ["Fire Energy"] }, deck, hand },
    });
  }
});

describe("Trainer cards: for whom, and how many", () => {
  it("CMP-2234 Wally's Compassion heals a Mega Evolution Pokémon ex without Energy", () => {
    const t = scenario({
      edition: "me",
      cards: real("me01-132", "me01-086"),
      you: { active: { name: "Mega Absol ex", damage: 100 }, hand: ["Wally's Compassion"] },
    });
    t.play("Wally's Compassion");
    expect(t.you.active?.damage).toBe(0);
    expect(t.you.hand).toEqual([]);
  });

  it("EFF-50 Wally's Compassion is for who is damaged: the Energy only follows where it heals", () => {
    const t = scenario({
      edition: "me",
      cards: real("me01-132", "me01-086", "me01-077"),
      you: {
        active: { name: "Mega Absol ex", energy: ["Darkness Energy"] },
        bench: [{ name: "Mega Lucario ex", damage: 100, energy: ["Water Energy"] }],
        hand: ["Wally's Compassion"],
      },
    });
    t.play("Wally's Compassion");
    expect([t.you.bench[0]?.damage, t.you.hand]).toEqual([0, ["Water Energy"]]);
  });

  it("CMP-2259 Mega Absol ex is a Basic Pokémon, no Evolution that Jacq finds", () => {
    const t = scenario({
      edition: "me",
      cards: real("sv01-175", "me01-086"),
      you: { hand: ["Jacq"], deck: ["Mega Absol ex", "Quilladin", "Zubat"] },
    });
    t.play("Jacq");
    expect(t.options).toEqual(["Quilladin"]);
    t.choose();
  });

  it("CMP-2263 a search for cards of several kinds may take one of them, or none", () => {
    for (const taken of [["Quilladin"], []]) {
      const t = scenario({
        edition: "sv",
        cards: real("sv10.5w-084"),
        you: { hand: ["Hilda"], deck: ["Fire Energy", "Quilladin", "Zubat"] },
      });
      t.play("Hilda").choose(...taken);
      expect(t.you.hand).toEqual(taken);
    }
  });

  it("CMP-2301 what a Trainer card or Ability does to up to so many is done to at least one", () => {
    const t = scenario({
      edition: "me",
      cards: real("sv02-188"),
      you: { hand: ["Super Rod"], discard: ["Zubat", "Abra", "Water Energy", "Chespin"] },
    });
    t.play("Super Rod");
    expect(t.refusal(t.decision.id, 0, [])).toBe("too-few");
    t.choose("Zubat");
  });

  it("CMP-2420 Lillie's Determination as the last card in hand shuffles the deck before it draws", () => {
    const t = scenario({ edition: "me", cards: real("me01-119"), you: { hand: ["Lillie's Determination"] } });
    t.play("Lillie's Determination");
    expect(t.happened("shuffled")).toMatchObject([{ seat: 0, zone: "deck" }]);
    expect(t.you.hand).toHaveLength(8);
  });

  it("CMP-2325 a Fossil in hand is an Item: Itchy Pollen holds it back", () => {
    const t = scenario({
      edition: "me",
      cards: real("me02.5-016", "sv03.5-152"),
      you: { active: "Budew" },
      opponent: { hand: ["Antique Dome Fossil"] },
    });
    t.attack("Itchy Pollen");
    expect(t.canPlay("Antique Dome Fossil")).toBe(false);
  });

  it("CMP-2324 a Fossil in the first hand is no Basic Pokémon to start with", () => {
    const energy = (count: number) => Array.from({ length: count }, () => "Water Energy");
    const t = opening(
      [
        ["Antique Dome Fossil", "Zubat", "Abra", ...energy(57)],
        ["Chespin", "Froakie", ...energy(58)],
      ],
      {
        edition: "sv",
        cards: real("sv03.5-152"),
      },
    );
    expect(t.options).toEqual(["Zubat", "Abra"]);
    t.concede(0);
  });

  it("CMP-2321 three Growing Grass Energy give sixty HP", () => {
    const t = scenario({
      edition: "me",
      cards: real("me03-086"),
      you: { active: { name: "Chespin", energy: ["Growing Grass Energy", "Growing Grass Energy", "Growing Grass Energy"] } },
    });
    expect(t.you.active?.hp).toBe(120);
  });

  it("CMP-2322 Telepathic Psychic Energy searches no deck while the Bench is full", () => {
    const shuffles = (bench: readonly string[]) => {
      const t = scenario({
        edition: "me",
        cards: real("me03-088"),
        you: { active: "Abra", bench, hand: ["Telepathic Psychic Energy"], deck: ["Zubat", "Abra"] },
      });
      t.attach("Telepathic Psychic Energy", "Abra");
      if (t.asked !== "main") t.choose();
      return t.happened("shuffled").length;
    };
    expect(shuffles(["Zubat", "Zubat", "Chespin", "Froakie", "Voltorb"])).toBe(0);
    expect(shuffles(["Zubat"])).toBe(1);
  });

  it("CMP-2237 Energy that Jungle Totem doubles counts as two for Myriad Leaf Shower", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sm3.5-3", "sv06-025", "sv06-130"),
      you: { active: { name: "Teal Mask Ogerpon ex", energy: ["Grass Energy", "Grass Energy", "Grass Energy"] }, bench: ["Venusaur"] },
      opponent: { active: "Dragapult ex" },
    });
    t.attack("Myriad Leaf Shower");
    expect(t.opponent.active?.damage).toBe(30 + 180);
  });

  it("CMP-2288 two Grass Energy that Jungle Totem doubles pay for an attack that Nighttime Mine makes cost four", () => {
    const may = (bench: readonly string[]) =>
      scenario({
        edition: "me",
        cards: real("sm3.5-3", "sv06-025", "me02.5-197"),
        stadium: "Nighttime Mine",
        you: { active: { name: "Teal Mask Ogerpon ex", energy: ["Grass Energy", "Grass Energy"] }, bench },
      }).canAttack("Myriad Leaf Shower");
    expect([may(["Venusaur"]), may([])]).toEqual([true, false]);
  });

  it("CMP-2235 a Mega Evolution Pokémon ex is none of the Mega Evolution Pokémon that Mega Turbo and Faded Town mean", () => {
    const t = scenario({
      edition: "me",
      cards: real("xy6-86", "xy7-73", "me01-077"),
      stadium: "Faded Town",
      you: { active: "Mega Lucario ex", hand: ["Mega Turbo"], discard: ["Fighting Energy"] },
    });
    expect(t.canPlay("Mega Turbo")).toBe(false);
    t.endTurn();
    expect(t.you.active?.damage).toBe(0);
  });

  it("CMP-2419 Gwynn may be played with an empty deck", () => {
    const t = scenario({ edition: "me", cards: real("me05-078"), you: { hand: ["Gwynn", "Zubat", "Abra"], deck: [] } });
    t.play("Gwynn").choose("Zubat", "Abra");
    expect(t.you.discard).toEqual(expect.arrayContaining(["Zubat", "Abra", "Gwynn"]));
  });

  it("CMP-2228 Acerola's Mischief protects its Pokémon on the Bench and when it is Active again", () => {
    const t = scenario({
      edition: "me",
      cards: real("me01-113", "sv04-038"),
      you: { active: "Snorlax", bench: ["Chespin"], hand: ["Acerola's Mischief", "Switch"] },
      opponent: {
        active: { name: "Garchomp ex", energy: ["Water Energy", "Water Energy"] },
        prizes: ["Water Energy", "Water Energy"],
      },
    });
    t.play("Acerola's Mischief").choose("Snorlax").play("Switch").endTurn().attack("Sonic Dive").choose("Snorlax");
    expect(t.you.bench[0]?.damage).toBe(0);
  });
});
