import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Choices that Trainer cards leave", () => {
  it("CMP-2168 who plays Team Rocket's Giovanni chooses for both sides", () => {
    const t = scenario({
      edition: "me",
      cards: real("me02.5-204", "svp-203", "me02.5-018"),
      you: {
        active: "Team Rocket's Wobbuffet",
        bench: ["Team Rocket's Tarountula", "Team Rocket's Wobbuffet"],
        hand: ["Team Rocket's Giovanni"],
      },
      opponent: { active: "Snorlax", bench: ["Chespin", "Froakie"] },
    });
    t.play("Team Rocket's Giovanni").choose("Team Rocket's Tarountula");
    expect(t.decision.seat).toBe(0);
    t.choose("Froakie");
    expect([t.you.active?.name, t.opponent.active?.name]).toEqual(["Team Rocket's Tarountula", "Froakie"]);
  });

  it("CMP-2173 Super Rod may shuffle in one card alone", () => {
    for (const cards of [real("sv02-188"), real("bw3-95")]) {
      const t = scenario({ edition: "sv", cards, you: { hand: ["Super Rod"], discard: ["Zubat", "Abra", "Water Energy", "Chespin"] } });
      t.play("Super Rod").choose("Zubat");
      expect(t.you.deckCount).toBe(11);
    }
  });

  it("CMP-2174 Superior Energy Retrieval may take one Energy card alone", () => {
    for (const cards of [real("sv02-189"), real("bw9-103")]) {
      const t = scenario({
        edition: "sv",
        cards,
        you: {
          hand: ["Superior Energy Retrieval", "Zubat", "Abra"],
          discard: ["Fire Energy", "Water Energy", "Grass Energy", "Metal Energy", "Metal Energy"],
        },
      });
      t.play("Superior Energy Retrieval").choose("Fire Energy");
      expect(t.you.hand).toEqual(["Fire Energy"]);
    }
  });

  it("CMP-2176 Sacred Ash may shuffle in one Pokémon alone", () => {
    for (const cards of [real("me03-115"), real("xy2-96")]) {
      const t = scenario({
        edition: "sv",
        cards,
        you: { hand: ["Sacred Ash"], discard: ["Zubat", "Abra", "Chespin", "Froakie", "Snorlax", "Voltorb"] },
      });
      t.play("Sacred Ash").choose("Zubat");
      expect(t.you.deckCount).toBe(11);
    }
  });

  it("CMP-2175 Leftovers heals twenty at the end of the turn", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv03.5-163"),
      you: { active: { name: "Snorlax", damage: 60, tools: ["Leftovers"] } },
    });
    t.endTurn();
    expect(t.you.active?.damage).toBe(40);
  });

  it("CMP-2204 Hilda may take a Special Energy card", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv10.5w-084"),
      you: { hand: ["Hilda"], deck: ["Double Colorless Energy", "Quilladin", "Zubat"] },
    });
    t.play("Hilda");
    t.choose("Double Colorless Energy", "Quilladin");
    expect(t.you.hand).toEqual(expect.arrayContaining(["Double Colorless Energy", "Quilladin"]));
  });

  it("CMP-2205 N's Plan moves one or two cards that give two Energy each", () => {
    for (const moved of [1, 2]) {
      const t = scenario({
        edition: "sv",
        cards: real("sv10.5b-083", "swsh9-151"),
        you: { active: "Snorlax", bench: [{ name: "Abra", energy: ["Double Turbo Energy", "Double Turbo Energy"] }], hand: ["N's Plan"] },
      });
      t.play("N's Plan").choose(...Array.from({ length: moved }, () => "Double Turbo Energy"));
      expect(t.you.active?.energy).toHaveLength(moved);
    }
  });

  it("EFF-03 where Reboot Pod finds one Energy for two Pokémon, its player says who gets it", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv05-158", "sv05-061", "sv04-070"),
      you: { active: "Iron Hands", bench: ["Iron Hands ex", "Zubat"], hand: ["Reboot Pod"], discard: ["Water Energy"] },
    });
    t.play("Reboot Pod").choose("Iron Hands ex");
    expect([t.you.active?.energy, t.you.bench[0]?.energy]).toEqual([[], ["Water Energy"]]);
  });

  it("CMP-2120 Ruffian takes the Tool and the Special Energy of one Pokémon, not of two", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv09-157"),
      you: { hand: ["Ruffian"] },
      opponent: { active: { name: "Snorlax", tools: ["Hard Charm"] }, bench: [{ name: "Chespin", energy: ["Double Colorless Energy"] }] },
    });
    t.play("Ruffian").choose("Snorlax");
    expect(t.opponent.discard).toEqual(["Hard Charm"]);
    expect(t.opponent.bench[0]?.energy).toEqual(["Double Colorless Energy"]);
  });

  it("CMP-2120 Ruffian may be played on a Pokémon with one of the two, and on none without either", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv09-157"),
      you: { hand: ["Ruffian"] },
      opponent: {
        active: { name: "Snorlax", tools: ["Hard Charm"] },
        bench: [
          { name: "Chespin", energy: ["Double Colorless Energy"] },
          { name: "Zubat", energy: ["Water Energy"] },
        ],
      },
    });
    t.play("Ruffian");
    expect(t.options).toEqual(["Snorlax", "Chespin"]);
    t.choose("Chespin");
    expect(t.opponent.discard).toEqual(["Double Colorless Energy"]);
  });

  it("EFF-04 whom Moomoo Milk is for is chosen before the coins, among the damaged", () => {
    const t = scenario({
      cards: real("sm8-185"),
      edition: "sm",
      coins: "TH",
      you: { active: { name: "Snorlax", damage: 50 }, bench: ["Chespin", { name: "Zubat", damage: 40 }], hand: ["Moomoo Milk"] },
    });
    t.play("Moomoo Milk");
    expect(t.options).toEqual(["Snorlax", "Zubat"]);
    t.choose("Zubat");
    expect(t.you.bench[1]?.damage).toBe(10);
  });

  it("CMP-974 Cyrus ◇ leaves the Active Pokémon where it is", () => {
    const t = scenario({
      cards: real("sm5-120"),
      edition: "sm",
      you: { active: "Froakie", hand: ["Cyrus ◇"] },
      opponent: { bench: ["Chespin", "Zubat", "Abra"] },
    });
    t.play("Cyrus ◇").chooseAs(1, "Chespin");
    expect([t.opponent.active?.name, t.opponent.bench.map(({ name }) => name)]).toEqual(["Snorlax", ["Zubat", "Abra"]]);
  });

  it("CMP-1102 after Peeking Red Card it is the opponent who draws", () => {
    const t = scenario({
      cards: real("sm5-169"),
      edition: "sm",
      you: { hand: ["Peeking Red Card"] },
      opponent: { hand: ["Abra", "Zubat"] },
    });
    t.play("Peeking Red Card").choose("yes");
    expect([t.you.hand, t.opponent.hand.length, t.opponent.deckCount]).toEqual([[], 2, 10]);
  });

  it("CMP-1163 Scoop Up Net puts the whole Evolution line into the hand", () => {
    const t = scenario({
      cards: real("swsh2-165"),
      edition: "sv",
      you: { bench: [{ name: "Quilladin", under: ["Chespin"] }], hand: ["Scoop Up Net"] },
    });
    t.play("Scoop Up Net").choose("Quilladin");
    expect(t.you.hand.toSorted()).toEqual(["Chespin", "Quilladin"]);
  });

  it("CMP-1603 Rescue Carrier takes two Pokémon of up to 90 HP each", () => {
    const t = scenario({
      cards: real("swsh7-154"),
      edition: "sv",
      you: { hand: ["Rescue Carrier"], discard: ["Quilladin", "Hippopotas", "Snorlax"] },
    });
    t.play("Rescue Carrier");
    expect(t.options).toEqual(["Quilladin", "Hippopotas"]);
    expect(t.choose("Quilladin", "Hippopotas").you.hand.toSorted()).toEqual(["Hippopotas", "Quilladin"]);
  });

  it("CMP-1864 Brassius does not count itself", () => {
    const t = scenario({ cards: real("sv03-187"), edition: "sv", you: { hand: ["Brassius", "Abra", "Zubat"] } });
    expect(t.play("Brassius").you.hand).toHaveLength(3);
  });

  it("CMP-1988 Ogre's Mask switches an Ogerpon with another of the same name", () => {
    const t = scenario({
      cards: real("sv06-159", "sv06-025"),
      edition: "sv",
      you: { active: { name: "Teal Mask Ogerpon ex", damage: 50 }, hand: ["Ogre's Mask"], discard: ["Teal Mask Ogerpon ex"] },
    });
    t.play("Ogre's Mask");
    expect([t.you.active?.damage, t.you.discard.toSorted()]).toEqual([50, ["Ogre's Mask", "Teal Mask Ogerpon ex"]]);
  });
});
