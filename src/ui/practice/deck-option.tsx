import type { ReactNode } from "react";
import { keyOf, type PlayableDeck } from "./decks-to-play";

interface Choice {
  /** Of the group: one of it is chosen. */
  readonly name: string;
  readonly line: ReactNode;
  readonly checked: boolean;
  readonly disabled?: boolean;
}

/** One of a few things, as a tile with a picture. */
export function Option({
  name,
  picture,
  title,
  line,
  checked,
  disabled = false,
  onChoose,
}: Choice & { readonly picture: ReactNode; readonly title: string; readonly onChoose: () => void }) {
  return (
    <label className="grid min-w-0 cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-md bg-surface py-2 pr-3 pl-2.5 shadow-[inset_0_0_0_1.5px_var(--color-line)] has-checked:bg-violet-soft has-checked:shadow-[inset_0_0_0_2.5px_var(--color-violet)] has-disabled:cursor-not-allowed has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-violet">
      <input type="radio" name={name} className="sr-only" checked={checked} disabled={disabled} onChange={onChoose} />
      {picture}
      <span className="min-w-0">
        <b className="block font-display leading-tight wrap-anywhere">{title}</b>
        <small className="block line-clamp-3 text-xs leading-snug text-ink-2">{line}</small>
      </span>
    </label>
  );
}

/** A deck, known by its leading card. */
export function DeckOption({
  deck: { deck, name: title },
  emblem,
  onChoose,
  ...choice
}: Choice & { readonly deck: PlayableDeck; readonly emblem: ReactNode; readonly onChoose: (key: string) => void }) {
  const picture = (
    <span className="block h-[62px] w-[56px] overflow-hidden rounded-sm [--w:56px]" aria-hidden="true">
      {emblem ?? <span className="block size-full rounded-sm border-2 border-dashed border-line-strong" />}
    </span>
  );
  return <Option {...choice} title={title} picture={picture} onChoose={() => onChoose(keyOf(deck))} />;
}
