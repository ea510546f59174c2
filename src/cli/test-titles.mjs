import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** All test files below a folder. */
function testFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "generated" ? [] : testFiles(file);
    return entry.name.endsWith(".test.ts") ? [file] : [];
  });
}

/** The ids that titles of tests start with ("RUL-14 …", "EFF-04, EFF-05 …", "CMP-1042 …"), each as often as it stands there. */
export function idsOfTests() {
  return [...testFiles("src"), ...testFiles("tests")].flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\b(?:it|test)(?:\.each\([\s\S]{0,300}?\))?\(\s*["'`]([^"'`]*)/g)].flatMap(([, title]) => {
      const start = title.match(/^(?:(?:DB-)?[A-Z]+-\d+[a-g]?[\s,:]*)+/);
      return start?.[0].match(/(?:DB-)?[A-Z]+-\d+[a-g]?/g) ?? [];
    }),
  );
}
