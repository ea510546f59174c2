import type { CatalogueCard } from "@/cards/card";
import { supporter } from "../build";
import {
  among,
  attach,
  basicPokemon,
  bench,
  bound,
  cure,
  defending,
  discard,
  dragIn,
  draw,
  energyOf,
  energyOn,
  fromDeck,
  fromDiscard,
  fromHand,
  hand,
  handOf,
  heal,
  ifYouDo,
  items,
  look,
  move,
  rest,
  reveal,
  shuffledIn,
  topOf,
  yourChosen,
  yours,
} from "../phrases";

export const supporters: readonly CatalogueCard[] = [
  supporter("xy0-39", ["Tierno", "Tierno", "Beni", "Tierno"], [draw(3)]),
  supporter(
    "xy1-115",
    ["Cassius", "Olivier", "Olivier", "Oliviero"],
    [{ do: "returnPokemon", pokemon: yours(1), destination: shuffledIn, attached: "with" }],
  ),
  supporter(
    "xy1-122",
    ["Professor Sycamore", "Professeur Platane", "Profesor Ciprés", "Professor Platan"],
    [discard(handOf("you")), draw(7)],
  ),
  supporter("xy1-127", ["Shauna", "Sannah", "Xana", "Shana"], [move(handOf("you"), shuffledIn), draw(5)]),
  supporter(
    "xy1-129",
    ["Team Flare Grunt", "Sbire de la Team Flare", "Recluta del Team Flare", "Recluta del Team Flare"],
    [discard(energyOn(defending))],
  ),
  supporter(
    "xy2-88",
    ["Blacksmith", "Forgeron", "Herrero", "Fabbro"],
    [attach(fromDiscard(2, energyOf("Fire")), yours(1, { types: ["Fire"] }))],
  ),
  supporter("xy2-90", ["Lysandre", "Lysandre", "Lysson", "Elisio"], [dragIn]),
  supporter(
    "xy2-93",
    ["Pokémon Center Lady", "Dame du Centre Pokémon", "Chica del Centro Pokémon", "Addetta del Centro Pokémon"],
    [heal(60, yourChosen(1)), cure(bound(1))],
  ),
  supporter(
    "xy2-94",
    ["Pokémon Fan Club", "Fan Club Pokémon", "Club de Fans de Pokémon", "Pokémon Fan Club"],
    [reveal(fromDeck({ upTo: 2 }, basicPokemon), hand)],
  ),
  supporter(
    "xy3-92",
    ["Fossil Researcher", "Chercheur de Fossiles", "Investigador de Fósiles", "Ricercatore di Fossili"],
    [move(fromDeck({ upTo: 2 }, { names: ["Amaura", "Tyrunt"] }), bench)],
  ),
  supporter(
    "xy3-95",
    ["Korrina", "Cornélia", "Corelia", "Ornella"],
    [
      reveal(
        { cards: "choose", from: { zone: "deck", of: "you" }, count: 2, oneOfEach: [{ category: "Pokémon", types: ["Fighting"] }, items] },
        hand,
      ),
    ],
  ),
  supporter(
    "xy4-110",
    ["Xerosic", "Xanthin", "Xero", "Xante"],
    [
      discard({
        cards: "attached",
        to: { pokemon: "choose", side: "both", place: "inPlay", count: 1 },
        what: "any",
        count: 1,
        where: {
          anyOf: [
            { category: "Trainer", trainerKinds: ["Pokémon Tool"] },
            { category: "Energy", energyKind: "Special" },
          ],
        },
      }),
    ],
  ),
  supporter("xy4-117", ["AZ", "A.Z.", "A. Z.", "AZ"], [{ do: "returnPokemon", pokemon: yours(1), destination: hand, attached: "discard" }]),
  supporter("xy5-141", ["Teammates", "Senior et Junior", "Estudiantes", "Senior & Junior"], [move(fromDeck({ upTo: 2 }), hand)], {
    when: { if: "history", event: { during: "opponentsLastTurn", happened: "knockedOut", side: "yours" } },
  }),
  supporter(
    "xy8-134",
    ["Brigette", "Juliette", "Nereida", "Colette"],
    [
      {
        do: "chooseMode",
        modes: [
          [move(fromDeck(1, { category: "Pokémon", stages: ["Basic"], marks: ["EX"] }), bench)],
          [move(fromDeck(3, { category: "Pokémon", stages: ["Basic"], not: { marks: ["EX"] } }), bench)],
        ],
      },
    ],
  ),
  supporter(
    "xy8-143",
    ["Judge", "Juge", "Juez", "Arbitro"],
    [move(handOf("you"), shuffledIn), move(handOf("opponent"), shuffledIn), draw(4), draw(4, "opponent")],
  ),
  supporter("xy8-148", ["Skyla", "Carolina", "Gerania", "Anemone"], [reveal(fromDeck(1, { category: "Trainer" }), hand)]),
  supporter(
    "xy9-98",
    ["Delinquent", "Terreur", "Macarra", "Tipaccia"],
    [
      ifYouDo(
        [discard({ cards: "stadium" })],
        discard({ cards: "choose", from: { zone: "hand", of: "opponent" }, count: 3, by: "opponent" }),
      ),
    ],
  ),
  supporter(
    "xy9-104",
    ["Misty's Determination", "Détermination d'Ondine", "Determinación de Misty", "Determinazione di Misty"],
    [ifYouDo([discard(fromHand(1))], look(topOf("you", 8, 1)), move(among(1, 1), hand)), move(rest(1), shuffledIn)],
  ),
];
