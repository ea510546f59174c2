import { describe, expect, it } from "vitest";
import type { CardDefinition } from "../card";
import { checkDeck } from "../deck";
import type { Instruction } from "../effects/language";
import { attack, pokemon, SELF, testCards, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";

const attachTo = (name: string, where: { readonly marks: ["Mega"] | ["Mega ex"] }): CardDefinition =>
  trainer(
    name,
    "Item",
    {},
    {
      do: "attach",
      cards: { cards: "choose", from: { zone: "discard", of: "you" }, count: 1, where: { energyKind: "Basic" } },
      to: { pokemon: "choose", side: "yours", place: "inPlay", count: 1, where },
    },
  );
const draw: Instruction = { do: "draw", count: 1 };

const cards: readonly CardDefinition[] = [
  pokemon("Riolu", 70, "Fighting", {}),
  pokemon("Mega Lucario ex", 340, "Fighting", { from: "Riolu", marks: ["ex", "Mega ex"] }, attack("Aura Jab", "F", "130")),
  pokemon("Gardevoir ex", 310, "Psychic", { marks: ["ex"] }),
  pokemon("Groudon-EX", 180, "Fighting", { marks: ["EX"] }),
  pokemon("Primal Groudon-EX", 240, "Fighting", { stage: "Mega", from: "Groudon-EX", marks: ["EX", "Primal"] }),
  attachTo("Mega Turbo", { marks: ["Mega"] }),
  attachTo("Mega Signal", { marks: ["Mega ex"] }),
  trainer("Head Ringer", "Pokémon Tool", { marks: ["Team Flare Hyper Gear"] }),
  trainer(
    "Ninja Boy",
    "Supporter",
    {},
    {
      do: "exchange",
      pokemon: { pokemon: "choose", side: "yours", place: "inPlay", count: 1 },
      with: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1, where: { category: "Pokémon", stages: ["Basic"] } },
      old: { to: "deck", place: "shuffled" },
    },
  ),
  pokemon("Nihilego", 110, "Psychic", { marks: ["Ultra Beast"] }),
  pokemon("Gengar & Mimikyu-GX", 240, "Psychic", { marks: ["GX", "TAG TEAM"] }),
  trainer("Cynthia & Caitlin", "Supporter", { marks: ["TAG TEAM"] }, draw),
  trainer(
    "Tag Call",
    "Item",
    {},
    {
      do: "move",
      cards: { cards: "choose", from: { zone: "deck", of: "you" }, count: { upTo: 2 }, where: { marks: ["TAG TEAM"] } },
      destination: { to: "hand" },
      reveal: true,
    },
  ),
  trainer(
    "Ultra Search",
    "Item",
    {},
    {
      do: "move",
      cards: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1, where: { marks: ["Ultra Beast"] } },
      destination: { to: "hand" },
      reveal: true,
    },
  ),
  trainer("Lysandre ◇", "Supporter", { marks: ["Prism Star"] }, draw),
  trainer("Heat Factory ◇", "Stadium", { marks: ["Prism Star"] }),
  pokemon("Muk", 70, "Grass", {
    abilities: [
      {
        name: "Toxic Gas",
        kind: "Pokémon Power",
        effects: [{ kind: "continuous", change: { forbid: "retreat", on: { pokemon: "active", side: "opponents" } } }],
      },
    ],
  }),
  pokemon("Alakazam", 80, "Psychic", {
    abilities: [{ name: "Read Mind", kind: "Pokémon Power", effects: [{ kind: "activated", steps: [draw] }] }],
  }),
  pokemon("Forretress", 80, "Grass", {
    abilities: [{ name: "Exoskeleton", kind: "Poké-Body", effects: [{ kind: "continuous", change: { forbid: "retreat", on: SELF } }] }],
  }),
  pokemon("Pichu", 30, "Lightning", { marks: ["Baby"] }, attack("Zzzap", "", "")),
  pokemon("Mew ☆", 80, "Psychic", { marks: ["Star"] }),
  pokemon("Entei ☆", 90, "Fire", { marks: ["Star"] }),
  pokemon("Shining Celebi", 60, "Grass", { marks: ["Shining"] }),
  pokemon("Shining Raichu", 80, "Lightning", { marks: ["Shining"] }),
  pokemon("Dialga G", 100, "Metal", { marks: ["SP"] }),
  pokemon("Dialga", 100, "Metal", {}),
  pokemon("Ho-Oh LEGEND", 140, "Fire", { stage: "LEGEND", marks: ["LEGEND"] }),
  pokemon("Kyogre & Groudon LEGEND", 150, "Water", { stage: "LEGEND", marks: ["LEGEND"] }),
  pokemon("Dragapult ex", 320, "Dragon", { marks: ["ex", "Tera"] }),
  pokemon("Mega Gengar ex", 350, "Darkness", { marks: ["ex", "Mega ex", "Tera"] }),
];

