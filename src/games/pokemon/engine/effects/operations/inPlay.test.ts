import { describe, expect, it } from "vitest";
import { ACTIVE, ability, attack, pokemon, SELF, trainer } from "../../testing/cards";
import { scenario } from "../../testing/scenario";
import { BENCHED, chosen, MINE, ONE, played, used } from "../../testing/usable";
import type { CardSelector, Destination, Instruction, PokemonSelector } from "../language";

const draw = { do: "draw", count: { count: "bound", binding: 1 } } as const;

const names = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name);

describe("Pokémon that are switched", () => {
  const setup = { you: { bench: ["Zubat", "Froakie"] }, opponent: { bench: ["Abra", "Machop"] } };
  it.each([
    ["yours", "you", 0, "switchIn", ["Zubat", "Froakie"]],
    ["yours", "opponent", 1, "switchOut", ["Zubat", "Froakie"]],
    ["opponents", "you", 0, "switchOut", ["Abra", "Machop"]],
    ["opponents", "opponent", 1, "switchIn", ["Abra", "Machop"]],
  ] as const)("EFF-40 %s, chosen by %s", (side, chooser, seat, purpose, options) => {
    const t = played([{ do: "switch", side, chooser }], setup);
    expect([t.decision.seat, t.decision.purpose, t.options]).toEqual([seat, purpose, options]);
    t.choose(options[1]);
    expect((side === "yours" ? t.you : t.opponent).active?.name).toBe(options[1]);
  });

  it("EFF-40 only to one that fits; what is said of it then is said of the new Active", () => {
    const to: PokemonSelector = { pokemon: "choose", side: "opponents", place: "bench", count: 1, where: { types: ["Psychic"] } };
    const t = played(
      [
        { do: "switch", side: "opponents", chooser: "you", to, bind: 1 },
        { do: "putCounters", count: 1, on: { pokemon: "bound", binding: 1 } },
      ],
      setup,
    );
    expect(t.opponent.active).toMatchObject({ name: "Abra", damage: 10 });
  });

  it("EFF-40 only to one on the Bench, whomever else the text describes", () => {
    const t = played([{ do: "switch", side: "yours", chooser: "you", to: ONE }], setup);
    expect(t.options).toEqual(["Zubat", "Froakie"]);
    t.choose("Froakie");
    expect(t.you.active?.name).toBe("Froakie");
  });

  const leaves: Instruction = { do: "returnPokemon", pokemon: MINE, destination: { to: "hand" }, attached: "with" };
  const switches: Instruction = { do: "switch", side: "yours", chooser: "you" };
  it.each<readonly [string, Instruction]>([
    ["", switches],
    [", and nobody is asked whether to", { do: "may", steps: [switches] }],
  ])("EFF-40 where the Active Pokémon has left, there is none to switch%s", (_, step) => {
    const t = played([leaves, step], setup);
    expect([t.asked, t.options, t.happened("switched")]).toEqual(["promote", ["Zubat", "Froakie"], []]);
    t.choose("Zubat");
  });
});

