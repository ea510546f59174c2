"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProfileShown } from "@/db/generated/enums";
import { withJson } from "../ask";
import { useAsking } from "../use-asking";
import { ChoicePanel } from "./choice-panel";

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
    <ChoicePanel
      title={t("whoSees")}
      name="profile-shown"
      choices={CHOICES.map((value) => ({ value, label: t(`shown.${value}.choice`), about: t(`shown.${value}.about`) }))}
      chosen={chosen}
      onChoose={choose}
      busy={busy}
      refusal={refusal}
    >
      <p className="text-sm text-ink-2">{t("alwaysSeen")}</p>
    </ChoicePanel>
  );
}
