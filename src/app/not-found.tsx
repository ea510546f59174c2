import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ButtonLink, EmptyState, Page, Wrap } from "@/ui/shell";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("errors"))("notFound.page") };
}

export default async function NotFound() {
  const t = await getTranslations("errors.notFound");
  return (
    <Page header={{}}>
      <Wrap className="grid place-items-center">
        <h1 className="sr-only">{t("page")}</h1>
        <EmptyState
          icon="search"
          title={t("title")}
          action={
            <ButtonLink href="/" look="sun">
              {t("home")}
            </ButtonLink>
          }
        >
          {t("text")}
        </EmptyState>
      </Wrap>
    </Page>
  );
}
