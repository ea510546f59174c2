"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { QueueView } from "@/realtime/protocol";
import { useConnection } from "@/ui/realtime";
import { Button } from "@/ui/shell";
import { Waited } from "../lobby/waited";
import { Words } from "../words/words";

/** At a table against the computer: the place in the queue is kept; once somebody is there, the player joins them or finishes first. */
export function QueueBand({ queue, onLeaveTable }: { queue: QueueView; onLeaveTable: () => Promise<unknown> }) {
  return (
    <Words of={["lobby"]}>
      <Band queue={queue} onLeaveTable={onLeaveTable} />
    </Words>
  );
}

function Band({ queue, onLeaveTable }: { queue: QueueView; onLeaveTable: () => Promise<unknown> }) {
  const t = useTranslations("lobby.queue.band");
  const { say } = useConnection();
  const [finishing, setFinishing] = useState(false);
  const [busy, setBusy] = useState(false);
  const met = queue.met && !finishing;
  const join = async () => {
    setBusy(true);
    // The match that waits begins as soon as this one is over.
    await onLeaveTable();
    setBusy(false);
  };
  return (
    <aside
      role="status"
      data-testid="queue-band"
      data-met={queue.met}
      className="fixed inset-x-0 top-2 z-40 mx-auto flex w-fit max-w-[calc(100vw-20px)] flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-surface px-4 py-2 text-ink shadow-3"
    >
      <p className="min-w-0 text-sm">
        <b className="font-display text-base">{t(queue.met ? "met" : "waiting")}</b>{" "}
        {met ? (
          t("metText")
        ) : (
          <span className="tabular-nums">
            <Waited since={queue.since} />
          </span>
        )}
      </p>
      {queue.met && (
        <Button size="sm" look="sun" icon="swords" busy={busy} onClick={join}>
          {t("join")}
        </Button>
      )}
      {met ? (
        <Button size="sm" onClick={() => setFinishing(true)}>
          {t("finish")}
        </Button>
      ) : (
        <Button size="sm" look="quiet" onClick={() => void say("queue:leave", {})}>
          {t("leave")}
        </Button>
      )}
    </aside>
  );
}
