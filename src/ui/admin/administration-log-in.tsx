"use client";
import { useTranslations } from "next-intl";
import { Button, ButtonLink, Chip, FieldError, Footer, Landscape, Notice, Page } from "@/ui/shell";
import { LogInFields } from "../accounts/log-in-fields";
import { useLogIn } from "../accounts/use-log-in";
import { useLogInWords } from "../accounts/use-log-in-words";

/** The administration's own log-in. `pseudo` is a player who is logged in but has no access. */
export function AdministrationLogIn({ pseudo }: { pseudo?: string }) {
  const t = useTranslations("admin.logIn");
  const failureWords = useLogInWords();
  const { busy, missing, failure, submit } = useLogIn("administration", "/administration");
  return (
    <Page
      className="relative isolate overflow-hidden bg-[linear-gradient(180deg,#1d1440_0,#3b2767_55%,#6a4384_90%)]"
      header={{
        onDark: true,
        children: (
          <ButtonLink href="/" look="quiet" size="sm" icon="back">
            {t("back")}
          </ButtonLink>
        ),
      }}
      footer={<Footer onDark />}
    >
      <Landscape
        className="absolute inset-x-0 bottom-0 -z-10 h-[62vh] w-full"
        seed="equipe"
        horizon={170}
        colours={["#6d4a92", "#543a80", "#3f2c68", "#2d2052", "#1d1438"]}
        trees
      />
      <main id="main" className="grid place-items-center px-4 pt-2 pb-10">
        <form
          method="post"
          className="panel grid w-[min(420px,100%)] gap-[15px] rounded-xl p-5 shadow-3 sm:px-7 sm:pt-7 sm:pb-6"
          noValidate
          onSubmit={submit}
        >
          <Chip tone="violet" icon="shield" className="-mb-1.5 justify-self-start">
            {t("team")}
          </Chip>
          <h1 className="text-xl">{t("title")}</h1>
          {pseudo !== undefined && <Notice tone="warning">{t("notAdministrator", { pseudo })}</Notice>}
          <LogInFields label={t("login")} missing={missing} />
          {failure !== null && <FieldError role="alert">{failureWords(failure)}</FieldError>}
          <Button type="submit" look="sun" size="lg" block busy={busy}>
            {t("submit")}
          </Button>
          <p className="text-sm text-ink-2">{t("noted")}</p>
        </form>
      </main>
    </Page>
  );
}
