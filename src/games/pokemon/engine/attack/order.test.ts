import { describe, expect, it } from "vitest";
import type { EnergyCard } from "../card";
import type { CardSelector, Instruction, PokemonFilter } from "../effects/language";
import { ability, attack, pokemon, SELF, specialEnergy, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";

const DISCARD = { to: "discard" } as const;
const EVERYONE = { pokemon: "all", side: "both", place: "inPlay" } as const;
const MINE = { pokemon: "all", side: "yours", place: "inPlay" } as const;
const ONE_OF_THEIRS = { pokemon: "choose", side: "opponents", place: "inPlay", count: 1 } as const;
const energyOn = (to: "self" | "mine", rest: Partial<Extract<CardSelector, { cards: "attached" }>>): CardSelector => ({
  cards: "attached",
  to: to === "self" ? SELF : MINE,
  what: "energy",
  count: "any",
  ...rest,
});
const bound = (times: number, change: "more" | "times"): Instruction => ({
  do: "attackDamage",
  change,
  amount: { multiply: [times, { count: "bound", binding: 1 }] },
});
const fill = (count: number, name: string): string[] => Array.from({ length: count }, () => name);

/** The Benched Bastiodon lets no Pokémon with few Energy do damage. */
const bastiodon = pokemon("Bastiodon", 160, "Metal", {
  stage: "Stage 2",
  from: "Shieldon",
  abilities: [
    ability("Ancient Bulwark", {
      kind: "continuous",
      change: { prevent: "damage", on: MINE, from: { side: "opponents", where: { not: { energy: { atLeast: 3 } } } } },
      while: { if: "place", pokemon: SELF, is: "bench" },
    }),
  ],
});
const doubleTurbo: EnergyCard = specialEnergy("Double Turbo Energy", {
  provides: [["Colorless"], ["Colorless"]],
  whileAttached: [{ kind: "continuous", change: { modify: "damageDone", by: SELF, amount: 20, sign: "-" } }],
});
const roaringMoon = pokemon(
  "Roaring Moon ex",
  230,
  "Darkness",
  { marks: ["ex"] },
  attack("Calamity Storm", "", "100+", {
    do: "may",
    steps: [{ do: "move", cards: { cards: "stadium" }, destination: DISCARD }],
    ifDone: [{ do: "attackDamage", change: "more", amount: 120 }],
  }),
);
const pikachu = pokemon("Pikachu ex", 200, "Lightning", {
  marks: ["ex"],
  abilities: [
    ability("Resolute Heart", {
      kind: "continuous",
      change: { replace: "knockOut", on: SELF, byAttackOf: "both", fullHpOnly: true, remainingHp: 10 },
    }),
  ],
});
const lively = trainer("Lively Stadium", "Stadium", {
  whileInPlay: [{ kind: "continuous", change: { modify: "hp", on: { ...EVERYONE, where: { stages: ["Basic"] } }, amount: 30, sign: "+" } }],
});
const vitalityBand = trainer("Vitality Band", "Pokémon Tool", {
  whileInPlay: [{ kind: "continuous", change: { modify: "damageDone", by: SELF, amount: 10, sign: "+", to: "active" } }],
});

describe("choose, then damage, then what was chosen goes", () => {
  it.each([
    [[], "the Stadium gave it the HP not to be Knocked Out by the damage, and then left", null],
    [["Vitality Band"], "the damage itself would Knock it Out, from full HP", 190],
  ] as const)("CMP-2041 Resolute Heart against Calamity Storm with %j: %s", (tools, _, damage) => {
    const t = scenario({
      cards: [roaringMoon, pikachu, lively, vitalityBand],
      stadium: "Lively Stadium",
      you: { active: { name: "Roaring Moon ex", tools } },
      opponent: { active: "Pikachu ex", bench: ["Zubat"] },
    });
    t.attack("Calamity Storm").choose("yes");
    if (t.asked === "takePrizes") t.choose(0, 1);
    expect(t.opponent.active).toMatchObject(damage === null ? { name: "Zubat" } : { name: "Pikachu ex", damage });
  });

  it("CMP-2034 a Stadium chosen to be discarded still prevents the damage", () => {
    const from = { side: "both", where: { ruleBox: true } } as const;
    const zone = trainer("Neutralization Zone", "Stadium", {
      whileInPlay: [{ kind: "continuous", change: { prevent: "damage", on: { ...EVERYONE, where: { ruleBox: false } }, from } }],
    });
    const t = scenario({ cards: [roaringMoon, zone], stadium: "Neutralization Zone", you: { active: "Roaring Moon ex" } });
    t.attack("Calamity Storm").choose("yes");
    expect([t.opponent.active?.damage, t.view(0).stadium]).toEqual([0, null]);
  });

  it("CMP-2423 Energy chosen to be discarded still counts as attached (Raging Bolt ex, Ancient Bulwark)", () => {
    const thunder = attack(
      "Bellowing Thunder",
      "",
      "70×",
      {
        do: "may",
        steps: [{ do: "move", cards: energyOn("mine", { where: { energyKind: "Basic" }, bind: 1 }), destination: DISCARD }],
      },
      bound(1, "times"),
    );
    const t = scenario({
      cards: [bastiodon, pokemon("Raging Bolt ex", 240, "Dragon", { marks: ["ex"] }, thunder)],
      you: { active: { name: "Raging Bolt ex", energy: fill(3, "Lightning Energy") } },
      opponent: { active: "Charizard-EX", bench: ["Bastiodon", "Zubat"] },
    });
    t.attack("Bellowing Thunder").choose("yes").choose("Lightning Energy", "Lightning Energy", "Lightning Energy").choose(0, 1);
    expect(t.happened("knockedOut")).toMatchObject([{ card: "Charizard-EX" }]);
    expect(t.you.active?.energy).toEqual([]);
    t.choose("Zubat");
  });

  it("CMP-220 Energy chosen for the Lost Zone is still there when the damage is done (Magnezone, Red Armor)", () => {
    const where: PokemonFilter = { energy: { where: { energyKind: "Special" }, atLeast: 1 } };
    const armor = ability("Red Armor", {
      kind: "continuous",
      change: { prevent: "damage", on: SELF, from: { side: "opponents", where } },
    });
    const burn = attack(
      "Lost Burn",
      "",
      "50×",
      { do: "move", cards: energyOn("mine", { bind: 1 }), destination: { to: "lostZone" } },
      bound(1, "times"),
    );
    const t = scenario({
      cards: [
        doubleTurbo,
        pokemon("Magnezone", 140, "Lightning", {}, burn),
        pokemon("Scizor", 100, "Metal", { abilities: [{ ...armor, kind: "Poké-Body" }] }),
      ],
      you: { active: { name: "Magnezone", energy: ["Double Turbo Energy"] } },
      opponent: { active: "Scizor" },
    });
    t.attack("Lost Burn").choose("Double Turbo Energy");
    expect([t.opponent.active?.damage, t.you.lostZone]).toEqual([0, ["Double Turbo Energy"]]);
  });

  it("CMP-2031 … also for damage to the Bench that hangs on it (Wellspring Mask Ogerpon ex, Torrential Pump)", () => {
    const pump = attack("Torrential Pump", "", "100", {
      do: "may",
      steps: [{ do: "move", cards: energyOn("self", { count: 3 }), destination: { to: "deck", place: "shuffled" } }],
      ifDone: [{ do: "damage", amount: 120, to: { ...ONE_OF_THEIRS, place: "bench" } }],
    });
    const t = scenario({
      cards: [doubleTurbo, pokemon("Wellspring Mask Ogerpon ex", 210, "Water", { marks: ["ex"] }, pump)],
      you: { active: { name: "Wellspring Mask Ogerpon ex", energy: ["Double Turbo Energy"] } },
      opponent: { active: "Charizard-EX", bench: ["Snorlax", "Zubat"] },
    });
    t.attack("Torrential Pump").choose("yes").choose("Snorlax");
    expect([t.opponent.active?.damage, t.opponent.bench[0]?.damage, t.you.active?.energy]).toEqual([80 * 2, 100, []]);
  });

  it("RUL-13 … and printed before damage to a Pokémon of one's choice (Raikou-EX, Volt Bolt)", () => {
    const bolt = attack(
      "Volt Bolt",
      "",
      "",
      { do: "move", cards: energyOn("self", { count: "all", where: { types: ["Lightning"] } }), destination: DISCARD },
      { do: "damage", amount: 100, to: ONE_OF_THEIRS },
    );
    const t = scenario({
      cards: [bastiodon, pokemon("Raikou-EX", 170, "Lightning", { marks: ["EX"] }, bolt)],
      you: { active: { name: "Raikou-EX", energy: fill(3, "Lightning Energy") } },
      opponent: { active: "Charizard-EX", bench: ["Bastiodon"] },
    });
    t.attack("Volt Bolt").choose("Bastiodon");
    expect([t.opponent.bench[0]?.damage, t.you.active?.energy]).toEqual([100, []]);
  });

  it("RUL-13 Energy counted by what is discarded is of the types it provides where it is attached", () => {
    const prism: EnergyCard = {
      ...doubleTurbo,
      id: "Prism Energy",
      name: "Prism Energy",
      provides: [["Colorless"]],
      whileAttached: [{ kind: "continuous", change: { modify: "energyProvides", on: SELF, units: [["Fire", "Water"]], instead: true } }],
    };
    const volley = attack(
      "Volley",
      "",
      "10+",
      { do: "move", cards: energyOn("self", { where: { types: ["Fire"] }, bind: 1 }), destination: DISCARD },
      { do: "attackDamage", change: "more", amount: { multiply: [30, { count: "bound", binding: 1, energy: "Fire" }] } },
    );
    const t = scenario({
      cards: [prism, pokemon("Volcarona", 110, "Fire", {}, volley)],
      you: { active: { name: "Volcarona", energy: ["Prism Energy", "Fire Energy"] } },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Volley").choose("Prism Energy", "Fire Energy");
    expect(t.opponent.active?.damage).toBe(70);
  });

  it("RUL-13 Pokémon chosen to be discarded still help while the damage is worked out (Cofagrigus, Spirit Juggling)", () => {
    const juggling = attack(
      "Spirit Juggling",
      "",
      "10+",
      { do: "discardPokemon", pokemon: { pokemon: "choose", side: "yours", place: "bench", count: "any", bind: 1 } },
      bound(30, "more"),
    );
    const banner = pokemon("Banner", 60, "Colorless", {
      abilities: [ability("Aura", { kind: "continuous", change: { modify: "damageDone", by: MINE, amount: 20, sign: "+" } })],
    });
    const t = scenario({
      cards: [banner, pokemon("Cofagrigus", 110, "Psychic", {}, juggling)],
      you: { active: "Cofagrigus", bench: ["Banner", "Zubat"] },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Spirit Juggling").choose("Banner");
    expect([t.opponent.active?.damage, t.you.discard]).toEqual([60, ["Banner"]]);
  });

  it("RUL-13 damage to itself that pays for more damage comes with the damage, not before it (M Ampharos-EX, Exavolt)", () => {
    const exavolt = attack("Exavolt", "", "120+", {
      do: "may",
      steps: [
        { do: "attackDamage", change: "more", amount: 50 },
        { do: "afflict", condition: "Paralyzed", pokemon: { pokemon: "active", side: "opponents" } },
      ],
      ifDone: [{ do: "damage", amount: 30, to: SELF }],
    });
    const t = scenario({
      cards: [pokemon("M Ampharos-EX", 220, "Lightning", { marks: ["EX"] }, exavolt)],
      you: { active: "M Ampharos-EX" },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Exavolt").choose("yes");
    expect(t.happened("damaged").map(({ amount }) => amount)).toEqual([170, 30]);
    const types = t.events.map(({ type }) => type);
    expect(types.lastIndexOf("damaged")).toBeLessThan(types.indexOf("afflicted"));
  });
});
