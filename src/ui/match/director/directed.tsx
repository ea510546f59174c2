"use client";
import { Component, createContext, type ReactNode, useCallback, useContext, useEffect, useState, useSyncExternalStore } from "react";
import type { MatchRecord } from "@/ui/realtime";
import { tableSettings } from "../settings/use-table-settings";
import { playSound } from "../sound/player";
import { soundOf } from "../sound/sounds";
import { type Boxes, boxesOf, NO_BOXES } from "./boxes";
import type { Anchor, Meter } from "./cues";
import { Director } from "./director";
import type { Queue } from "./queue";

type Heard = Pick<MatchRecord, "update">;

interface DirectedProps<Record extends Heard> {
  readonly record: Record;
  /** What happened between two records, as it is to be seen. */
  readonly cuesBetween: (before: Record, after: Record) => Queue;
  /** What is to be seen of the record that the page came with. */
  readonly opening?: (record: Record) => Queue;
  readonly children: ReactNode;
}

const DirectorContext = createContext<Director | null>(null);

/** How many times as fast as at a table the tables within show what happens. */
export const Pace = createContext(1);

/** A table whose events are seen happening, one after the other. */
export function Directed<Record extends Heard>(props: DirectedProps<Record>) {
  const [director] = useState(() => new Director((cue) => playSound(soundOf(cue))));
  const pace = useContext(Pace);
  useEffect(() => {
    // Whoever does something has seen enough. By the click and not by the press: what it is aimed at must not move away under it.
    window.addEventListener("click", director.skip, { capture: true });
    window.addEventListener("keydown", director.skip, { capture: true });
    return () => {
      window.removeEventListener("click", director.skip, { capture: true });
      window.removeEventListener("keydown", director.skip, { capture: true });
      director.skip();
    };
  }, [director]);
  return (
    <DirectorContext value={director}>
      <Watch {...props} director={director} pace={pace} />
    </DirectorContext>
  );
}

/** A class, for only a class may look at the page before it changes: where a card lay that is about to go. */
class Watch<Record extends Heard> extends Component<DirectedProps<Record> & { readonly director: Director; readonly pace: number }> {
  override componentDidMount(): void {
    const { record, opening } = this.props;
    if (opening) this.#show(opening(record), NO_BOXES);
  }

  override getSnapshotBeforeUpdate(previous: DirectedProps<Record>): { readonly cues: Queue; readonly boxes: Boxes } | null {
    const { record, cuesBetween } = this.props;
    if (record.update === previous.record.update) return null;
    const cues = cuesBetween(previous.record, record);
    return { cues, boxes: boxesOf(cues) };
  }

  override componentDidUpdate(_before: unknown, _state: unknown, seen: { readonly cues: Queue; readonly boxes: Boxes } | null): void {
    if (seen !== null) this.#show(seen.cues, seen.boxes);
  }

  #show(cues: Queue, before: Boxes): void {
    const { motion, speed } = tableSettings();
    this.props.director.receive(cues, before, { motion, speed, pace: this.props.pace });
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

export function useDirector(): Director {
  const director = useContext(DirectorContext);
  if (director === null) throw new Error("useDirector outside of a Directed table");
  return director;
}

/** What is still to be shown, the first under way. */
export function useQueue(): Queue {
  const { subscribe, queue } = useDirector();
  return useSyncExternalStore(subscribe, queue, queue);
}

/** A figure as it is to be seen now: it moves when its cue has come. */
export function useMeter(meter: Meter, value: number): number {
  const director = useDirector();
  const shown = useCallback(() => director.meter(meter), [director, meter]);
  return useSyncExternalStore(director.subscribe, shown, () => null) ?? value;
}

/** What a figure was before the harm that is under way; null while there is none. */
export function useHarmed(meter: Meter): number | null {
  const director = useDirector();
  const before = useCallback(() => director.harmed(meter), [director, meter]);
  return useSyncExternalStore(director.subscribe, before, () => null);
}

/** How many cards are to be seen at a place: they count there when they have arrived. */
export function useCount(place: Anchor, count: number): number {
  const director = useDirector();
  const more = useCallback(() => director.onTheWay(place), [director, place]);
  return Math.max(0, count + useSyncExternalStore(director.subscribe, more, () => 0));
}
