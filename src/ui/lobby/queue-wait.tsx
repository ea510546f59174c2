"use client";
import { useTranslations } from "next-intl";
import type { GameOffer, QueueView } from "@/realtime/protocol";
import { Button, FieldError } from "@/ui/shell";
import { useDeed } from "@/ui/use-deed";
import { useSpan } from "@/ui/use-span";
import { Robot } from "./robot";
import { useElapsed } from "./use-elapsed";

/** Whoever has waited so long is offered the computer. */
const LONG_MS = 20_000;

/** How long it usually takes, and whether it takes longer. */
export function UsualWait({ queue: { since, usualMs } }: { queue: QueueView }) {
  const t = useTranslations("lobby.queue");
  const span = useSpan();
  const longer = useElapsed(since, usualMs ?? Number.POSITIVE_INFINITY);
  if (usualMs === null) return <p className="max-w-[40ch] text-sm">{t("unknown")}</p>;
  const time = span(Math.max(5_000, Math.round(usualMs / 5_000) * 5_000));
  return <p className="max-w-[40ch] text-sm">{t(longer ? "longer" : "usual", { time })}</p>;
}

/** A match against the computer to pass the time: the place in the queue is kept. */
export function Meanwhile({ queue: { game, edition, since }, games }: { queue: QueueView; games: readonly GameOffer[] }) {
  const t = useTranslations("lobby.queue.meanwhile");
  const { busy, refusal, run } = useDeed();
  const long = useElapsed(since, LONG_MS);
  // Another game may be looked at meanwhile.
  const level = games.find(({ name }) => name === game)?.levels[0];
  if (!long || level === undefined) return null;
  return (
    <section
      aria-labelledby="meanwhile"
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-surface px-4 py-3 text-ink shadow-2"
    >
      <Robot className="w-12 flex-none" />
      <div className="min-w-0 flex-[1_1_220px]">
        <h3 id="meanwhile" className="text-[1.05rem]">
          {t("title")}
        </h3>
        <p className="text-sm text-ink-2">{t("text")}</p>
        {refusal !== null && <FieldError role="alert">{refusal}</FieldError>}
      </div>
      <Button look="sun" busy={busy} className="max-sm:w-full" onClick={() => run((say) => say("bot:challenge", { game, edition, level }))}>
        {t("play")}
      </Button>
    </section>
  );
}
