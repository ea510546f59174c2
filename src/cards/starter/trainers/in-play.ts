import type { CatalogueCard } from "@/cards/card";
import { stadium, tool } from "../build";
import { always, attach, discard, draw, each, fromHand, heal, ifYouDo, is, onceATurn, self, withEnergy } from "../phrases";

export const stadiumsAndTools: readonly CatalogueCard[] = [
  stadium(
    "xy1-117",
    ["Fairy Garden", "Jardin des Fées", "Jardín Hada", "Giardino Fatato"],
    [always({ modify: "retreatCost", on: each("both", "inPlay", withEnergy("Fairy")), amount: 0, sign: "none" })],
  ),
  tool(
    "xy1-119",
    ["Hard Charm", "Grigri Protecteur", "Amuleto Resistente", "Forzamuleto"],
    [always({ modify: "damageTaken", on: self, amount: 20, sign: "-", from: { side: "opponents" } })],
  ),
  tool(
    "xy1-121",
    ["Muscle Band", "Bandeau Muscle", "Cinta Fuerte", "Muscolbanda"],
    [always({ modify: "damageDone", by: self, amount: 20, sign: "+", to: "active" })],
  ),
  stadium(
    "xy1-126",
    ["Shadow Circle", "Cercle des Ombres", "Círculo Sombrío", "Cerchiodombra"],
    [always({ modify: "weakness", on: each("both", "inPlay", withEnergy("Darkness")), set: "none" })],
  ),
  stadium(
    "xy2-91",
    ["Magnetic Storm", "Tempête Magnétique", "Tormenta Magnética", "Tempesta Magnetica"],
    [always({ modify: "resistance", on: each("both"), set: "none" })],
  ),
  stadium(
    "xy3-90",
    ["Fighting Stadium", "Stade des Combats", "Estadio Lucha", "Stadio Lotta"],
    [
      always({
        modify: "damageDone",
        by: each("both", "inPlay", { types: ["Fighting"] }),
        amount: 20,
        sign: "+",
        to: { marks: ["EX"] },
        toActive: true,
      }),
    ],
  ),
  tool(
    "xy3-91",
    ["Focus Sash", "Ceinture Force", "Banda Focus", "Focalnastro"],
    [
      always(
        { replace: "knockOut", on: self, byAttackOf: "opponents", fullHpOnly: true, remainingHp: 10, then: [discard({ cards: "self" })] },
        is(self, { types: ["Fighting"] }),
      ),
    ],
  ),
  stadium(
    "xy3-97",
    ["Mountain Ring", "Ring en Montagne", "Cuadrilátero de Montaña", "Ring Montano"],
    [always({ prevent: "damage", on: each("both", "bench"), from: { side: "both" } })],
  ),
  tool(
    "xy3-99",
    ["Sparkling Robe", "Peignoir Scintillant", "Albornoz Destellante", "Accappatoio Scintillante"],
    [always({ prevent: "conditions", on: self })],
  ),
  stadium(
    "xy3-102",
    ["Training Center", "Centre d'Entraînement", "Centro de Entrenamiento", "Centro Allenamento"],
    [always({ modify: "hp", on: each("both", "inPlay", { stages: ["Stage 1", "Stage 2"] }), amount: 30, sign: "+" })],
  ),
  tool(
    "xy4-100",
    ["Manectric Spirit Link", "Lien Spirituel Élecsprint", "Vínculo Espiritual de Manectric", "Legame Mentale con Manectric"],
    [always({ permit: "megaKeepsTurn", on: self }, is(self, { names: ["M Manectric-EX"] }))],
  ),
  stadium(
    "xy4-105",
    ["Steel Shelter", "Bunker d'Acier", "Refugio de Acero", "Rifugio Acciaio"],
    [always({ prevent: "conditions", on: each("both", "inPlay", { types: ["Metal"] }) })],
  ),
  tool(
    "xy4-108",
    ["Trick Coin", "Pièce Faussée", "Moneda Trucada", "Moneta Truccata"],
    [always({ permit: "reflipAttackCoins", on: self })],
  ),
  tool(
    "xy4-97",
    ["Head Ringer", "Casque Assourdissant", "Casco Resonante", "Casco Sonoro"],
    [always({ modify: "attackCost", on: self, symbol: "Colorless", amount: 1, sign: "+" })],
    { marks: ["Team Flare Hyper Gear"] },
  ),
  tool(
    "xy4-98",
    ["Jamming Net", "Filet Entravant", "Red Interferencia", "Rete Disturbo"],
    [always({ modify: "damageDone", by: self, amount: 20, sign: "-", to: {} })],
    { marks: ["Team Flare Hyper Gear"] },
  ),
  tool(
    "xy4-95",
    ["Gengar Spirit Link", "Lien Spirituel Ectoplasma", "Vínculo Espiritual de Gengar", "Legame Mentale con Gengar"],
    [always({ permit: "megaKeepsTurn", on: self }, is(self, { names: ["M Gengar-EX"] }))],
  ),
  tool(
    "xy5-128",
    ["Exp. Share", "Multi Exp", "Repartir Experiencia", "Condividi Esperienza"],
    [
      {
        kind: "triggered",
        on: { event: "knockedOut", subject: { side: "yours", place: "active" }, byDamageFrom: "opponents", byAttack: true },
        optional: true,
        steps: [
          attach(
            { cards: "attached", to: { pokemon: "event", role: "subject" }, what: "energy", count: 1, where: { energyKind: "Basic" } },
            self,
          ),
        ],
      },
    ],
  ),
  stadium(
    "xy5-137",
    ["Rough Seas", "Mer Agitée", "Mar Agitado", "Mare Mosso"],
    [onceATurn({ either: true, steps: [heal(30, each("yours", "inPlay", { anyOf: [{ types: ["Water"] }, { types: ["Lightning"] }] }))] })],
  ),
  stadium(
    "xy5-138",
    ["Scorched Earth", "Terre Brûlée", "Tierra Quemada", "Terra Infuocata"],
    [onceATurn({ either: true, steps: [ifYouDo([discard(fromHand(1, { category: "Energy", types: ["Fire", "Fighting"] }))], draw(2))] })],
  ),
  tool(
    "xy5-142",
    ["Weakness Policy", "Vulné-Assurance", "Seguro Debilidad", "Vulneropolizza"],
    [always({ modify: "weakness", on: self, set: "none" })],
  ),
  tool(
    "xy8-133",
    ["Assault Vest", "Veste de Combat", "Chaleco Asalto", "Corpetto assalto"],
    [
      always({
        modify: "damageTaken",
        on: self,
        amount: 40,
        sign: "-",
        from: { side: "opponents", where: { energy: { where: { energyKind: "Special" }, atLeast: 1 } } },
      }),
    ],
  ),
  tool(
    "xy8-137",
    ["Float Stone", "Pierrallégée", "Piedra Pómez", "Pietralieve"],
    [always({ modify: "retreatCost", on: self, amount: 0, sign: "none" })],
  ),
  tool(
    "xy9-99",
    ["Fighting Fury Belt", "Ceinture Furie Combative", "Faldón Furia Luchadora", "Cintura Furialotta"],
    [
      always({ modify: "hp", on: self, amount: 40, sign: "+" }, is(self, { stages: ["Basic"] })),
      always({ modify: "damageDone", by: self, amount: 10, sign: "+", to: "active" }, is(self, { stages: ["Basic"] })),
    ],
  ),
  tool(
    "bw7-138",
    ["Crystal Edge", "Dague de Cristal", "Daga de Cristal", "Lama di Cristallo"],
    [always({ modify: "damageDone", by: self, amount: 50, sign: "+", to: "active" }, is(self, { names: ["White Kyurem-EX"] }))],
    { marks: ["ACE SPEC"] },
  ),
  tool(
    "bw7-139",
    ["Crystal Wall", "Mur de Cristal", "Escudo de Cristal", "Scudo di Cristallo"],
    [always({ modify: "hp", on: self, amount: 300, sign: "=" }, is(self, { names: ["Black Kyurem-EX"] }))],
    { marks: ["ACE SPEC"] },
  ),
];
