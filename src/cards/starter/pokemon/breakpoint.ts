import type { CatalogueCard } from "@/cards/card";
import { ability, attack, pokemon } from "../build";
import { counters, discard, each, energyOf, flip, fromHand, heads, ifYouDo, isActive, more, onceATurn, per, theirs } from "../phrases";

export const breakpoint: readonly CatalogueCard[] = [
  pokemon("xy9-41", {
    names: ["Greninja BREAK", "Amphinobi TURBO", "Greninja TURBO", "Greninja TURBO"],
    stage: "BREAK",
    from: ["Greninja", "Amphinobi", "Greninja", "Greninja"],
    marks: ["BREAK"],
    hp: 170,
    type: "Water",
    retreat: 0,
    ability: ability(
      ["Giant Water Shuriken", "Sheauriken Géant", "Shuriken de Agua Gigante", "Acqualame Giganti"],
      onceATurn({ when: isActive, steps: [ifYouDo([discard(fromHand(1, energyOf("Water")))], counters(6, theirs(1)))] }),
    ),
    attacks: [],
  }),
  pokemon("xy9-47", {
    names: ["Luxray BREAK", "Luxray TURBO", "Luxray TURBO", "Luxray TURBO"],
    stage: "BREAK",
    from: "Luxray",
    marks: ["BREAK"],
    hp: 170,
    type: "Lightning",
    retreat: 0,
    attacks: [
      attack(["Wild Fury", "Furie Sauvage", "Furia Salvaje", "Urtoferoce"], "LLCC", "130+", flip("untilTails"), more(per(40, heads))),
    ],
  }),
  pokemon("xy9-66", {
    names: ["Trevenant BREAK", "Desséliande TURBO", "Trevenant TURBO", "Trevenant TURBO"],
    stage: "BREAK",
    from: ["Trevenant", "Desséliande", "Trevenant", "Trevenant"],
    marks: ["BREAK"],
    hp: 160,
    type: "Psychic",
    retreat: 0,
    attacks: [attack(["Silent Fear", "Peur Silencieuse", "Temor Silencioso", "Timormuto"], "PC", "", counters(3, each("opponents")))],
  }),
];