describe("Pokémon that evolve by an effect", () => {
  it("EFF-43 by a card of the hand: whom, then by which", () => {
    const cards = [pokemon("Other Quilladin", 90, "Grass", { from: "Chespin" })];
    const t = played([{ do: "evolve", pokemon: ONE, with: chosen("hand") }], {
      cards,
      you: { active: "Snorlax", bench: ["Chespin", "Weedle", "Zubat"], hand: ["Quilladin", "Other Quilladin", "Kakuna"] },
    });
    expect(t.options).toEqual(["Chespin", "Weedle"]);
    t.choose("Chespin");
    expect([t.decision.purpose, t.options, t.decision.min]).toEqual(["evolve", ["Quilladin", "Other Quilladin"], 1]);
    t.choose("Other Quilladin");
    expect(names(t.you.bench)).toEqual(["Other Quilladin", "Weedle", "Zubat"]);
  });

  it("EFF-43 by a card of the deck: which, then whom, of those that it fits; it may stay there", () => {
    const search = () =>
      played([{ do: "evolve", pokemon: ONE, with: chosen("deck") }], {
        you: { bench: ["Chespin", "Chespin", "Zubat"], deck: ["Quilladin", "Kakuna"] },
      });
    const t = search();
    expect([t.options, t.decision.min, t.happened("looked").length]).toEqual([["Quilladin"], 0, 1]);
    t.choose("Quilladin");
    expect(t.options).toEqual(["Chespin", "Chespin"]);
    t.choose("Chespin");
    expect([names(t.you.bench), t.happened("shuffled").length]).toEqual([["Quilladin", "Chespin", "Zubat"], 1]);
    const nothing = search();
    nothing.choose();
    expect([names(nothing.you.bench), nothing.happened("shuffled").length]).toEqual([["Chespin", "Chespin", "Zubat"], 1]);
  });

  it("EFF-43 what the text names evolves outside any line too: a Baby Pokémon into its Basic Pokémon", () => {
    const named: Instruction = { do: "evolve", pokemon: SELF, with: chosen("hand", 1, { names: ["Clefairy"] }) };
    const baby = pokemon("Cleffa", 30, "Psychic", {}, attack("Grow up", "", "", named));
    const t = scenario({
      cards: [baby, pokemon("Clefairy", 60, "Psychic", {})],
      you: { active: "Cleffa", hand: ["Clefairy", "Quilladin"] },
    });
    t.attack("Grow up");
    expect(t.options).toEqual(["Clefairy"]);
    t.choose("Clefairy");
    expect(t.you.active?.name).toBe("Clefairy");
  });

  it("EFF-43 by the card that was shown, whom it fits", () => {
    const t = played(
      [
        { do: "reveal", cards: { cards: "top", of: "you", count: 1, bind: 1 } },
        { do: "evolve", pokemon: ONE, with: { cards: "bound", binding: 1 } },
      ],
      { you: { active: "Snorlax", bench: ["Chespin", "Zubat"], deck: ["Quilladin", "Kakuna"] } },
    );
    expect([names(t.you.bench), t.you.deckCount, t.asked]).toEqual([["Quilladin", "Zubat"], 1, "main"]);
  });

  it("EFF-02 where no card of the hand or pile fits anybody, nobody is asked", () => {
    const steps = (zone: "hand" | "discard"): readonly Instruction[] => [{ do: "evolve", pokemon: ONE, with: chosen(zone) }];
    const you = { bench: ["Zubat"], hand: ["Kakuna"], discard: ["Kakuna"] };
    for (const zone of ["hand", "discard"] as const) expect(used(steps(zone), { you }).asked).toBe("main");
  });

  it("EFF-06 an empty deck is not looked through", () => {
    const t = used([{ do: "evolve", pokemon: ONE, with: chosen("deck") }], { you: { bench: ["Chespin"], deck: [] } });
    expect([t.happened("looked"), t.decision.seat]).toEqual([[], 1]);
  });

  it("EFF-43 a Pokémon that itself evolves by a search may be left as it is", () => {
    const grow = attack("Grow", "", "", { do: "evolve", pokemon: SELF, with: chosen("deck") });
    const t = scenario({ cards: [pokemon("Chespin", 60, "Grass", {}, grow)], you: { active: "Chespin", deck: ["Quilladin"] } });
    t.attack("Grow").choose();
    expect([t.you.active?.name, t.happened("looked").length, t.happened("shuffled").length]).toEqual(["Chespin", 1, 1]);
  });

  it("EFF-43 one that may not evolve is not among them", () => {
    const ban = trainer("Ban", "Stadium", {
      whileInPlay: [{ kind: "continuous", change: { forbid: "evolve", on: { pokemon: "all", side: "both", place: "active" } } }],
    });
    const setup = { cards: [ban], stadium: "Ban", you: { active: "Chespin", bench: ["Chespin"], deck: ["Quilladin"] } };
    const t = played([{ do: "evolve", pokemon: ONE, with: chosen("deck") }], setup);
    t.choose("Quilladin");
    expect([t.you.active?.name, names(t.you.bench)]).toEqual(["Chespin", ["Quilladin"]]);
    const alone = scenario({
      ...setup,
      cards: [ban, pokemon("Chespin", 60, "Grass", {}, attack("Call", "", "", { do: "evolve", pokemon: ONE, with: chosen("deck") }))],
      you: { active: "Chespin", deck: ["Quilladin"] },
    }).attack("Call");
    expect(alone.events).not.toContainEqual(expect.objectContaining({ type: "looked" }));
  });

  it("EFF-43 what evolved is spoken of afterwards", () => {
    const t = played(
      [
        { do: "evolve", pokemon: ONE, with: chosen("hand"), bind: 1 },
        { do: "heal", amount: 20, on: { pokemon: "bound", binding: 1 } },
      ],
      {
        you: { active: { name: "Chespin", damage: 20 }, bench: [{ name: "Zubat", damage: 20 }], hand: ["Quilladin"] },
      },
    );
    t.choose("Quilladin");
    expect([t.you.active?.damage, t.you.bench[0]?.damage]).toEqual([0, 20]);
  });

  it("EFF-43 Energy that is attached may say into what its Pokémon evolves (Eevee, Energy Evolution)", () => {
    const eevee = pokemon("Eevee", 60, "Colorless", {
      abilities: [
        ability("Energy Evolution", {
          kind: "triggered",
          on: { event: "attachedEnergy", subject: "self", from: "hand" },
          steps: [
            {
              do: "evolve",
              pokemon: SELF,
              with: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1, where: { evolvesFrom: "self", sameTypeAs: "event" } },
            },
          ],
        }),
      ],
    });
    const cards = [eevee, pokemon("Vaporeon", 110, "Water", { from: "Eevee" }), pokemon("Flareon", 110, "Fire", { from: "Eevee" })];
    const t = scenario({ cards, you: { active: "Eevee", hand: ["Fire Energy"], deck: ["Vaporeon", "Flareon", "Potion"] } });
    t.attach("Fire Energy", "Eevee");
    expect(t.options).toEqual(["Flareon"]);
    t.choose("Flareon");
    expect(t.you.active?.name).toBe("Flareon");
  });
});

