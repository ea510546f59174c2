// What the files of src import.
import { existsSync, readFileSync, statSync } from "node:fs";
import { builtinModules } from "node:module";
import path from "node:path";
import { parseSync } from "rolldown/utils";

/** What a file names in its imports and exports; `type` when nothing of it is left at run time. */
export function requests(file) {
  const source = readFileSync(file, "utf8");
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const isType = (entries) => entries.length > 0 && entries.every((entry) => entry.isType);
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({ name: moduleRequest.value, type: isType(entries) })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) => (entry.moduleRequest ? [{ name: entry.moduleRequest.value, type: entry.isType }] : [])),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const name = source.slice(start, end).match(/^["'](.+)["']$/)?.[1];
      return name ? [{ name, type: false }] : [];
    }),
  ];
}

/** The file of src that a request means, the name of a package, or undefined when there is no such file. */
export function resolve(from, request) {
  if (builtinModules.includes(request)) return `node:${request}`;
  const inside = request.startsWith("@/") ? `src/${request.slice(2)}` : path.posix.join(path.posix.dirname(from), request);
  if (!request.startsWith("@/") && !request.startsWith(".")) return request;
  const candidates = ["", ".ts", ".tsx", ".d.ts", "/index.ts", "/index.tsx"].map((ending) => `${inside}${ending}`);
  return candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
}
