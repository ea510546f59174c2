"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useCallback, useState } from "react";
import type { CatalogueEntry } from "@/cards/catalogue";
import { Invitations } from "@/ui/lobby/invitations";
import { PassingNotices } from "@/ui/lobby/notices";
import { useMatchFound } from "@/ui/realtime";
import { Icon, Notice, Segments } from "@/ui/shell";
import "./decks.css";
import "./catalogue.css";
import { DeckPicker } from "./deck-picker";
import { DeleteDeckDialog, NewDeckDialog, UnsavedDialog } from "./dialogs";
import { copiesOf, sizeOf } from "./draft";
import { ExportListDialog } from "./export-list-dialog";
import { ImportListDialog } from "./import-list-dialog";
import type { DeckKit, Shown } from "./kit";
import { LookDialog } from "./look-dialog";
import { Preview, PreviewDialog } from "./preview";
import { Prints, usePrints } from "./prints";
import { ShareDialog } from "./share-dialog";
import { useUnsavedGuard } from "./use-unsaved-guard";
import type { Bench } from "./use-workbench";

type Open = "new" | "import" | "export" | "share" | "look" | "delete" | "preview" | null;
/** What a narrow page shows of the two shelves and the column beside them. */
type View = "catalogue" | "deck" | "figures";

/** Where the column with the large card has no room. */
const NARROW = "(width <= 1000px)";

/** What the shelves need of the page. */
export interface Beside<Face> {
  readonly shownId: string | null;
  readonly onShowEntry: (entry: CatalogueEntry<Face>) => void;
  readonly onShowOwn: (cardId: string) => void;
  readonly onAdd: (entry: CatalogueEntry<Face>) => void;
  /** Turns to the catalogue where it is not beside the deck. */
  readonly onSeeCatalogue: () => void;
}

