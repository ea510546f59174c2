"use client";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { ButtonLink, Icon } from "@/ui/shell";

/** Tells a guest what is kept and for how long, and how to keep it for good. */
export function GuestBand({ days }: { days: number }) {
  const t = useTranslations("lobby.guest");
  useEffect(() => {
    // A guest has no password to come back with: each visit carries the session on.
    void fetch("/api/auth/session").catch(() => null);
  }, []);
  return (
    <section
      aria-labelledby="guest-band"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-sun-soft px-4 py-3 text-sun-ink shadow-2 lg:col-span-2"
    >
      <Icon name="hourglass" className="size-6" />
      <div className="min-w-0 flex-[1_1_260px]">
        <b id="guest-band" className="block font-display text-[1.1rem] leading-tight">
          {t("title")}
        </b>
        <p className="text-sm">{t("text", { days })}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        <ButtonLink href="/" look="quiet" size="sm" className="max-sm:w-full">
          {t("logIn")}
        </ButtonLink>
        <ButtonLink href="/inscription" icon="save" className="max-sm:w-full">
          {t("signUp")}
        </ButtonLink>
      </div>
    </section>
  );
}
