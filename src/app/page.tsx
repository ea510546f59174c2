import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { z } from "zod";
import { destinationOf } from "@/accounts/entry";
import { chosenPages } from "@/app/chosen-game";
import { currentUser } from "@/app/current-user";
import { runtime } from "@/app/runtime";
import { localeOf } from "@/i18n/locales";
import { SESSION_ENDS } from "@/realtime/protocol";
import { Home } from "@/ui/home/home";
import { Words } from "@/ui/words/words";

export async function generateMetadata(): Promise<Metadata> {
  // The layout's template is for the pages below it.
  return { title: { absolute: `${(await getTranslations("home"))("page")} · OpenPokémon` } };
}

const Ended = z
  .enum([...SESSION_ENDS, "deleted-yourself"])
  .optional()
  .catch(undefined);

export default async function HomePage({ searchParams }: { searchParams: Promise<Record<string, unknown>> }) {
  const ended = Ended.parse((await searchParams).session);
  // Whoever was sent here with a reason reads it, even if another log-in has begun meanwhile.
  const user = await currentUser();
  const destination = destinationOf((await searchParams).vers);
  if (ended === undefined && user && !user.guest) redirect(destination);
  const fan = await (await chosenPages()).fan({ database: runtime().database, locale: localeOf(await getLocale()) });
  return (
    <Words of={["home", "login"]}>
      <Home decoration={fan} ended={ended} guest={user?.guest ?? false} destination={destination} />
    </Words>
  );
}
