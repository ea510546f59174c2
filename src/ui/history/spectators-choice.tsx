"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Spectators } from "@/db/generated/enums";
import { FieldError } from "@/ui/shell";
import { withJson } from "../ask";
import { useAsking } from "../use-asking";

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
    <fieldset className="panel grid gap-3 px-[18px] py-4" aria-busy={busy}>
      <legend className="contents">
        <span className="font-display text-[1.15rem] font-bold">{t("who")}</span>
      </legend>
      <div className="grid gap-2 md:grid-cols-3">
        {CHOICES.map((choice) => (
          <label
            key={choice}
            className="grid cursor-pointer grid-cols-[auto_1fr] items-center gap-x-2.5 rounded-md px-3.5 py-2.5 shadow-[inset_0_0_0_1.5px_var(--color-line)] has-checked:bg-violet-soft has-checked:shadow-[inset_0_0_0_2.5px_var(--color-violet)]"
          >
            <input
              type="radio"
              name="spectators"
              className="size-[18px] accent-violet"
              checked={chosen.spectators === choice}
              onChange={() => void choose({ spectators: choice })}
            />
            <b className="font-display">{t(`choice.${choice}`)}</b>
          </label>
        ))}
      </div>
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
      {refusal !== null && <FieldError role="alert">{refusal}</FieldError>}
    </fieldset>
  );
}