/** The deck page: the catalogue above, the deck below, the card that was clicked beside them, and all dialogs. */
export function Workbench<Face>({
  kit,
  bench,
  catalogue,
  deck,
  validity,
  figures,
}: {
  kit: DeckKit<Face>;
  bench: Bench<Face>;
  catalogue: (beside: Beside<Face>) => ReactNode;
  deck: (beside: Beside<Face>) => ReactNode;
  validity: ReactNode;
  /** The deck in numbers. @param shownId the card that is looked at */
  figures: (shownId: string | null) => ReactNode;
}) {
  const t = useTranslations("decks");
  const router = useRouter();
  const { decks, draft, faces, changed, worthAsking, busy, refusal, clearRefusal, passing } = bench;
  const [shown, setShown] = useState<Shown<Face> | null>(null);
  const [open, setOpen] = useState<Open>(null);
  const [view, setView] = useState<View>("catalogue");
  const [side, setSide] = useState<"card" | "figures">("card");
  /** What waits for an answer about unsaved changes. */
  const [pending, setPending] = useState<(() => void) | null>(null);
  const [matchId, setMatchId] = useState<string | null>(null);
  const guard = useUnsavedGuard(worthAsking);

  useMatchFound(useCallback((id: string) => (worthAsking ? setMatchId(id) : router.push(`/match/${id}`)), [worthAsking, router]));

  const close = () => {
    clearRefusal();
    setOpen(null);
  };
  const unlessUnsaved = (deed: () => void) => (worthAsking ? setPending(() => deed) : deed());
  const proceed = () => {
    clearRefusal();
    setPending(null);
    if (guard.leaving) guard.leave();
    else pending?.();
  };
  const closeOn = (done: boolean) => done && close();
  const seeDeck = () => {
    close();
    setView("deck");
  };
  const beside: Beside<Face> = {
    shownId: shown?.cardId ?? null,
    onShowEntry(entry) {
      setShown(shownOf(entry));
      if (window.matchMedia(NARROW).matches) setOpen("preview");
    },
    onShowOwn(cardId) {
      const face = faces[cardId];
      const fault = bench.unusable.find(({ code, values }) => code === "not-playable" && values.cardId === cardId);
      if (face !== undefined) setShown({ cardId, face, obstacle: fault ? String(fault.values.reason) : null });
    },
    onAdd: (entry) => bench.setCopies(shownOf(entry), copiesOf(draft.cards, entry.id) + 1),
    onSeeCatalogue: () => setView("catalogue"),
  };
  const found = usePrints(kit, shown);
  const prints = shown && (
    <Prints kit={kit} prints={found} shownId={shown.cardId} cards={draft.cards} onShow={(entry) => setShown(shownOf(entry))} />
  );
  const copies = shown === null ? 0 : copiesOf(draft.cards, shown.cardId);
  const size = sizeOf(draft.cards);
  return (
    <main id="main" className="builder">
      <div className="builder__top">
        <DeckPicker
          game={kit.game}
          editions={kit.editions}
          decks={decks}
          draft={draft}
          changed={changed}
          onOpen={(other) => other.id !== draft.id && unlessUnsaved(() => bench.openDeck(other))}
          onNew={() => unlessUnsaved(() => setOpen("new"))}
          onPlay={() => void bench.play().then((ready) => ready && router.push("/jeu?deck"))}
          onExport={() => setOpen("export")}
          onShare={() => setOpen("share")}
          onDress={() => setOpen("look")}
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
          {
            value: "figures",
            label: (
              <>
                <Icon name="bars" />
                <span className="sr-only">{t("tabs.figures")}</span>
              </>
            ),
          },
        ]}
        onChange={setView}
      />
      <div className={view === "catalogue" ? "contents" : "contents max-sm:hidden"}>{catalogue(beside)}</div>
      <aside className="builder__side">
        <Segments
          className="w-full max-sm:hidden"
          label={t("tabs.side")}
          value={side}
          options={[
            { value: "card", label: t("tabs.card") },
            { value: "figures", label: t("tabs.figures") },
          ]}
          onChange={setSide}
        />
        {side === "card" && (
          <Preview
            kit={kit}
            shown={shown}
            copies={copies}
            prints={prints}
            onCopies={(count) => shown && bench.setCopies(shown, count)}
            onEnlarge={() => setOpen("preview")}
          />
        )}
        <section
          className={`panel figures ${side === "figures" ? "" : "sm:hidden"} ${view === "figures" ? "" : "max-sm:hidden"}`}
          aria-label={t("tabs.figures")}
        >
          {(side === "figures" || view === "figures") && figures(shown?.cardId ?? null)}
        </section>
        <div className={side === "card" ? "contents" : "contents sm:hidden"}>{validity}</div>
      </aside>
      <div className={view === "deck" ? "contents" : "contents max-sm:hidden"}>{deck(beside)}</div>

      {open === "preview" && shown !== null && (
        <PreviewDialog
          kit={kit}
          shown={shown}
          copies={copies}
          prints={prints}
          onCopies={(count) => bench.setCopies(shown, count)}
          onClose={close}
        />
      )}
      {open === "new" && (
        <NewDeckDialog
          kit={kit}
          starters={bench.starters}
          faces={faces}
          busy={busy}
          refusal={refusal}
          onEmpty={() => {
            bench.startEmpty();
            close();
          }}
          onImport={() => setOpen("import")}
          onCopy={(starter) => void bench.copyStarter(starter).then((done) => done && seeDeck())}
          onClose={close}
        />
      )}
      {open === "import" && (
        <ImportListDialog
          kit={kit}
          onTake={(list) => {
            bench.takeList(list);
            seeDeck();
          }}
          onClose={close}
        />
      )}
      {open === "export" && <ExportListDialog game={kit.game} name={draft.name} cards={draft.cards} onClose={close} />}
      {open === "share" && bench.saved !== undefined && (
        <ShareDialog
          name={bench.saved.name}
          share={bench.saved.share}
          busy={busy}
          refusal={refusal}
          onShare={() => void bench.share()}
          onWithdraw={() => void bench.withdraw()}
          onClose={close}
        />
      )}
      {open === "look" && bench.saved !== undefined && (
        <LookDialog
          name={bench.saved.name}
          look={bench.saved.look}
          busy={busy}
          refusal={refusal}
          back={kit.back}
          onDress={(look) => void bench.dress(look)}
          onClose={close}
        />
      )}
      {open === "delete" && (
        <DeleteDeckDialog
          name={draft.name}
          size={size}
          busy={busy}
          refusal={refusal}
          onDelete={() => void bench.deleteDraft().then(closeOn)}
          onClose={close}
        />
      )}
      {(pending !== null || guard.leaving || matchId !== null) && (
        <UnsavedDialog
          occasion={matchId === null ? "unsaved" : "match"}
          name={draft.name}
          busy={busy}
          refusal={refusal}
          onSave={() => void bench.keep().then((done) => done && (matchId === null ? proceed() : router.push(`/match/${matchId}`)))}
          onDiscard={() => (matchId === null ? proceed() : router.push(`/match/${matchId}`))}
          onStay={() => {
            clearRefusal();
            setPending(null);
            guard.stay();
          }}
        />
      )}
      <Invitations />
      <PassingNotices notices={passing.notices} onDismiss={passing.dismiss} />
    </main>
  );
}

const shownOf = <Face,>({ id, face, playable, reason }: CatalogueEntry<Face>): Shown<Face> => ({
  cardId: id,
  face,
  obstacle: playable ? null : (reason ?? ""),
});
