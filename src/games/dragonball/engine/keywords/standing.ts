import type { KeywordSkill, PermanentSkill } from "../effects/language";
import { ZONES } from "../effects/language/selectors";

/** Keywords that hold as Permanent skills: [Servant] (DB-KEY-40), [Warrior of Universe 7] (DB-KEY-19). */
export function standing({ keyword, when }: KeywordSkill): PermanentSkill | null {
  const common = { type: "permanent", ...(when ? { while: when } : null) } as const;
  switch (keyword.name) {
    case "Servant":
      return { ...common, changes: [{ change: { add: "power", by: 10000 } }, { change: { staysInRest: true } }] };
    case "Warrior of Universe 7":
      return { ...common, changes: [{ on: { in: ZONES, where: { trait: "Universe 7" } }, change: { noColorCost: true } }] };
    default:
      return null;
  }
}
