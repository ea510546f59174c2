import type { MatchLine } from "@/ui/realtime";

const nothing = () => Promise.resolve({ ok: true, value: null } as const);
/** Whoever looks at a match that is over, or that others play, says nothing to it. */
export const NO_LINE: MatchLine = {
  record: null,
  status: "online",
  latencyMs: null,
  refused: null,
  answer: nothing,
  draft: () => undefined,
  concede: nothing,
  rematch: nothing,
  react: nothing,
};
