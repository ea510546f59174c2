"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { COPIES_MAX, DECK_NAME_MAX, type DeckCards } from "@/decks/schema";
import { CardButton, type CardFace, type EnergyType } from "@/games/pokemon/card";
import { Button, EmptyState, Icon } from "@/ui/shell";
import { breakdownOf, type Draft, heldSelection, inReadingOrder, type Selection, sizeOf, withCopies, withoutSelection } from "./draft";
import { Rail } from "./rail";
import { Stepper } from "./stepper";

type Faces = Readonly<Record<string, CardFace>>;

/** "Ton deck": its cards, to count, to select and to take out; its name, and "Enregistrer". */
export function DeckShelf({
  draft,
  faces,
  changed,
  saving,
  onChange,
  onSave,
  onShow,
  className,
}: {
  draft: Draft;
  faces: Faces;
  changed: boolean;
  saving: boolean;
  onChange: (draft: Draft) => void;
  onSave: () => void;
  onShow: (cardId: string) => void;
  className: string;
}) {
  const t = useTranslations("decks.deck");
  const [category, setCategory] = useState<CardFace["category"] | null>(null);
  const [types, setTypes] = useState<readonly EnergyType[]>([]);
  const [chosen, setChosen] = useState<Selection>(new Map());
  const selection = heldSelection(draft.cards, chosen);
  const shown = inReadingOrder(draft.cards, faces).filter(({ cardId }) => passes(faces[cardId], category, types));
  const allSelected = shown.length > 0 && shown.every(({ cardId }) => selection.has(cardId));
  const removing = [...selection.values()].reduce((sum, copies) => sum + copies, 0);
  const setCards = (cards: DeckCards) => onChange({ ...draft, cards });

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
    <section className={`panel shelf ${className}`} aria-label={t("title")}>
      <Rail
        title={t("title")}
        label={t("filter")}
        counts={breakdownOf(draft.cards, faces)}
        category={category}
        types={types}
        onCategory={setCategory}
        onTypes={setTypes}
      />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5 border-b border-line px-3.5 py-2.5">
        <input
          className="max-w-64 min-w-0 grow basis-28 border-b-2 border-dashed border-line-strong bg-transparent px-0.5 py-1 font-display text-[1.05rem] leading-tight font-bold"
          aria-label={t("name")}
          value={draft.name}
          maxLength={DECK_NAME_MAX}
          onChange={(event) => onChange({ ...draft, name: event.target.value })}
        />
        <span className="text-sm whitespace-nowrap text-ink-2 tabular-nums" data-testid="deck-size">
          {t("size", { count: sizeOf(draft.cards) })}
        </span>
        <div className="ml-auto flex flex-wrap items-center gap-1.5 sm:max-[1340px]:[&_.btn]:px-2 sm:max-[1340px]:[&_.btn]:text-xs">
          <Button
            size="sm"
            look="quiet"
            icon="check"
            disabled={shown.length === 0}
            onClick={() => setChosen(allSelected ? new Map() : new Map(shown.map(({ cardId, count }) => [cardId, count])))}
          >
            {t(allSelected ? "selectNone" : "selectAll")}
          </Button>
          <Button size="sm" look="danger-quiet" icon="bin" disabled={removing === 0} onClick={removeSelection}>
            {t("removeSelection")}
            {removing > 0 && <span className="tabular-nums">({removing})</span>}
          </Button>
          <Button size="sm" look="sun" icon="save" busy={saving} disabled={!changed || draft.name.trim() === ""} onClick={onSave}>
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
    </section>
  );
}

function passes(face: CardFace | undefined, category: CardFace["category"] | null, types: readonly EnergyType[]): boolean {
  if (face === undefined) return category === null && types.length === 0;
  if (category !== null && face.category !== category) return false;
  return types.length === 0 || typesOf(face).some((type) => types.includes(type));
}

function typesOf(face: CardFace): readonly EnergyType[] {
  if (face.category === "Pokémon") return face.types;
  return face.category === "Energy" ? face.provides.flat() : [];
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
function Stack({
  cardId,
  face,
  count,
  removing,
  onToggle,
  onCount,
  onRemoving,
}: {
  cardId: string;
  face: CardFace | undefined;
  count: number;
  /** Copies selected for removal, or null. */
  removing: number | null;
  onToggle: () => void;
  onCount: (copies: number) => void;
  onRemoving: (copies: number) => void;
}) {
  const t = useTranslations("decks.copies");
  const words = useTranslations("decks.deck");
  const name = face?.name ?? cardId;
  const basicEnergy = face?.category === "Energy" && face.kind === "Basic";
  return (
    <div className="item item--stack">
      {face ? (
        <CardButton face={face} size="s" state={removing === null ? "rest" : "selected"} onClick={onToggle} />
      ) : (
        <button type="button" aria-pressed={removing !== null} onClick={onToggle} className="item__unknown">
          <Icon name="warning" />
          {words("unknown", { card: cardId })}
        </button>
      )}
      {removing === null ? (
        <Stepper
          value={count}
          min={0}
          max={COPIES_MAX}
          tone={count > 4 && !basicEnergy ? "bad" : "plain"}
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
            value: `${name} : ${t("removing", { count: removing })}`,
            fewer: t("removeFewer", { name }),
            more: t("removeMore", { name }),
          }}
          onChange={onRemoving}
        />
      )}
    </div>
  );
}
