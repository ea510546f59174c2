/** A drawing in a book of rules: shapes, and places for the words of the book. It is drawn alike on the page and in the file. */
export interface Figure {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  /** In the order of the book's labels. */
  readonly labels: readonly LabelPlace[];
}

/** A path in the words of SVG, filled, stroked, or both; colours are hexadecimal. */
export interface Shape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly weight?: number;
  /** Where its origin lies, and how large it is drawn. */
  readonly at?: readonly [x: number, y: number];
  readonly scale?: number;
}

/** Where a label stands: its middle, and the size of its letters. */
export interface LabelPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
}

/** The drawings of a book, by the name that it asks for them with. */
export type Figures = Readonly<Record<string, Figure>>;

/** @throws RangeError when the book asks for a drawing that is not there, or has not as many labels as it */
export function figureOf(figures: Figures, { name, labels }: { readonly name: string; readonly labels: readonly string[] }): Figure {
  const figure = figures[name];
  if (!figure) throw new RangeError(`There is no drawing "${name}".`);
  if (figure.labels.length !== labels.length)
    throw new RangeError(`The drawing "${name}" has ${figure.labels.length} labels, not ${labels.length}.`);
  return figure;
}
