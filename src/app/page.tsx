import type { Metadata } from "next";
import { cookies, headers } from "next/headers";
import { getLocale, getTranslations } from "next-intl/server";
import { destinationOf, knownHereCookie } from "@/accounts/entry";
import { chosenPages } from "@/app/chosen-game";
import { Ended, guestHeader } from "@/app/lead-on";
import { runtime } from "@/app/runtime";
import { localeOf } from "@/i18n/locales";
import { Home } from "@/ui/home/home";
import { Words } from "@/ui/words/words";

export async function generateMetadata(): Promise<Metadata> {
  // The layout's template is for the pages below it.
  return { title: { absolute: `${(await getTranslations("home"))("page")} · OpenPokémon` } };
}

export default async function HomePage({ searchParams }: { searchParams: Promise<Record<string, unknown>> }) {
  const { session, vers } = await searchParams;
  const guest = (await headers()).has(guestHeader);
  const fan = await (await chosenPages()).fan({ database: runtime().database, locale: localeOf(await getLocale()) });
  return (
    <Words of={["home", "login"]}>
      <Home
        decoration={fan}
        ended={Ended.parse(session)}
        guest={guest}
        known={(await cookies()).has(knownHereCookie)}
        destination={destinationOf(vers)}
      />
    </Words>
  );
}
