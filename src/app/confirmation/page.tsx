import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ConfirmMail } from "@/ui/accounts/confirm-mail";
import { GatePage } from "@/ui/accounts/gate-page";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("reset.confirm"))("page") };
}

export default async function ConfirmationPage() {
  return (
    <GatePage title={(await getTranslations("reset.confirm"))("page")}>
      <ConfirmMail />
    </GatePage>
  );
}
