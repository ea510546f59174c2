"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { DeckView, NewDeckView, SavedDeck } from "@/decks/schema";
import type { Answer } from "@/ui/ask";
import { chooseDeck, createDeck, deleteDeck, dressDeck, type Made, restoreShare, saveDeck, shareDeck, withdrawDeck } from "./api";

/** The player's decks as the server has them, and what changes them; each deed answers what came of it, or says why nothing did in `refusal`. */
export function useDecks<Face>(game: string, initial: readonly DeckView[]) {
  const t = useTranslations("refusals");
  const [decks, setDecks] = useState(initial);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const ask = async <T>(question: Promise<Answer<T>>): Promise<{ readonly value: T } | null> => {
    setBusy(true);
    setRefusal(null);
    const answer = await question;
    setBusy(false);
    if (answer.ok) return { value: answer.value };
    setRefusal(t(t.has(answer.code) ? answer.code : "server-error"));
    return null;
  };
  /** A deck that became the current one is the only one. */
  const put = (deck: DeckView, before: readonly DeckView[]) => [
    ...before.filter(({ id }) => id !== deck.id).map((other) => (deck.current ? { ...other, current: false } : other)),
    deck,
  ];

  return {
    decks,
    busy,
    refusal,
    clearRefusal: () => setRefusal(null),
    create: async (deck: Made): Promise<NewDeckView<Face> | null> => {
      const made = await ask(createDeck<Face>(game, deck));
      if (made === null) return null;
      setDecks((before) => put(made.value.deck, before));
      return made.value;
    },
    save: async (id: string, { name, cards, version }: Omit<SavedDeck, "cards"> & { readonly cards: DeckView["cards"] }) => {
      const kept = await ask(saveDeck(id, { name, cards: [...cards], version }));
      if (kept === null) return null;
      setDecks((before) => before.map((deck) => (deck.id === id ? kept.value : deck)));
      return kept.value;
    },
    remove: async (id: string): Promise<boolean> => {
      if ((await ask(deleteDeck(id))) === null) return false;
      setDecks((before) => before.filter((deck) => deck.id !== id));
      return true;
    },
    /** What its link ends with, or null. @param again the link that was withdrawn last, and no other */
    share: async (id: string, again = false): Promise<string | null> => {
      const shared = await ask(again ? restoreShare(id) : shareDeck(id));
      if (shared === null) return null;
      setDecks((before) => before.map((deck) => (deck.id === id ? { ...deck, share: shared.value.share } : deck)));
      return shared.value.share;
    },
    /** Whether the link leads nowhere any more. */
    withdraw: async (id: string): Promise<boolean> => {
      if ((await ask(withdrawDeck(id))) === null) return false;
      setDecks((before) => before.map((deck) => (deck.id === id ? { ...deck, share: null } : deck)));
      return true;
    },
    /** Shown at once; taken back where the server does not take it. Whether it did. */
    dress: async ({ id, look: worn }: DeckView, look: DeckView["look"]): Promise<boolean> => {
      const wear = (chosen: DeckView["look"]) =>
        setDecks((before) => before.map((deck) => (deck.id === id ? { ...deck, look: chosen } : deck)));
      wear(look);
      const taken = (await ask(dressDeck(id, look))) !== null;
      if (!taken) wear(worn);
      return taken;
    },
    choose: async (id: string): Promise<boolean> => {
      if ((await ask(chooseDeck(id))) === null) return false;
      setDecks((before) => before.map((deck) => ({ ...deck, current: deck.id === id })));
      return true;
    },
  };
}
