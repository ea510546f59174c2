import type { CatalogueCard } from "@/cards/card";
import { ability, attack, pokemon } from "../../build";
import { afflict, always, asOftenAsYouLike, discard, each, energyOn, heal, ifHeads, ifYouDo, more, self, topOf, when } from "../../phrases";

export const dragon: readonly CatalogueCard[] = [
  pokemon("xy2-69", {
    names: ["M Charizard-EX", "M-Dracaufeu-EX", "M-Charizard-EX", "M Charizard-EX"],
    stage: "Mega",
    from: ["Charizard-EX", "Dracaufeu-EX", "Charizard-EX", "Charizard-EX"],
    marks: ["EX", "Mega"],
    hp: 230,
    type: "Dragon",
    weakness: "Fairy",
    retreat: 3,
    attacks: [attack(["Wild Blaze", "Feu Furieux", "Fuego Salvaje", "Fiamma Selvaggia"], "RRDCC", "300", discard(topOf("you", 5)))],
  }),
  pokemon("xy2-70", {
    names: ["Druddigon", "Drakkarmin", "Druddigon", "Druddigon"],
    hp: 110,
    type: "Dragon",
    weakness: "Fairy",
    retreat: 2,
    attacks: [
      attack(
        ["Revenge", "Vendetta", "Desquite", "Vendetta"],
        "CC",
        "20+",
        when({ if: "history", event: { during: "opponentsLastTurn", happened: "knockedOut", side: "yours", byAttack: true } }, more(70)),
      ),
      attack(["Dragon Claw", "Dracogriffe", "Garra Dragón", "Dragartigli"], "RWCC", "80"),
    ],
  }),
  pokemon("xy2-71", {
    names: ["Dragalge", "Kravarech", "Dragalge", "Dragalge"],
    stage: "Stage 1",
    from: ["Skrelp", "Venalgue", "Skrelp", "Skrelp"],
    hp: 100,
    type: "Dragon",
    weakness: "Fairy",
    retreat: 1,
    ability: ability(
      ["Poison Barrier", "Barrière de Poison", "Barrera Veneno", "Velenobarriera"],
      always({ forbid: "retreat", on: each("opponents", "inPlay", { conditions: ["Poisoned"] }) }),
    ),
    attacks: [
      attack(["Poison Breath", "Haleine Empoisonnée", "Aliento Venenoso", "Velenospiro"], "WPC", "60", ifHeads(afflict("Poisoned"))),
    ],
  }),
  pokemon("xy2-72", {
    names: ["Goomy", "Mucuscule", "Goomy", "Goomy"],
    hp: 50,
    type: "Dragon",
    weakness: "Fairy",
    retreat: 2,
    attacks: [
      attack(["Gooey", "Poisseux", "Baba", "Viscosità"], "C", "", heal(10, self)),
      attack(["Tackle", "Charge", "Placaje", "Azione"], "WY", "20"),
    ],
  }),
  pokemon("xy2-73", {
    names: ["Sliggoo", "Colimucus", "Sliggoo", "Sliggoo"],
    stage: "Stage 1",
    from: ["Goomy", "Mucuscule", "Goomy", "Goomy"],
    hp: 80,
    type: "Dragon",
    weakness: "Fairy",
    retreat: 3,
    attacks: [
      attack(["Gooey", "Poisseux", "Baba", "Viscosità"], "C", "", heal(30, self)),
      attack(["Gentle Slap", "Gifle Douce", "Bofetada Gentil", "Schiaffetto"], "WYC", "40"),
    ],
  }),
  pokemon("xy2-74", {
    names: ["Goodra", "Muplodocus", "Goodra", "Goodra"],
    stage: "Stage 2",
    from: ["Sliggoo", "Colimucus", "Sliggoo", "Sliggoo"],
    hp: 150,
    type: "Dragon",
    weakness: "Fairy",
    retreat: 3,
    ability: ability(
      ["Gooey Regeneration", "Régénération Visqueuse", "Regeneración Pegajosa", "Viscogenerazione"],
      asOftenAsYouLike({ steps: [ifYouDo([discard(energyOn(self))], heal(60, self))] }),
    ),
    attacks: [attack(["Heavy Whip", "Choc-Fouet", "Látigo Potente", "Fortefrusta"], "WYC", "80+", ifHeads(more(40)))],
  }),
];
