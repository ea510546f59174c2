/** A type as data. */
export type Described =
  /** Of another type that is described, or "number" (a whole one), "string" (not empty) or "boolean". */
  | string
  /** One of these words. */
  | { readonly words: readonly (string | boolean)[] }
  | { readonly list: Described }
  | { readonly tuple: readonly [Described, Described] }
  /** An object with just these fields; a name that ends in "?" may be left out. Objects that stand side by side are told apart by their first field that is a word. */
  | { readonly fields: Readonly<Record<string, Described>> }
  | { readonly oneOf: readonly Described[] };

/** Types by their names. */
export type Description = Readonly<Record<string, Described>>;
