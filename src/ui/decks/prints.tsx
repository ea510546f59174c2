"use client";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { CatalogueEntry } from "@/cards/catalogue";
import type { DeckCards } from "@/decks/schema";
import { findCards } from "./api";
import { copiesOf } from "./draft";
import type { DeckKit, Shown } from "./kit";
import { SetMark } from "./set-mark";

/** So many prints are offered; more of one name there hardly are. */
const PRINTS_MOST = 24;

/** The prints of the name of a card that is shown, that one among them; empty until they are known. */
export function usePrints<Face>(kit: DeckKit<Face>, shown: Shown<Face> | null): readonly CatalogueEntry<Face>[] {
  const locale = useLocale();
  const [found, setFound] = useState<{ readonly name: string; readonly prints: readonly CatalogueEntry<Face>[] }>({ name: "", prints: [] });
  const name = shown === null ? "" : kit.nameOf(shown.face);
  useEffect(() => {
    if (name === "") return;
    const controller = new AbortController();
    const parameters = new URLSearchParams({ query: name, sort: "set", pageSize: "120", locale });
    void findCards<Face>(kit.game, parameters.toString(), controller.signal).then((answer) => {
      if (controller.signal.aborted || !answer.ok) return;
      const prints = answer.value.entries.filter(({ face }) => kit.nameOf(face) === name);
      setFound({ name, prints: prints.slice(0, PRINTS_MOST) });
    });
    return () => controller.abort();
  }, [kit, name, locale]);
  return found.name === name ? found.prints : [];
}

/** Two prints or more of one name, each with its mark and its copies in the deck: a click shows it. */
export function Prints<Face>({
  kit,
  prints,
  shownId,
  cards,
  onShow,
}: {
  kit: DeckKit<Face>;
  prints: readonly CatalogueEntry<Face>[];
  shownId: string;
  cards: DeckCards;
  onShow: (entry: CatalogueEntry<Face>) => void;
}) {
  const t = useTranslations("decks.preview");
  if (prints.length < 2) return null;
  return (
    <fieldset aria-label={t("prints")} className="prints">
      {prints.map((entry) => {
        const copies = copiesOf(cards, entry.id);
        return (
          <button key={entry.id} type="button" aria-pressed={entry.id === shownId} onClick={() => onShow(entry)}>
            <SetMark print={kit.printOf(entry.face)} />
            <em>{copies > 0 ? t("printCopies", { count: copies }) : "0"}</em>
          </button>
        );
      })}
    </fieldset>
  );
}
