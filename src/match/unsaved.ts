import type { Database } from "@/db";
import type { Versions } from "@/kernel/versions";
import { keepFinished } from "./finished";
import { type LateFrame, linesOf } from "./frame-lines";
import type { MatchRecord } from "./journal";
import type { Standpoint } from "./restore";
import { type KeptSnapshot, keepSnapshots, packed, SNAPSHOT_EVERY } from "./snapshots";

type Point = Pick<Standpoint<unknown, unknown, unknown>, "frames" | "snapshotSeq">;

/** What a match has shown since its last snapshot: it goes into the next one, or into the record of the whole match. */
export class Unsaved {
  #frames: readonly LateFrame[];
  /** How many answers the last snapshot holds. */
  #snapshotSeq: number;

  /** @param states how the game's states are written */
  constructor(
    private readonly database: Database,
    private readonly record: MatchRecord,
    private readonly states: Versions,
    { frames, snapshotSeq }: Point,
  ) {
    this.#frames = frames;
    this.#snapshotSeq = snapshotSeq;
  }

  get frames(): readonly LateFrame[] {
    return this.#frames;
  }

  /** One more was shown. */
  add(frame: string): void {
    this.#frames = [...this.#frames, () => frame];
  }

  /** The match stands somewhere that no answer led to. */
  startFrom({ frames, snapshotSeq }: Point): void {
    this.#frames = frames;
    this.#snapshotSeq = snapshotSeq;
  }

  /** Whether the match has gone on without a snapshot for long enough. */
  isDue(seq: number): boolean {
    return seq - this.#snapshotSeq >= SNAPSHOT_EVERY;
  }

  /** What is to be stored, so that the match can be taken up from here; null when that is stored already. */
  async snapshot(seq: number, state: unknown): Promise<KeptSnapshot | null> {
    if (seq === this.#snapshotSeq) return null;
    return {
      matchId: this.record.id,
      seq,
      version: this.states.latest,
      state: JSON.stringify(state),
      frames: await packed("snapshot", await linesOf(this.#frames)),
    };
  }

  /** Stores where the match stands. */
  async save(seq: number, state: unknown): Promise<void> {
    const snapshot = await this.snapshot(seq, state);
    if (!snapshot) return;
    await keepSnapshots(this.database, [snapshot]);
    this.startFrom({ frames: [], snapshotSeq: seq });
  }

  /** Makes the record of the match, which is over. */
  async finish(end: Omit<Parameters<typeof keepFinished>[2], "stateVersion">): Promise<void> {
    await keepFinished(this.database, this.record, { stateVersion: this.states.latest, ...end }, await linesOf(this.#frames));
    this.#frames = [];
  }
}
