import type { CataloguePage } from "@/cards/catalogue";
import type { DeckCards, DeckShare, DeckView, NewDeck, NewDeckView, ReadList, SavedDeck, WrittenList } from "@/decks/schema";
import type { DeckLook } from "@/match/look";
import { ask, withJson } from "@/ui/ask";

/** A deck to be made: of a list, or a copy of a ready one or of one that is shared. */
export type Made =
  | Omit<Extract<NewDeck, { readonly share: unknown }>, "game">
  | Omit<Extract<NewDeck, { readonly cards: unknown }>, "game">
  | Omit<Extract<NewDeck, { readonly starterDeckId: unknown }>, "game">;

export const createDeck = <Face>(game: string, deck: Made) => ask<NewDeckView<Face>>("/api/decks", withJson("POST", { game, ...deck }));
export const saveDeck = (id: string, deck: SavedDeck) => ask<DeckView>(`/api/decks/${id}`, withJson("PUT", deck));
export const deleteDeck = (id: string) => ask<null>(`/api/decks/${id}`, { method: "DELETE" });
export const chooseDeck = (id: string) => ask<null>(`/api/decks/${id}/current`, { method: "POST" });
export const shareDeck = (id: string) => ask<DeckShare>(`/api/decks/${id}/share`, { method: "POST" });
export const restoreShare = (id: string) => ask<DeckShare>(`/api/decks/${id}/share`, { method: "PUT" });
export const dressDeck = (id: string, look: DeckLook) => ask<null>(`/api/decks/${id}/look`, withJson("PUT", look));
export const withdrawDeck = (id: string) => ask<null>(`/api/decks/${id}/share`, { method: "DELETE" });

export const readList = <Face>(game: string, text: string) => ask<ReadList<Face>>("/api/decks/import", withJson("POST", { game, text }));
export const writeList = (game: string, cards: DeckCards) => ask<WrittenList>("/api/decks/export", withJson("POST", { game, cards }));

export const findCards = <Face>(game: string, parameters: string, signal: AbortSignal) =>
  ask<CataloguePage<Face>>(`/api/cards?game=${game}&${parameters}`, { signal });
export const countFacets = (game: string, parameters: string, signal: AbortSignal) =>
  ask<Readonly<Record<string, number>>>(`/api/cards/facets?game=${game}&${parameters}`, { signal });
