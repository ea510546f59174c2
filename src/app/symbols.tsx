import type { IncomingMessage, ServerResponse } from "node:http";
import { renderToStaticMarkup } from "react-dom/server";
import { SymbolSprite } from "@/ui/art/sprite";

/** Answers requests for the file of all symbols; pages only refer to it. @returns whether it was one */
export function answerSymbols({ method, url = "" }: IncomingMessage, response: ServerResponse, development: boolean): boolean {
  if (method !== "GET" || url.split("?")[0] !== "/symbols.svg") return false;
  drawn ??= renderToStaticMarkup(<SymbolSprite />);
  response.writeHead(200, {
    "Content-Type": "image/svg+xml; charset=utf-8",
    // Its address changes with the drawings; while one develops, they change under it.
    "Cache-Control": development ? "no-store" : "public, max-age=31536000, immutable",
  });
  response.end(drawn);
  return true;
}

let drawn: string | undefined;
