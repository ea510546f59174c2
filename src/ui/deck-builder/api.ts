import type { CataloguePage } from "@/cards/catalogue";
import type { DeckCards, DeckView, NewDeck, NewDeckView, ReadList, SavedDeck, WrittenList } from "@/decks/schema";
import { ask, withJson } from "../ask";

export const createDeck = (deck: NewDeck) => ask<NewDeckView>("/api/decks", withJson("POST", deck));
export const saveDeck = (id: string, deck: SavedDeck) => ask<DeckView>(`/api/decks/${id}`, withJson("PUT", deck));
export const deleteDeck = (id: string) => ask<null>(`/api/decks/${id}`, { method: "DELETE" });
export const chooseDeck = (id: string) => ask<null>(`/api/decks/${id}/current`, { method: "POST" });

export const readList = (text: string) => ask<ReadList>("/api/decks/import", withJson("POST", { text }));
export const writeList = (cards: DeckCards) => ask<WrittenList>("/api/decks/export", withJson("POST", { cards }));

export const findCards = (parameters: URLSearchParams, signal: AbortSignal) => ask<CataloguePage>(`/api/cards?${parameters}`, { signal });
