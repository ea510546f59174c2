import { describe, expect, it } from "vitest";
import type { Modifier } from "./effects/language";
import { ability, pokemon, trainer } from "./testing/cards";
import { scenario } from "./testing/scenario";

const sky = trainer("Sky Field", "Stadium", { whileInPlay: [{ kind: "continuous", change: { modify: "benchSize", to: 8 } }] });
const plain = trainer("Plain", "Stadium", {});
const five = ["Zubat", "Zubat", "Zubat", "Zubat", "Zubat"];

describe("More than there may be", () => {
  it("RUL-20 when the Bench shrinks each player discards Benched Pokémon of their choice, first who had played the Stadium (Sky Field)", () => {
    const t = scenario({
      cards: [sky, plain],
      stadium: "Sky Field",
      you: { hand: ["Plain"], bench: [...five, "Froakie", "Snorlax"] },
      opponent: { bench: [...five, "Froakie"] },
    });
    t.play("Plain");
    expect([t.decision.seat, t.decision.min]).toEqual([1, 1]);
    t.choose("Froakie");
    expect([t.decision.seat, t.decision.min, t.decision.max]).toEqual([0, 2, 2]);
    t.choose("Froakie", "Snorlax");
    expect([t.you.bench.length, t.opponent.bench.length]).toEqual([5, 5]);
    expect([t.you.discard, t.opponent.discard]).toEqual([
      ["Froakie", "Snorlax"],
      ["Sky Field", "Froakie"],
    ]);
  });

  it("RUL-20 … and otherwise the turn's player", () => {
    const crowd = pokemon("Crowd", 60, "Colorless", {
      abilities: [ability("Room", { kind: "continuous", change: { modify: "benchSize", to: 8 } })],
    });
    const t = scenario({
      cards: [crowd],
      you: { active: { name: "Charizard-EX", energy: ["Fire Energy"] }, bench: [...five, "Froakie"] },
      opponent: { active: "Crowd", bench: [...five, "Froakie"] },
    });
    t.attack("Stoke").choose(0);
    expect([t.asked, t.decision.seat]).toEqual(["discard", 0]);
    t.choose("Froakie");
    expect([t.asked, t.decision.seat]).toEqual(["discard", 1]);
    t.choose("Froakie").choose("Zubat");
  });

  it.each([
    ["yours", 0],
    ["opponents", 1],
  ] as const)("TURN-04 a smaller Bench is that of the player whom the effect names (%s)", (side, seat) => {
    const cramp = pokemon("Cramp", 60, "Colorless", {
      abilities: [
        ability("Cramp", { kind: "continuous", change: { modify: "benchSize", who: side === "yours" ? "you" : "opponent", to: 3 } }),
      ],
    });
    const t = scenario({
      cards: [cramp],
      you: { bench: ["Zubat", "Zubat", "Zubat", "Froakie"], hand: ["Cramp"] },
      opponent: { bench: ["Zubat", "Zubat", "Zubat", "Froakie"] },
    });
    t.play("Cramp");
    expect([t.asked, t.decision.seat]).toEqual(["discard", seat]);
    t.choose(...(seat === 0 ? ["Froakie", "Zubat"] : ["Froakie"]));
    expect([t.you.bench.length, t.opponent.bench.length]).toEqual(seat === 0 ? [3, 4] : [5, 3]);
  });

  it("RUL-21 a larger Bench stays so while an Active Spot waits to be filled", () => {
    const t = scenario({
      cards: [sky],
      stadium: "Sky Field",
      you: { active: { name: "Machop", energy: ["Fighting Energy"] } },
      opponent: { active: { name: "Froakie", damage: 50 }, bench: [...five, "Snorlax", "Chespin"] },
    });
    t.attack("Karate Chop").choose(0);
    expect([t.asked, t.decision.seat]).toEqual(["promote", 1]);
    t.choose("Snorlax");
    expect(t.opponent.bench).toHaveLength(6);
  });

  it("RUL-20 of several limits the smallest counts, whichever came first", () => {
    const size = (name: string, to: number) =>
      pokemon(name, 60, "Colorless", { abilities: [ability(name, { kind: "continuous", change: { modify: "benchSize", to } })] });
    for (const bench of [
      ["Four", "Two"],
      ["Two", "Four"],
    ]) {
      const t = scenario({ cards: [size("Four", 4), size("Two", 2)], you: { bench: [...bench, "Zubat"] } });
      expect([t.asked, t.decision.min]).toEqual(["discard", 1]);
      t.choose("Zubat");
    }
  });

  it("CMP-2131 RUL-21 what is too much since a Pokémon was Knocked Out goes before a new Active Pokémon is chosen", () => {
    const wide = pokemon("Wide", 60, "Colorless", {
      abilities: [ability("Room", { kind: "continuous", change: { modify: "benchSize", to: 8 } })],
    });
    const t = scenario({
      cards: [wide],
      you: { active: { name: "Charizard-EX", energy: ["Fire Energy"] } },
      opponent: { active: "Wide", bench: [...five, "Froakie", "Snorlax"] },
    });
    t.attack("Stoke").choose(0);
    expect([t.asked, t.decision.seat, t.decision.min]).toEqual(["discard", 1, 2]);
    t.choose("Froakie", "Snorlax");
    expect(t.asked).toBe("promote");
    t.choose("Zubat");
    expect(t.opponent.bench).toHaveLength(4);
  });

  it("RUL-21 … and after it where a smaller Bench begins by the Knock Out", () => {
    const muk = pokemon("Locker", 60, "Psychic", {
      abilities: [
        ability("Lock", {
          kind: "continuous",
          change: { suppress: "abilities", on: { pokemon: "all", side: "opponents", place: "inPlay" } },
        }),
      ],
    });
    const pressing = pokemon("Presser", 60, "Fighting", {
      abilities: [ability("Press", { kind: "continuous", change: { modify: "benchSize", who: "opponent", to: 3 } })],
    });
    const t = scenario({
      cards: [muk, pressing],
      you: { active: { name: "Charizard-EX", energy: ["Fire Energy"] }, bench: ["Presser"] },
      opponent: { active: "Locker", bench: five },
    });
    t.attack("Stoke").choose(0);
    expect(t.asked).toBe("promote");
    t.choose("Zubat");
    expect([t.asked, t.decision.seat, t.decision.min]).toEqual(["discard", 1, 1]);
    t.choose("Zubat");
    expect(t.opponent.bench).toHaveLength(3);
  });

  it("TURN-04 of several effects the smallest number counts", () => {
    const pressed = pokemon("Glimmora ex", 270, "Fighting", {
      abilities: [ability("Press", { kind: "continuous", change: { modify: "benchSize", who: "opponent", to: 3 } })],
    });
    const t = scenario({
      cards: [sky, pressed],
      stadium: "Sky Field",
      you: { active: "Glimmora ex" },
      opponent: { bench: ["Zubat", "Zubat", "Zubat"], hand: ["Froakie"] },
    });
    expect(t.endTurn().canPlay("Froakie")).toBe(false);
  });

  it("TURN-10 who loses the effect that let it hold more Tools keeps one of its player's choice", () => {
    const toolbox: Modifier = { modify: "maxTools", on: { pokemon: "all", side: "both", place: "inPlay" }, to: 4 };
    const t = scenario({
      cards: [trainer("Toolbox", "Stadium", { whileInPlay: [{ kind: "continuous", change: toolbox }] }), plain],
      stadium: "Toolbox",
      you: { active: { name: "Froakie", tools: ["Muscle Band", "Hard Charm"] }, hand: ["Plain"] },
    });
    t.play("Plain").choose("Hard Charm");
    expect(t.you.active?.tools).toEqual(["Muscle Band"]);
  });
});
