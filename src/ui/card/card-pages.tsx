import type { ComponentType, CSSProperties } from "react";
import type { CatalogueCard, PlayedCard } from "@/cards/card";
import type { Catalogue } from "@/cards/catalogue";
import type { Print } from "../decks/set-mark";
import type { Asked, GamePages } from "../game-pages";
import { CardDuel, CardFan } from "./decoration";
import type { CardSize } from "./state";

interface Shown<Face extends object> {
  readonly catalogue: Pick<Catalogue<PlayedCard, CatalogueCard, Face>, "faces" | "knownFaces">;
  readonly Card: ComponentType<{ face: Face; size?: CardSize; className?: string; style?: CSSProperties }>;
  readonly CardBack: ComponentType<{ style?: CSSProperties }>;
  readonly printOf: (face: Face) => Print;
  /** Ids of the five cards of the home page's fan, and of the two that meet. */
  readonly fan: readonly string[];
  readonly duel: readonly string[];
}

/** What the pages of the site show of a game's cards. */
export function cardPages<Face extends object>({
  catalogue,
  Card,
  CardBack,
  printOf,
  fan,
  duel,
}: Shown<Face>): Pick<GamePages, "cards" | "fan" | "decoration"> {
  async function cardsOf({ database, locale }: Asked, ids: readonly string[], className = "") {
    const faces = await catalogue.faces(database, ids, locale);
    return ids.flatMap((id) => {
      const face = faces[id];
      return face ? [<Card key={id} face={face} className={className} style={{ "--w": "inherit" }} />] : [];
    });
  }
  return {
    async cards({ database, locale, ids }) {
      const faces = Object.entries(await catalogue.knownFaces(database, ids, locale));
      return Object.fromEntries(
        faces.map(([id, face]) => [
          id,
          { picture: <Card key={id} face={face} size="s" style={{ "--w": "inherit" }} />, print: printOf(face) },
        ]),
      );
    },
    async fan(asked) {
      return <CardFan cards={await cardsOf(asked, fan, "shadow-card-up")} />;
    },
    async decoration(asked) {
      return { duel: <CardDuel cards={await cardsOf(asked, duel)} />, back: <CardBack style={{ "--w": "58px" }} /> };
    },
  };
}
