/** One thing that a text says, as "kind: what". */
export type Fact =
  `${"number" | "coin" | "choice" | "zone" | "place" | "card" | "type" | "mark" | "condition" | "time" | "deed" | "limit"}: ${string}`;

/** What a text says, and what it may well mean without saying it (or in other words). */
export interface Facts {
  readonly said: ReadonlySet<Fact>;
  readonly implied: ReadonlySet<Fact>;
}

/** A fact that stands on one side alone. */
export interface Difference {
  readonly fact: Fact;
  readonly only: "print" | "program";
}

/** What the print says and the program does not, and the other way round. */
export function differences(print: Facts, program: Facts): readonly Difference[] {
  const lacking = (from: Facts, to: Facts): readonly Fact[] => [...from.said].filter((fact) => !to.said.has(fact) && !to.implied.has(fact));
  return [
    ...lacking(print, program).map((fact): Difference => ({ fact, only: "print" })),
    ...lacking(program, print).map((fact): Difference => ({ fact, only: "program" })),
  ];
}

/** Gathers facts. */
export class Gathering implements Facts {
  readonly said = new Set<Fact>();
  readonly implied = new Set<Fact>();

  say(...facts: readonly Fact[]): void {
    for (const fact of facts) this.said.add(fact);
  }

  imply(...facts: readonly Fact[]): void {
    for (const fact of facts) this.implied.add(fact);
  }
}
