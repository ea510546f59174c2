import { type Boxes, boxOf, formerBox, NO_BOXES } from "./boxes";
import type { Anchor, Cue, Meter, Slide } from "./cues";
import { held, type Manner, onTheWay, type Queue, received } from "./queue";

const NOTHING: Queue = [];

/**
 * Plays what happens one after the other. The table is up to date all along: only what is still to be shown is held back, and nobody waits for it.
 * Whatever is skipped is as it is.
 */
export class Director {
  #queue: Queue = NOTHING;
  /** Where things lay before what is being shown. */
  #before: Boxes = NO_BOXES;
  #since = 0;
  #played = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;
  /** What has changed places and is still to be seen going there. */
  readonly #waiting = new Map<Cue, readonly Animation[]>();
  readonly #listeners = new Set<() => void>();

  /** @param onCue hears of each cue as it begins */
  constructor(private readonly onCue: (cue: Cue) => void) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly queue = (): Queue => this.#queue;

  /** Which cue this is, of all that were played. */
  get played(): number {
    return this.#played;
  }

  /** Where something lies, or lay before it went. */
  box(anchor: Anchor): DOMRect | null {
    return boxOf(anchor) ?? formerBox(this.#before, anchor);
  }

  /** What a meter shows until its cue has come; null when it shows what is. */
  meter(meter: Meter): number | null {
    const ms = this.#queue[0]?.ms ?? 0;
    return held(this.#queue, meter, ms === 0 ? 1 : Math.min(1, (performance.now() - this.#since) / ms));
  }

  /** What a meter showed before the harm that is under way; null while there is none. */
  harmed(meter: Meter): number | null {
    const cue = this.#queue[0];
    return cue?.cue === "drain" && cue.meter === meter && cue.kind === "harm" ? cue.before : null;
  }

  /** How many cards more than lie at a place are shown there. */
  onTheWay(place: Anchor): number {
    return onTheWay(this.#queue, place);
  }

  /**
   * Takes in what has happened, before it is painted.
   * @param before where everything lay that this is about
   */
  receive(cues: Queue, before: Boxes, manner: Manner): void {
    if (cues.length === 0) return;
    const old = this.#queue;
    const next = document.hidden ? NOTHING : received(old, cues, manner);
    if (next.length === 0 || next[0] !== old[0]) this.#drop();
    this.#letGo(next);
    this.#queue = next;
    this.#before = { ground: before.ground, of: new Map([...this.#before.of, ...before.of]) };
    if (manner.motion === "full") for (const cue of next) if (cue.cue === "slide" && !old.includes(cue)) this.#holdBack(cue, before);
    if (next.length > 0 && next[0] !== old[0]) this.#begin();
    else this.#tell();
  }

  /** Goes to the end of all that is still to be shown. */
  readonly skip = (): void => {
    if (this.#queue.length === 0) return;
    this.#drop();
    this.#tell();
  };

  #drop(): void {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    this.#letGo(NOTHING);
    this.#queue = NOTHING;
    this.#before = NO_BOXES;
  }

  /** What has changed places and is not to be seen going there any more lies where it is. */
  #letGo(queue: Queue): void {
    for (const [cue, animations] of this.#waiting) {
      if (queue.includes(cue)) continue;
      for (const animation of animations) animation.cancel();
      this.#waiting.delete(cue);
    }
  }

  #begin(): void {
    const cue = this.#queue[0];
    if (cue === undefined) return;
    this.#played++;
    this.#since = performance.now();
    this.#timer = setTimeout(this.#next, cue.ms);
    for (const animation of this.#waiting.get(cue) ?? []) animation.play();
    this.#waiting.delete(cue);
    this.onCue(cue);
    this.#tell();
    if (cue.cue === "drain") this.#count();
  }

  readonly #next = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#queue = this.#queue.slice(1);
    if (this.#queue.length > 0) {
      this.#begin();
      return;
    }
    this.#drop();
    this.#tell();
  };

  readonly #count = (): void => {
    this.#frame = requestAnimationFrame(() => {
      this.#tell();
      this.#count();
    });
  };

  /** Leaves on its old place what has changed places, until it is seen going: it can be used all the while. */
  #holdBack(cue: Slide, before: Boxes): void {
    const held = cue.who.flatMap((anchor) => {
      const element = document.querySelector(anchor);
      const from = formerBox(before, anchor);
      const to = boxOf(anchor);
      if (!element || !from || !to) return [];
      const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
      const frames = [{ transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` }, { transform: "none" }];
      const animation = element.animate(frames, { duration: cue.ms, easing: "cubic-bezier(.2,.8,.25,1)", fill: "backwards" });
      animation.pause();
      return [animation];
    });
    this.#waiting.set(cue, held);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
