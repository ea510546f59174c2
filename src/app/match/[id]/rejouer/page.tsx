import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { currentUser } from "@/app/current-user";
import { runtime } from "@/app/runtime";
import { localeOf } from "@/i18n/locales";
import { id as MatchId } from "@/i18n/text";
import { loadReplay } from "@/match/replay";
import { readAddress } from "@/ui/match/replay/address";
import { Words } from "@/ui/words/words";
import { ReplayedMatch } from "./replayed-match";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("replay"))("page") };
}

/** A finished match, once more. Whoever has the link may look at it as everybody saw it; its players, as each of them did. */
export default async function ReplayPage({
  params,
  searchParams,
}: {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, unknown>>;
}) {
  const asked = MatchId.safeParse((await params).id);
  if (!asked.success) notFound();
  const user = await currentUser();
  const { database, games } = runtime();
  const replay = await loadReplay(database, games, asked.data, user?.id ?? null, localeOf(await getLocale()));
  if (replay === null) notFound();
  return (
    <Words of={["board", "director", "levels", "practice", "replay", "settings", "story"]}>
      <ReplayedMatch key={asked.data} replay={replay} start={readAddress(await searchParams)} />
    </Words>
  );
}
