import { expect, test } from "vitest";
import { isSameOrigin } from "./origin";

test.each([
  ["http://localhost:3000", "localhost:3000", undefined, undefined, true],
  ["http://localhost:3001", "localhost:3000", undefined, undefined, false],
  ["https://evil.example", "play.example.org", undefined, "https://play.example.org", false],
  ["https://play.example.org", "10.0.0.3:3000", undefined, "https://play.example.org", true],
  ["http://play.example.org", "play.example.org", undefined, "https://play.example.org", false],
  ["https://play.example.org.evil.example", "play.example.org", undefined, undefined, false],
  ["https://play.example.org", "play.example.org", "https", undefined, true],
  ["http://play.example.org", "play.example.org", "https", undefined, false],
  ["http://play.example.org", "play.example.org", "http, https", undefined, false],
  ["null", "localhost:3000", undefined, undefined, false],
  ["", "localhost:3000", undefined, undefined, false],
  [undefined, "localhost:3000", undefined, undefined, true],
])("origin %j at host %j (forwarded %j, public %j): %j", (origin, host, forwarded, publicUrl, same) => {
  expect(isSameOrigin(origin, host, forwarded, publicUrl)).toBe(same);
});
