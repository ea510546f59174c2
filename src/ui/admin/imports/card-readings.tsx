"use client";
import { useTranslations } from "next-intl";
import type { ReadingStatus } from "@/admin/imports/schema";
import { Button, Notice } from "@/ui/shell";
import { ProgressBar } from "@/ui/shell/progress-bar";
import { Figures } from "./figures";
import { Reasons } from "./reasons";

const TONES = { done: "success", cancelled: "warning", failed: "danger", interrupted: "warning" } as const;

/** The kept prints of imported cards: read again by the site or on demand, and what came of it. */
export function CardReadings({
  status,
  idle,
  busy,
  onStart,
  onCancel,
}: {
  status: ReadingStatus | null;
  /** Nothing else is under way. */
  idle: boolean;
  busy: boolean;
  onStart: () => void;
  onCancel: () => void;
}) {
  const t = useTranslations("admin.import.reading");
  const running = status?.state === "running";
  return (
    <section className="panel grid gap-4 px-4 py-4 sm:px-6" aria-label={t("title")} data-testid="readings" data-state={status?.state}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="mr-auto text-[1.2rem]">{t("title")}</h2>
        {running && (
          <Button look="danger-quiet" icon="cross" busy={busy} onClick={onCancel}>
            {t("cancel")}
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-2">{t("explanation")}</p>
      {status !== null && <p className="text-sm text-ink-2">{status.pseudo === null ? t("bySite") : t("by", { pseudo: status.pseudo })}</p>}
      {running && <Running status={status} />}
      {status !== null && !running && <Summary status={status} />}
      {idle && (
        <Button busy={busy} onClick={onStart} className="justify-self-start">
          {t("start")}
        </Button>
      )}
    </section>
  );
}

function Running({ status: { set, setsDone, setsTotal } }: { status: ReadingStatus }) {
  const t = useTranslations("admin.import.reading");
  const at = set === null ? t("preparing") : t("set", { name: set, number: Math.min(setsDone + 1, setsTotal), total: setsTotal });
  return <ProgressBar label={t("title")} share={setsTotal === 0 ? 0 : setsDone / setsTotal} at={at} />;
}

const FIGURES = ["cards", "playable", "becamePlayable", "changed", "noLongerPlayable"] as const;

function Summary({ status }: { status: ReadingStatus }) {
  const t = useTranslations("admin.import.reading");
  const reasons = useTranslations("admin.import.leftOut");
  const { state, setsDone, setsTotal, cards, playable, printless, becamePlayable, changed, noLongerPlayable, faults } = status;
  if (state === "running") return null;
  const numbers = {
    cards,
    playable,
    becamePlayable: becamePlayable.count,
    changed: changed.count,
    noLongerPlayable: noLongerPlayable.count,
  };
  return (
    <>
      <Notice tone={TONES[state]}>{t(state, { cards, done: setsDone, total: setsTotal })}</Notice>
      {printless > 0 && <Notice tone="warning">{t("printless", { count: printless })}</Notice>}
      <Figures list={FIGURES.map((name) => ({ name, label: t(`numbers.${name}`), value: numbers[name] }))} />
      <Reasons
        title={t("lists.becamePlayable", { count: becamePlayable.count })}
        count={becamePlayable.count}
        list={becamePlayable.first.map(({ id, name }) => ({ id, reason: name }))}
        inEnglish
      />
      <Reasons
        title={t("lists.changed", { count: changed.count })}
        count={changed.count}
        list={changed.first.map(({ before, now, ...card }) => ({ ...card, reason: `− ${before}\n+ ${now}` }))}
        inEnglish
      />
      <Reasons
        title={t("lists.noLongerPlayable", { count: noLongerPlayable.count })}
        count={noLongerPlayable.count}
        list={noLongerPlayable.first}
        inEnglish
      />
      <Reasons
        title={t("lists.faults", { count: faults.count })}
        count={faults.count}
        list={faults.first.map(({ id, code, subject }) => ({ id, reason: reasons(code, { subject }) }))}
      />
    </>
  );
}
