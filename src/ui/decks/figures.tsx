"use client";
import { useFormatter, useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import type { DeckCards } from "@/decks/schema";
import { Button } from "@/ui/shell";
import { drawn } from "./chances";
import { type CountedCard, countedCards } from "./counted";
import { sizeOf } from "./draft";
import type { DeckKit, Faces } from "./kit";

/** A part of a deck's figures. */
export function FigureSection({
  title,
  note,
  action,
  children,
}: {
  title: string;
  note?: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="grid gap-2">
      <h3 className="flex items-baseline justify-between gap-2 text-[.98rem] leading-tight">
        {title}
        {note !== undefined && <small className="font-text text-xs font-medium text-ink-2">{note}</small>}
        {action}
      </h3>
      {children}
    </section>
  );
}

/** A chance as a large number with what it is of. */
export function BigChance({ chance, children, note }: { chance: number; children: string; note?: string }) {
  const format = useFormatter();
  return (
    <p className="grid grid-cols-[auto_1fr] items-center gap-x-3">
      <b className="row-span-2 font-display text-[2.4rem] leading-none tracking-tight text-leaf-ink tabular-nums">
        {format.number(chance, { style: "percent", maximumFractionDigits: 1 })}
      </b>
      <span className="text-sm leading-snug">{children}</span>
      {note !== undefined && <small className="text-xs leading-snug text-ink-2">{note}</small>}
    </p>
  );
}

/** Numbers as columns side by side; their sentence is read out instead. */
export function Columns({ columns, words }: { columns: readonly { readonly label: string; readonly count: number }[]; words: string }) {
  const most = Math.max(1, ...columns.map(({ count }) => count));
  return (
    <div role="img" aria-label={words} className="flex items-end gap-3">
      {columns.map(({ label, count }) => (
        <span key={label} className="grid flex-1 justify-items-center gap-1 text-xs leading-none font-semibold tabular-nums">
          {count > 0 ? count : ""}
          <i className="w-full rounded-t-[6px] rounded-b-[2px] bg-violet/85" style={{ height: 2 + (56 * count) / most }} />
          <span className="text-ink-2">{label}</span>
        </span>
      ))}
    </div>
  );
}

/** Numbers as bars one below the other. */
export function Bars({
  bars,
}: {
  bars: readonly {
    readonly key: string;
    readonly sign: ReactNode;
    readonly count: number;
    readonly paint: string;
    readonly words: string;
  }[];
}) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ul className="grid gap-1.5">
      {bars.map(({ key, sign, count, paint, words }) => (
        <li key={key} className="grid grid-cols-[22px_1fr_auto] items-center gap-2 text-sm">
          {sign}
          <i aria-hidden="true" className="h-3 rounded-pill" style={{ width: `max(3px, ${(100 * count) / most}%)`, background: paint }} />
          <span className="text-xs text-ink-2 tabular-nums">{words}</span>
        </li>
      ))}
    </ul>
  );
}

/** A hand drawn from the deck to see how it feels, as often as one likes. */
export function SampleHand<Face>({ kit, cards, faces, size }: { kit: DeckKit<Face>; cards: DeckCards; faces: Faces<Face>; size: number }) {
  const t = useTranslations("decks.figures");
  const [hand, setHand] = useState<readonly { readonly key: string; readonly cardId: string }[]>([]);
  const draw = () =>
    setHand(
      drawn(
        cards.flatMap(({ cardId, count }) => Array.from({ length: count }, (_, copy) => ({ key: `${cardId} ${copy}`, cardId }))),
        size,
        Math.random,
      ),
    );
  // Of a deck that was changed meanwhile, what is left is shown.
  const shown = hand.flatMap(({ key, cardId }) => {
    const face = faces[cardId];
    return face !== undefined && cards.some((entry) => entry.cardId === cardId) ? [{ key, face }] : [];
  });
  return (
    <FigureSection
      title={t("sample")}
      action={
        <Button size="sm" look="quiet" icon="die" disabled={sizeOf(cards) === 0} onClick={draw}>
          {shown.length === 0 ? t("draw", { count: size }) : t("again")}
        </Button>
      }
    >
      {shown.length > 0 && (
        <ul className="grid grid-cols-7 gap-1" aria-live="polite">
          {shown.map(({ key, face }) => (
            <li key={key} className="figures__card">
              <kit.Picture face={face} className="w-full" />
            </li>
          ))}
        </ul>
      )}
    </FigureSection>
  );
}

const TURNS = [1, 2, 3, 5] as const;
/** The turn beside those that any other can be put in place of, and the last: by then any deck has run out. */
const [LATER_TURN, LAST_TURN] = [8, 60];

/** The chance of a card that is chosen by the first turns, and by any other. */
export function CardByTurn<Face>({
  kit,
  cards,
  faces,
  shownId,
  chanceOf,
}: {
  kit: DeckKit<Face>;
  cards: DeckCards;
  faces: Faces<Face>;
  /** The card that is looked at is chosen first. */
  shownId: string | null;
  chanceOf: (card: CountedCard<Face>, turn: number) => number;
}) {
  const t = useTranslations("decks.figures");
  const format = useFormatter();
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  /** As it is written: a field that is being emptied has no turn yet. */
  const [written, setWritten] = useState(String(LATER_TURN));
  const counted = countedCards(cards, faces, kit);
  const one =
    counted.find(({ key }) => key === chosen) ?? counted.find(({ cardIds }) => shownId !== null && cardIds.includes(shownId)) ?? counted[0];
  if (!one) return null;
  const later = Math.min(Math.max(Math.trunc(Number(written)), 1), LAST_TURN);
  const chance = (turn: number) => format.number(chanceOf(one, turn), { style: "percent", maximumFractionDigits: 0 });
  const figure = "font-display text-[1.05rem] leading-none font-bold tabular-nums";
  return (
    <FigureSection title={t("byTurn")}>
      <label className="sr-only" htmlFor={id}>
        {t("card")}
      </label>
      <select id={id} className="pick w-full" value={one.key} onChange={(event) => setChosen(event.target.value)}>
        {counted.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      <dl className="flex items-end justify-between gap-1 text-center">
        {TURNS.map((turn) => (
          <div key={turn} className="grid gap-0.5">
            <dt className="text-xs text-ink-2">{t("turn", { turn })}</dt>
            <dd className={figure}>{chance(turn)}</dd>
          </div>
        ))}
        <div className="grid gap-0.5">
          <dt>
            <label className="flex items-center gap-1 text-xs text-ink-2">
              {t("anyTurn")}
              <input
                type="number"
                inputMode="numeric"
                className="input h-7 min-h-0 w-[3.4em] px-1.5 py-0 text-xs"
                min={1}
                max={LAST_TURN}
                value={written}
                onChange={(event) => setWritten(event.target.value)}
                onBlur={() => setWritten(String(later))}
              />
            </label>
          </dt>
          <dd className={figure}>
            <output>{chance(later)}</output>
          </dd>
        </div>
      </dl>
    </FigureSection>
  );
}
