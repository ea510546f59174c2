import { z } from "zod";
import type { CatalogueCard } from "./card";
import type { GameCards } from "./game-cards";
import { rowOf } from "./row";
import { wordsOf } from "./search-key";

interface Token {
  readonly id: string;
  readonly name: string;
  readonly facets: readonly string[];
}

const Token = z.object({ id: z.string(), name: z.string(), facets: z.array(z.string()) });
type TokenCard = CatalogueCard<Token>;

/** The smallest game with cards: a name and facets each, by id ("a-1" is the first of the set a). Its cards cannot be imported. */
export function gameOfTokens(
  game: string,
  cards: Readonly<Record<string, readonly [name: string, ...facets: string[]]>>,
): GameCards<Token, TokenCard, { readonly says: string }> {
  const made = Object.entries(cards).map(([id, [name, ...facets]]): TokenCard => {
    const [setId = "", number = ""] = id.split("-");
    return { definition: { id, name, facets }, setId, number, names: { en: name, fr: name, es: name, it: name }, playable: true };
  });
  const sets = [...new Set(made.map(({ setId }) => setId))];
  const refuse = (): never => {
    throw new Error("These cards cannot be imported.");
  };
  return {
    game,
    language: 1,
    starter: () => ({
      cards: made,
      sets: sets.map((id) => ({ id, series: id, names: { en: id, fr: id, es: id, it: id }, releaseOrder: 1 })),
    }),
    grammar: () => "tokens",
    row: (card, source, releaseOrder) =>
      rowOf(
        card,
        {
          category: 0,
          facets: card.definition.facets,
          strength: Number(card.number),
          cost: null,
          line: { group: card.definition.name.split(" ")[0] ?? "", place: Number(card.number) },
          textWords: wordsOf(card.definition.name),
          wording: {},
        },
        { game, language: 1, source, releaseOrder },
      ),
    card: (row) => ({
      definition: Token.parse(row.definition),
      setId: row.setId,
      number: row.number,
      names: { en: row.nameEn, fr: row.nameFr, es: row.nameEs, it: row.nameIt },
      playable: row.playable,
    }),
    definition: (row) => Token.parse(row.definition),
    pinned: (card, definition) => ({ ...card, definition }),
    namesIn: () => [],
    face: (card) => ({ says: `${game} ${card.definition.name}` }),
    inOurWords: (card) => card.definition.name,
    setCode: () => null,
    print: refuse,
    keptPrint: refuse,
    imported: refuse,
    faults: {},
    folder: () => undefined,
    servers: {},
  };
}
