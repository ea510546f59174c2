import { Card, CardBack } from "@/games/dragonball/card";
import { pictureAt } from "@/games/dragonball/card/art/pictures";
import { printOf } from "@/games/dragonball/card/print";
import { catalogue } from "@/games/dragonball/cards/catalogue";
import { DRAGON_BALL } from "@/games/dragonball/engine/name";
import { ruleBook } from "@/games/dragonball/rules/book";
import { figures } from "@/games/dragonball/rules/figures";
import { cardPages } from "@/ui/card/card-pages";
import type { GamePages } from "@/ui/game-pages";

/** Leaders and fighters of the cards that come along with the site. */
const FAN = ["BT15-013", "P-117", "BT16-032", "BT4-023", "BT1-065"];
const DUEL = ["P-117", "BT4-023"];

/** What the pages of the site show of Dragon Ball Super Masters. */
export const dragonBallPages: GamePages = {
  game: DRAGON_BALL,
  ...cardPages({ catalogue, Card, CardBack, printOf, fan: FAN, duel: DUEL }),
  picture: pictureAt,
  rules: ruleBook,
  figures,
};
