"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { COPIES_MAX, DECK_NAME_MAX } from "@/decks/limits";
import type { DeckCards } from "@/decks/schema";
import { Button, EmptyState, Icon } from "@/ui/shell";
import { heldSelection, inReadingOrder, type Selection, withCopies, withoutSelection } from "./draft";
import type { DeckKit } from "./kit";
import { SetMark } from "./set-mark";
import { Stepper } from "./stepper";
import { UndoBar } from "./undo-bar";
import type { Bench } from "./use-workbench";

/** The deck's cards, to count, to select and to take out; its name, and "Enregistrer". */
export function DeckShelf<Face>({
  kit,
  shows,
  rail,
  measure,
  bench,
  onShow,
}: {
  kit: DeckKit<Face>;
  bench: Bench<Face>;
  /** Whether a card is among those looked at; undefined stands for one that the catalogue lacks. */
  shows: (face: Face | undefined) => boolean;
  /** The margin of the shelf. */
  rail: ReactNode;
  /** How many cards there are, beside the name. */
  measure: ReactNode;
  onShow: (cardId: string) => void;
}) {
  const t = useTranslations("decks.deck");
  const { draft, faces, changed, busy, change, keep } = bench;
  const [chosen, setChosen] = useState<Selection>(new Map());
  const selection = heldSelection(draft.cards, chosen);
  const shown = inReadingOrder(draft.cards, faces, kit).filter(({ cardId }) => shows(faces[cardId]));
  const allSelected = shown.length > 0 && shown.every(({ cardId }) => selection.has(cardId));
  const removing = [...selection.values()].reduce((sum, copies) => sum + copies, 0);
  const setCards = (cards: DeckCards) => change({ ...draft, cards });

  const toggle = (cardId: string, copies: number) => {
    const next = new Map(selection);
    if (!next.delete(cardId)) next.set(cardId, copies);
    setChosen(next);
    onShow(cardId);
  };
  const removeSelection = () => {
    setCards(withoutSelection(draft.cards, selection));
    setChosen(new Map());
  };

  return (
    <section className="panel shelf shelf--deck" aria-label={t("title")}>
      {rail}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5 border-b border-line px-3.5 py-2.5">
        <input
          className="field-sizing-content max-w-full min-w-28 grow border-b-2 sm:max-w-96 border-dashed border-line-strong bg-transparent px-0.5 py-1 font-display text-[1.05rem] leading-tight font-bold"
          aria-label={t("name")}
          value={draft.name}
          maxLength={DECK_NAME_MAX}
          onChange={(event) => change({ ...draft, name: event.target.value })}
        />
        {measure}
        <div className="ml-auto flex flex-wrap items-center gap-1.5 sm:max-[1340px]:[&_.btn]:px-2 sm:max-[1340px]:[&_.btn]:text-xs">
          <Button
            size="sm"
            look="quiet"
            icon="undo"
            disabled={!bench.canUndo}
            aria-label={t("undo")}
            title={t("undo")}
            onClick={bench.undo}
          />
          <Button
            size="sm"
            look="quiet"
            icon="redo"
            disabled={!bench.canRedo}
            aria-label={t("redo")}
            title={t("redo")}
            onClick={bench.redo}
          />
          <Button
            size="sm"
            look="quiet"
            icon="check"
            disabled={shown.length === 0}
            onClick={() => setChosen(allSelected ? new Map() : new Map(shown.map(({ cardId, count }) => [cardId, count])))}
          >
            {t(allSelected ? "selectNone" : "selectAll")}
          </Button>
          {removing > 0 && (
            <Button size="sm" look="danger-quiet" icon="bin" onClick={removeSelection}>
              {t("removeSelection")} <span className="tabular-nums">({removing})</span>
            </Button>
          )}
          <Button size="sm" look="sun" icon="save" busy={busy} disabled={!changed || draft.name.trim() === ""} onClick={() => void keep()}>
            {t("save")}
          </Button>
        </div>
        {draft.name.trim() === "" && (
          <p role="alert" className="w-full text-sm font-semibold text-danger-ink">
            {t("nameNeeded")}
          </p>
        )}
      </div>
      <div className="shelf__grid shelf__grid--deck">
        {draft.cards.length === 0 ? <Empty which="empty" /> : shown.length === 0 && <Empty which="none" />}
        {shown.map(({ cardId, count }) => (
          <Stack
            key={cardId}
            kit={kit}
            cardId={cardId}
            face={faces[cardId]}
            count={count}
            removing={selection.get(cardId) ?? null}
            onToggle={() => toggle(cardId, count)}
            onCount={(copies) => setCards(withCopies(draft.cards, cardId, copies))}
            onRemoving={(copies) => setChosen(new Map(selection).set(cardId, copies))}
          />
        ))}
      </div>
      <UndoBar kit={kit} bench={bench} />
    </section>
  );
}

function Empty({ which }: { which: "empty" | "none" }) {
  const t = useTranslations("decks.deck");
  return (
    <div className="w-full *:py-4">
      <EmptyState icon="cards" title={t(`${which}.title`)}>
        {t(`${which}.text`)}
      </EmptyState>
    </div>
  );
}

/** All copies of one card. A click selects them for removal; the stepper below then counts how many of them. */
function Stack<Face>({
  kit,
  cardId,
  face,
  count,
  removing,
  onToggle,
  onCount,
  onRemoving,
}: {
  kit: DeckKit<Face>;
  cardId: string;
  face: Face | undefined;
  count: number;
  /** Copies selected for removal, or null. */
  removing: number | null;
  onToggle: () => void;
  onCount: (copies: number) => void;
  onRemoving: (copies: number) => void;
}) {
  const t = useTranslations("decks.copies");
  const words = useTranslations("decks.deck");
  const name = face === undefined ? cardId : kit.nameOf(face);
  const limit = face === undefined ? null : kit.limitOf(face);
  return (
    <div className="item item--stack">
      {face !== undefined ? (
        <kit.Button face={face} size="s" state={removing === null ? "rest" : "selected"} onClick={onToggle} />
      ) : (
        <button type="button" aria-pressed={removing !== null} onClick={onToggle} className="item__unknown">
          <Icon name="warning" />
          {words("unknown", { card: cardId })}
        </button>
      )}
      {face !== undefined && <SetMark print={kit.printOf(face)} />}
      {removing === null ? (
        <Stepper
          value={count}
          min={0}
          max={COPIES_MAX}
          tone={limit !== null && count > limit ? "bad" : "plain"}
          labels={{ value: t("count", { count, name }), fewer: t("fewer", { name }), more: t("more", { name }) }}
          onChange={onCount}
        />
      ) : (
        <Stepper
          value={removing}
          shown={`−${removing} / ${count}`}
          min={1}
          max={count}
          tone="danger"
          labels={{
            value: t("removing", { count: removing, name }),
            fewer: t("removeFewer", { name }),
            more: t("removeMore", { name }),
          }}
          onChange={onRemoving}
        />
      )}
    </div>
  );
}
