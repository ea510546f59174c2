import { pictureAt } from "@/games/pokemon/art/pictures";
import { Card, CardBack } from "@/games/pokemon/card";
import { printOf } from "@/games/pokemon/card/print";
import { catalogue } from "@/games/pokemon/cards/catalogue";
import { POKEMON } from "@/games/pokemon/engine/view";
import { ruleBook } from "@/games/pokemon/rules/book";
import { figures } from "@/games/pokemon/rules/figures";
import { cardPages } from "@/ui/card/card-pages";
import type { GamePages } from "@/ui/game-pages";

/** Chespin, Yveltal-EX, Fennekin, Lightning Energy, Spritzee. */
const FAN = ["xy0-3", "xy1-79", "xy0-8", "xy1-135", "xy1-92"];
/** Fennekin and Chespin. */
const DUEL = ["xy0-8", "xy0-3"];

/** What the pages of the site show of Pokémon. */
export const pokemonPages: GamePages = {
  game: POKEMON,
  ...cardPages({ catalogue, Card, CardBack, printOf, fan: FAN, duel: DUEL }),
  picture: pictureAt,
  rules: ruleBook,
  figures,
};
