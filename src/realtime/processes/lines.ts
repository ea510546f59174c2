import type { GameServer } from "../connection";
import { type Line, RemoteLine } from "../line";
import type { Payload } from "../protocol";
import type { DescribedLine, Roll } from "./letters";

/** A line of this process, and where it is known. */
export interface Seated {
  readonly line: Line;
  /** The tables that it sits at, and the process at which it sits down there. */
  readonly tables: Map<string, string>;
  /** The process that had the lobby when the line arrived there. */
  leader: string;
  /** What it looks at of the list of players. */
  watches: Payload<"players:watch"> | null;
}

/** The lines that a process knows: its own, with where they sit, and those of other processes that have spoken to it. */
export class Lines {
  readonly seated = new Map<string, Seated>();
  readonly remote = new Map<string, RemoteLine>();

  /**
   * @param here the process itself
   * @param shuffleOf how a process is asked for what the browser of its line adds to a shuffle
   */
  constructor(
    private readonly here: string,
    private readonly io: GameServer,
    private readonly shuffleOf: (process: string, lineId: string) => Line["shuffle"],
  ) {}

  /** A line of this process: one that comes again may have sat down meanwhile. */
  seat(line: Line): Seated {
    const seated = this.seated.get(line.id) ?? { line, tables: new Map(), leader: "", watches: null };
    this.seated.set(line.id, seated);
    return seated;
  }

  /** A line as it came from a process: its own is itself, another's is kept as long as its process has it. */
  of(line: DescribedLine, from: string): Line {
    // One that has hung up meanwhile.
    if (from === this.here) return this.seated.get(line.id)?.line ?? Object.assign(this.#remoteLine(line, from), { connected: false });
    const known = this.remote.get(line.id);
    if (known) return known;
    const remote = this.#remoteLine(line, from);
    this.remote.set(line.id, remote);
    return remote;
  }

  /** One of this process, or one that another has told of. */
  known(lineId: string): Line | undefined {
    return this.seated.get(lineId)?.line ?? this.remote.get(lineId);
  }

  /** All that are a player's. */
  ofUser(userId: string): readonly Line[] {
    const all = [...this.remote.values(), ...[...this.seated.values()].map(({ line }) => line)];
    return all.filter(({ user }) => user.id === userId);
  }

  /** What another process is to know of the lines of this one, where all is well. */
  rollFor(process: string): Roll {
    const lines = [...this.seated.values()].map(({ line, leader, tables }) => ({
      id: line.id,
      arrived: leader === process,
      tables: [...tables].flatMap(([matchId, home]) => (home === process ? [matchId] : [])),
    }));
    return { lines };
  }

  /** A process does not know this line of ours as it should: it has not arrived there, and sits at none of its tables. */
  strayed(lineId: string, process: string): void {
    const seated = this.seated.get(lineId);
    if (!seated) return;
    if (seated.leader === process) seated.leader = "";
    for (const [matchId, home] of seated.tables) if (home === process) seated.tables.set(matchId, "");
  }

  /** Those that a process had and does not call any more. */
  missing(from: string, { lines }: Roll): readonly RemoteLine[] {
    const called = new Set(lines.map(({ id }) => id));
    return [...this.remote.values()].filter(({ id, at }) => at === from && !called.has(id));
  }

  #remoteLine({ id, user, patches }: DescribedLine, at: string): RemoteLine {
    return new RemoteLine(this.io, id, user, patches, at, this.shuffleOf(at, id));
  }
}
