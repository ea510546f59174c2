import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { secure } from "./security-headers";

function answerTo(url: string, forwarded: string | undefined, publicUrl: string | undefined, remoteImages = false): ServerResponse {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, headers: forwarded === undefined ? {} : { "x-forwarded-proto": forwarded } });
  const response = new ServerResponse(request);
  secure(request, response, { publicUrl, remoteImages }, false);
  return response;
}

test.each([
  [undefined, undefined, undefined],
  ["http", undefined, undefined],
  ["https", undefined, "max-age=31536000"],
  [undefined, "https://play.example.org", "max-age=31536000"],
  ["https", "http://play.example.org", undefined],
])("forwarded by %j, public at %j: HSTS %j", (forwarded, publicUrl, expected) => {
  expect(answerTo("/", forwarded, publicUrl).getHeader("Strict-Transport-Security")).toBe(expected);
});

test("pictures come from elsewhere only where the operator allows it", () => {
  const images = (remote: boolean) => String(answerTo("/", undefined, undefined, remote).getHeader("Content-Security-Policy"));
  expect(images(false)).toContain("img-src 'self' data: blob:;");
  expect(images(true)).toContain("img-src 'self' data: blob: https:;");
});

test("answers of routes are kept by nobody", () => {
  expect(answerTo("/api/cards?game=pokemon", undefined, undefined).getHeader("Cache-Control")).toBe("no-store");
  expect(answerTo("/jeu", undefined, undefined).getHeader("Cache-Control")).toBeUndefined();
});
