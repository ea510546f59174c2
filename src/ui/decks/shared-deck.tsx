"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { DeckCards } from "@/decks/schema";
import { Button, ButtonLink, Chip, Notice, Wrap } from "@/ui/shell";
import type { ShownCard } from "../game-pages";
import { createDeck } from "./api";
import "./catalogue.css";
import { sizeOf } from "./draft";
import { SetMark } from "./set-mark";

/** A deck that somebody shares: its cards in pictures, and the way into one's own decks. */
export function SharedDeckView({
  share,
  deck: { game, name, owner, cards },
  edition,
  legal,
  shown,
  mayCopy,
}: {
  share: string;
  deck: { readonly game: string; readonly name: string; readonly owner: string; readonly cards: DeckCards };
  edition: string;
  legal: boolean;
  /** Its cards, as wide as their place; one that the catalogue lacks is missing. */
  shown: Readonly<Record<string, ShownCard>>;
  /** A visitor has no decks of their own. */
  mayCopy: boolean;
}) {
  const t = useTranslations("decks.shared");
  const editions = useTranslations(`games.${game}.edition`);
  const refusals = useTranslations("refusals");
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const copy = async () => {
    setBusy(true);
    const made = await createDeck(game, { share });
    if (made.ok) return router.push(`/deck?game=${game}&deck=${made.value.deck.id}`);
    setBusy(false);
    setRefusal(refusals(refusals.has(made.code) ? made.code : "server-error"));
  };
  return (
    <Wrap className="grid content-start gap-5">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="text-2xl leading-tight wrap-anywhere">{name}</h1>
          <p className="mt-1.5 flex flex-wrap items-center gap-2 text-ink-2">
            {t("by", { owner })} <Chip>{editions(edition)}</Chip>
            <Chip tone={legal ? "ok" : "bad"} icon={legal ? "check" : "warning"}>
              {t(legal ? "legal" : "draft")}
            </Chip>
            <span className="tabular-nums">{t("count", { count: sizeOf(cards) })}</span>
          </p>
        </div>
        {mayCopy ? (
          <Button look="sun" icon="copy" busy={busy} onClick={() => void copy()}>
            {t("copy")}
          </Button>
        ) : (
          <ButtonLink look="sun" icon="cards" href="/">
            {t("play")}
          </ButtonLink>
        )}
      </header>
      {refusal !== null && <Notice tone="danger">{refusal}</Notice>}
      <ul className="shared-deck">
        {cards.map(({ cardId, count }) => {
          const card = shown[cardId];
          return (
            <li key={cardId}>
              {card?.picture ?? <span className="text-sm text-ink-2">{t("unknown", { card: cardId })}</span>}
              <b className="shared-deck__copies">
                <span className="sr-only">{t("copies", { count })}</span>
                <span aria-hidden="true">×{count}</span>
              </b>
              {card !== undefined && <SetMark print={card.print} />}
            </li>
          );
        })}
      </ul>
    </Wrap>
  );
}
