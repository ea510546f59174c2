"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Spectators } from "@/db/generated/enums";
import { withJson } from "../ask";
import { useAsking } from "../use-asking";
import { ChoicePanel } from "./choice-panel";

const CHOICES = [Spectators.EVERYBODY, Spectators.FRIENDS, Spectators.NOBODY] as const;

/** What a player lets those see who watch their matches. */
export interface Watching {
  readonly spectators: Spectators;
  readonly handShown: boolean;
}

/** Who may watch a player's matches; a choice holds at once. */
export function SpectatorsChoice({ watching }: { watching: Watching }) {
  const t = useTranslations("watching");
  const [chosen, setChosen] = useState(watching);
  const { busy, refusal, send } = useAsking();
  const choose = async (change: Partial<Watching>) => {
    const next = { ...chosen, ...change };
    setChosen(next);
    if (!(await send("/api/account/spectators", withJson("PUT", next))).ok) setChosen(chosen);
  };
  return (
    <ChoicePanel
      title={t("who")}
      name="spectators"
      choices={CHOICES.map((value) => ({ value, label: t(`choice.${value}`) }))}
      chosen={chosen.spectators}
      onChoose={(spectators) => choose({ spectators })}
      busy={busy}
      refusal={refusal}
    >
      <label className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-2.5">
        <input
          type="checkbox"
          className="mt-1 size-[18px] accent-violet"
          disabled={chosen.spectators === Spectators.NOBODY}
          checked={chosen.handShown}
          onChange={({ target }) => void choose({ handShown: target.checked })}
        />
        <span>
          {t("hand")}
          <small className="block text-sm text-ink-2">{t("handAbout")}</small>
        </span>
      </label>
    </ChoicePanel>
  );
}
