import { Card, CardBack } from "@/games/dragonball/card";
import { pictureAt } from "@/games/dragonball/card/art/pictures";
import { catalogue } from "@/games/dragonball/cards/catalogue";
import { DRAGON_BALL } from "@/games/dragonball/engine/name";
import { ruleBook } from "@/games/dragonball/rules/book";
import { figures } from "@/games/dragonball/rules/figures";
import { CardDuel, CardFan } from "@/ui/card/decoration";
import type { Asked, GamePages } from "@/ui/game-pages";

/** Leaders and fighters of the cards that come along with the site. */
const FAN = ["BT15-013", "P-117", "BT16-032", "BT4-023", "BT1-065"];
const DUEL = ["P-117", "BT4-023"];

/** What the pages of the site show of Dragon Ball Super Masters. */
export const dragonBallPages: GamePages = {
  game: DRAGON_BALL,
  async cards({ database, locale, ids }) {
    const faces = Object.entries(await catalogue.knownFaces(database, ids, locale));
    return Object.fromEntries(faces.map(([id, face]) => [id, <Card key={id} face={face} size="s" style={{ "--w": "inherit" }} />]));
  },
  async fan(asked) {
    return <CardFan cards={await cardsOf(asked, FAN, "shadow-card-up")} />;
  },
  async decoration(asked) {
    return { duel: <CardDuel cards={await cardsOf(asked, DUEL)} />, back: <CardBack style={{ "--w": "58px" }} /> };
  },
  picture: pictureAt,
  rules: ruleBook,
  figures,
};

async function cardsOf({ database, locale }: Asked, ids: readonly string[], className = "") {
  const faces = await catalogue.faces(database, ids, locale);
  return ids.flatMap((id) => {
    const face = faces[id];
    return face ? [<Card key={id} face={face} className={className} style={{ "--w": "inherit" }} />] : [];
  });
}
