"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { Answered } from "@/ui/realtime";
import { Button, Dialog, Icon } from "@/ui/shell";
import { Confetti } from "../confetti";
import { useQueue } from "../director/directed";
import { useNarrow } from "../narrow";
import { useShownInHand } from "../show-in-hand";
import { isTyping } from "../use-keys";
import { type Box, standOf } from "./box";
import "./coach.css";
import { doneBy, isOver, type Lesson, type Shown, shownOf } from "./lesson";
import { Spotlight } from "./spotlight";
import { usePlaces } from "./use-places";
import { useProgress } from "./use-progress";
import { useSize } from "./use-size";

interface CoachProps<Table> {
  readonly lesson: Lesson<Table>;
  readonly matchId: string;
  /** What the table shows now. */
  readonly table: Table;
  /** Something is picked up, laid out or laid over the table: Escape gives that up first. */
  readonly busy: boolean;
  /** The table asks something of its own: the coach is out of sight until that is answered. */
  readonly aside: boolean;
  readonly onConcede: () => Promise<Answered>;
  /** In the coach's place once it is silent. */
  readonly children: ReactNode;
}

/** Beside the table of a guided match: says one thing at a time, and where. What it asks for is done at the table itself; whatever else is done there, it follows. */
export function Coach<Table>({ lesson, matchId, table, busy, aside, onConcede, children }: CoachProps<Table>) {
  const t = useTranslations("lesson");
  const { known, skipped, ended, reach, learn, skip, end } = useProgress(matchId);
  const [asking, setAsking] = useState(false);
  const news = doneBy(lesson, table, known).join(" ");
  useEffect(() => {
    if (news !== "") learn(news.split(" "));
  }, [news, learn]);
  const shown = skipped || ended ? null : shownOf(lesson, table, known);
  const step = shown && shown.place + 1;
  const total = lesson.steps.length;
  useEffect(() => {
    if (step !== null) reach({ step, total });
  }, [step, total, reach]);
  const over = !ended && !skipped && isOver(lesson, known);
  useEscape(shown !== null && !asking && !busy, () => setAsking(true));

  if (ended) return children;
  if (skipped)
    return (
      <>
        {children}
        <Button className="coach-again" size="sm" icon="bulb" onClick={() => skip(false)}>
          {t("again")}
        </Button>
      </>
    );
  return (
    <>
      <Said game={lesson.game} shown={shown} />
      {over && <TheEnd game={lesson.game} steps={lesson.steps.map(({ id }) => ({ id, done: true }))} onGoOn={end} onConcede={onConcede} />}
      {shown !== null && (
        <Step
          key={shown.id}
          game={lesson.game}
          shown={shown}
          steps={lesson.steps.map((step) => ({ id: step.id, done: known.has(step.id) }))}
          aside={aside}
          onRead={() => learn([shown.id])}
          onSkip={() => setAsking(true)}
        />
      )}
      {asking && (
        <SkipDialog
          onGoOn={() => setAsking(false)}
          onFree={() => {
            setAsking(false);
            skip(true);
          }}
        />
      )}
    </>
  );
}

/**
 * What the coach says, for those who do not see it. It stays from step to step: only what changes in a place that was there before is read out. The focus is
 * left to the table, where the thing to do is.
 */
function Said({ game, shown }: { game: string; shown: Shown | null }) {
  const words = useTranslations(`lesson.${game}`);
  const say = (key: string) => shown !== null && words.rich(key, { ...shown.moment.values, b: (chunks: ReactNode) => chunks });
  return (
    <div className="sr-only" aria-live="polite" data-testid="coach-said">
      <p>
        {say(`steps.${shown?.id}.title`)} {say(`steps.${shown?.id}.text`)}
      </p>
      <p>{shown?.moment.task != null && say(`tasks.${shown.moment.task}`)}</p>
    </div>
  );
}

function useEscape(listening: boolean, ask: () => void): void {
  useEffect(() => {
    if (!listening) return;
    const press = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !isTyping(event) && document.querySelector("dialog[open]") === null) ask();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });
}

/** What one needs while a step is said: cards can be played, and deeds done, that are not what it speaks of. */
const NEEDED = [".battle[data-hand=open] .hand ol", "#decision", "[data-testid=end-turn]"];

