import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import type { Parameters } from "@/app/chosen-game";
import { signedIn } from "@/app/current-user";
import { runtime } from "@/app/runtime";
import { positionPages } from "@/games/position-pages";
import { localeOf } from "@/i18n/locales";
import { readLaid } from "@/match/laid-link";
import { PlayerPage } from "@/ui/accounts/player-page";
import { BrokenLink } from "@/ui/practice/position/broken-link";
import { PACKED } from "@/ui/practice/position/link";
import { Words } from "@/ui/words/words";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("position"))("page") };
}

/** A position to lay out card by card and to play on from, or one that somebody has shared by its link. */
export default async function PositionPage({ searchParams }: { searchParams: Parameters }) {
  const user = await signedIn("/entrainement/position", await searchParams);
  const { game = Object.keys(positionPages)[0], [PACKED]: packed } = await searchParams;
  const page = typeof game === "string" && Object.hasOwn(positionPages, game) ? positionPages[game] : undefined;
  if (!page) notFound();
  const laid = typeof packed === "string" ? readLaid(packed) : null;
  return (
    <Words of={["position", "practice", "levels", "lobby"]}>
      <PlayerPage pseudo={user.pseudo} guest={user.guest} footer={false}>
        {packed !== undefined && laid === null && <BrokenLink />}
        {await page({ database: runtime().database, locale: localeOf(await getLocale()), userId: user.id, laid })}
      </PlayerPage>
    </Words>
  );
}
