"use client";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import type { DeckFault, DeckList, DeckView, ReadList, StarterDeckView } from "@/decks/schema";
import type { DeckLook } from "@/match/look";
import { usePassingNotices } from "@/ui/lobby/notices";
import { type Draft, draftOf, emptyDraft, isChanged, withCopies } from "./draft";
import { deedOf, gone, historyOf, redone, saved, undone, withDeed } from "./history";
import type { DeckKit, Faces, Shown } from "./kit";
import { useDecks } from "./use-decks";

/** The player's decks, the draft on the worktable, and what is done with them. @param opened the deck to begin with; the one that is played without */
export function useWorkbench<Face>(kit: DeckKit<Face>, list: DeckList, known: Faces<Face>, opened: string | null) {
  const t = useTranslations("decks");
  const { decks, busy, refusal, clearRefusal, create, save, remove, choose, share, withdraw, dress } = useDecks<Face>(kit.game, list.decks);
  const [history, setHistory] = useState(() => {
    const first = list.decks.find(({ id }) => id === opened) ?? list.decks.find(({ current }) => current) ?? list.decks[0];
    return historyOf(first ? draftOf(first) : emptyDraft(t("new.defaultName")));
  });
  const draft = history.now;
  /** The deck that was deleted last, until something else is done. */
  const [deleted, setDeleted] = useState<DeckView | null>(null);
  const begin = (next: Draft) => {
    setHistory(historyOf(next));
    setDeleted(null);
  };
  const change = (next: Draft) => {
    setHistory((before) => withDeed(before, next));
    setDeleted(null);
  };
  const [added, setAdded] = useState<Faces<Face>>({});
  const passing = usePassingNotices();
  const faces = useMemo(() => ({ ...added, ...known }), [added, known]);
  const server = decks.find(({ id }) => id === draft.id);
  const changed = isChanged(draft, server);
  /** What the server said of single cards: the browser cannot know it. */
  const unusable = useMemo(
    (): readonly DeckFault[] => (server?.faults ?? []).filter(({ code }) => code === "unknown-card" || code === "not-playable"),
    [server],
  );
  /** Goes to another moment of the history. What counts at the server at once is done there first: where it refuses, nothing moves. */
  const moveTo = async (step: typeof undone): Promise<void> => {
    const { look, share: link } = step(history).now;
    if (server !== undefined) {
      if ((look.sleeve !== server.look.sleeve || look.mat !== server.look.mat) && !(await dress(server, look))) return;
      if (link === null && server.share !== null && !(await withdraw(server.id))) return;
      if (link !== null && server.share === null && (await share(server.id, true)) === null) return;
    }
    setHistory(step);
  };
  const openDeck = (deck: DeckView) => begin(draftOf(deck));
  const before = history.past.at(-1);

  /** @param asked what it was to be called */
  const sayKept = ({ name, legal, faults }: DeckView, asked: string): void => {
    if (name !== asked) passing.show(t("notices.renamed", { asked, name }));
    else if (legal) passing.show(t("notices.legal", { name }), "success");
    else passing.show(t("notices.draft", { name, count: faults.length }));
  };

  /** The deck as it was saved, or null. */
  const keep = async (): Promise<DeckView | null> => {
    const name = draft.name.trim();
    const deck = draft.id === null ? (await create({ name, cards: [...draft.cards] }))?.deck : await save(draft.id, { ...draft, name });
    if (!deck) return null;
    setHistory((before) => saved(before, draftOf(deck)));
    sayKept(deck, name);
    return deck;
  };

  return {
    decks,
    draft,
    faces,
    changed,
    /** The draft as the server has it; undefined before its first save. */
    saved: server,
    unusable,
    busy,
    refusal,
    clearRefusal,
    passing,
    starters: list.starters,
    /** Whether changes would be lost that are worth a question. */
    worthAsking: changed && !(draft.id === null && draft.cards.length === 0),
    openDeck,
    change,
    /** Makes a link; it counts at once, as its withdrawal and the look do. */
    async share(): Promise<void> {
      const link = server && (await share(server.id));
      if (link) change({ ...draft, share: link });
    },
    async withdraw(): Promise<void> {
      if (server && (await withdraw(server.id))) change({ ...draft, share: null });
    },
    async dress(look: DeckLook): Promise<void> {
      if (server && (await dress(server, look))) change({ ...draft, look });
    },
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => void moveTo(undone),
    redo: () => void moveTo(redone),
    /** What the last deed did to the deck's look or link. */
    deed: history.future.length > 0 ? null : deedOf(history),
    /** The cards that the last deed took out. */
    takenOut: before === undefined || history.future.length > 0 ? [] : gone(before.cards, draft.cards),
    deleted,
    /** Makes the deck that was deleted again, dressed as it was, and the one to play with if it was that. Its link is gone for good: another would be another link. */
    async bringBack(): Promise<void> {
      if (deleted === null) return;
      const { name, cards, current, look, share: link } = deleted;
      const made = await create({ name, cards: [...cards] });
      if (made === null) return;
      const worn = made.deck.look;
      const dressed = (look.sleeve !== worn.sleeve || look.mat !== worn.mat) && (await dress(made.deck, look));
      openDeck(dressed ? { ...made.deck, look } : made.deck);
      if (current) await choose(made.deck.id);
      if (link !== null) passing.show(t("notices.linkGone", { name: made.deck.name }));
    },
    keep: async (): Promise<boolean> => (await keep()) !== null,
    setCopies({ cardId, face }: Shown<Face>, copies: number) {
      setAdded((before) => ({ ...before, [cardId]: face }));
      const kept = draft.cards.filter(({ cardId: other }) => {
        const held = faces[other];
        return copies === 0 || other === cardId || held === undefined || !kit.replaces(face, held);
      });
      change({ ...draft, cards: withCopies(kept, cardId, copies) });
    },
    /** Whether a copy was made. */
    async copyStarter({ id, name }: StarterDeckView): Promise<boolean> {
      const made = await create({ starterDeckId: id });
      if (made === null) return false;
      setAdded((before) => ({ ...before, ...made.faces }));
      openDeck(made.deck);
      sayKept(made.deck, name);
      return true;
    },
    startEmpty: () => begin(emptyDraft(t("new.defaultName"))),
    takeList({ cards, faces }: ReadList<Face>) {
      setAdded((before) => ({ ...before, ...faces }));
      begin({ ...emptyDraft(t("import.name")), cards });
      passing.show(t("import.done"));
    },
    /** Whether the deck is gone. */
    async deleteDraft(): Promise<boolean> {
      if (draft.id !== null && !(await remove(draft.id))) return false;
      const left = decks.filter(({ id }) => id !== draft.id);
      const next = left.find(({ current }) => current) ?? left[0];
      begin(next ? draftOf(next) : emptyDraft(t("new.defaultName")));
      setDeleted(server ?? null);
      return true;
    },
    /** Saves the deck where it was changed, and chooses it to play with; whether it can be played. */
    async play(): Promise<boolean> {
      const deck = changed ? await keep() : server;
      return deck?.legal === true && (deck.current || (await choose(deck.id)));
    },
  };
}

export type Bench<Face> = ReturnType<typeof useWorkbench<Face>>;
