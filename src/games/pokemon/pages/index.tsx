import { Card, CardBack } from "@/games/pokemon/card";
import { catalogue } from "@/games/pokemon/cards/catalogue";
import { POKEMON } from "@/games/pokemon/engine/view";
import { ruleBook } from "@/games/pokemon/rules/book";
import { CardDuel, CardFan } from "@/ui/card/decoration";
import type { GamePages } from "@/ui/game-pages";
import { deckPage } from "./decks";

/** Chespin, Yveltal-EX, Fennekin, Lightning Energy, Spritzee. */
const FAN = ["xy0-3", "xy1-79", "xy0-8", "xy1-135", "xy1-92"];
/** Fennekin and Chespin. */
const DUEL = ["xy0-8", "xy0-3"];

/** What the pages of the site show of Pokémon. */
export const pokemonPages: GamePages = {
  game: POKEMON,
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
  figures: {},
};
