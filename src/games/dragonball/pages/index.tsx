import { Card, CardBack } from "@/games/dragonball/card";
import { catalogue } from "@/games/dragonball/cards/catalogue";
import { DRAGON_BALL } from "@/games/dragonball/engine/name";
import { ruleBook } from "@/games/dragonball/rules/book";
import { figures } from "@/games/dragonball/rules/figures";
import { CardDuel, CardFan } from "@/ui/card/decoration";
import type { GamePages } from "@/ui/game-pages";
import { deckPage } from "./decks";

/** Leaders and fighters of the cards that come along with the site. */
const FAN = ["BT15-013", "P-117", "BT16-032", "BT4-023", "BT1-065"];
const DUEL = ["P-117", "BT4-023"];

/** What the pages of the site show of Dragon Ball Super Masters. */
export const dragonBallPages: GamePages = {
  game: DRAGON_BALL,
  decks: deckPage,
  async decoration({ database, locale }) {
    const faces = await catalogue.faces(database, [...FAN, ...DUEL], locale);
    const cards = (ids: readonly string[], className = "") =>
      ids.flatMap((id) => {
        const face = faces[id];
        return face ? [<Card key={id} face={face} className={className} style={{ "--w": "inherit" }} />] : [];
      });
    return {
      fan: <CardFan cards={cards(FAN, "shadow-card-up")} />,
      duel: <CardDuel cards={cards(DUEL)} />,
      back: <CardBack style={{ "--w": "58px" }} />,
    };
  },
  rules: ruleBook,
  figures,
};
