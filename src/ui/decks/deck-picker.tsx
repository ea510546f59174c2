"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { DeckView } from "@/decks/schema";
import { Button, Icon } from "@/ui/shell";
import type { Draft } from "./draft";

/** The player's decks side by side: which one is on the worktable, which one is played. */
export function DeckPicker({
  game,
  editions,
  decks,
  draft,
  changed,
  onOpen,
  onNew,
  onPlay,
  onExport,
  onShare,
  onDress,
  onDelete,
}: {
  game: string;
  /** Its editions, in its order. */
  editions: readonly string[];
  decks: readonly DeckView[];
  draft: Draft;
  changed: boolean;
  onOpen: (deck: DeckView) => void;
  onNew: () => void;
  onPlay: () => void;
  onExport: () => void;
  onShare: () => void;
  onDress: () => void;
  onDelete: () => void;
}) {
  const t = useTranslations("decks");
  const names = useTranslations(`games.${game}.edition`);
  const open = decks.find(({ id }) => id === draft.id);
  const [edition, setEdition] = useState("");
  const present = editions.filter((one) => decks.some((deck) => deck.edition === one));
  // The deck on the worktable is seen whatever is sought.
  const shown = decks.filter((deck) => !present.includes(edition) || deck.edition === edition || deck.id === draft.id);
  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-4">
      <h1 className="text-xl max-lg:mr-auto max-sm:text-lg">{t("page")}</h1>
      {present.length > 1 && (
        <select
          className="input h-9 w-auto max-w-44 py-0 text-sm"
          aria-label={t("picker.edition")}
          value={present.includes(edition) ? edition : ""}
          onChange={(event) => setEdition(event.target.value)}
        >
          <option value="">{t("picker.anyEdition")}</option>
          {present.map((one) => (
            <option key={one} value={one}>
              {names(one)}
            </option>
          ))}
        </select>
      )}
      <fieldset
        className="flex min-w-0 flex-1 gap-1.5 overflow-x-auto p-1 max-lg:order-last max-lg:basis-full"
        aria-label={t("picker.label")}
      >
        {shown.map((deck) => (
          <Tab key={deck.id} name={deck.name} pressed={deck.id === draft.id} onClick={() => onOpen(deck)}>
            {deck.current && <Mark icon="star" words={t("picker.current")} />}
            {!deck.legal && <Mark icon="warning" words={t("picker.draft")} />}
            {deck.id === draft.id && changed && <Unsaved words={t("picker.unsaved")} />}
          </Tab>
        ))}
        {draft.id === null && (
          <Tab name={draft.name} pressed onClick={() => {}}>
            <Unsaved words={t("picker.unsaved")} />
          </Tab>
        )}
      </fieldset>
      <div className="flex flex-wrap gap-1.5 max-sm:order-1 max-sm:basis-full">
        <Button size="sm" icon="plus" onClick={onNew}>
          {t("picker.new")}
        </Button>
        <Button
          size="sm"
          icon="swords"
          // What is changed is judged as it is saved.
          disabled={!changed && open?.legal !== true}
          onClick={onPlay}
        >
          {t("picker.choose")}
        </Button>
      </div>
      <div className="flex gap-1.5">
        <Button
          size="sm"
          look="quiet"
          icon="cards"
          disabled={open === undefined}
          aria-label={t("picker.dress")}
          title={t("picker.dress")}
          onClick={onDress}
        />
        <Button
          size="sm"
          look="quiet"
          icon="share"
          disabled={open === undefined}
          aria-label={t("picker.share")}
          title={t("picker.share")}
          onClick={onShare}
        />
        <Button
          size="sm"
          look="quiet"
          icon="download"
          disabled={draft.cards.length === 0}
          aria-label={t("picker.export")}
          title={t("picker.export")}
          onClick={onExport}
        />
        <Button size="sm" look="danger-quiet" icon="bin" aria-label={t("picker.delete")} title={t("picker.delete")} onClick={onDelete} />
      </div>
    </header>
  );
}

function Tab({ name, pressed, onClick, children }: { name: string; pressed: boolean; onClick: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      ref={pressed ? intoView : undefined}
      title={name}
      aria-pressed={pressed}
      onClick={onClick}
      className={`flex h-9 max-w-56 flex-none items-center gap-1.5 rounded-[11px] px-3 text-sm font-semibold ${pressed ? "bg-ink text-paper" : "bg-paper-2 text-ink-2 hover:text-ink"}`}
    >
      <span className="truncate">{name}</span>
      {children}
    </button>
  );
}

/** Of many decks the open one is seen. */
function intoView(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function Mark({ icon, words }: { icon: "star" | "warning"; words: string }) {
  return (
    <span title={words}>
      <Icon name={icon} className="size-[15px]" />
      <span className="sr-only">{words}</span>
    </span>
  );
}

function Unsaved({ words }: { words: string }) {
  return (
    <span title={words} className="size-2 rounded-pill bg-coral">
      <span className="sr-only">{words}</span>
    </span>
  );
}
