import { describe, expect, it } from "vitest";
import type { Modifier } from "../effects/language";
import { ability, attack, pokemon, SELF } from "../testing/cards";
import { type ScenarioSetup, scenario } from "../testing/scenario";

type Change = Extract<Modifier, { modify: "prizesForKnockOut" }>;

const OPPONENTS = { pokemon: "all", side: "opponents", place: "inPlay" } as const;
const worth = (amount: number, sign: Change["sign"], more: Partial<Change> = {}): Change => ({
  modify: "prizesForKnockOut",
  of: OPPONENTS,
  amount,
  sign,
  ...more,
});
/** Prize cards that you take for what happens, with these effects on your side. */
const taken = (changes: readonly Change[], setup: ScenarioSetup, act: (t: ReturnType<typeof scenario>) => unknown) => {
  const names = changes.map((_, place) => `Holder ${place}`);
  const holders = changes.map((change, place) =>
    pokemon(names[place] ?? "", 60, "Water", { abilities: [ability("Aura", { kind: "continuous", change })] }),
  );
  const t = scenario({
    ...setup,
    cards: [...holders, ...(setup.cards ?? [])],
    you: { ...setup.you, bench: [...names, ...(setup.you?.bench ?? [])] },
  });
  act(t);
  if (t.asked === "takePrizes") t.choose(...Array.from({ length: t.decision.min }, (_, place) => place));
  return 6 - t.you.prizes;
};

const machop = { name: "Machop", energy: ["Fighting Energy"] };
const struck: ScenarioSetup = { you: { active: machop }, opponent: { active: { name: "Froakie", damage: 50 }, bench: ["Snorlax"] } };
const strike = (t: ReturnType<typeof scenario>) => t.attack("Karate Chop");
const poisoned: ScenarioSetup = {
  you: { active: machop },
  opponent: { active: { name: "Froakie", damage: 50, conditions: ["Poisoned"] }, bench: ["Snorlax"] },
};
const wait = (t: ReturnType<typeof scenario>) => t.endTurn();
const fighter = { ...OPPONENTS, side: "yours", place: "active", where: { types: ["Fighting"] } } as const;

describe("Prize cards for a Knock Out", () => {
  it.each<[string, readonly Change[], ScenarioSetup, typeof strike, number]>([
    ["one more by damage from an attack: by one", [worth(1, "+", { byAttack: true })], struck, strike, 2],
    ["one more by damage from an attack: by Poison", [worth(1, "+", { byAttack: true })], poisoned, wait, 1],
    ["one more by a Pokémon like that: by it", [worth(1, "+", { by: fighter })], struck, strike, 2],
    ["one more by a Pokémon like that: by Poison", [worth(1, "+", { by: fighter })], poisoned, wait, 1],
    ["one more and another one more", [worth(1, "+"), worth(1, "+")], struck, strike, 3],
    ["more and fewer", [worth(2, "+"), worth(1, "-")], struck, strike, 2],
    ["set to less and to more: the least counts", [worth(1, "="), worth(3, "=")], struck, strike, 1],
    ["set to more and to less: the least counts", [worth(3, "="), worth(0, "=")], struck, strike, 0],
    ["set, and one more: what is set is not raised", [worth(0, "="), worth(1, "+")], struck, strike, 0],
  ])("KO-02 %s", (_, changes, setup, act, prizes) => {
    expect(taken(changes, setup, act)).toBe(prizes);
  });

  it("RUL-25 one more for the Active Pokémon is taken also for one that the attack has put to the Bench", () => {
    const push = attack("Push", "", "60", { do: "switch", side: "opponents", chooser: "opponent" });
    const prizes = (of: "active" | "bench") =>
      taken(
        [worth(1, "+", { of: { ...OPPONENTS, place: of } })],
        { ...struck, cards: [pokemon("Pusher", 60, "Water", {}, push)], you: { active: "Pusher" } },
        (t) => t.attack("Push"),
      );
    expect([prizes("active"), prizes("bench")]).toEqual([2, 1]);
  });

  it("KO-02 no more are taken than are left", () => {
    const t = scenario({
      you: { active: machop, prizes: ["Potion"] },
      opponent: { active: { name: "Charizard-EX", damage: 170 }, bench: ["Zubat"] },
    });
    strike(t);
    expect(t.outcome).toMatchObject({ winner: 0, reason: "prizes" });
  });

  it("EFF-30 of several Knocked Out together each goes where its own effect says", () => {
    const leap = ability("Leap", {
      kind: "triggered",
      on: { event: "knockedOut", subject: "self" },
      steps: [{ do: "returnPokemon", pokemon: SELF, destination: { to: "lostZone" }, attached: "with" }],
    });
    const wave = attack("Wave", "", "", { do: "damage", amount: 60, to: OPPONENTS });
    const t = scenario({
      cards: [pokemon("Celebi", 30, "Grass", { abilities: [leap] }), pokemon("Waver", 90, "Fighting", {}, wave)],
      you: { active: "Waver" },
      opponent: { active: "Froakie", bench: ["Celebi", "Snorlax", "Zubat"] },
    });
    t.attack("Wave").choose(0, 1, 2);
    expect([t.opponent.lostZone, t.opponent.discard]).toEqual([["Celebi"], ["Froakie", "Zubat"]]);
  });

  it("EFF-33 what sends its cards elsewhere by an opponent's attack does not by Poison, nor by its own side's", () => {
    const change: Modifier = { replace: "discardOnKnockOut", on: SELF, cards: "pokemon", to: "lostZone", byAttackOf: "opponents" };
    const drifting = pokemon(
      "Drifter",
      30,
      "Psychic",
      { abilities: [ability("Drift", { kind: "continuous", change })] },
      attack("Burst", "", "", { do: "damage", amount: 30, to: SELF }),
    );
    const fate = (setup: ScenarioSetup, act: (t: ReturnType<typeof scenario>) => unknown) => {
      const t = scenario({ ...setup, cards: [drifting] });
      act(t);
      return [...t.opponent.lostZone, ...t.you.lostZone];
    };
    const opponent = { active: "Drifter", bench: ["Snorlax"] } as const;
    expect(fate({ you: { active: machop }, opponent }, (t) => strike(t).choose(0))).toEqual(["Drifter"]);
    expect(
      fate({ opponent: { ...opponent, active: { name: "Drifter", damage: 20, conditions: ["Poisoned"] } } }, (t) => t.endTurn().choose(0)),
    ).toEqual([]);
    expect(fate({ you: opponent }, (t) => t.attack("Burst").choose(0))).toEqual([]);
  });
});