/** Your Prize cards after you have Knocked Out this Pokémon of your opponent's. */
function prizesAfterKnockOut(name: string, edition: "sm" | "me" | "classic" = "me"): number {
  const machop = { name: "Machop", energy: ["Fighting Energy"] };
  const hp = [...testCards, ...cards].find((card) => card.id === name);
  const damage = hp?.category === "Pokémon" ? hp.hp - 10 : 0;
  const t = scenario({ edition, cards, you: { active: machop }, opponent: { active: { name, damage }, bench: ["Zubat"] } });
  t.attack("Karate Chop");
  if (t.asked === "takePrizes") t.choose(...Array.from({ length: t.decision?.min ?? 1 }, (_, place) => place));
  return t.you.prizes;
}
const familyFaults = (...names: readonly string[]) =>
  checkDeck(
    names.map((name) => {
      const card = cards.find(({ id }) => id === name);
      if (!card) throw new Error(`No card ${name}.`);
      return card;
    }),
    "me",
  ).faults.filter(({ rule }) => rule === "DECK-04");

describe("marks of the eras", () => {
  it("FAM-25 a Mega Evolution Pokémon ex is worth 3 Prize cards", () => {
    expect([prizesAfterKnockOut("Mega Lucario ex"), prizesAfterKnockOut("Gardevoir ex")]).toEqual([3, 4]);
  });

  it("FAM-25 a Mega Evolution Pokémon ex evolves by its Stage, and becoming one does not end the turn", () => {
    const t = scenario({
      edition: "me",
      cards,
      you: { active: { name: "Riolu", energy: ["Fighting Energy"] }, hand: ["Mega Lucario ex"] },
    });
    t.evolve("Mega Lucario ex").attack("Aura Jab");
    expect(t.opponent.discard).toEqual(["Snorlax"]);
    t.choose(0);
  });

  it("FAM-25 'Mega Evolution Pokémon ex' means it, and no Pokémon-EX and no other Pokémon ex", () => {
    const bench = ["Mega Lucario ex", "Gardevoir ex", "Primal Groudon-EX", "Groudon-EX"];
    const t = scenario({ edition: "me", cards, you: { bench, hand: ["Mega Signal"], discard: ["Fire Energy"] } });
    t.play("Mega Signal");
    expect(t.you.bench.map(({ energy }) => energy.length)).toEqual([1, 0, 0, 0]);
  });

  it("FAM-25 a Mega Evolution Pokémon ex is no Pokémon-EX: a Hyper Gear does not go on it", () => {
    const t = scenario({ cards, you: { hand: ["Head Ringer"] }, opponent: { active: "Mega Lucario ex", bench: ["Groudon-EX"] } });
    expect([t.canAttach("Head Ringer", "Mega Lucario ex"), t.canAttach("Head Ringer", "Groudon-EX")]).toEqual([false, true]);
  });

  it("CMP-1003 a Pokémon in Primal Reversion is a Mega Evolution Pokémon (Mega Turbo)", () => {
    const bench = ["Groudon-EX", { name: "Primal Groudon-EX", under: ["Groudon-EX"] }];
    const t = scenario({ cards, you: { bench, hand: ["Mega Turbo"], discard: ["Fire Energy"] } });
    t.play("Mega Turbo");
    expect(t.you.bench.map(({ energy }) => energy.length)).toEqual([0, 1]);
  });

  it("FAM-02 a Pokémon in Primal Reversion counts as Mega Evolution and as Pokémon-EX", () => {
    const bench = [{ name: "Primal Groudon-EX", under: ["Groudon-EX"] }];
    const t = scenario({ cards, you: { bench, hand: ["Mega Turbo"], discard: ["Fire Energy"] } });
    expect(t.canPlay("Mega Turbo")).toBe(true);
  });

  it("CMP-1037 Head Ringer leaves when its Pokémon is no Pokémon-EX any more (Ninja Boy)", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Groudon-EX", tools: ["Head Ringer"] }, hand: ["Ninja Boy"], deck: ["Riolu", "Water Energy"] },
    });
    t.play("Ninja Boy").choose("Riolu");
    expect([t.you.active?.name, t.you.active?.tools, t.you.discard]).toEqual(["Riolu", [], ["Ninja Boy", "Head Ringer"]]);
  });

  it("FAM-21 a Hyper Gear stays on a Pokémon-EX that exchanges its card for another Pokémon-EX", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Groudon-EX", tools: ["Head Ringer"] }, hand: ["Ninja Boy"], deck: ["Charizard-EX", "Water Energy"] },
    });
    t.play("Ninja Boy").choose("Charizard-EX");
    expect(t.you.active?.tools).toEqual(["Head Ringer"]);
  });

  it("FAM-05 TAG TEAM is a mark of Supporters too", () => {
    const deck = ["Cynthia & Caitlin", "Gengar & Mimikyu-GX", "Nihilego", "Tierno"];
    const t = scenario({ edition: "sm", cards, you: { hand: ["Tag Call"], deck } });
    t.play("Tag Call");
    expect(t.options).toEqual(["Cynthia & Caitlin", "Gengar & Mimikyu-GX"]);
    t.choose("Cynthia & Caitlin", "Gengar & Mimikyu-GX");
  });

  it("FAM-17 Ultra Beast is a mark that cards ask for, whatever the name", () => {
    const t = scenario({ edition: "sm", cards, you: { hand: ["Ultra Search"], deck: ["Nihilego", "Zubat"] } });
    t.play("Ultra Search");
    expect(t.options).toEqual(["Nihilego"]);
    t.choose("Nihilego");
  });

  it("FAM-14 a Prism Star Supporter and Stadium go to the Lost Zone", () => {
    const t = scenario({ edition: "sm", cards, stadium: "Heat Factory ◇", you: { hand: ["Lysandre ◇", "Fairy Garden"] } });
    t.play("Lysandre ◇").play("Fairy Garden");
    expect([t.you.lostZone, t.opponent.lostZone, t.opponent.discard]).toEqual([["Lysandre ◇"], ["Heat Factory ◇"], []]);
  });

  it("FAM-12 every Tera Pokémon is safe on the Bench, of whatever series, type and family", () => {
    const t = scenario({
      edition: "me",
      cards,
      you: { active: { name: "Zubat", energy: ["Grass Energy"] } },
      opponent: { active: "Snorlax", bench: ["Dragapult ex", "Mega Gengar ex"] },
    });
    t.attack("Skill Dive").choose("Mega Gengar ex");
    expect(t.opponent.bench.map(({ damage }) => damage)).toEqual([0, 0]);
  });

  it("FAM-26 one Pokémon ☆ in all, one Shining Pokémon of each name; each worth 1 Prize card", () => {
    expect(familyFaults("Mew ☆", "Shining Celebi", "Shining Raichu")).toEqual([]);
    expect(familyFaults("Mew ☆", "Entei ☆")).toEqual([{ rule: "DECK-04", family: "Star", card: null, count: 2 }]);
    expect(familyFaults("Shining Celebi", "Shining Celebi")).toEqual([
      { rule: "DECK-04", family: "Shining", card: "Shining Celebi", count: 2 },
    ]);
    expect(prizesAfterKnockOut("Mew ☆", "classic")).toBe(5);
  });

  it("FAM-27 a Pokémon Power stops while its Pokémon is Asleep, Confused or Paralyzed, not while it is Poisoned", () => {
    const mayRetreat = (...conditions: ("Asleep" | "Confused" | "Paralyzed" | "Poisoned")[]) =>
      scenario({
        edition: "classic",
        cards,
        you: { active: "Zubat", bench: ["Froakie"] },
        opponent: { active: { name: "Muk", conditions } },
      }).canRetreat();
    expect([mayRetreat(), mayRetreat("Poisoned")]).toEqual([false, false]);
    expect([mayRetreat("Asleep"), mayRetreat("Confused"), mayRetreat("Paralyzed")]).toEqual([true, true, true]);
  });

  it("FAM-27 nor is a Pokémon Power used then", () => {
    const mayUse = (conditions: readonly "Confused"[]) =>
      scenario({ edition: "classic", cards, you: { active: { name: "Alakazam", conditions } } }).canUse("Read Mind");
    expect([mayUse([]), mayUse(["Confused"])]).toEqual([true, false]);
  });

  it("FAM-27 a Poké-Body works whatever its Pokémon suffers, unless its own text says otherwise", () => {
    const active = { name: "Forretress", conditions: ["Confused"], energy: ["Grass Energy"] } as const;
    expect(scenario({ edition: "classic", cards, you: { active, bench: ["Zubat"] } }).canRetreat()).toBe(false);
  });

  it("FAM-27 what takes Abilities away, or asks for one, means no Pokémon Power, Poké-Power or Poké-Body", () => {
    const noAbilities = trainer("Silent Lab", "Stadium", {
      whileInPlay: [{ kind: "continuous", change: { suppress: "abilities", on: { pokemon: "all", side: "both", place: "inPlay" } } }],
    });
    const setup = (name: string) =>
      scenario({
        cards: [...cards, noAbilities],
        stadium: "Silent Lab",
        you: { active: { name, energy: ["Grass Energy"] }, bench: ["Zubat"] },
      });
    expect([setup("Forretress").canRetreat(), setup("Alakazam").canUse("Read Mind"), setup("Delphox").canUse("Mystical Fire")]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it("FAM-24 a LV.X has the Stage of the Pokémon it levels up, is no Evolution card, and goes on each once", () => {
    const candy = trainer(
      "Basic Search",
      "Item",
      {},
      {
        do: "heal",
        amount: 10,
        on: { pokemon: "choose", side: "yours", place: "inPlay", count: 1, where: { stages: ["Basic"], damaged: true } },
      },
    );
    const levelUp = pokemon("Dialga LV.X", 110, "Metal", { stage: "LV.X", from: "Dialga", marks: ["LV.X"] });
    const t = scenario({
      edition: "classic",
      cards: [...cards, candy, levelUp],
      you: { active: { name: "Dialga LV.X", under: ["Dialga"], damage: 20 }, hand: ["Basic Search", "Dialga LV.X"] },
    });
    expect(t.canEvolve("Dialga LV.X")).toBe(false);
    t.play("Basic Search");
    expect(t.you.active?.damage).toBe(10);
  });

  it("FAM-28 a Pokémon SP is a Basic Pokémon of a name of its own", () => {
    const t = scenario({ edition: "classic", cards, you: { hand: ["Dialga G"] } });
    t.play("Dialga G");
    expect(t.you.bench.map(({ name }) => name)).toEqual(["Dialga G"]);
    const deck = [...Array.from({ length: 4 }, () => "Dialga G"), ...Array.from({ length: 4 }, () => "Dialga")];
    const list = deck.flatMap((name) => cards.find(({ id }) => id === name) ?? []);
    expect(checkDeck(list, "classic").faults.filter(({ rule }) => rule === "DECK-02")).toEqual([]);
  });

  it("FAM-29 whoever attacks a Baby Pokémon in the Active Spot flips first: on tails the attack fails and the turn ends", () => {
    for (const [coins, damage] of [
      ["H", 30],
      ["T", 0],
    ] as const) {
      const t = scenario({
        edition: "classic",
        cards,
        coins,
        you: { active: { name: "Machop", energy: ["Fighting Energy"] } },
        opponent: { active: "Pichu", bench: ["Zubat"] },
      });
      if (damage > 0) t.attack("Karate Chop").choose(0);
      else t.attack("Karate Chop");
      expect(t.opponent.discard).toEqual(damage > 0 ? ["Pichu"] : []);
      expect(t.view(0).turnSeat).toBe(1);
    }
  });

  it("FAM-29 a Baby Pokémon on the Bench protects nobody", () => {
    const active = { name: "Machop", energy: ["Fighting Energy"] };
    const t = scenario({ edition: "classic", cards, you: { active }, opponent: { active: "Snorlax", bench: ["Pichu"] } });
    t.attack("Karate Chop");
    expect(t.opponent.active?.damage).toBe(60);
  });

  it("FAM-24 a LEGEND of two Pokémon is worth 2 Prize cards, one of a single Pokémon 1", () => {
    expect([prizesAfterKnockOut("Kyogre & Groudon LEGEND", "classic"), prizesAfterKnockOut("Ho-Oh LEGEND", "classic")]).toEqual([4, 5]);
  });
});
