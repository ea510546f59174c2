import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ButtonLink, Footer, Landscape, Page } from "@/ui/shell";
import { Words } from "../words/words";

/** A page before the log-in, with one sheet over a landscape. */
export function GatePage({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslations("reset");
  return (
    <Page
      className="relative isolate overflow-hidden bg-[linear-gradient(180deg,#ffe9bd_0,#ffd9b8_46%,#f8b9a0_78%)] dark:bg-[linear-gradient(180deg,#1d1440_0,#3b2767_55%,#7a4079_88%)]"
      header={{
        children: (
          <ButtonLink href="/" look="quiet" size="sm" icon="back">
            {t("back")}
          </ButtonLink>
        ),
      }}
      footer={<Footer onDark />}
    >
      <Landscape
        className="absolute inset-x-0 bottom-0 -z-10 h-[62vh] w-full dark:brightness-60 dark:saturate-90"
        seed="cle"
        horizon={190}
        colours={["#f0a070", "#d9734f", "#a8523f", "#5c3a5e", "#3b2767"]}
        sun={{ colour: "#ffd36a", x: 800 }}
        trees
      />
      <main id="main" className="grid content-start justify-items-center px-4 pt-4 pb-10">
        <section className="panel grid w-[min(440px,100%)] gap-[15px] rounded-xl p-5 shadow-3 sm:px-7 sm:pt-7 sm:pb-6">
          <h1 className="text-xl">{title}</h1>
          <Words of={["account", "reset", "signup"]}>{children}</Words>
        </section>
      </main>
    </Page>
  );
}
