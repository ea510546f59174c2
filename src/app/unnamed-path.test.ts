import { expect, test } from "vitest";
import { unnamedPath } from "./unnamed-path";

test.each([
  ["/api/admin/players/cmabc", "/api/admin/players/…"],
  ["/api/admin/players/cmabc/sessions", "/api/admin/players/…"],
  ["/joueur/Ann", "/joueur/…"],
  ["/art/portrait/Ann?v=1", "/art/portrait/…"],
  ["/defi/secret", "/defi/…"],
  ["/deck/partage/secret", "/deck/partage/…"],
  ["/deck/partage/", "/deck/partage/"],
  ["/jeu?name=Ann", "/jeu"],
  ["/match/cmabc", "/match/cmabc"],
])("%s is logged as %s", (url, logged) => {
  expect(unnamedPath(url)).toBe(logged);
});
