"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { GameOffer, Me } from "@/realtime/protocol";
import type { Decoration } from "@/ui/game-pages";
import { useConnection } from "@/ui/realtime";
import { Button, ButtonLink, Landscape } from "@/ui/shell";
import "./lobby.css";
import { useDeed } from "@/ui/use-deed";
import { ToDeckPage, useDeckFault } from "./deck-needed";
import { EditionChoice } from "./edition-choice";
import { LessonAgain, Welcome } from "./lesson";
import { Meanwhile, UsualWait } from "./queue-wait";
import { Robot } from "./robot";
import { freeFriends } from "./roster";
import { useEdition } from "./use-edition";
import { Waited } from "./waited";

interface Way {
  me: Me;
  /** What will be played. */
  game: GameOffer;
}

interface ModesProps extends Way {
  /** Cards of the game, if it has any. */
  decoration: Decoration | undefined;
  onShowFriends: () => void;
  onInvite: () => void;
  /** Somebody new says that they know the game; null for whoever is not new. */
  onKnow: (() => void) | null;
}

/** The ways to a match: for a guest the computer, for players each other too. */
export function Modes({ me, game, decoration, onShowFriends, onInvite, onKnow }: ModesProps) {
  return (
    <div className="grid gap-3.5 sm:grid-cols-2 sm:gap-5">
      {onKnow !== null ? (
        <Welcome me={me} game={game} duel={decoration?.duel} onKnow={onKnow} />
      ) : (
        !me.guest && <RandomOpponent me={me} game={game} back={decoration?.back} />
      )}
      {!me.guest && <ChallengeFriend me={me} duel={decoration?.duel} onShowFriends={onShowFriends} onInvite={onInvite} />}
      <Training me={me} game={game} decorated={decoration !== undefined} again={onKnow === null} />
    </div>
  );
}

const MODE =
  "relative isolate flex min-h-[190px] flex-col gap-1.5 overflow-hidden rounded-xl p-5 text-on-dark shadow-2 sm:min-h-[226px] sm:px-[26px] sm:pt-6 sm:pb-[26px]";
const TITLE = "text-[1.7rem] tracking-[-.018em]";

function Reason({ children }: { children: ReactNode }) {
  return <p className="mt-auto rounded-sm bg-[rgb(0_0_0/.25)] px-3 py-2 text-sm font-semibold">{children}</p>;
}

function RandomOpponent({ me, game, back }: Way & { back: ReactNode }) {
  const t = useTranslations("lobby.queue");
  const editions = useTranslations(`games.${me.queue?.game ?? game.name}.edition`);
  const busyWords = useTranslations("lobby")("busy");
  const { status } = useConnection();
  const { busy, refusal, run } = useDeed();
  const [edition] = useEdition(game);
  const fault = useDeckFault(game.deck);
  const playing = me.match !== null;

  return (
    <article className={`${MODE} bg-[#5a3fb0] sm:col-span-2 sm:min-h-[250px]`} aria-labelledby="mode-random">
      <Landscape
        className="absolute inset-0 -z-10 size-full"
        seed="file"
        horizon={340}
        colours={["#6a4cc0", "#4f37a3", "#3b2787"]}
        sun={{ colour: "#ffc441", x: 1180 }}
      />
      <h2 id="mode-random" className={TITLE}>
        {t("title")}
      </h2>
      {me.queue !== null ? (
        <>
          <p className="max-w-[48ch] leading-snug">{t("searching", { edition: editions(me.queue.edition) })}</p>
          <div className="mt-auto flex flex-wrap items-center gap-x-[18px] gap-y-2.5 pt-2" role="status">
            <Shuffle back={back} />
            <div className="min-w-0">
              <p>
                <b className="block font-display text-[2rem] leading-none font-extrabold tabular-nums">
                  <Waited since={me.queue.since} />
                </b>
                {t("waited")}
              </p>
              <UsualWait queue={me.queue} />
            </div>
            <Button className="max-sm:w-full sm:ml-auto" busy={busy} onClick={() => run((say) => say("queue:leave", {}))}>
              {t("leave")}
            </Button>
          </div>
          {!playing && <Meanwhile queue={me.queue} games={me.games} />}
        </>
      ) : (
        <>
          <p className="max-w-[48ch] leading-snug">{fault ?? t("text", { deck: game.deck?.name ?? "" })}</p>
          <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-3.5 pt-3">
            {fault !== null ? (
              <ToDeckPage game={game.name} size="lg" />
            ) : (
              <>
                <Button
                  look="sun"
                  size="lg"
                  icon="die"
                  busy={busy}
                  disabled={playing || status !== "online"}
                  onClick={() => run((say) => say("queue:join", { game: game.name, edition }))}
                >
                  {t("button")}
                </Button>
                <EditionChoice game={game} className="w-auto max-sm:w-full" />
              </>
            )}
          </div>
          {playing && <Reason>{busyWords}</Reason>}
        </>
      )}
      {refusal !== null && (
        <p role="alert" className="rounded-sm bg-[rgb(0_0_0/.25)] px-3 py-2 text-sm font-semibold">
          {refusal}
        </p>
      )}
    </article>
  );
}

