import type { CatalogueCard } from "@/cards/card";
import { ability, attack, pokemon } from "../../build";
import {
  afflict,
  asOftenAsYouLike,
  basicPokemon,
  counters,
  countersOn,
  defending,
  each,
  ifHeads,
  ignoring,
  move,
  self,
  theirs,
  yours,
} from "../../phrases";

export const psychic: readonly CatalogueCard[] = [
  pokemon("xy2-38", {
    names: ["Duskull", "Skelénox", "Duskull", "Duskull"],
    hp: 50,
    type: "Psychic",
    weakness: "Darkness",
    resistance: "Fighting",
    retreat: 1,
    attacks: [
      attack(
        ["Revival", "Réapparition", "Reaparición", "Vitalizzante"],
        "C",
        "",
        move(
          { cards: "choose", from: { zone: "discard", of: "opponent" }, count: 1, where: basicPokemon },
          { to: "bench", side: "opponents" },
        ),
      ),
      attack(["Sneaky Placement", "Placement Vicieux", "Colocación Furtiva", "Furtivappoggio"], "P", "", counters(1, defending)),
    ],
  }),
  pokemon("xy2-39", {
    names: ["Dusclops", "Téraclope", "Dusclops", "Dusclops"],
    stage: "Stage 1",
    from: ["Duskull", "Skelénox", "Duskull", "Duskull"],
    hp: 80,
    type: "Psychic",
    weakness: "Darkness",
    resistance: "Fighting",
    retreat: 2,
    attacks: [
      attack(["Confuse Ray", "Onde Folie", "Rayo Confuso", "Stordiraggio"], "P", "", afflict("Confused")),
      attack(["Cursed Drop", "Chute Maudite", "Caída Maldita", "Caduta Maledetta"], "PCC", "", {
        do: "putCounters",
        count: 4,
        on: each("opponents"),
        distribute: true,
      }),
    ],
  }),
  pokemon("xy2-40", {
    names: ["Dusknoir", "Noctunoir", "Dusknoir", "Dusknoir"],
    stage: "Stage 2",
    from: ["Dusclops", "Téraclope", "Dusclops", "Dusclops"],
    hp: 130,
    type: "Psychic",
    weakness: "Darkness",
    resistance: "Fighting",
    retreat: 3,
    ability: ability(
      ["Shadow Void", "Crevasse d'Ombre", "Brecha Sombra", "Vuotoscuro"],
      asOftenAsYouLike({ steps: [{ do: "moveCounters", count: 1, from: yours(1), to: self }] }),
    ),
    attacks: [
      attack(["Pain Pellets", "Points de Douleur", "Bolitas de Daño", "Infliggipena"], "PCC", "", counters(countersOn(self), theirs(1))),
    ],
  }),
  pokemon("xy2-41", {
    names: ["Toxicroak-EX", "Coatox-EX", "Toxicroak-EX", "Toxicroak-EX"],
    marks: ["EX"],
    hp: 170,
    type: "Psychic",
    weakness: "Psychic",
    retreat: 1,
    attacks: [
      attack(["Triple Poison", "Triple Poison", "Veneno Triple", "Triplo Veleno"], "CC", "", {
        do: "afflict",
        condition: "Poisoned",
        pokemon: defending,
        counters: 3,
      }),
      attack(["Smash Uppercut", "Poing Fracassant", "Gancho Destructor", "Spaccamontante"], "PPC", "80", ignoring("Resistance")),
    ],
  }),
  pokemon("xy2-42", {
    names: ["Espurr", "Psystigri", "Espurr", "Espurr"],
    hp: 60,
    type: "Psychic",
    weakness: "Psychic",
    retreat: 1,
    attacks: [
      attack(["Psyshot", "Piqûre Psy", "Disparo Psi", "Psicosparo"], "P", "10"),
      attack(["Fake Out", "Bluff", "Sorpresa", "Bruciapelo"], "PC", "10", ifHeads(afflict("Paralyzed"))),
    ],
  }),
  pokemon("xy2-44", {
    names: ["Skrelp", "Venalgue", "Skrelp", "Skrelp"],
    hp: 50,
    type: "Psychic",
    weakness: "Psychic",
    retreat: 1,
    attacks: [attack(["Spit Poison", "Crache-Venin", "Escupir Veneno", "Sputaveleno"], "P", "", ifHeads(afflict("Poisoned")))],
  }),
];
