import type { CatalogueCard } from "@/cards/card";
import { ability, attack, pokemon } from "../../build";
import { always, damage, each, energyCount, fromDeck, hand, heal, ifHeads, more, move, per, self, shielded } from "../../phrases";

export const fairy: readonly CatalogueCard[] = [
  pokemon("xy2-62", {
    names: "Flabébé",
    hp: 40,
    type: "Fairy",
    weakness: "Metal",
    resistance: "Darkness",
    retreat: 1,
    attacks: [attack(["Aromatherapy", "Aromathérapie", "Aromaterapia", "Aromaterapia"], "Y", "", heal(10, each("yours")))],
  }),
  pokemon("xy2-64", {
    names: "Floette",
    stage: "Stage 1",
    from: "Flabébé",
    hp: 70,
    type: "Fairy",
    weakness: "Metal",
    resistance: "Darkness",
    retreat: 1,
    ability: ability(
      ["Flower Veil", "Flora-Voile", "Velo Flor", "Fiorvelo"],
      always({ modify: "hp", on: each("yours", "inPlay", { types: ["Grass"] }), amount: 20, sign: "+" }),
    ),
    attacks: [attack(["Fairy Wind", "Vent Féérique", "Viento Feérico", "Vento di Fata"], "Y", "20")],
  }),
  pokemon("xy2-65", {
    names: "Floette",
    stage: "Stage 1",
    from: "Flabébé",
    hp: 70,
    type: "Fairy",
    weakness: "Metal",
    resistance: "Darkness",
    retreat: 1,
    attacks: [
      attack(["Petal Blizzard", "Tempête Florale", "Tormenta Floral", "Fiortempesta"], "Y", "", damage(10, each("opponents"))),
      attack(["Razor Leaf", "Tranch'Herbe", "Hoja Afilada", "Foglielama"], "YC", "30"),
    ],
  }),
  pokemon("xy2-66", {
    names: "Florges",
    stage: "Stage 2",
    from: "Floette",
    hp: 110,
    type: "Fairy",
    weakness: "Metal",
    resistance: "Darkness",
    retreat: 1,
    attacks: [
      attack(["Brilliant Search", "Recherche Brillante", "Búsqueda Brillante", "Splendicerca"], "C", "", move(fromDeck({ upTo: 3 }), hand)),
      attack(["Petal Blizzard", "Tempête Florale", "Tormenta Floral", "Fiortempesta"], "Y", "", damage(20, each("opponents"))),
    ],
  }),
  pokemon("xy2-68", {
    names: ["Carbink", "Strassie", "Carbink", "Carbink"],
    hp: 70,
    type: "Fairy",
    weakness: "Metal",
    resistance: "Darkness",
    retreat: 2,
    attacks: [
      attack(["Crystal Barrier", "Barrière de Cristal", "Barrera Cristal", "Cristalschermo"], "Y", "", ifHeads(shielded)),
      attack(
        ["Wonder Blast", "Explosion Miracle", "Explosión Asombrosa", "Fantabomba"],
        "CCC",
        "40+",
        more(per(20, energyCount(self, "Fairy"))),
      ),
    ],
  }),
];
