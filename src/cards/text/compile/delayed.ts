import type { Instruction } from "@/engine/pokemon/effects/language";

/** What comes at the end of the opponent's next turn. What it does to the Defending Pokémon lies on that one from now on (EFF-22). */
export function delayed(steps: readonly Instruction[]): Instruction {
  const lying = onSubject(steps) as readonly Instruction[];
  const same = JSON.stringify(lying) === JSON.stringify(steps);
  return { do: "later", at: "endOfOpponentsNextTurn", ...(same ? { steps } : { on: "defending", steps: lying }) };
}

/** The Defending Pokémon becomes the subject of the event. */
function onSubject(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(onSubject);
  if (typeof value !== "object" || value === null) return value;
  if (Reflect.get(value, "pokemon") === "active" && Reflect.get(value, "side") === "opponents")
    return { pokemon: "event", role: "subject" };
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, onSubject(part)]));
}
