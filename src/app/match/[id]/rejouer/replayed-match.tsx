"use client";
import { useTranslations } from "next-intl";
import { replays } from "@/games/replays";
import type { Replay } from "@/match/replay";
import type { ReplayAddress } from "@/ui/match/replay/address";
import { EmptyState } from "@/ui/shell";

/** A replay as its game shows it. Components cannot be handed over by the server, so the browser looks them up. */
export function ReplayedMatch({ replay, start }: { replay: Replay; start: ReplayAddress }) {
  const t = useTranslations("replay");
  const Shown = replays[replay.game];
  return Shown === undefined ? <EmptyState icon="eyeOff" title={t("unknownGame")} /> : <Shown replay={replay} start={start} />;
}
