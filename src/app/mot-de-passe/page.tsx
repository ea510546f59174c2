import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { runtime } from "@/app/runtime";
import { GatePage } from "@/ui/accounts/gate-page";
import { ResetRequestForm } from "@/ui/accounts/reset-request-form";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("reset.request"))("page") };
}

/** For those who forgot their password: a link by mail, or where none is sent, whom to ask. */
export default async function ForgottenPasswordPage() {
  const t = await getTranslations("reset.request");
  return (
    <GatePage title={t("page")}>
      {runtime().passwordReset.byMail ? <ResetRequestForm /> : <p className="text-ink-2">{t("noMail")}</p>}
    </GatePage>
  );
}
