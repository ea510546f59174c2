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
