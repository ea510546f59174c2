import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { currentUser } from "@/app/current-user";
import { runtime } from "@/app/runtime";
import { AdministrationLogIn } from "@/ui/admin/administration-log-in";
import { CardImports } from "@/ui/admin/imports/card-imports";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin.import"))("title") };
}

/** Administrators import cards here; everybody else sees the log-in and nothing more. */
export default async function CardImportsPage() {
  const user = await currentUser();
  if (user?.role !== "ADMIN") return <AdministrationLogIn pseudo={user?.pseudo} />;
  return <CardImports pseudo={user.pseudo} overview={await runtime().imports.overview()} />;
}
