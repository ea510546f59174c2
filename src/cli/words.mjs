// Whether each page hands its parts in the browser the messages that they say (`src/ui/words`).
import { readFileSync } from "node:fs";

/** What Next shows by itself: pages, and what stands in the place of one that failed. */
const isPage = (file) => /^src\/app\/(.*\/)?(page|error|not-found)\.tsx$/.test(file);

/** What a file says of itself: whether it begins the browser's part, the namespaces that it speaks from, and those that it provides. */
function read(file) {
  const source = file.startsWith("src/") ? readFileSync(file, "utf8") : "";
  const names = (expression) => [...source.matchAll(expression)].map((match) => match[1]);
  return {
    isClient: source.startsWith('"use client"'),
    speaks: names(/useTranslations(?:<[^>]*>)?\(\s*["`](\w+)/g),
    provides: names(/<(?:Words|Speaking)[^>]* of=\{\[([^\]]*)\]\}/g).flatMap((list) => list.match(/\w+/g) ?? []),
  };
}

/**
 * @param loads the imports of each file that are left at run time
 * @returns a fault for each namespace that a part of a page speaks from and nothing on the page provides
 */
export function missingWords(loads) {
  const known = new Map();
  const readOnce = (file) => known.get(file) ?? known.set(file, read(file)).get(file);
  const faults = [];
  for (const page of loads.keys()) {
    if (!isPage(page)) continue;
    const layouts = [...loads.keys()].filter(
      (file) => file.endsWith("/layout.tsx") && page.startsWith(file.slice(0, -"layout.tsx".length)),
    );
    const provided = new Set(layouts.flatMap((layout) => readOnce(layout).provides));
    /** By namespace one file that speaks from it. */
    const spoken = new Map();
    const seen = new Set();
    const visit = (file, above) => {
      const { isClient, speaks, provides } = readOnce(file);
      const inBrowser = above || isClient;
      if (seen.has(`${file} ${inBrowser}`)) return;
      seen.add(`${file} ${inBrowser}`);
      for (const name of provides) provided.add(name);
      if (inBrowser) for (const name of speaks) spoken.set(name, file);
      for (const target of loads.get(file) ?? []) visit(target, inBrowser);
    };
    visit(page, false);
    for (const [name, file] of spoken)
      if (!provided.has(name)) faults.push(`${page}: ${file} speaks from "${name}": <Words of={["${name}"]}> belongs around it`);
  }
  return faults;
}
