import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What Prometheus may read of this process (docs/operations.md). */
export const registry = new Registry();

const registers = [registry];

/** What one thread has counted. */
export type Counted = Awaited<ReturnType<typeof registry.getMetricsAsJSON>>;

/** What this thread and another one have counted, in the words of Prometheus. */
export async function textOf(elsewhere: Counted): Promise<string> {
  return AggregatorRegistry.aggregate([await registry.getMetricsAsJSON(), elsewhere]).metrics();
}

export const answersTotal = new Counter({
  name: "openpokemon_answers_total",
  help: "Answers taken in matches, by who gave them: player, bot or platform (clock, deleted account).",
  labelNames: ["game", "by"] as const,
  registers,
});

export const stepSeconds = new Histogram({
  name: "openpokemon_step_seconds",
  help: "How long the rules take over one answer.",
  labelNames: ["game"] as const,
  buckets: [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5],
  registers,
});

export const journalSeconds = new Histogram({
  name: "openpokemon_journal_seconds",
  help: "How long it takes until an answer is stored, the wait for others before it included.",
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
  registers,
});

export const refusalsTotal = new Counter({
  name: "openpokemon_refusals_total",
  help: "Messages over the socket that were refused, by the code that the player was told.",
  labelNames: ["message", "code"] as const,
  registers,
});

export const requestSeconds = new Histogram({
  name: "openpokemon_http_request_seconds",
  help: "How long pages and routes take, by the status they are answered with.",
  labelNames: ["method", "status"] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers,
});

export const errorsTotal = new Counter({
  name: "openpokemon_errors_total",
  help: "Lines of the log with the level error or fatal.",
  registers,
});

/** What is so at the moment of asking. */
export interface Figures {
  readonly runningMatches: number;
  /** Matches held in memory, finished ones that somebody still looks at included. */
  readonly rooms: number;
  readonly sockets: number;
  readonly players: number;
  readonly waiting: readonly { readonly game: string; readonly edition: string; readonly players: number }[];
}

/** Adds what is asked for at each look, and what Node tells of itself, the delay of its event loop among it. Called once, by the composition root. */
export function observe(figures: () => Figures): void {
  collectDefaultMetrics({ register: registry });
  const gauges = [
    ["openpokemon_matches", "Matches that are being played.", "runningMatches"],
    ["openpokemon_rooms", "Matches held in memory.", "rooms"],
    ["openpokemon_sockets", "Open connections of pages.", "sockets"],
    ["openpokemon_players", "Players who are here.", "players"],
  ] as const;
  for (const [name, help, figure] of gauges)
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(figures()[figure]);
      },
    });
  new Gauge({
    name: "openpokemon_queue_players",
    help: "Players who wait for a match with anybody.",
    labelNames: ["game", "edition"] as const,
    registers,
    collect() {
      this.reset();
      for (const { game, edition, players } of figures().waiting) this.set({ game, edition }, players);
    },
  });
}
