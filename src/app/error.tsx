"use client";
import { useTranslations } from "next-intl";
import { Button, ButtonLink, EmptyState, Page, Wrap } from "@/ui/shell";

/** Shown instead of a page that failed; the digest finds the fault in the server's log. */
export default function ErrorPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const t = useTranslations("errors.broken");
  return (
    <Page header={{}}>
      <Wrap className="grid place-items-center">
        <EmptyState
          icon="warning"
          title={t("title")}
          action={
            <span className="flex flex-wrap justify-center gap-3">
              <Button look="sun" onClick={reset}>
                {t("retry")}
              </Button>
              <ButtonLink href="/">{t("home")}</ButtonLink>
            </span>
          }
        >
          {t("text")}
          {error.digest !== undefined && <span className="mt-2 block text-xs">{t("code", { code: error.digest })}</span>}
        </EmptyState>
      </Wrap>
    </Page>
  );
}
