import { pictureAt } from "@/games/pokemon/art/pictures";
import { Card, CardBack } from "@/games/pokemon/card";
import { catalogue } from "@/games/pokemon/cards/catalogue";
import { POKEMON } from "@/games/pokemon/engine/view";
import { ruleBook } from "@/games/pokemon/rules/book";
import { figures } from "@/games/pokemon/rules/figures";
import { CardDuel, CardFan } from "@/ui/card/decoration";
import type { Asked, GamePages } from "@/ui/game-pages";

/** Chespin, Yveltal-EX, Fennekin, Lightning Energy, Spritzee. */
const FAN = ["xy0-3", "xy1-79", "xy0-8", "xy1-135", "xy1-92"];
/** Fennekin and Chespin. */
const DUEL = ["xy0-8", "xy0-3"];

/** What the pages of the site show of Pokémon. */
export const pokemonPages: GamePages = {
  game: POKEMON,
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
