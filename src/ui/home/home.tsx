import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { SessionEnd } from "@/realtime/protocol";
import { ButtonLink, Footer, Landscape, Notice, Page } from "@/ui/shell";
import { Link } from "@/ui/shell/link";
import { LogInForm } from "../accounts/log-in-form";
import { TryNow } from "./try-now";

/** Why the visitor's session ended, as `homeAfter` of `ui/realtime` writes it into the address. */
export type Ended = SessionEnd | "deleted-yourself";

const ENDED = { deleted: "danger", suspended: "danger", "deleted-yourself": "info", "logged-out": "warning" } as const;

const SKY =
  "bg-[linear-gradient(180deg,#ffe9bd_0,#ffd9b8_46%,#f8b9a0_78%)] dark:bg-[linear-gradient(180deg,#1d1440_0,#3b2767_55%,#7a4079_88%)]";

/**
 * The first page: log in, sign up, the rules, and at the foot the way to the administration.
 * @param decoration cards to look at
 * @param destination where a log-in leads
 * @param guest somebody plays here without an account, and may want to log in with one
 * @param known somebody has logged in here before: they are greeted so, and to log in is the main deed; for whoever is new it is to try
 */
export function Home({
  decoration,
  ended,
  guest,
  known,
  destination,
}: {
  decoration: ReactNode;
  ended?: Ended;
  guest: boolean;
  known: boolean;
  destination: string;
}) {
  const t = useTranslations("home");
  const rules = useTranslations("rules");
  return (
    <Page
      className={`relative isolate overflow-hidden ${SKY}`}
      header={{
        children: (
          <ButtonLink href="/regles" look="quiet" size="sm" className="max-sm:hidden">
            {rules("page")}
          </ButtonLink>
        ),
      }}
      footer={<Footer administration onDark />}
    >
      <Landscape
        className="absolute inset-x-0 bottom-0 -z-10 h-[62vh] w-full dark:brightness-60 dark:saturate-90"
        seed="accueil"
        horizon={120}
        colours={["#f39a76", "#e0705f", "#b3506a", "#6d3f7a", "#3a2a63", "#241a47"]}
        sun={{ colour: "#ffd86b", x: 800 }}
        trees
      />
      <main
        id="main"
        className="mx-auto grid w-[min(1240px,100%)] items-center gap-x-[clamp(24px,5vw,90px)] gap-y-[18px] px-[clamp(16px,3vw,40px)] pb-[30px] lg:grid-cols-[minmax(0,1.12fr)_minmax(330px,400px)] lg:gap-y-7 min-[1700px]:w-[1440px]"
      >
        <div className="min-w-0">
          <h1 className="text-[3.15rem] font-extrabold tracking-[-.018em] sm:text-4xl">{t("headline")}</h1>
          <p className="mt-2.5 max-w-[42ch] leading-[1.45] text-ink/86 sm:mt-[18px] sm:text-lg">{t("lead")}</p>
          {decoration}
        </div>
        <div className="grid w-full gap-3 max-lg:mx-auto max-lg:max-w-[460px]">
          {ended !== undefined && (
            <Notice tone={ENDED[ended]} className="shadow-2">
              {t(`ended.${ended}`)}
            </Notice>
          )}
          {guest ? (
            <Notice action={<Link href="/jeu">{t("guest.back")}</Link>} className="shadow-2">
              {t("guest.text")}
            </Notice>
          ) : (
            <TryNow destination={destination} main={!known} />
          )}
          <LogInForm destination={destination} guest={guest} known={known} />
        </div>
      </main>
    </Page>
  );
}
