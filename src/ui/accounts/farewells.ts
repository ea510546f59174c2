const farewells = new Set<() => void>();

/** Before this page ends the session, so is done. A page that holds no line to the server need not load one to hang it up. */
export function beforeLogOut(farewell: () => void): void {
  farewells.add(farewell);
}

/** The page is about to end the session. */
export function sayFarewell(): void {
  for (const farewell of farewells) farewell();
}