/** Three backs that shuffle while the server looks for somebody. */
function Shuffle({ back }: { back: ReactNode }) {
  return (
    <span className="relative h-[92px] w-24 flex-none" aria-hidden="true">
      {[
        { left: 4, top: 10, rotate: "-14deg" },
        { left: 18, top: 6, animation: "lobby-shuffle 1.6s var(--ease-toss) infinite" },
        { left: 34, top: 10, rotate: "13deg" },
      ].map((place) => (
        <span key={place.left} className="absolute" style={place}>
          {back}
        </span>
      ))}
    </span>
  );
}

function ChallengeFriend({
  me,
  duel,
  onShowFriends,
  onInvite,
}: {
  me: Me;
  duel: ReactNode;
  onShowFriends: () => void;
  onInvite: () => void;
}) {
  const t = useTranslations("lobby.friend");
  return (
    <article className={`${MODE} bg-[#b2431f]`} aria-labelledby="mode-friend">
      <Landscape className="absolute inset-0 -z-10 size-full" seed="amie" horizon={330} colours={["#c95a30", "#9b3319", "#7f2412"]} />
      <div className="absolute right-[22px] bottom-[-70px] -z-10 *:absolute *:bottom-0" aria-hidden="true">
        {duel}
      </div>
      <h2 id="mode-friend" className={TITLE}>
        {t("title")}
      </h2>
      <p className="max-w-[32ch] leading-snug">{t("text", { count: freeFriends(me) })}</p>
      <div className="mt-auto flex flex-wrap gap-2">
        <Button icon="globe" onClick={onInvite}>
          {t("link")}
        </Button>
        <Button icon="friends" onClick={onShowFriends}>
          {t("button")}
        </Button>
      </div>
    </article>
  );
}

function Training({ me, game, decorated, again }: Way & { decorated: boolean; again: boolean }) {
  const t = useTranslations("lobby.bot");
  const levels = useTranslations("levels");
  const { status } = useConnection();
  const { busy, refusal, run } = useDeed();
  const [edition] = useEdition(game);
  const fault = useDeckFault(game.deck);
  return (
    <article className={`${MODE} bg-[#14665f] ${me.guest ? "sm:col-span-2" : ""}`} aria-labelledby="mode-training">
      <Landscape className="absolute inset-0 -z-10 size-full" seed="robot" horizon={330} colours={["#1f867b", "#125750", "#0c4744"]} />
      <Robot className="absolute right-2 -bottom-2 -z-10 hidden w-[100px] xl:block min-[1700px]:right-6 min-[1700px]:w-32" />
      <h2 id="mode-training" className={TITLE}>
        {t("title")}
      </h2>
      <p className="max-w-[32ch] leading-snug">{fault ?? t("text")}</p>
      {refusal !== null && (
        <p role="alert" className="rounded-sm bg-[rgb(0_0_0/.25)] px-3 py-2 text-sm font-semibold">
          {refusal}
        </p>
      )}
      <div className="mt-auto flex flex-wrap gap-2 self-start">
        {fault !== null ? (
          <ToDeckPage game={game.name} look="plain" />
        ) : (
          game.levels.map((level) => (
            <Button
              key={level}
              busy={busy}
              disabled={me.match !== null || status !== "online"}
              onClick={() => run((say) => say("bot:challenge", { game: game.name, edition, level }))}
              className="max-w-full whitespace-normal"
            >
              {levels(`${level}.name`)}
            </Button>
          ))
        )}
        {decorated && (
          <ButtonLink href={`/entrainement?game=${encodeURIComponent(game.name)}`} look="quiet" className="text-on-dark">
            {t("choose")}
          </ButtonLink>
        )}
        {again && <LessonAgain me={me} game={game} />}
      </div>
    </article>
  );
}
