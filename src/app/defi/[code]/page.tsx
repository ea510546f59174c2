import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { currentUser } from "@/app/current-user";
import { runtime } from "@/app/runtime";
import { linkedChallenge } from "@/friends/challenge-links";
import { GatePage } from "@/ui/accounts/gate-page";
import { PlayerPage } from "@/ui/accounts/player-page";
import { ChallengeGone, ChallengeLinkPage, ChallengeSheet } from "@/ui/challenge/challenge-link-page";
import { Words } from "@/ui/words/words";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("challengeLink"))("page") };
}

/** Where a challenge's link leads, with or without an account. */
export default async function ChallengeByLink({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  const user = await currentUser();
  const t = await getTranslations("challengeLink");
  const challenge = await linkedChallenge(runtime().database, code, user?.id ?? null);
  const title = challenge ? t("title", { pseudo: challenge.from.pseudo }) : t("gone.title");
  if (!user) {
    return (
      <GatePage title={title}>
        <Words of={["challengeLink", "login"]}>
          {challenge ? <ChallengeLinkPage code={code} challenge={challenge} /> : <ChallengeGone />}
        </Words>
      </GatePage>
    );
  }
  return (
    <PlayerPage pseudo={user.pseudo} guest={user.guest}>
      <Words of={["challengeLink", "lobby"]}>
        <ChallengeSheet title={title} code={code} challenge={challenge} own={challenge?.from.id === user.id} />
      </Words>
    </PlayerPage>
  );
}
