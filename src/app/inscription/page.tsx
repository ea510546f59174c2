import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { destinationOf } from "@/accounts/entry";
import { guestHeader } from "@/app/lead-on";
import { SignUpForm } from "@/ui/accounts/sign-up-form";
import { ButtonLink, Notice, Page, Wrap } from "@/ui/shell";
import { Words } from "@/ui/words/words";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("signup"))("page") };
}

export default async function SignUpPage({ searchParams }: { searchParams: Promise<Record<string, unknown>> }) {
  const guest = (await headers()).has(guestHeader);
  const destination = destinationOf((await searchParams).vers);
  const t = await getTranslations("signup");
  return (
    <Page
      header={{
        children: (
          <ButtonLink href="/" look="quiet" size="sm">
            {t("haveAccount")}
          </ButtonLink>
        ),
      }}
    >
      <Wrap className="max-w-[1040px]">
        <h1 className="mb-[18px] max-sm:text-[2.1rem]">{t("title")}</h1>
        {guest && <Notice className="mb-[18px]">{t("guest")}</Notice>}
        <Words of={["signup"]}>
          <SignUpForm destination={destination} />
        </Words>
      </Wrap>
    </Page>
  );
}
