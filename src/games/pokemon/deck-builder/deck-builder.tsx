"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useCallback, useMemo, useState } from "react";
import type { CatalogueEntry, CatalogueSet } from "@/cards/catalogue";
import type { DeckList, DeckView, ReadList, StarterDeckView } from "@/decks/schema";
import type { CardFace } from "@/games/pokemon/card";
import type { Offered } from "@/games/pokemon/cards/offered";
import { Invitations } from "@/ui/lobby/invitations";
import { PassingNotices, usePassingNotices } from "@/ui/lobby/notices";
import { useMatchFound } from "@/ui/realtime";
import { Notice, Segments } from "@/ui/shell";
import { CatalogueShelf } from "./catalogue-shelf";
import "./deck-builder.css";
import { DeckPicker } from "./deck-picker";
import { DeckShelf } from "./deck-shelf";
import { DeleteDeckDialog, NewDeckDialog, UnsavedDialog } from "./dialogs";
import { breakdownOf, copiesOf, type Draft, draftOf, emptyDraft, isChanged, sizeOf, withCopies } from "./draft";
import { ExportListDialog } from "./export-list-dialog";
import type { CatalogueFilter } from "./filters";
import { ImportListDialog } from "./import-list-dialog";
import { judge } from "./legality";
import { Preview, PreviewDialog, type Shown } from "./preview";
import { useCatalogue } from "./use-catalogue";
import { useDecks } from "./use-decks";
import { useUnsavedGuard } from "./use-unsaved-guard";
import { Validity } from "./validity";

type Open = "new" | "import" | "export" | "delete" | "preview" | null;
type View = "catalogue" | "deck";

/** Where the column with the large card has no room. */
const NARROW = "(width <= 1000px)";

