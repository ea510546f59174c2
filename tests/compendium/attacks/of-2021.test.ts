import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("What attacks of 2021 do", () => {
  it("CMP-1592 Bubble Pod puts a Stage 2 Pokémon straight onto the Bench", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh7-30", "swsh9-037"),
      you: { active: { name: "Vaporeon VMAX", energy: ["Water Energy"] }, discard: ["Empoleon"] },
    });
    t.attack("Bubble Pod");
    expect(t.you.bench[0]?.cards).toEqual(["Empoleon"]);
  });

  it("CMP-1593 Rewind Beam takes nothing off an Evolution Pokémon that is not evolved", () => {
    const rewound = (under: string[]) => {
      const t = scenario({
        edition: "sv",
        cards: real("swsh7-181", "swsh7-30", "swsh7-172"),
        you: { active: { name: "Golurk V", energy: ["Psychic Energy", "Psychic Energy", "Water Energy", "Water Energy"] } },
        opponent: { active: { name: "Vaporeon VMAX", under } },
      });
      return t.attack("Rewind Beam").opponent.active?.name;
    };
    expect([rewound(["Vaporeon V"]), rewound([])]).toEqual(["Vaporeon V", "Vaporeon VMAX"]);
  });

  it("CMP-1594 Element Chain may attach none of the Energy it finds", () => {
    const t = scenario({ edition: "sv", cards: real("swsh7-43"), you: { active: { name: "Cryogonal", energy: ["Water Energy"] } } });
    t.attack("Element Chain").choose();
    expect(t.you.active?.energy).toEqual(["Water Energy"]);
  });

  it("CMP-1595 what counts types of Energy counts three cards of one type once", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv02-146"),
      you: { active: { name: "Grafaiai", energy: ["Darkness Energy"] }, hand: ["Fire Energy", "Fire Energy", "Fire Energy"] },
    });
    t.attack("Colorful Graffiti").choose("yes").choose("Fire Energy", "Fire Energy", "Fire Energy");
    expect(t.opponent.active?.damage).toBe(40);
  });

  it("CMP-1596 Spiral Burst discards Fire or Lightning Energy, not one of each", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh12.5-100"),
      you: { active: { name: "Rayquaza V", energy: ["Fire Energy", "Lightning Energy"] } },
    });
    t.attack("Spiral Burst");
    for (let asked = 0; t.asked !== "main" && asked < 5; asked++) t.choose(t.options[0] ?? "");
    expect([t.opponent.active?.damage, t.you.active?.energy.length]).toEqual([100, 1]);
  });

  const bitten = () =>
    scenario({
      edition: "sv",
      cards: real("swsh7-58"),
      you: { active: { name: "Dracozolt V", energy: ["Lightning Energy"] } },
      opponent: { active: "Zubat", bench: ["Froakie"], hand: ["Water Energy"] },
    }).attack("Primeval Beak");

  it("CMP-1597 Primeval Beak leaves the Benched Pokémon their Energy cards", () => {
    const t = bitten();
    expect([t.canAttach("Water Energy", "Zubat"), t.canAttach("Water Energy", "Froakie")]).toEqual([false, true]);
  });

  it("CMP-1598 the Pokémon that Primeval Beak hit gets Energy again after it retreated", () => {
    expect(bitten().retreat().canAttach("Water Energy", "Zubat")).toBe(true);
  });

  it("CMP-1620 an attack that counts the Retreat Cost does no more to a Pokémon that a Tool leaves without one", () => {
    const knotted = (tools: string[]) => {
      const t = scenario({
        cards: real("bw7-4", "bw9-99"),
        you: { active: { name: "Bellossom", energy: ["Grass Energy"] } },
        opponent: { active: { name: "Snorlax", tools } },
      });
      return t.attack("Grass Knot").opponent.active?.damage;
    };
    expect([knotted([]), knotted(["Float Stone"])]).toEqual([90, 10]);
  });

  it("CMP-1630 Solar Revelation keeps Shell Trap's damage counters off an attacker with Energy", () => {
    const trapped = (bench: string[]) => {
      const t = scenario({
        edition: "sv",
        cards: real("sm2-131", "bw5-48"),
        you: { active: { name: "Turtonator-GX", energy: ["Fire Energy", "Fire Energy"] } },
        opponent: { active: { name: "Charizard-EX", energy: ["Fire Energy"] }, bench },
      });
      t.attack("Shell Trap").attack("Stoke");
      return t.opponent.active?.damage;
    };
    expect([trapped([]), trapped(["Espeon"])]).toEqual([100, 20]);
  });

  it("CMP-1631 damage to two Benched Pokémon is done to each of them", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv03.5-139"),
      you: { active: { name: "Omastar", energy: ["Water Energy", "Water Energy"] } },
      opponent: { bench: ["Zubat", "Abra", "Froakie"] },
    });
    t.attack("Aqua Split").choose("Zubat", "Froakie");
    expect(t.opponent.bench.map(({ damage }) => damage)).toEqual([30, 0, 30]);
  });

  it("CMP-1632 Bail Out takes a Pokémon if there is one", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sm2-39"),
      you: { active: { name: "Mareanie", energy: ["Water Energy"] }, discard: ["Zubat", "Abra"] },
    });
    t.attack("Bail Out");
    expect(() => t.choose()).toThrow("too-few");
    t.choose("Abra");
    expect(t.you.hand).toEqual(["Abra"]);
  });

  it("CMP-1633 who copies an attack pays the cost of the copying attack only", () => {
    const t = scenario({ cards: real("bw1-71"), you: { active: { name: "Zoroark", energy: ["Water Energy", "Water Energy"] } } });
    t.attack("Foul Play").choose("Body Slam");
    expect(t.opponent.active?.damage).toBe(100);
  });

  it("CMP-1634 who came for a Knocked Out Pokémon moved in the opponent's turn, not in this one", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv06.5-015"),
      you: { active: "Zubat", bench: [{ name: "Revavroom ex", energy: ["Metal Energy"] }] },
      opponent: { active: { name: "Charizard-EX", energy: ["Fire Energy"] } },
    });
    t.endTurn().attack("Stoke").choose(0).attack("Accelerator Flash");
    expect(t.opponent.active?.damage).toBe(20);
  });

  const juggled = (...discarded: string[]) => {
    const t = scenario({
      edition: "sv",
      cards: real("sm8-100"),
      you: {
        active: { name: "Cofagrigus", energy: ["Psychic Energy", "Water Energy"] },
        bench: [{ name: "Chesnaught", under: ["Chespin", "Quilladin"] }, "Zubat"],
      },
    });
    return t.attack("Spirit Juggling").choose(...discarded).opponent.active?.damage;
  };

  it("CMP-1635 a Stage 2 Pokémon that is discarded for an attack counts once, with the cards below it", () => {
    expect(juggled("Chesnaught")).toBe(40);
  });

  it("CMP-1636 an attack that discards any number of Benched Pokémon may discard none", () => {
    expect(juggled()).toBe(10);
  });

  it("CMP-1640 Electro Rain discards its Energy first: a Special Energy among it does not bring Skyscraper about", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sm11-57", "swsh7-123", "xy1-131"),
      you: { active: { name: "Alolan Raichu", energy: ["Rainbow Energy"] } },
      opponent: { active: "Duraludon VMAX" },
    });
    t.attack("Electro Rain").choose("Rainbow Energy");
    expect([t.you.active?.energy, t.opponent.active?.damage]).toEqual([[], 30]);
  });
});
