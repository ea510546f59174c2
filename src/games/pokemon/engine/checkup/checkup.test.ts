import { describe, expect, it } from "vitest";
import type { SpecialCondition } from "../card";
import { ability, pokemon, SELF } from "../testing/cards";
import { scenario } from "../testing/scenario";

const afflicted = (...conditions: SpecialCondition[]) => ({ name: "Snorlax", conditions });

describe("Pokémon Checkup", () => {
  it("CHK-01 Poisoned, Burned, Asleep, then Knock Outs together", () => {
    const t = scenario({ coins: "TT", you: { active: afflicted("Poisoned", "Burned", "Asleep") } });
    t.endTurn();
    const causes = t.events.flatMap((event) =>
      event.type === "damaged" ? [event.cause] : event.type === "coins" ? [`coin ${event.why}`] : [],
    );
    expect(causes).toEqual(["Poisoned", "coin Burned", "Burned", "coin Asleep"]);
  });

  it("CHK-01 both Actives are Knocked Out together", () => {
    const t = scenario({
      you: { active: { name: "Froakie", damage: 50, conditions: ["Poisoned"] }, bench: ["Zubat"] },
      opponent: { active: { name: "Fennekin", damage: 50, conditions: ["Poisoned"] }, bench: ["Abra"] },
    });
    t.endTurn();
    expect(t.happened("knockedOut")).toHaveLength(2);
    t.choose(0).choose(0);
    expect([t.you.prizes, t.opponent.prizes]).toEqual([5, 5]);
  });

  it("CHK-02 Poisoned puts 1 counter at each Checkup", () => {
    const t = scenario({ you: { active: afflicted("Poisoned") } });
    t.endTurn();
    expect(t.you.active?.damage).toBe(10);
    t.endTurn();
    expect(t.you.active?.damage).toBe(20);
  });

  it("CHK-02 a new Poison replaces the old one", () => {
    const t = scenario({ you: { active: { name: "Ekans", energy: ["Psychic Energy"] } }, opponent: { active: afflicted("Poisoned") } });
    t.attack("Poison Sting");
    expect(t.opponent.active?.damage).toBe(10);
    expect(t.opponent.active?.conditions).toEqual(["Poisoned"]);
  });

  it("CHK-03 Burned, xy: tails 2 counters, heads none", () => {
    const tails = scenario({ coins: "T", you: { active: afflicted("Burned") } }).endTurn();
    expect(tails.you.active?.damage).toBe(20);
    const heads = scenario({ coins: "H", you: { active: afflicted("Burned") } }).endTurn();
    expect(heads.you.active).toMatchObject({ damage: 0, conditions: ["Burned"] });
  });

  it("ED-01 later editions put 2 counters and then flip: heads cures", () => {
    for (const edition of ["sm", "sv"] as const) {
      const heads = scenario({ edition, coins: "H", you: { active: afflicted("Burned") } }).endTurn();
      expect(heads.you.active).toMatchObject({ damage: 20, conditions: [] });
      const tails = scenario({ edition, coins: "T", you: { active: afflicted("Burned") } }).endTurn();
      expect(tails.you.active).toMatchObject({ damage: 20, conditions: ["Burned"] });
    }
  });

  it("CHK-04 Asleep: heads wakes, tails sleeps on", () => {
    expect(scenario({ coins: "H", you: { active: afflicted("Asleep") } }).endTurn().you.active?.conditions).toEqual([]);
    expect(scenario({ coins: "T", you: { active: afflicted("Asleep") } }).endTurn().you.active?.conditions).toEqual(["Asleep"]);
  });

  it("CMP-867 RUL-22 the player whose turn comes next flips for Asleep first", () => {
    const t = scenario({ coins: "HT", you: { active: afflicted("Asleep") }, opponent: { active: afflicted("Asleep") } });
    t.endTurn();
    expect([t.you.active?.conditions, t.opponent.active?.conditions]).toEqual([["Asleep"], []]);
  });

  it("CMP-228 RUL-22 … and says in what order Abilities act", () => {
    const royal = ability("Royal Heal", {
      kind: "triggered",
      on: { event: "betweenTurns" },
      steps: [{ do: "heal", amount: 10, on: SELF }],
    });
    const t = scenario({
      cards: [pokemon("Serperior", 130, "Grass", { abilities: [royal] })],
      you: { active: "Hippopotas" },
      opponent: { active: "Serperior" },
    });
    t.endTurn();
    expect([t.asked, t.decision.seat]).toEqual(["orderTriggers", 1]);
    t.choose(t.options[0] ?? "");
  });

  it("ED-07 before or after the Special Conditions, as the player whose turn comes next says", () => {
    const order = (first: number) => {
      const t = scenario({ edition: "swsh", you: { active: "Hippopotas" }, opponent: { active: afflicted("Poisoned") } }).endTurn();
      expect([t.asked, t.decision.seat]).toEqual(["chooseMode", 1]);
      t.choose(first);
      return t.happened("damaged").map(({ cause }) => cause);
    };
    expect(order(0)).toEqual(["Poisoned", "effect"]);
    expect(order(1)).toEqual(["effect", "Poisoned"]);
  });

  it("ED-07 nothing is asked where nothing acts between turns, or nobody is afflicted", () => {
    const idle = scenario({ edition: "swsh", you: { hand: ["Hippopotas"] }, opponent: { active: afflicted("Poisoned") } }).endTurn();
    expect([idle.asked, idle.opponent.active?.damage]).toEqual(["main", 10]);
    const healthy = scenario({ edition: "swsh", you: { active: "Hippopotas" } }).endTurn();
    expect([healthy.asked, healthy.opponent.active?.damage]).toEqual(["main", 20]);
  });

  it("CHK-04 more coins for another condition are none for this one", () => {
    const doze = ability("Doze", {
      kind: "continuous",
      change: { modify: "checkupCoins", on: { pokemon: "all", side: "both", place: "inPlay" }, condition: "Asleep", coins: 2 },
    });
    const t = scenario({
      edition: "sm",
      coins: "HTH",
      cards: [pokemon("Dozer", 60, "Psychic", { abilities: [doze] })],
      you: { active: afflicted("Burned", "Asleep"), bench: ["Dozer"] },
    });
    t.endTurn();
    expect(t.happened("coins").map(({ why, heads }) => [why, heads])).toEqual([
      ["Burned", [true]],
      ["Asleep", [false, true]],
    ]);
    expect(t.you.active?.conditions).toEqual(["Asleep"]);
  });

  it("CHK-05 Paralyzed ends after its owner's next turn", () => {
    const t = scenario({ coins: "H", you: { active: { name: "Pikachu", energy: ["Lightning Energy"] } }, opponent: { active: "Snorlax" } });
    t.attack("Nuzzle");
    expect(t.opponent.active?.conditions).toEqual(["Paralyzed"]);
    expect(t.canAttack()).toBe(false);
    t.endTurn();
    expect(t.opponent.active?.conditions).toEqual([]);
  });

  it("CHK-06 Asleep, Confused and Paralyzed replace each other; Poisoned and Burned stay beside them", () => {
    const t = scenario({
      coins: "T",
      you: { active: { name: "Vulpix", energy: ["Fire Energy"] } },
      opponent: { active: afflicted("Asleep", "Poisoned", "Burned") },
    });
    t.attack("Confuse Ray");
    expect([...(t.opponent.active?.conditions ?? [])].sort()).toEqual(["Burned", "Confused", "Poisoned"]);
  });

  it("CHK-07 leaving to the Bench ends them", () => {
    const t = scenario({ you: { active: afflicted("Asleep", "Poisoned"), bench: ["Zubat"], hand: ["Switch"] } });
    t.play("Switch");
    expect(t.you.bench[0]?.conditions).toEqual([]);
  });

  it("CHK-07 only the Active can be affected", () => {
    const t = scenario({ you: { active: { name: "Ekans", energy: ["Psychic Energy"] } }, opponent: { bench: ["Froakie"] } });
    t.attack("Poison Sting");
    expect(t.opponent.bench[0]?.conditions).toEqual([]);
    expect(t.opponent.active?.conditions).toEqual(["Poisoned"]);
  });
});