/** The deck page: the catalogue above, the deck below, the card that was clicked beside them. */
export function DeckBuilder({
  list,
  faces: known,
  sets,
  offered,
  counts,
}: {
  list: DeckList;
  /** Faces of all cards in the player's decks, and of the card that each ready deck is known by. */
  faces: Readonly<Record<string, CardFace>>;
  sets: readonly CatalogueSet[];
  offered: Offered;
  /** How many cards of each category the catalogue has. */
  counts: Readonly<Record<CardFace["category"], number>>;
}) {
  const t = useTranslations("decks");
  const router = useRouter();
  const { decks, busy, refusal, clearRefusal, create, save, remove, choose } = useDecks(list.decks);
  const [draft, setDraft] = useState<Draft>(() => {
    const first = list.decks.find(({ current }) => current) ?? list.decks[0];
    return first ? draftOf(first) : emptyDraft(t("new.defaultName"));
  });
  const [filter, setFilter] = useState<CatalogueFilter>({});
  const catalogue = useCatalogue(filter);
  const [added, setAdded] = useState<Readonly<Record<string, CardFace>>>({});
  const [shown, setShown] = useState<Shown | null>(null);
  const [open, setOpen] = useState<Open>(null);
  const [view, setView] = useState<View>("catalogue");
  /** What waits for an answer about unsaved changes. */
  const [pending, setPending] = useState<(() => void) | null>(null);
  const [matchId, setMatchId] = useState<string | null>(null);
  const { notices, show, dismiss } = usePassingNotices();

  const faces = useMemo(() => ({ ...added, ...known }), [added, known]);
  const saved = decks.find(({ id }) => id === draft.id);
  const changed = isChanged(draft, saved);
  const worthAsking = changed && !(draft.id === null && draft.cards.length === 0);
  const guard = useUnsavedGuard(worthAsking);
  const legality = useMemo(
    () =>
      judge(
        draft.cards,
        faces,
        (saved?.faults ?? []).filter(({ code }) => code === "unknown-card" || code === "not-playable"),
      ),
    [draft, faces, saved],
  );

  useMatchFound(useCallback((id: string) => (worthAsking ? setMatchId(id) : router.push(`/match/${id}`)), [worthAsking, router]));

  const close = () => {
    clearRefusal();
    setOpen(null);
  };
  const openDeck = (deck: DeckView) => setDraft(draftOf(deck));
  const unlessUnsaved = (deed: () => void) => (worthAsking ? setPending(() => deed) : deed());

  const keep = async (): Promise<boolean> => {
    const name = draft.name.trim();
    const deck = draft.id === null ? (await create({ name, cards: [...draft.cards] }))?.deck : await save(draft.id, { ...draft, name });
    if (!deck) return false;
    openDeck(deck);
    if (deck.legal) show(t("notices.legal", { name }), "success");
    else show(t("notices.draft", { name, count: deck.faults.length }));
    return true;
  };
  const setCopies = ({ cardId, face }: Shown, copies: number) => {
    setAdded((before) => ({ ...before, [cardId]: face }));
    setDraft((before) => ({ ...before, cards: withCopies(before.cards, cardId, copies) }));
  };
  const showEntry = (entry: CatalogueEntry<CardFace>) => {
    setShown(shownOf(entry));
    if (window.matchMedia(NARROW).matches) setOpen("preview");
  };
  const showOwn = (cardId: string) => {
    const face = faces[cardId];
    const fault = legality.faults.find(({ code, values }) => code === "not-playable" && values.cardId === cardId);
    if (face) setShown({ cardId, face, obstacle: fault ? String(fault.values.reason) : null });
  };
  const copyStarter = async ({ id }: StarterDeckView) => {
    const made = await create({ starterDeckId: id });
    if (made === null) return;
    const { deck, faces } = made;
    setAdded((before) => ({ ...before, ...faces }));
    openDeck(deck);
    close();
    setView("deck");
    show(t("notices.legal", { name: deck.name }), "success");
  };
  const startEmpty = () => {
    setDraft(emptyDraft(t("new.defaultName")));
    close();
  };
  const takeList = ({ cards, faces }: ReadList<CardFace>) => {
    setAdded((before) => ({ ...before, ...faces }));
    setDraft({ ...emptyDraft(t("import.name")), cards });
    close();
    setView("deck");
    show(t("import.done"));
  };
  const openFirst = (left: readonly DeckView[]) => {
    const next = left.find(({ current }) => current) ?? left[0];
    setDraft(next ? draftOf(next) : emptyDraft(t("new.defaultName")));
  };
  const deleteDraft = async () => {
    if (draft.id !== null && !(await remove(draft.id))) return;
    openFirst(decks.filter(({ id }) => id !== draft.id));
    close();
    show(t("notices.deleted", { name: draft.name }));
  };
  const play = async () => {
    if (saved && (await choose(saved.id))) show(t("notices.chosen", { name: saved.name }), "success");
  };

  const proceed = () => {
    clearRefusal();
    setPending(null);
    if (guard.leaving) guard.leave();
    else pending?.();
  };
  const copies = shown === null ? 0 : copiesOf(draft.cards, shown.cardId);
  const size = sizeOf(draft.cards);
  return (
    <main id="main" className="builder">
      <div className="builder__top">
        <DeckPicker
          decks={decks}
          draft={draft}
          changed={changed}
          onOpen={(deck) => deck.id !== draft.id && unlessUnsaved(() => openDeck(deck))}
          onNew={() => unlessUnsaved(() => setOpen("new"))}
          onChoose={play}
          onExport={() => setOpen("export")}
          onDelete={() => setOpen("delete")}
        />
        {refusal !== null && open === null && <Notice tone="danger">{refusal}</Notice>}
      </div>
      <Segments
        className="w-full sm:hidden"
        label={t("tabs.label")}
        value={view}
        options={[
          { value: "catalogue", label: t("tabs.catalogue") },
          {
            value: "deck",
            label: (
              <>
                {t("tabs.deck")} <span className="tabular-nums">{size}</span>
              </>
            ),
          },
        ]}
        onChange={setView}
      />
      <CatalogueShelf
        className={view === "catalogue" ? "" : "max-sm:hidden"}
        catalogue={catalogue}
        filter={filter}
        onFilter={setFilter}
        sets={sets}
        offered={offered}
        counts={counts}
        cards={draft.cards}
        shownId={shown?.cardId ?? null}
        onShow={showEntry}
        onAdd={(entry) => setCopies(shownOf(entry), copiesOf(draft.cards, entry.id) + 1)}
      />
      <DeckShelf
        key={draft.id}
        className={view === "deck" ? "" : "max-sm:hidden"}
        draft={draft}
        faces={faces}
        changed={changed}
        saving={busy}
        onChange={setDraft}
        onSave={() => void keep()}
        onShow={showOwn}
      />
      <aside className="builder__side">
        <Preview
          shown={shown}
          copies={copies}
          onCopies={(count) => shown && setCopies(shown, count)}
          onEnlarge={() => setOpen("preview")}
        />
        <Validity className="max-sm:order-last" breakdown={breakdownOf(draft.cards, faces)} size={size} legality={legality} />
      </aside>

      {open === "preview" && shown !== null && (
        <PreviewDialog shown={shown} copies={copies} onCopies={(count) => setCopies(shown, count)} onClose={close} />
      )}
      {open === "new" && (
        <NewDeckDialog
          starters={list.starters}
          faces={faces}
          busy={busy}
          refusal={refusal}
          onEmpty={startEmpty}
          onImport={() => setOpen("import")}
          onCopy={(starter) => void copyStarter(starter)}
          onClose={close}
        />
      )}
      {open === "import" && <ImportListDialog onTake={takeList} onClose={close} />}
      {open === "export" && <ExportListDialog name={draft.name} cards={draft.cards} onClose={close} />}
      {open === "delete" && (
        <DeleteDeckDialog name={draft.name} size={size} busy={busy} refusal={refusal} onDelete={() => void deleteDraft()} onClose={close} />
      )}
      {(pending !== null || guard.leaving || matchId !== null) && (
        <UnsavedDialog
          occasion={matchId === null ? "unsaved" : "match"}
          name={draft.name}
          busy={busy}
          refusal={refusal}
          onSave={() => void keep().then((done) => done && (matchId === null ? proceed() : router.push(`/match/${matchId}`)))}
          onDiscard={() => (matchId === null ? proceed() : router.push(`/match/${matchId}`))}
          onStay={() => {
            clearRefusal();
            setPending(null);
            guard.stay();
          }}
        />
      )}
      <Invitations />
      <PassingNotices notices={notices} onDismiss={dismiss} />
    </main>
  );
}

const shownOf = ({ id, face, playable, reason }: CatalogueEntry<CardFace>): Shown => ({
  cardId: id,
  face,
  obstacle: playable ? null : (reason ?? ""),
});