function Step({
  game,
  shown: { id, place, moment },
  steps,
  aside,
  onRead,
  onSkip,
}: {
  game: string;
  shown: Shown;
  steps: Steps;
  aside: boolean;
  onRead: () => void;
  onSkip: () => void;
}) {
  const t = useTranslations("lesson");
  const words = useTranslations(`lesson.${game}`);
  const title = useId();
  const bubble = useRef<HTMLElement>(null);
  const size = useSize(bubble, true, { width: 344, height: 260 });
  // What happens at the table is seen in full light.
  const showing = useQueue().length > 0 || aside;
  const boxes = usePlaces([...NEEDED, ...moment.places]);
  const needed = inSight(boxes.slice(0, NEEDED.length));
  const lit = inSight(boxes.slice(NEEDED.length));
  const [first = ""] = moment.places;
  useShownInHand(first);
  // The bubble stands beside its place; on a narrow table it takes the width.
  const wide = !useNarrow();
  const stand = standOf(
    lit,
    size,
    { width: window.innerWidth, height: window.innerHeight },
    wide ? ["right", "left", "top", "bottom"] : ["top", "bottom"],
    needed,
  );
  // What a step is about is said with its first task. On a narrow table there is room beside the cards for the next ones alone.
  const [explained, setExplained] = useState(moment.task);
  const brief = !wide && moment.task !== null && moment.task !== explained;
  const explain = () => {
    setExplained(moment.task);
    // The button is gone with that.
    bubble.current?.focus();
  };
  const rich = { ...moment.values, b: (chunks: ReactNode) => <b>{chunks}</b> };
  return (
    <>
      <Spotlight places={lit} click={moment.task !== null} trail={moment.trail === true} raised={showing} />
      <section
        ref={bubble}
        className="coach"
        tabIndex={-1}
        aria-labelledby={title}
        data-testid="coach"
        data-step={id}
        data-task={moment.task ?? "read"}
        data-showing={showing || undefined}
        data-brief={brief || undefined}
        data-side={stand.tail === null ? "none" : stand.side}
        style={{ left: stand.left, top: stand.top, "--tail": `${stand.tail ?? 0}px` }}
      >
        {!brief && <StepList place={place} steps={steps} />}
        <div className={brief ? "sr-only" : undefined}>
          <p className="coach__subject">{words(`steps.${id}.subject`, moment.values)}</p>
          <h2 id={title}>{words(`steps.${id}.title`, moment.values)}</h2>
        </div>
        {!brief && <p>{words.rich(`steps.${id}.text`, rich)}</p>}
        {moment.task !== null && (
          <div className="coach__do">
            <Icon name="finger" />
            <span>{words(`tasks.${moment.task}`, moment.values)}</span>
          </div>
        )}
        {brief ? (
          <Button look="quiet" icon="bulb" aria-label={t("explain")} title={t("explain")} onClick={explain} />
        ) : (
          <div className="coach__foot">
            <Button look="quiet" size="sm" aria-keyshortcuts="Escape" data-testid="coach-skip" onClick={onSkip}>
              {t("skip")}
              <kbd className="not-phone">{t("escape")}</kbd>
            </Button>
            {moment.task === null && (
              <Button look="sun" data-testid="coach-next" onClick={onRead}>
                {t("next")}
              </Button>
            )}
          </div>
        )}
      </section>
    </>
  );
}

const inSight = (boxes: readonly (Box | null)[]) => boxes.flatMap((box) => (box === null ? [] : [box]));

type Steps = readonly { readonly id: string; readonly done: boolean }[];

/** One small card a step: done, now, to come. */
function StepList({ place, steps }: { place: number; steps: Steps }) {
  const t = useTranslations("lesson");
  const total = steps.length;
  return (
    <div className="coach__top">
      <span className="num">{t("step", { step: Math.min(place + 1, total), total })}</span>
      <span className="coach__steps" role="img" aria-label={t("stepsDone", { count: steps.filter(({ done }) => done).length, total })}>
        {steps.map(({ id, done }, index) => (
          <i key={id} data-s={index === place ? "now" : done ? "done" : undefined} />
        ))}
      </span>
    </div>
  );
}

function SkipDialog({ onGoOn, onFree }: { onGoOn: () => void; onFree: () => void }) {
  const t = useTranslations("lesson.leave");
  const router = useRouter();
  return (
    <Dialog
      role="alertdialog"
      title={t("title")}
      onClose={onGoOn}
      actions={
        <>
          <Button look="quiet" onClick={() => router.push("/jeu")}>
            {t("table")}
          </Button>
          <Button data-testid="coach-free" onClick={onFree}>
            {t("free")}
          </Button>
          <Button look="sun" onClick={onGoOn}>
            {t("stay")}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t("text")}</p>
    </Dialog>
  );
}

/** A small celebration, and where to go from here. */
function TheEnd({
  game,
  steps,
  onGoOn,
  onConcede,
}: {
  game: string;
  steps: Steps;
  onGoOn: () => void;
  onConcede: () => Promise<Answered>;
}) {
  const t = useTranslations("lesson.end");
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const practice = async () => {
    setBusy(true);
    const answer = await onConcede();
    setBusy(false);
    if (answer.ok) router.push(`/entrainement?game=${encodeURIComponent(game)}`);
  };
  return (
    <Dialog className="coach-end" title={t("title")} onClose={onGoOn}>
      <Confetti />
      <StepList place={steps.length} steps={steps} />
      <p>{t("text")}</p>
      <Button look="sun" size="lg" block data-testid="coach-end" onClick={onGoOn}>
        {t("goOn")}
      </Button>
      <Button size="lg" block icon="robot" busy={busy} onClick={practice}>
        {t("practice")}
      </Button>
    </Dialog>
  );
}
