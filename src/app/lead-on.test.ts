import { once } from "node:events";
import { createServer } from "node:http";
import { encode } from "next-auth/jwt";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createGuest } from "@/accounts/guest";
import { registerUser } from "@/accounts/register";
import { endSessions } from "@/accounts/session";
import type { OpenDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { guestHeader, leadOn } from "./lead-on";

const secret = "a secret of the site, long enough";
let opened: OpenDatabase;
let url = "";
const server = createServer(async (request, response) => {
  if (!(await leadOn(request, response, opened.prisma, secret)))
    response.end(request.headers[guestHeader] === undefined ? "the page" : "the page for a guest");
});
beforeAll(async () => {
  opened = await openTestDatabase();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  url = address && typeof address === "object" ? `http://127.0.0.1:${address.port}` : "";
});
afterAll(async () => {
  server.close();
  await opened.close();
});

/** A player with an account, and the cookie of their session. */
async function player(pseudo: string) {
  const password = "bourg-palette";
  const form = {
    lastName: "Ketchum",
    firstName: "Sacha",
    email: `${pseudo}@example.org`,
    pseudo,
    password,
    passwordConfirmation: password,
  };
  await registerUser(opened.prisma, form, "fr");
  const { id } = await opened.prisma.user.findFirstOrThrow({ where: { pseudo } });
  return { id, cookie: await cookieOf(id) };
}
const cookieOf = async (userId: string) =>
  `next-auth.session-token=${await encode({ token: { userId, sessionVersion: 0 }, secret, maxAge: 60 })}`;

/** Where the answer leads, or what it says. */
async function told(address: string, cookie = "", headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const answer = await fetch(url + address, { headers: { ...headers, cookie }, redirect: "manual" });
  return answer.headers.get("location") ?? answer.text();
}

test("who is logged in with an account is led on from the doors of the site, and from no other page", async () => {
  const { cookie } = await player("Sacha");
  expect(await told("/", cookie)).toBe("/jeu");
  expect(await told("/inscription?a=b", cookie)).toBe("/jeu");
  expect(await told(`/?${new URLSearchParams({ vers: "/match/a?b=c" })}`, cookie)).toBe("/match/a?b=c");
  expect(await told("/?vers=https%3A%2F%2Fevil.example", cookie)).toBe("/jeu");
  expect(await told("/jeu", cookie)).toBe("the page");
});

test("whoever has no session that still holds sees the page, whatever they say of themselves", async () => {
  const { id, cookie } = await player("Ondine");
  await endSessions(opened.prisma, id);
  for (const other of ["", "next-auth.session-token=forged", cookie])
    expect(await told("/", other, { [guestHeader]: "1" })).toBe("the page");
});

test("a guest sees the page, which is told so and need not ask again", async () => {
  const guest = await createGuest(opened.prisma, "fr");
  const cookie = await cookieOf(guest.id);
  for (const door of ["/", "/inscription", "/?session=suspended"]) expect(await told(door, cookie)).toBe("the page for a guest");
  expect(await told("/jeu", cookie, { [guestHeader]: "1" })).toBe("the page");
});

test("who is told why a session has ended reads it", async () => {
  const { cookie } = await player("Pierre");
  expect(await told("/?session=suspended", cookie)).toBe("the page");
  expect(await told("/?session=nonsense", cookie)).toBe("/jeu");
});
