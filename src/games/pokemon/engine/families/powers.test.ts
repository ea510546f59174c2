import { describe, expect, it } from "vitest";
import type { Ability, CardDefinition } from "../card";
import type { Modifier, PokemonFilter } from "../effects/language";
import { attack, pokemon, SELF, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";

const EVERYONE = { pokemon: "all", side: "both", place: "inPlay" } as const;
const power = (name: string, kind: Ability["kind"], change: Modifier): Ability => ({
  name,
  kind,
  effects: [{ kind: "continuous", change }],
});
const draws = (kind: Ability["kind"]): Ability => ({
  name: "Insight",
  kind,
  effects: [{ kind: "activated", limit: "oncePerTurn", steps: [{ do: "draw", count: 1 }] }],
});
const stays: Modifier = { forbid: "retreat", on: SELF };
const cards: readonly CardDefinition[] = [
  pokemon("Alakazam", 80, "Psychic", { abilities: [draws("Poké-Power")] }),
  pokemon("Hypno", 80, "Psychic", { abilities: [draws("Ability")] }),
  pokemon("Forretress", 80, "Metal", { retreat: 0, abilities: [power("Rooted", "Poké-Body", stays)] }),
  pokemon("Muk", 80, "Grass", { retreat: 0, abilities: [power("Sticky", "Pokémon Power", stays)] }),
  pokemon("Magmortar", 100, "Fire", { from: "Magmar" }),
  pokemon("Magby", 30, "Fire", {}),
  pokemon("Magmar", 70, "Fire", { stage: "Stage 1", from: "Magby" }),
];
const lab = (change: Modifier): CardDefinition => trainer("Silent Lab", "Stadium", { whileInPlay: [{ kind: "continuous", change }] });
const under = (change: Modifier, name: string) =>
  scenario({ edition: "classic", cards: [...cards, lab(change)], stadium: "Silent Lab", you: { active: name, bench: ["Zubat"] } });

describe("Poké-Powers, Poké-Bodies and Pokémon Powers", () => {
  it("FAM-27 Poké-Powers that can't be used are no other powers, and no Abilities", () => {
    const change: Modifier = { suppress: "Poké-Powers", on: EVERYONE };
    expect([under(change, "Alakazam").canUse("Insight"), under(change, "Hypno").canUse("Insight")]).toEqual([false, true]);
    expect([under(change, "Forretress").canRetreat(), under(change, "Muk").canRetreat()]).toEqual([false, false]);
  });

  it("FAM-27 Poké-Bodies that are ignored do nothing, and neither do Pokémon Powers that stop working", () => {
    expect(under({ suppress: "Poké-Bodies", on: EVERYONE }, "Forretress").canRetreat()).toBe(true);
    expect(under({ suppress: "Pokémon Powers", on: EVERYONE }, "Muk").canRetreat()).toBe(true);
  });

  it("FAM-27 all but the one of that name (Muk, Toxic Gas)", () => {
    expect(under({ suppress: "Poké-Bodies", on: EVERYONE, except: "Rooted" }, "Forretress").canRetreat()).toBe(false);
  });

  it("FAM-27 a Poké-Power that answers something does not answer while it can't be used", () => {
    const answering: Ability = {
      name: "Welcome",
      kind: "Poké-Power",
      effects: [{ kind: "triggered", on: { event: "played", how: "toBench", subject: "self" }, steps: [{ do: "draw", count: 1 }] }],
    };
    const play = (...stadium: string[]) =>
      scenario({
        cards: [pokemon("Natu", 40, "Psychic", { abilities: [answering] }), lab({ suppress: "Poké-Powers", on: EVERYONE })],
        ...(stadium[0] && { stadium: stadium[0] }),
        you: { active: "Zubat", hand: ["Natu"], deck: ["Switch", "Switch"] },
      }).play("Natu").you.hand.length;
    expect([play(), play("Silent Lab")]).toEqual([1, 0]);
  });

  const asks = (where: PokemonFilter) =>
    pokemon(
      "Absol",
      90,
      "Darkness",
      {},
      attack("Probe", "D", "10", {
        do: "if",
        when: { if: "pokemon", is: { pokemon: "active", side: "opponents" }, where },
        then: [{ do: "attackDamage", change: "more", amount: 20 }],
      }),
    );
  const probed = (where: PokemonFilter, ...layers: string[]) => {
    const [name = ""] = layers;
    const t = scenario({
      edition: "classic",
      cards: [...cards, asks(where)],
      you: { active: { name: "Absol", energy: ["Darkness Energy"] } },
      opponent: { active: layers.length > 1 ? { name, under: layers.slice(1) } : name },
    });
    t.attack("Probe");
    return t.opponent.active?.damage;
  };

  it("FAM-27 a text that asks for a kind means that kind", () => {
    const kinds: PokemonFilter = { powers: ["Poké-Power", "Poké-Body"] };
    expect(["Alakazam", "Forretress", "Muk", "Hypno"].map((name) => probed(kinds, name))).toEqual([30, 30, 10, 10]);
  });

  it("FAM-24 a card lies anywhere under a Pokémon", () => {
    const where: PokemonFilter = { under: "Magby" };
    expect([probed(where, "Magmortar", "Magby", "Magmar"), probed(where, "Magmortar", "Magmar"), probed(where, "Magby")]).toEqual([
      30, 10, 10,
    ]);
  });
});
