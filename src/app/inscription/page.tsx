import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { currentUser } from "@/app/current-user";
import { SignUpForm } from "@/ui/accounts/sign-up-form";
import { ButtonLink, Page, Wrap } from "@/ui/shell";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("signup"))("page") };
}

export default async function SignUpPage() {
  if (await currentUser()) redirect("/jeu");
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
        <SignUpForm />
      </Wrap>
    </Page>
  );
}
