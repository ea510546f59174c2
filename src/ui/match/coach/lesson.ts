/**
 * A lesson is data of a game: the steps of its guided match, each with what it waits for and where it points. The coach says them; their words stand in the
 * namespace `lesson` under the game's name. `Table` is what a game's table tells its steps.
 */
export interface Lesson<Table> {
  /** The name of the game. */
  readonly game: string;
  readonly steps: readonly LessonStep<Table>[];
  /** What is said when there is nothing to learn just now, and something to do all the same. */
  between(table: Table): Between | null;
}

/** One idea. */
export interface LessonStep<Table> {
  /** Names its words. */
  readonly id: string;
  /** Whether it was done, by the coach's advice or without. What once was done stays so, whatever the table shows later. */
  done(table: Table): boolean;
  /** What there is to be said of it now; null while this is not its time. */
  moment(table: Table): Moment | null;
}

/** What is said of a step just now. */
export interface Moment {
  /** Which of the lesson's tasks is to be done (`tasks` of its words); null where the step is only read. */
  readonly task: string | null;
  /** Names and numbers for its words. */
  readonly values: Readonly<Record<string, string | number>>;
  /** CSS selectors of what is lit; what is to be clicked is the first. */
  readonly places: readonly string[];
  /** From the first place to the last a path is drawn. */
  readonly trail?: boolean;
}

/** A moment of no step. */
export interface Between extends Moment {
  /** Names its words, among those of the steps: `turn`, or what begins so. */
  readonly id: `turn${string}`;
}

/** The step that is shown, with its place among all (from 0). */
export interface Shown {
  readonly id: string;
  readonly place: number;
  readonly moment: Moment;
}

/** The steps that the table shows to be done, beside those already known to be. */
export function doneBy<Table>(lesson: Lesson<Table>, table: Table, known: ReadonlySet<string>): readonly string[] {
  return lesson.steps.flatMap(({ id, done }) => (!known.has(id) && done(table) ? [id] : []));
}

/** What the coach says now: of the first step that is not done and whose time it is. Null while there is nothing to be said. */
export function shownOf<Table>(lesson: Lesson<Table>, table: Table, known: ReadonlySet<string>): Shown | null {
  const open = lesson.steps.flatMap((step, place) => (known.has(step.id) || step.done(table) ? [] : [{ ...step, place }]));
  for (const { id, place, moment } of open) {
    const now = moment(table);
    if (now !== null) return { id, place, moment: now };
  }
  const [next] = open;
  const between = next === undefined ? null : lesson.between(table);
  return between && next ? { id: between.id, place: next.place, moment: between } : null;
}

/** Whether nothing is left to be learned. */
export function isOver<Table>({ steps }: Lesson<Table>, known: ReadonlySet<string>): boolean {
  return steps.every(({ id }) => known.has(id));
}
