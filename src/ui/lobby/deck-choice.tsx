"use client";
import { useTranslations } from "next-intl";
import { useEffect, useId, useState } from "react";
import type { DeckList, DeckView } from "@/decks/schema";
import type { GameOffer } from "@/realtime/protocol";
import { Chip, FieldError } from "@/ui/shell";
import { ask } from "../ask";
import { useRefusalText } from "../use-asking";

/**
 * The player's decks of a game; null until they are known. A dialog that shows a `DeckChoice` takes no answer before: its buttons move when the choice appears,
 * and a click just then would miss them. A list that does not come is an empty one: the current deck can be played without it.
 */
export function useMyDecks({ name }: GameOffer): readonly DeckView[] | null {
  const [decks, setDecks] = useState<readonly DeckView[] | null>(null);
  useEffect(() => {
    void ask<DeckList>(`/api/decks?game=${encodeURIComponent(name)}`).then((answer) => setDecks(answer.ok ? answer.value.decks : []));
  }, [name]);
  return decks;
}

/** Which of the player's decks is played: a choice makes it the current one. Drafts are shown, but cannot be chosen. */
export function DeckChoice({ game: { deck }, decks }: { game: GameOffer; decks: readonly DeckView[] | null }) {
  const t = useTranslations("lobby.challenge");
  const refusalText = useRefusalText();
  const name = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const choose = async (id: string) => {
    const answer = await ask<null>(`/api/decks/${id}/current`, { method: "POST" });
    setRefusal(answer.ok ? null : refusalText(answer.code));
  };

  // With one deck there is nothing to choose: its name is enough.
  if (decks === null || decks.length < 2)
    return deck?.legal ? <p className="text-sm text-ink-2">{t("deck", { name: deck.name })}</p> : null;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-semibold">{t("whichDeck")}</legend>
      <div className="grid max-h-52 gap-2 overflow-y-auto p-0.5">
        {decks.map(({ id, name: title, legal, cards }) => (
          <label
            key={id}
            className="grid cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-3 rounded-md px-3.5 py-2.5 shadow-[inset_0_0_0_1.5px_var(--color-line)] has-checked:bg-violet-soft has-checked:shadow-[inset_0_0_0_2.5px_var(--color-violet)] has-disabled:cursor-not-allowed has-disabled:text-ink-3"
          >
            <input
              type="radio"
              name={name}
              className="size-[18px] accent-violet"
              checked={id === deck?.id}
              disabled={!legal}
              onChange={() => void choose(id)}
            />
            <b className="truncate font-display">{title}</b>
            <Chip tone={legal ? "ok" : "bad"} className="tabular-nums">
              {cards.reduce((sum, { count }) => sum + count, 0)}
            </Chip>
          </label>
        ))}
      </div>
      {refusal !== null && <FieldError role="alert">{refusal}</FieldError>}
    </fieldset>
  );
}
