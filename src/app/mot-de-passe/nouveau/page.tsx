import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { GatePage } from "@/ui/accounts/gate-page";
import { NewPasswordSheet } from "@/ui/accounts/new-password-form";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("reset.new"))("page") };
}

export default async function NewPasswordPage() {
  return (
    <GatePage title={(await getTranslations("reset.new"))("page")}>
      <NewPasswordSheet />
    </GatePage>
  );
}
