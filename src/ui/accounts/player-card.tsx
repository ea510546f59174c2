import { useTranslations } from "next-intl";
import { Picture } from "../art/picture";
import { portraitHeld } from "../art/pictures";

/** How the others will see this player: the portrait is drawn from the pseudo as it is typed. */
export function PlayerCard({ pseudo }: { pseudo: string }) {
  const t = useTranslations("signup.card");
  return (
    <aside className="sticky top-5 hidden justify-items-center gap-3.5 text-center lg:grid" aria-label={t("label")}>
      <div className="w-full rotate-[1.6deg] overflow-hidden rounded-xl bg-surface p-2.5 shadow-3">
        <div className="overflow-hidden rounded-lg *:block *:h-[218px] *:w-full">
          <Picture address={portraitHeld(pseudo === "" ? "OpenPokémon" : pseudo)} view="30 70 240 190" />
        </div>
        <dl className="grid grid-cols-2 gap-2 px-2 pt-3.5 pb-2 text-left font-display">
          <div className="col-span-2 min-w-0">
            <dt className="font-text text-2xs font-semibold text-ink-3">{t("pseudo")}</dt>
            <dd className="truncate text-[1.45rem] leading-[1.15] font-extrabold tracking-tight">
              {pseudo === "" ? t("unnamed") : pseudo}
            </dd>
          </div>
          <div>
            <dt className="font-text text-2xs font-semibold text-ink-3">{t("since")}</dt>
            <dd className="font-extrabold">{t("today")}</dd>
          </div>
          <div>
            <dt className="font-text text-2xs font-semibold text-ink-3">{t("matches")}</dt>
            <dd className="font-extrabold">0</dd>
          </div>
        </dl>
      </div>
      <p className="text-sm text-ink-2">{t("portrait")}</p>
    </aside>
  );
}
