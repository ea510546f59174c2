import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** A drawn card is a picture with writing in it, and is named by a sentence that says the same in another order. */
const RULES = { "label-content-name-mismatch": { enabled: false } };

/** What of a page its colours can spoil; everything else is the same in every theme. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** What axe finds on a page, each with where. @param about all that it looks for, or only what the theme has to do with */
export async function faults(page: Page, about: "everything" | "colours" = "everything"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ["violations"], ...(about === "colours" ? { runOnly: COLOUR_RULES } : { rules: RULES }) };
  const { violations } = await page.evaluate((asked) => window.axe.run(asked), options);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary}`),
  );
}
