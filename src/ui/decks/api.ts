import type { CataloguePage } from "@/cards/catalogue";
import type { DeckCards, DeckView, NewDeck, NewDeckView, ReadList, SavedDeck, WrittenList } from "@/decks/schema";
import { ask, withJson } from "@/ui/ask";

/** A deck to be made: of a list, or a copy of a ready one. */
export type Made =
  | Omit<Extract<NewDeck, { readonly cards: unknown }>, "game">
  | Omit<Extract<NewDeck, { readonly starterDeckId: unknown }>, "game">;

export const createDeck = <Face>(game: string, deck: Made) => ask<NewDeckView<Face>>("/api/decks", withJson("POST", { game, ...deck }));
export const saveDeck = (id: string, deck: SavedDeck) => ask<DeckView>(`/api/decks/${id}`, withJson("PUT", deck));
export const deleteDeck = (id: string) => ask<null>(`/api/decks/${id}`, { method: "DELETE" });
export const chooseDeck = (id: string) => ask<null>(`/api/decks/${id}/current`, { method: "POST" });

export const readList = <Face>(game: string, text: string) => ask<ReadList<Face>>("/api/decks/import", withJson("POST", { game, text }));
export const writeList = (game: string, cards: DeckCards) => ask<WrittenList>("/api/decks/export", withJson("POST", { game, cards }));

export const findCards = <Face>(game: string, parameters: URLSearchParams, signal: AbortSignal) =>
  ask<CataloguePage<Face>>(`/api/cards?game=${game}&${parameters}`, { signal });
