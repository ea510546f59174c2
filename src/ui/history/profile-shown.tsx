"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProfileShown } from "@/db/generated/enums";
import { FieldError } from "@/ui/shell";
import { withJson } from "../ask";
import { useAsking } from "../use-asking";

const CHOICES = [ProfileShown.ALL, ProfileShown.RESULTS, ProfileShown.NOTHING] as const;

/** How much of their profile a player lets others see; a choice holds at once. */
export function ProfileShownChoice({ shown }: { shown: ProfileShown }) {
  const t = useTranslations("profile");
  const router = useRouter();
  const [chosen, setChosen] = useState(shown);
  const { busy, refusal, send } = useAsking();
  const choose = async (choice: ProfileShown) => {
    setChosen(choice);
    if ((await send("/api/account/profile", withJson("PUT", { shown: choice }))).ok) router.refresh();
    else setChosen(shown);
  };
  return (
    <fieldset className="panel grid gap-3 px-[18px] py-4" aria-busy={busy}>
      <legend className="contents">
        <span className="font-display text-[1.15rem] font-bold">{t("whoSees")}</span>
      </legend>
      <div className="grid gap-2 md:grid-cols-3">
        {CHOICES.map((choice) => (
          <label
            key={choice}
            className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-2.5 rounded-md px-3.5 py-2.5 shadow-[inset_0_0_0_1.5px_var(--color-line)] has-checked:bg-violet-soft has-checked:shadow-[inset_0_0_0_2.5px_var(--color-violet)]"
          >
            <input
              type="radio"
              name="profile-shown"
              className="mt-1 size-[18px] accent-violet"
              checked={chosen === choice}
              onChange={() => void choose(choice)}
            />
            <span>
              <b className="block font-display">{t(`shown.${choice}.choice`)}</b>
              <small className="text-sm text-ink-2">{t(`shown.${choice}.about`)}</small>
            </span>
          </label>
        ))}
      </div>
      <p className="text-sm text-ink-2">{t("alwaysSeen")}</p>
      {refusal !== null && <FieldError role="alert">{refusal}</FieldError>}
    </fieldset>
  );
}