describe("Pokémon that devolve, leave play or are replaced", () => {
  const line = {
    active: { name: "Chesnaught", under: ["Chespin", "Quilladin"] },
    bench: [{ name: "Quilladin", under: ["Chespin"] }, "Zubat"],
  };

  it.each<readonly [number | "all", Destination, string, Partial<Record<"hand" | "discard" | "lostZone", readonly string[]>>]>([
    [1, { to: "hand" }, "Quilladin", { hand: ["Chesnaught"] }],
    ["all", { to: "hand" }, "Chespin", { hand: ["Quilladin", "Chesnaught"] }],
    [1, { to: "lostZone" }, "Quilladin", { lostZone: ["Chesnaught"] }],
    [1, { to: "discard" }, "Quilladin", { discard: ["Chesnaught", "Plan"] }],
  ])("EFF-44 %s card to the place that the text names: %j", (cards, destination, left, piles) => {
    const t = played([{ do: "devolve", pokemon: MINE, cards, destination }], { you: line });
    expect(t.you.active?.name).toBe(left);
    expect(t.you).toMatchObject(piles);
  });

  it("EFF-44 each of several, into the deck", () => {
    const t = played(
      [
        {
          do: "devolve",
          pokemon: { pokemon: "all", side: "yours", place: "inPlay", where: { evolution: true } },
          cards: 1,
          destination: { to: "deck", place: "shuffled" },
        },
      ],
      {
        you: { ...line, deck: [] },
      },
    );
    expect([t.you.active?.name, names(t.you.bench), t.you.deckCount]).toEqual(["Quilladin", ["Chespin", "Zubat"], 2]);
  });

  it("EFF-44 one of several, whichever the player chooses", () => {
    const t = played([{ do: "devolve", pokemon: ONE, cards: 1, destination: { to: "hand" } }], { you: line });
    expect([t.asked, t.options]).toEqual(["devolve", ["Chesnaught", "Quilladin"]]);
    t.choose("Quilladin");
    expect([t.you.active?.name, names(t.you.bench), t.you.hand]).toEqual(["Chesnaught", ["Chespin", "Zubat"], ["Quilladin"]]);
  });

  const laden = { bench: [{ name: "Quilladin", under: ["Chespin"], energy: ["Fire Energy"], tools: ["Muscle Band"] }] };
  it.each<readonly [Destination, "with" | "discard", readonly string[], readonly string[], number]>([
    [{ to: "hand" }, "with", ["Chespin", "Fire Energy", "Muscle Band", "Quilladin"], ["Plan"], 0],
    [{ to: "hand" }, "discard", ["Chespin", "Quilladin"], ["Fire Energy", "Muscle Band", "Plan"], 0],
    [{ to: "deck", place: "shuffled" }, "with", [], ["Plan"], 4],
    [{ to: "deck", place: "bottom" }, "discard", [], ["Fire Energy", "Muscle Band", "Plan"], 2],
  ])("EFF-41 a Pokémon goes to %j, what is attached: %s", (destination, attached, hand, discard, deck) => {
    const t = played([{ do: "returnPokemon", pokemon: BENCHED, destination, attached }], { you: { ...laden, deck: [] } });
    expect([[...t.you.hand].sort(), [...t.you.discard].sort(), t.you.deckCount]).toEqual([hand, discard, deck]);
    expect(t.happened("shuffled").length).toBe(destination.to === "deck" && destination.place === "shuffled" ? 1 : 0);
  });

  it.each<readonly [string, Instruction]>([
    ["returned", { do: "returnPokemon", pokemon: BENCHED, destination: { to: "lostZone" }, attached: "with", bind: 1 }],
    ["discarded", { do: "discardPokemon", pokemon: BENCHED, bind: 1 }],
  ])("EFF-02 the cards of one that was %s are counted", (_, step) => {
    expect(played([step, draw], { you: laden }).you.hand).toHaveLength(2);
  });

  it.each<readonly [string, Instruction]>([
    ["returned", { do: "returnPokemon", pokemon: BENCHED, destination: { to: "hand" }, attached: "with" }],
    ["discarded", { do: "discardPokemon", pokemon: BENCHED }],
  ])("EFF-10 who is %s for more damage is chosen before it", (_, step) => {
    const t = scenario({
      cards: [
        pokemon(
          "Striker",
          90,
          "Colorless",
          {},
          attack("Strike", "", "10+", { do: "may", steps: [step], ifDone: [{ do: "attackDamage", change: "more", amount: 30 }] }),
        ),
      ],
      you: { active: "Striker", bench: ["Zubat", "Froakie"] },
    });
    t.attack("Strike").choose("yes");
    expect([t.options, t.opponent.active?.damage]).toEqual([["Zubat", "Froakie"], 0]);
    t.choose("Froakie");
    expect([t.opponent.active?.damage, names(t.you.bench)]).toEqual([40, ["Zubat"]]);
  });

  it.each<
    readonly ["hand" | "discard" | "deck", Destination | undefined, Partial<Record<"hand" | "discard" | "lostZone", readonly string[]>>]
  >([
    ["hand", undefined, { hand: ["Abra", "Zubat"] }],
    ["discard", undefined, { discard: ["Abra", "Zubat", "Plan"] }],
    ["deck", undefined, { hand: [], discard: ["Plan"] }],
    ["discard", { to: "hand" }, { hand: ["Zubat"], discard: ["Abra", "Plan"] }],
    ["hand", { to: "lostZone" }, { hand: ["Abra"], lostZone: ["Zubat"] }],
  ])("EFF-47 another card out of the %s takes its place; the old one goes there, or to %j", (zone, old, piles) => {
    const t = played([{ do: "exchange", pokemon: BENCHED, with: chosen(zone), ...(old && { old }) }], {
      you: { bench: [{ name: "Zubat", damage: 20, energy: ["Fire Energy"] }], [zone]: ["Froakie", "Abra"] },
    });
    t.choose("Froakie");
    expect(t.you).toMatchObject({ bench: [{ name: "Froakie", damage: 20, energy: ["Fire Energy"] }], ...piles });
    expect(t.happened("shuffled").length).toBe(zone === "deck" ? 1 : 0);
  });

  it("EFF-06 a deck in which nothing is taken for it is shuffled all the same", () => {
    const described: CardSelector = { cards: "choose", from: { zone: "deck", of: "you" }, count: 1, where: { category: "Pokémon" } };
    const t = used([{ do: "exchange", pokemon: BENCHED, with: described }], { you: { bench: ["Zubat"], deck: ["Froakie", "Potion"] } });
    t.choose();
    expect([names(t.you.bench), t.happened("shuffled").length]).toEqual([["Zubat"], 1]);
  });
});

