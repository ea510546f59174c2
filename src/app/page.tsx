import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { z } from "zod";
import { currentUser } from "@/app/current-user";
import { showcase } from "@/app/showcase";
import { CardFan } from "@/games/pokemon/card";
import { localeOf } from "@/i18n/locales";
import { Home } from "@/ui/home/home";

export async function generateMetadata(): Promise<Metadata> {
  // The layout's template is for the pages below it.
  return { title: { absolute: `${(await getTranslations("home"))("page")} · OpenPokémon` } };
}

const Ended = z.enum(["deleted", "logged-out"]).optional().catch(undefined);

/** Chespin, Yveltal-EX, Fennekin, Lightning Energy, Spritzee. */
const FAN = ["xy0-3", "xy1-79", "xy0-8", "xy1-135", "xy1-92"];

export default async function HomePage({ searchParams }: { searchParams: Promise<Record<string, unknown>> }) {
  const ended = Ended.parse((await searchParams).session);
  // Whoever was sent here with a reason reads it, even if another log-in has begun meanwhile.
  if (ended === undefined && (await currentUser())) redirect("/jeu");
  const faces = await showcase(FAN, localeOf(await getLocale()));
  return <Home decoration={<CardFan faces={faces} />} ended={ended} />;
}
