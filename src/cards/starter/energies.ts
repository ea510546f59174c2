import type { CatalogueCard } from "@/cards/card";
import { ENERGY_TYPES } from "@/engine/pokemon/card";
import { basicEnergy, specialEnergy } from "./build";
import { always, counters, heal, is, self } from "./phrases";

export const energies: readonly CatalogueCard[] = [
  specialEnergy(
    "xy1-130",
    ["Double Colorless Energy", "Double Énergie Incolore", "Doble Energía Incolora", "Energia Incolore doppia"],
    [["Colorless"], ["Colorless"]],
  ),
  specialEnergy("xy1-131", ["Rainbow Energy", "Énergie Multicolore", "Energía Arcoíris", "Energia Arcobaleno"], [ENERGY_TYPES], {
    whileAttached: [
      {
        kind: "triggered",
        on: { event: "attached", what: "this", subject: { side: "yours" }, from: "hand" },
        steps: [counters(1, { pokemon: "event", role: "subject" })],
      },
    ],
  }),
  specialEnergy("xy3-103", ["Herbal Energy", "Phyto-Énergie", "Energía Herbaria", "Energia Vegetale"], [["Grass"]], {
    attachTo: { types: ["Grass"] },
    whileAttached: [
      {
        kind: "triggered",
        on: { event: "attached", what: "this", subject: { side: "yours", where: { types: ["Grass"] } }, from: "hand" },
        steps: [heal(30, { pokemon: "event", role: "subject" })],
      },
    ],
  }),
  specialEnergy("xy3-104", ["Strong Energy", "Énergie Renforcée", "Energía Fuerza", "Energia Vigore"], [["Fighting"]], {
    attachTo: { types: ["Fighting"] },
    whileAttached: [always({ modify: "damageDone", by: self, amount: 20, sign: "+", to: "active" }, is(self, { types: ["Fighting"] }))],
  }),
  specialEnergy("xy4-112", ["Mystery Energy", "Énergie Mystère", "Energía Misterio", "Energia Mistero"], [["Psychic"]], {
    attachTo: { types: ["Psychic"] },
    whileAttached: [always({ modify: "retreatCost", on: self, amount: 2, sign: "-" })],
  }),
  specialEnergy("xy5-143", ["Shield Energy", "Énergie Bouclier", "Energía Escudo", "Energia Scudo"], [["Metal"]], {
    attachTo: { types: ["Metal"] },
    whileAttached: [
      always(
        { modify: "damageTaken", on: self, amount: 10, sign: "-", from: { side: "opponents" }, before: true },
        is(self, { types: ["Metal"] }),
      ),
    ],
  }),
  specialEnergy("xy5-144", ["Wonder Energy", "Énergie Merveille", "Energía Maravillosa", "Energia Meraviglia"], [["Fairy"]], {
    attachTo: { types: ["Fairy"] },
    whileAttached: [always({ prevent: "effects", on: self, from: { side: "opponents" } }, is(self, { types: ["Fairy"] }))],
  }),
  specialEnergy("xy9-113", ["Splash Energy", "Énergie Éclaboussure", "Energía Salpicadura", "Energia Spruzzo"], [["Water"]], {
    attachTo: { types: ["Water"] },
    whileAttached: [
      always(
        { replace: "discardOnKnockOut", on: self, byAttackOf: "opponents", cards: "pokemon", to: "hand" },
        is(self, { types: ["Water"] }),
      ),
    ],
  }),
  basicEnergy("xy1-132", ["Grass Energy", "Énergie Plante", "Energía Planta", "Energia Erba"], "Grass"),
  basicEnergy("xy1-133", ["Fire Energy", "Énergie Feu", "Energía Fuego", "Energia Fuoco"], "Fire"),
  basicEnergy("xy1-134", ["Water Energy", "Énergie Eau", "Energía Agua", "Energia Acqua"], "Water"),
  basicEnergy("xy1-135", ["Lightning Energy", "Énergie Electrik", "Energía Rayo", "Energia Lampo"], "Lightning"),
  basicEnergy("xy1-136", ["Psychic Energy", "Énergie Psy", "Energía Psíquica", "Energia Psico"], "Psychic"),
  basicEnergy("xy1-137", ["Fighting Energy", "Énergie Combat", "Energía Lucha", "Energia Lotta"], "Fighting"),
  basicEnergy("xy1-138", ["Darkness Energy", "Énergie Obscurité", "Energía Oscura", "Energia Oscurità"], "Darkness"),
  basicEnergy("xy1-139", ["Metal Energy", "Énergie Métal", "Energía Metálica", "Energia Metallo"], "Metal"),
  basicEnergy("xy1-140", ["Fairy Energy", "Énergie Fée", "Energía Hada", "Energia Folletto"], "Fairy"),
];
