"use client";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import type { DeckFault, DeckList, DeckView, ReadList, StarterDeckView } from "@/decks/schema";
import { usePassingNotices } from "@/ui/lobby/notices";
import { type Draft, draftOf, emptyDraft, isChanged, withCopies } from "./draft";
import type { DeckKit, Faces, Shown } from "./kit";
import { useDecks } from "./use-decks";

/** The player's decks, the draft on the worktable, and what is done with them. */
export function useWorkbench<Face>(kit: DeckKit<Face>, list: DeckList, known: Faces<Face>) {
  const t = useTranslations("decks");
  const { decks, busy, refusal, clearRefusal, create, save, remove, choose } = useDecks<Face>(kit.game, list.decks);
  const [draft, setDraft] = useState<Draft>(() => {
    const first = list.decks.find(({ current }) => current) ?? list.decks[0];
    return first ? draftOf(first) : emptyDraft(t("new.defaultName"));
  });
  const [added, setAdded] = useState<Faces<Face>>({});
  const passing = usePassingNotices();
  const faces = useMemo(() => ({ ...added, ...known }), [added, known]);
  const saved = decks.find(({ id }) => id === draft.id);
  const changed = isChanged(draft, saved);
  /** What the server said of single cards: the browser cannot know it. */
  const unusable = useMemo(
    (): readonly DeckFault[] => (saved?.faults ?? []).filter(({ code }) => code === "unknown-card" || code === "not-playable"),
    [saved],
  );
  const openDeck = (deck: DeckView) => setDraft(draftOf(deck));

  return {
    decks,
    draft,
    faces,
    changed,
    /** The draft as the server has it; undefined before its first save. */
    saved,
    unusable,
    busy,
    refusal,
    clearRefusal,
    passing,
    starters: list.starters,
    /** Whether changes would be lost that are worth a question. */
    worthAsking: changed && !(draft.id === null && draft.cards.length === 0),
    openDeck,
    change: setDraft,
    async keep(): Promise<boolean> {
      const name = draft.name.trim();
      const deck = draft.id === null ? (await create({ name, cards: [...draft.cards] }))?.deck : await save(draft.id, { ...draft, name });
      if (!deck) return false;
      openDeck(deck);
      if (deck.legal) passing.show(t("notices.legal", { name }), "success");
      else passing.show(t("notices.draft", { name, count: deck.faults.length }));
      return true;
    },
    setCopies({ cardId, face }: Shown<Face>, copies: number) {
      setAdded((before) => ({ ...before, [cardId]: face }));
      setDraft((before) => {
        const kept = before.cards.filter(({ cardId: other }) => {
          const held = faces[other];
          return copies === 0 || other === cardId || held === undefined || !kit.replaces(face, held);
        });
        return { ...before, cards: withCopies(kept, cardId, copies) };
      });
    },
    /** Whether a copy was made. */
    async copyStarter({ id }: StarterDeckView): Promise<boolean> {
      const made = await create({ starterDeckId: id });
      if (made === null) return false;
      setAdded((before) => ({ ...before, ...made.faces }));
      openDeck(made.deck);
      passing.show(t("notices.legal", { name: made.deck.name }), "success");
      return true;
    },
    startEmpty: () => setDraft(emptyDraft(t("new.defaultName"))),
    takeList({ cards, faces }: ReadList<Face>) {
      setAdded((before) => ({ ...before, ...faces }));
      setDraft({ ...emptyDraft(t("import.name")), cards });
      passing.show(t("import.done"));
    },
    /** Whether the deck is gone. */
    async deleteDraft(): Promise<boolean> {
      if (draft.id !== null && !(await remove(draft.id))) return false;
      const left = decks.filter(({ id }) => id !== draft.id);
      const next = left.find(({ current }) => current) ?? left[0];
      setDraft(next ? draftOf(next) : emptyDraft(t("new.defaultName")));
      passing.show(t("notices.deleted", { name: draft.name }));
      return true;
    },
    async play() {
      if (saved && (await choose(saved.id))) passing.show(t("notices.chosen", { name: saved.name }), "success");
    },
  };
}

export type Bench<Face> = ReturnType<typeof useWorkbench<Face>>;
