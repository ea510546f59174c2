"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { GAME_PAGE } from "@/accounts/entry";
import { Button, FieldError, type IconName } from "@/ui/shell";
import { type LogInFailure, playAsGuest } from "../accounts/session";
import { useLogInWords } from "../accounts/use-log-in-words";

/** The guided match, or one against the computer, at once and without an account; and the page that somebody was on their way to. @param main nothing on the page matters more */
export function TryNow({ destination, main }: { destination: string; main: boolean }) {
  const t = useTranslations("home.try");
  const failureWords = useLogInWords();
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<LogInFailure | null>(null);
  const play = async (where: string) => {
    setBusy(where);
    setFailure(null);
    const failed = await playAsGuest();
    if (failed === null) return window.location.assign(where);
    setBusy(null);
    setFailure(failed);
  };
  const ways: readonly { to: string; icon: IconName; words: string }[] = [
    ...(destination === GAME_PAGE ? [] : [{ to: destination, icon: "play" as const, words: "goOn" }]),
    { to: `${GAME_PAGE}?lecon=1`, icon: "bulb", words: "lesson" },
    { to: `${GAME_PAGE}?essai=1`, icon: "robot", words: "button" },
  ];
  return (
    <section aria-labelledby="try-now" className="panel grid gap-2.5 rounded-xl px-5 py-4 shadow-3 sm:px-7">
      <h2 id="try-now" className="text-[1.15rem]">
        {t("title")}
      </h2>
      <p className="text-sm text-ink-2">{t("text")}</p>
      {failure !== null && <FieldError role="alert">{failureWords(failure)}</FieldError>}
      {ways.map(({ to, icon, words }, index) => (
        <Button
          key={to}
          look={index > 0 ? "quiet" : main ? "sun" : "plain"}
          icon={icon}
          block
          busy={busy === to}
          disabled={busy !== null && busy !== to}
          onClick={() => play(to)}
        >
          {t(words)}
        </Button>
      ))}
    </section>
  );
}
