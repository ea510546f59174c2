import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { z } from "zod";
import { chosenPages } from "@/app/chosen-game";
import { currentUser } from "@/app/current-user";
import { runtime } from "@/app/runtime";
import { localeOf } from "@/i18n/locales";
import { Home } from "@/ui/home/home";

export async function generateMetadata(): Promise<Metadata> {
  // The layout's template is for the pages below it.
  return { title: { absolute: `${(await getTranslations("home"))("page")} · OpenPokémon` } };
}

const Ended = z.enum(["deleted", "logged-out"]).optional().catch(undefined);

export default async function HomePage({ searchParams }: { searchParams: Promise<Record<string, unknown>> }) {
  const ended = Ended.parse((await searchParams).session);
  // Whoever was sent here with a reason reads it, even if another log-in has begun meanwhile.
  if (ended === undefined && (await currentUser())) redirect("/jeu");
  const { fan } = await (await chosenPages()).decoration({ database: runtime().database, locale: localeOf(await getLocale()) });
  return <Home decoration={fan} ended={ended} />;
}
