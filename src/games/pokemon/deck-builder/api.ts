import type { CataloguePage } from "@/cards/catalogue";
import type { DeckCards, DeckView, NewDeck, NewDeckView, ReadList, SavedDeck, WrittenList } from "@/decks/schema";
import type { CardFace } from "@/games/pokemon/card";
import { POKEMON } from "@/games/pokemon/engine/view";
import { ask, withJson } from "@/ui/ask";

/** The name of this game, by which the platform keeps its decks. */
const game = POKEMON;

/** A deck to be made: of a list, or a copy of a ready one. */
export type Made =
  | Omit<Extract<NewDeck, { readonly cards: unknown }>, "game">
  | Omit<Extract<NewDeck, { readonly starterDeckId: unknown }>, "game">;

export const createDeck = (deck: Made) => ask<NewDeckView<CardFace>>("/api/decks", withJson("POST", { game, ...deck }));
export const saveDeck = (id: string, deck: SavedDeck) => ask<DeckView>(`/api/decks/${id}`, withJson("PUT", deck));
export const deleteDeck = (id: string) => ask<null>(`/api/decks/${id}`, { method: "DELETE" });
export const chooseDeck = (id: string) => ask<null>(`/api/decks/${id}/current`, { method: "POST" });

export const readList = (text: string) => ask<ReadList<CardFace>>("/api/decks/import", withJson("POST", { game, text }));
export const writeList = (cards: DeckCards) => ask<WrittenList>("/api/decks/export", withJson("POST", { game, cards }));

export const findCards = (parameters: URLSearchParams, signal: AbortSignal) =>
  ask<CataloguePage<CardFace>>(`/api/cards?game=${game}&${parameters}`, { signal });
