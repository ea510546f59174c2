"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import type { GameOffer, Me } from "@/realtime/protocol";
import { type Reached, useReached } from "@/ui/match/coach/use-progress";
import { places } from "@/ui/match/places";
import { useConnection } from "@/ui/realtime";
import { Button, Landscape } from "@/ui/shell";
import { useDeed } from "@/ui/use-deed";

/** Greets somebody who has not played yet: the guided match is the page's sun, everything else one link away. */
export function Welcome({ me, game, duel, onKnow }: { me: Me; game: GameOffer; duel: ReactNode; onKnow: () => void }) {
  const t = useTranslations("lobby.lesson");
  const { status } = useConnection();
  const { busy, refusal, run } = useDeed();
  const reached = useReached(me.match?.id);
  const note = useId();
  return (
    <article
      className="relative isolate grid min-h-[250px] overflow-hidden rounded-xl bg-[#5a3fb0] p-5 text-on-dark shadow-2 sm:col-span-2 sm:px-[26px] sm:py-6 md:grid-cols-[minmax(0,1fr)_250px]"
      aria-labelledby="welcome"
    >
      <Landscape
        className="absolute inset-0 -z-10 size-full"
        seed="lesson"
        horizon={340}
        colours={["#6a4cc0", "#4f37a3", "#3b2787"]}
        sun={{ colour: "#ffc441", x: 1180 }}
      />
      <div className="grid content-center gap-3.5">
        <h2 id="welcome" className="max-w-[14ch] text-[2.1rem] leading-[1.05] tracking-[-.018em] sm:text-[2.5rem]">
          {t("title")}
        </h2>
        <p className="max-w-[46ch] text-[1.05rem] leading-snug">{t("text")}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            look="sun"
            size="lg"
            className="max-sm:w-full"
            busy={busy}
            disabled={status !== "online" || (me.match !== null && !me.match.lesson)}
            aria-describedby={note}
            data-testid="lesson-start"
            onClick={() => run((say) => say("lesson:start", { game: game.name }))}
          >
            {t(me.match?.lesson ? "goOn" : "start")}
          </Button>
          <span id={note} className="text-sm">
            {reached ? t("step", { ...reached }) : t("time")}
          </span>
        </div>
        {refusal !== null && (
          <p role="alert" className="rounded-sm bg-[rgb(0_0_0/.25)] px-3 py-2 text-sm font-semibold">
            {refusal}
          </p>
        )}
        <button
          type="button"
          className="min-h-11 justify-self-start text-left font-semibold text-on-dark underline underline-offset-4"
          data-testid="knows"
          onClick={onKnow}
        >
          {t("know")}
        </button>
      </div>
      <div className="relative -z-10 hidden md:block" aria-hidden="true">
        <div className="absolute right-[-6px] bottom-0 h-full w-full *:absolute *:bottom-0">{duel}</div>
        {(me.match === null || reached !== null) && (
          <div className="absolute -left-6 bottom-2 w-[228px] rounded-lg bg-surface px-3.5 py-3 text-ink shadow-3">
            <span className="mb-1.5 flex gap-1">
              {places((reached ?? SAMPLE).total).map((place) => (
                <i key={place} className={`h-[17px] w-3 rounded-[3.5px] ${colourOf(place + 1, (reached ?? SAMPLE).step)}`} />
              ))}
            </span>
            <b className="font-display leading-tight">{reached ? t("step", { ...reached }) : t("sample")}</b>
          </div>
        )}
      </div>
    </article>
  );
}

/** What the coach shows at the step that is named beside it, for whoever has not begun. */
const SAMPLE: Reached = { step: 2, total: 10 };

/** A step as the coach shows it: done, now, or to come. */
function colourOf(step: number, now: number): string {
  if (step < now) return "bg-lagoon-deep";
  return step === now ? "-translate-y-0.5 bg-sun" : "bg-paper-2 shadow-[inset_0_0_0_1.5px_var(--color-line-strong)]";
}

/** The guided match once more, for whoever has played already. */
export function LessonAgain({ me, game }: { me: Me; game: GameOffer }) {
  const t = useTranslations("lobby.lesson");
  const { status } = useConnection();
  const { busy, run } = useDeed();
  if (!game.lesson) return null;
  return (
    <Button
      look="quiet"
      icon="bulb"
      className="enabled:text-on-dark"
      busy={busy}
      disabled={me.match !== null || status !== "online"}
      onClick={() => run((say) => say("lesson:start", { game: game.name }))}
    >
      {t("again")}
    </Button>
  );
}

/** Ends the lesson that is under way, so that another match can begin: it counts for nothing. */
export function EndLesson({ matchId }: { matchId: string }) {
  const t = useTranslations("lobby.lesson");
  const { busy, run } = useDeed();
  return (
    <Button look="quiet" className="text-on-dark max-sm:w-full" busy={busy} onClick={() => run((say) => say("match:concede", { matchId }))}>
      {t("finish")}
    </Button>
  );
}
