"use client";
import { memo } from "react";
import { useTableSettings } from "../settings/use-table-settings";
import { AnnounceShow } from "./announce-show";
import { BlowShow, DrainShow } from "./blow-show";
import type { Cue } from "./cues";
import { useDirector, useQueue } from "./directed";
import { FallShow, Lying } from "./fall-show";
import { GlowShow, ShuffleShow } from "./glow-show";
import { RibbonShow } from "./ribbon-show";
import { TossShow } from "./toss-show";
import { TravelShow } from "./travel-show";
import "./director.css";
import "./toss.css";

/** What happens, drawn over the table: it takes no click, and those who do not see it are told by the log. */
export function DirectorStage() {
  const queue = useQueue();
  const director = useDirector();
  const { settings } = useTableSettings();
  const now = queue[0];
  if (now === undefined) return null;
  return (
    <div className="director" aria-hidden="true" data-testid="director" data-cue={now.cue}>
      {queue.map((cue) => cue.cue === "fall" && <Lying key={`${cue.index} ${cue.who}`} cue={cue} falls={cue === now} />)}
      <Shown key={director.played} cue={now} moves={settings.motion === "full"} still={settings.motion === "none"} />
    </div>
  );
}

/** A cue is shown once, from its beginning: what comes after it does not begin it anew. */
const Shown = memo(function Shown({ cue, moves, still }: { cue: Cue; moves: boolean; still: boolean }) {
  switch (cue.cue) {
    case "travel":
      return <TravelShow cue={cue} />;
    case "announce":
      return <AnnounceShow cue={cue} />;
    case "blow":
      return <BlowShow cue={cue} moves={moves} />;
    case "drain":
      return <DrainShow cue={cue} moves={moves} still={still} />;
    case "fall":
      return <FallShow cue={cue} moves={moves} />;
    case "glow":
      return <GlowShow cue={cue} />;
    case "shuffle":
      return <ShuffleShow cue={cue} />;
    case "toss":
      return <TossShow cue={cue} still={still} />;
    case "ribbon":
      return <RibbonShow cue={cue} />;
    case "slide":
      // The director moves what has changed places: it is on the table already.
      return null;
  }
});
