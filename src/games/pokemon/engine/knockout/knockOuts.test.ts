import { describe, expect, it } from "vitest";
import { ability, attack, pokemon, SELF } from "../testing/cards";
import { scenario } from "../testing/scenario";

const fill = (count: number, name = "Water Energy"): string[] => Array.from({ length: count }, () => name);
const bomber = { name: "Voltorb", energy: ["Lightning Energy"] };

/** Plays a set-up to its end, with the first Basic Pokémon offered. */
function setUp(t: ReturnType<typeof scenario>): void {
  while (t.asked.startsWith("setup") || t.asked.startsWith("mulligan"))
    t.choose(...(t.asked === "setupActive" ? [t.options[0] ?? ""] : t.asked === "mulliganDraw" ? [0] : []));
}

describe("Knock Out, Prizes, end", () => {
  it("KO-01 a Knocked Out Pokémon goes to the discard pile with all that is attached", () => {
    const t = scenario({
      you: { active: { name: "Magnemite", energy: ["Metal Energy"] } },
      opponent: {
        active: { name: "Quilladin", under: ["Chespin"], damage: 80, energy: ["Grass Energy"], tools: ["Muscle Band"] },
        bench: ["Froakie"],
      },
    });
    t.attack("Tackle").choose(0);
    expect([...t.opponent.discard].sort()).toEqual(["Chespin", "Grass Energy", "Muscle Band", "Quilladin"]);
  });

  it("KO-01 a Benched Pokémon is looked at as well", () => {
    const t = scenario({
      you: { active: { name: "Zubat", energy: ["Psychic Energy"] } },
      opponent: { bench: [{ name: "Froakie", damage: 50 }] },
    });
    t.attack("Skill Dive").choose("Froakie").choose(0);
    expect(t.opponent.bench).toEqual([]);
    expect(t.you.prizes).toBe(5);
  });

  it("KO-02 the opponent takes one Prize card, unseen and by position", () => {
    const t = scenario({
      you: { active: { name: "Magnemite", energy: ["Metal Energy"] }, prizes: ["Potion", "Switch", "Tierno", ...fill(3)] },
      opponent: { active: { name: "Froakie", damage: 50 }, bench: ["Zubat"] },
    });
    t.attack("Tackle");
    expect(t.options).toEqual(["0", "1", "2", "3", "4", "5"]);
    expect(JSON.stringify(t.decision)).not.toContain("Switch");
    t.choose(1);
    expect(t.you.hand).toEqual(["Switch"]);
    expect(t.view(0).sides[0].prizes[1]).toBe("empty");
  });

  it("KO-02 a Pokémon-EX is worth two", () => {
    const t = scenario({
      you: { active: { name: "Magnemite", energy: ["Metal Energy"] } },
      opponent: { active: { name: "Charizard-EX", damage: 170 }, bench: ["Zubat"] },
    });
    t.attack("Tackle").choose(0, 3);
    expect(t.you.prizes).toBe(4);
  });

  it("KO-03 the owner picks the new Active", () => {
    const t = scenario({
      you: { active: { name: "Magnemite", energy: ["Metal Energy"] } },
      opponent: { active: { name: "Froakie", damage: 50 }, bench: ["Zubat", "Chespin"] },
    });
    t.attack("Tackle").choose(0);
    expect(t.decision).toMatchObject({ seat: 1, purpose: "promote" });
    t.choose("Chespin");
    expect(t.opponent.active?.name).toBe("Chespin");
  });

  it("KO-04 the last Prize wins", () => {
    const t = scenario({
      you: { active: { name: "Magnemite", energy: ["Metal Energy"] }, prizes: ["Potion"] },
      opponent: { active: { name: "Froakie", damage: 50 }, bench: ["Zubat"] },
    });
    t.attack("Tackle");
    expect(t.outcome).toEqual({ winner: 0, reason: "prizes" });
  });

  it("KO-05 no Pokémon left in play loses", () => {
    const t = scenario({
      you: { active: { name: "Magnemite", energy: ["Metal Energy"] } },
      opponent: { active: { name: "Froakie", damage: 50 } },
    });
    t.attack("Tackle").choose(0);
    expect(t.outcome).toEqual({ winner: 0, reason: "noPokemon" });
  });

  it("KO-06 who cannot draw at the start of the turn loses", () => {
    const t = scenario({ opponent: { deck: [] } });
    t.endTurn();
    expect(t.outcome).toEqual({ winner: 0, reason: "deckOut" });
  });

  it("KO-07 more ways win", () => {
    const t = scenario({
      you: { active: { ...bomber, damage: 10 }, bench: ["Zubat"], prizes: ["Potion"] },
      opponent: { active: "Froakie", prizes: ["Potion"] },
    });
    // Both take their last Prize; only the opponent has no Pokémon left.
    t.attack("Self-Destruct");
    expect(t.outcome).toMatchObject({ winner: 0 });
  });

  it("EFF-30 who falls by an effect of being Knocked Out is Knocked Out together: both take their last Prize (Voltorb, Destiny Burst)", () => {
    const burst = ability("Destiny Burst", {
      kind: "triggered",
      on: { event: "knockedOut", subject: "self" },
      steps: [{ do: "putCounters", count: 5, on: { pokemon: "event", role: "cause" } }],
    });
    const t = scenario({
      cards: [pokemon("Bursting", 30, "Lightning", { abilities: [burst] })],
      shuffled: true,
      you: { active: { name: "Machop", damage: 30, energy: ["Fighting Energy"] }, bench: ["Zubat"], prizes: ["Potion"], deck: fill(9) },
      opponent: { active: "Bursting", bench: ["Zubat"], prizes: ["Potion"], deck: fill(9) },
    });
    t.attack("Karate Chop");
    expect(t.view("spectator")).toMatchObject({ suddenDeath: 1 });
    setUp(t);
  });

  it("EFF-01 where no Prize card can be taken for a Pokémon, 'one more' adds none, whoever's it is", () => {
    const taken = (seat: "you" | "opponent") => {
      const shield = pokemon("Shedinja", 30, "Psychic", {
        abilities: [ability("Empty", { kind: "continuous", change: { modify: "prizesForKnockOut", of: SELF, amount: 0, sign: "=" } })],
      });
      const greed = pokemon(
        "Greedy",
        90,
        "Fighting",
        {
          abilities: [
            ability("Greed", {
              kind: "continuous",
              change: { modify: "prizesForKnockOut", of: { pokemon: "all", side: "opponents", place: "inPlay" }, amount: 1, sign: "+" },
            }),
          ],
        },
        attack("Punch", "", "30"),
      );
      const t = scenario(
        seat === "you"
          ? { cards: [shield, greed], you: { active: "Greedy" }, opponent: { active: "Shedinja", bench: ["Zubat"] } }
          : { cards: [shield, greed], you: { active: "Shedinja", bench: ["Zubat"] }, opponent: { active: "Greedy" } },
      );
      if (seat === "opponent") t.endTurn();
      t.attack("Punch");
      return seat === "you" ? t.you.prizes : t.opponent.prizes;
    };
    expect([taken("you"), taken("opponent")]).toEqual([6, 6]);
  });

  it("KO-07 equal ways are Sudden Death: a whole new match with one Prize card each", () => {
    const t = scenario({
      shuffled: true,
      you: { active: bomber, deck: ["Chespin", ...fill(9)] },
      opponent: { active: "Froakie", deck: ["Fennekin", ...fill(9)] },
    });
    t.attack("Self-Destruct").choose(0).choose(0);
    expect(t.outcome).toBeNull();
    expect(t.view("spectator")).toMatchObject({ suddenDeath: 1, phase: "setup", turn: 0 });
    const { resolving, lasting, standing, history, triggered, undamagedBefore, doomed, felled, stadium } = t.state;
    expect([resolving, lasting, standing, history, triggered, undamagedBefore, doomed, felled, stadium]).toEqual([
      ...Array(8).fill([]),
      null,
    ]);
    setUp(t);
    expect(t.view(0).sides.map((side) => side.prizes)).toEqual([["down"], ["down"]]);
    expect(t.asked).toBe("main");
  });

  it("KO-08 a player may concede at any time, also out of turn", () => {
    const t = scenario({});
    t.concede(1);
    expect(t.outcome).toEqual({ winner: 0, reason: "concession" });
  });

  it("RUL-01 both Actives Knocked Out: the player whose turn comes next takes Prizes and promotes first", () => {
    const t = scenario({
      you: { active: bomber, bench: ["Zubat", "Abra"] },
      opponent: { active: "Froakie", bench: ["Chespin", "Fennekin"] },
    });
    t.attack("Self-Destruct");
    const order: string[] = [];
    while (t.asked !== "main") {
      order.push(`${t.asked} ${t.decision.seat}`);
      t.choose(t.options[0] ?? "");
    }
    expect(order).toEqual(["takePrizes 1", "takePrizes 0", "promote 1", "promote 0"]);
  });

  it("RUL-02 Prizes are taken before a new Active is promoted", () => {
    const t = scenario({
      you: { active: { name: "Magnemite", energy: ["Metal Energy"] } },
      opponent: { active: { name: "Froakie", damage: 50 }, bench: ["Zubat", "Abra"] },
    });
    t.attack("Tackle");
    expect(t.asked).toBe("takePrizes");
    t.choose(0);
    expect(t.asked).toBe("promote");
    t.choose("Abra");
  });

  it("RUL-03 the last Prize wins before the Checkup comes", () => {
    const t = scenario({
      you: { active: { name: "Magnemite", damage: 50, energy: ["Metal Energy"], conditions: ["Poisoned"] }, prizes: ["Potion"] },
      opponent: { active: { name: "Froakie", damage: 50 }, bench: ["Zubat"] },
    });
    t.attack("Tackle");
    expect(t.outcome).toEqual({ winner: 0, reason: "prizes" });
  });

  it("RUL-04 the last Prize wins with an empty deck", () => {
    const t = scenario({
      you: { active: { name: "Magnemite", energy: ["Metal Energy"] }, prizes: ["Potion"], deck: [] },
      opponent: { active: { name: "Froakie", damage: 50 }, bench: ["Zubat"] },
    });
    t.attack("Tackle");
    expect(t.outcome).toEqual({ winner: 0, reason: "prizes" });
  });

  it("RUL-12 an attack that switches itself out does so before Knock Outs are settled (Abra, Teleport)", () => {
    const t = scenario({
      you: { active: { name: "Abra", energy: ["Psychic Energy"] }, bench: ["Zubat"] },
      opponent: { active: { name: "Froakie", damage: 50 }, bench: ["Chespin"] },
    });
    t.attack("Teleport");
    expect(t.you.active?.name).toBe("Zubat");
    expect(t.asked).toBe("takePrizes");
    t.choose(0);
  });

  it("RUL-13 discarding Energy in an attack comes after its damage", () => {
    const t = scenario({
      you: { active: { name: "Vulpix", energy: ["Fire Energy", "Fire Energy"] } },
      opponent: { active: "Chespin", bench: ["Zubat"] },
    });
    t.attack("Ember").choose(0);
    expect(t.opponent.discard).toEqual(["Chespin"]);
    expect(t.you.discard).toEqual(["Fire Energy"]);
  });
});
