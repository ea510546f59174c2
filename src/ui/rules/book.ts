import { z } from "zod";

/**
 * One piece of a chapter: a subtitle, a paragraph, a remark, a list, numbered steps, words with their meaning, a table, or a drawing (`figure.ts`).
 * Ids are the same in all languages: what is said at the table leads to them.
 */
const Block = z.union([
  z.strictObject({ h: z.string(), id: z.string() }),
  z.strictObject({ p: z.string() }),
  z.strictObject({ note: z.string() }),
  z.strictObject({ list: z.array(z.string()) }),
  z.strictObject({ steps: z.array(z.string()) }),
  z.strictObject({ terms: z.array(z.tuple([z.string(), z.string(), z.string()])) }),
  z.strictObject({ table: z.strictObject({ head: z.array(z.string()), rows: z.array(z.array(z.string())), ids: z.array(z.string()) }) }),
  z.strictObject({ figure: z.strictObject({ name: z.string(), caption: z.string(), labels: z.array(z.string()) }) }),
]);
export type Block = z.infer<typeof Block>;

export const RuleBook = z.strictObject({
  title: z.string(),
  lead: z.string(),
  /** What players say, and what the book says for it; both as the search compares words. */
  everyday: z.record(z.string(), z.string()),
  chapters: z.array(z.strictObject({ id: z.string(), title: z.string(), blocks: z.array(Block) })),
});
/** The rules of a card game in one language. Chapter ids are the same in all languages. */
export type RuleBook = z.infer<typeof RuleBook>;
