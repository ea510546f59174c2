import type { CatalogueCard } from "@/cards/card";
import { item } from "../build";
import {
  always,
  among,
  anyPokemon,
  attach,
  basicEnergies,
  basicPokemon,
  bench,
  bound,
  cure,
  deckTop,
  discard,
  dragIn,
  draw,
  driveOut,
  each,
  energyOf,
  energyOn,
  fromDeck,
  fromDiscard,
  fromHand,
  hand,
  handOf,
  heal,
  ifHeads,
  ifYouDo,
  look,
  may,
  move,
  rest,
  reveal,
  self,
  shuffledIn,
  supporters,
  switchOut,
  theirs,
  toolsOn,
  topOf,
  yourChosen,
  yourOther,
  yours,
} from "../phrases";

export const items: readonly CatalogueCard[] = [
  item(
    "xy0-34",
    ["Crushing Hammer", "Maillet Écrasant", "Martillo Demoledor", "Martello Dirompente"],
    [ifHeads(discard(energyOn(theirs(1))))],
  ),
  item("xy0-35", "Poké Ball", [ifHeads(reveal(fromDeck(1, anyPokemon), hand))]),
  item("xy0-36", ["Pokémon Catcher", "Attrape-Pokémon", "Capturapokémon", "Acchiappa-Pokémon"], [ifHeads(dragIn)]),
  item("xy0-37", ["Potion", "Potion", "Poción", "Pozione"], [heal(30, yours(1))]),
  item("xy0-38", ["Switch", "Échange", "Cambio", "Scambio"], [switchOut]),
  item(
    "xy1-116",
    ["Evosoda", "Évolusoda", "Evolrefresco", "Tonico Evolutivo"],
    [{ do: "evolve", pokemon: yourChosen(1, { not: { cameIntoPlayThisTurn: true } }), with: fromDeck(1, { evolvesFrom: { binding: 1 } }) }],
    { when: { not: { if: "turn", is: "yourFirst" } } },
  ),
  item(
    "xy1-118",
    ["Great Ball", "Super Ball", "Super Ball", "Mega Ball"],
    [look(topOf("you", 7, 1)), may([reveal(among(1, 1, anyPokemon), hand)]), move(rest(1), shuffledIn)],
  ),
  item("xy1-120", ["Max Revive", "Rappel Max", "Revivir Máximo", "Revitalizzante Max"], [move(fromDiscard(1, anyPokemon), deckTop)]),
  item(
    "xy1-123",
    ["Professor's Letter", "Lettre du Professeur", "Carta del Profesor", "Lettera del Prof"],
    [reveal(fromDeck({ upTo: 2 }, basicEnergies), hand)],
  ),
  item("xy1-124", ["Red Card", "Carton Rouge", "Tarjeta Roja", "Cartelrosso"], [move(handOf("opponent"), shuffledIn), draw(4, "opponent")]),
  item("xy1-125", ["Roller Skates", "Rollers", "Patines", "Pattini"], [ifHeads(draw(3))]),
  item(
    "xy1-128",
    ["Super Potion", "Super Potion", "Superpoción", "Superpozione"],
    [ifYouDo([heal(60, yourChosen(1))], discard(energyOn(bound(1))))],
  ),
  item("xy2-89", ["Fiery Torch", "Flambeau Incandescent", "Antorcha Ardiente", "Torciardente"], [draw(2)], {
    cost: [discard(fromHand(1, energyOf("Fire")))],
  }),
  item("xy2-92", ["Pal Pad", "Registre Ami", "Bloc Amigos", "Blocco Amici"], [move(fromDiscard(2, supporters), shuffledIn)]),
  item(
    "xy2-96",
    ["Sacred Ash", "Cendre Sacrée", "Ceniza Sagrada", "Ceneremagica"],
    [move(fromDiscard({ upTo: 5 }, anyPokemon), shuffledIn)],
  ),
  item(
    "xy2-97",
    ["Startling Megaphone", "Mégaphone Surprise", "Megáfono Ensordecedor", "Megafono Assordante"],
    [discard(toolsOn(each("opponents")))],
  ),
  item("xy2-99", ["Ultra Ball", "Hyper Ball", "Ultra Ball", "Ultra Ball"], [reveal(fromDeck(1, anyPokemon), hand)], {
    cost: [discard(fromHand(2))],
  }),
  item(
    "xy3-89",
    ["Energy Switch", "Échange d'Énergie", "Interruptor de Energía", "Scambio di Energia"],
    [attach({ cards: "attached", to: yourChosen(1), what: "energy", count: 1, where: { energyKind: "Basic" } }, yourOther(1))],
  ),
  item("xy3-93", ["Full Heal", "Total Soin", "Cura Total", "Cura Totale"], [cure({ pokemon: "active", side: "yours" })]),
  item(
    "xy3-94",
    ["Jaw Fossil", "Fossile Mâchoire", "Fósil Mandíbula", "Fossilmascella"],
    [
      look({ cards: "bottom", of: "you", count: 7, bind: 1 }),
      may([move(among(1, 1, { names: ["Tyrunt"] }), bench)]),
      move(rest(1), shuffledIn),
    ],
  ),
  item("xy3-96", ["Maintenance", "Entretien", "Mantenimiento", "Manutenzione"], [draw(1)], { cost: [move(fromHand(2), shuffledIn)] }),
  item(
    "xy3-98",
    ["Sail Fossil", "Fossile Nageoire", "Fósil Aleta", "Fossilpinna"],
    [
      look({ cards: "bottom", of: "you", count: 7, bind: 1 }),
      may([move(among(1, 1, { names: ["Amaura"] }), bench)]),
      move(rest(1), shuffledIn),
    ],
  ),
  item(
    "xy3-100",
    ["Super Scoop Up", "Super Rappel", "Superlevante", "Super Recupero"],
    [ifHeads({ do: "returnPokemon", pokemon: yours(1), destination: hand, attached: "with" })],
  ),
  item("xy4-102", ["Robo Substitute", "Leurre", "Robot Sustituto", "Sostituto Robot"], [], {
    marks: ["Fossil"],
    asPokemon: {
      hp: 30,
      types: ["Colorless"],
      abilities: [
        {
          name: "Robo Substitute",
          kind: "Ability",
          effects: [always({ forbid: "retreat", on: self }), always({ modify: "prizesForKnockOut", of: self, amount: 0, sign: "=" })],
        },
      ],
    },
  }),
  item(
    "xy4-106",
    ["Target Whistle", "Sifflet de Rappel", "Silbato Objetivo", "Fischio Mirato"],
    [
      move(
        { cards: "choose", from: { zone: "discard", of: "opponent" }, count: 1, where: basicPokemon },
        { to: "bench", side: "opponents" },
      ),
    ],
  ),
  item("xy4-109", ["VS Seeker", "Cherche VS", "Buscapelea", "Cercasfide"], [move(fromDiscard(1, supporters), hand)]),
  item(
    "xy5-122",
    ["Acro Bike", "Vélo Cross", "Bici Acrobática", "Bici da cross"],
    [look(topOf("you", 2, 1)), move(among(1, 1), hand), discard(rest(1))],
  ),
  item(
    "xy5-125",
    ["Dive Ball", "Scuba Ball", "Buceo Ball", "Sub Ball"],
    [reveal(fromDeck(1, { category: "Pokémon", types: ["Water"] }), hand)],
  ),
  item("xy5-127", ["Escape Rope", "Corde Sortie", "Cuerda Huida", "Fune di Fuga"], [driveOut, switchOut]),
  item(
    "xy5-135",
    ["Rare Candy", "Super Bonbon", "Caramelo Raro", "Caramella Rara"],
    [
      {
        do: "evolve",
        pokemon: yours(1, { stages: ["Basic"], not: { cameIntoPlayThisTurn: true } }),
        with: fromHand(1, { category: "Pokémon", stages: ["Stage 2"] }),
        skipStage: true,
      },
    ],
    { when: { not: { if: "turn", is: "yourFirst" } } },
  ),
  item(
    "xy5-136",
    ["Repeat Ball", "Bis Ball", "Acopio Ball", "Bis Ball"],
    [
      { do: "forEach", pokemon: { pokemon: "choose", side: "yours", place: "inPlay", count: "all", bind: 1 }, steps: [] },
      reveal(fromDeck(1, { category: "Pokémon", sameNameAs: { binding: 1 } }), hand),
    ],
  ),
  item(
    "xy5-162",
    ["Enhanced Hammer", "Maillet Amélioré", "Martillo Mejorado", "Supermartello"],
    [discard({ cards: "attached", to: theirs(1), what: "energy", count: 1, where: { energyKind: "Special" } })],
  ),
  item(
    "xy8-149",
    ["Super Rod", "Méga Canne", "Supercaña", "Super Amo"],
    [move(fromDiscard({ upTo: 3 }, { anyOf: [anyPokemon, basicEnergies] }), shuffledIn)],
  ),
  item(
    "xy9-102",
    ["Max Elixir", "Max Élixir", "Elixir Máximo", "Elisir Max"],
    [
      look(topOf("you", 6, 1)),
      attach(among(1, 1, basicEnergies), { pokemon: "choose", side: "yours", place: "bench", count: 1, where: { stages: ["Basic"] } }),
      move(rest(1), shuffledIn),
    ],
  ),
  item(
    "xy9-103",
    ["Max Potion", "Potion Max", "Poción Máxima", "Pozione Max"],
    [ifYouDo([heal("all", yourChosen(1))], discard(energyOn(bound(1), "all")))],
  ),
  item(
    "bw7-137",
    ["Computer Search", "Recherche Informatique", "Búsqueda por Computadora", "Ricerca Computerizzata"],
    [move(fromDeck(1), hand)],
    { marks: ["ACE SPEC"], cost: [discard(fromHand(2))] },
  ),
  item("bw7-140", ["Gold Potion", "Potion d’Or", "Poción Áurea", "Pozione d’Oro"], [heal(90, { pokemon: "active", side: "yours" })], {
    marks: ["ACE SPEC"],
  }),
];