describe("What an attack does that another one says", () => {
  const copier = (facts: Partial<Extract<Instruction, { do: "copyAttack" }>>) =>
    scenario({
      cards: [
        pokemon("Copier", 90, "Psychic", {}, attack("Copy", "", "", { do: "copyAttack", of: { pokemon: ACTIVE }, ...facts })),
        pokemon("Model", 190, "Psychic", {}, attack("Jab", "C", "10"), attack("Poke", "WW", "20"), {
          ...attack("Early", "", "30"),
          when: { if: "turn", is: "yourFirst" },
        }),
      ],
      you: { active: { name: "Copier", energy: ["Fire Energy"] } },
      opponent: { active: "Model" },
    }).attack("Copy");

  it("EFF-18 it is chosen among those that may be used now, without their cost", () => {
    const t = copier({});
    expect([t.options, t.decision.seat]).toEqual([["Jab", "Poke"], 0]);
    t.choose("Poke");
    expect(t.opponent.active?.damage).toBe(20);
  });

  it("EFF-18 those that the Energy pays for, where the text says so", () => {
    expect(copier({ payCost: true }).opponent.active?.damage).toBe(10);
  });

  it("EFF-18 the one of that name", () => {
    expect(copier({ where: { named: "Poke" } }).opponent.active?.damage).toBe(20);
    expect(copier({ where: { named: "Body Slam" } }).opponent.active?.damage).toBe(0);
  });

  it("EFF-54 the other player chooses where the text says so", () => {
    const t = copier({ by: "opponent" });
    expect(t.decision.seat).toBe(1);
    t.choose("Jab");
  });
});
