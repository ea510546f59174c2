import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** Whether what is written on something is in its name, too: whoever speaks to the browser says what they read. Axe looks at it only where it is asked to. */
const NAMED = "label-content-name-mismatch";

/** A drawn card is a picture with writing in it, and is named by a sentence that says the same in another order; so is a pile on which one lies. */
const DRAWN = ".card-button, .inplay, .pile:has(.card)";

/** What of a page its colours can spoil; everything else is the same in every theme. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** What axe finds on a page, each with where. @param about all that it looks for, or only what the theme has to do with */
export async function faults(page: Page, about: "everything" | "colours" = "everything"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    resultTypes: ["violations"],
    // What is found is kept itself: by the time that axe is done, a table in play may have nothing left by the same description.
    elementRef: true,
    ...(about === "colours" ? { runOnly: COLOUR_RULES } : { rules: { [NAMED]: { enabled: true } } }),
  };
  return page.evaluate(
    async ([asked, named, drawn]) => {
      const { violations } = await window.axe.run(asked);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes
          .filter(({ element }) => id !== named || element?.matches(drawn) !== true)
          .map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary}`),
      );
    },
    [options, NAMED, DRAWN] as const,
  );
}
