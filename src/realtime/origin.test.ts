import { expect, test } from "vitest";
import { isSameOrigin } from "./origin";

test.each([
  ["http://localhost:3000", "localhost:3000", undefined, true],
  ["http://localhost:3001", "localhost:3000", undefined, false],
  ["https://evil.example", "play.example.org", "https://play.example.org", false],
  ["https://play.example.org", "10.0.0.3:3000", "https://play.example.org", true],
  ["https://play.example.org.evil.example", "play.example.org", undefined, false],
  ["null", "localhost:3000", undefined, false],
  ["", "localhost:3000", undefined, false],
  [undefined, "localhost:3000", undefined, true],
])("origin %j at host %j (public %j): %j", (origin, host, publicUrl, same) => {
  expect(isSameOrigin(origin, host, publicUrl)).toBe(same);
});
