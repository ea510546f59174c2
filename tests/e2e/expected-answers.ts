import { PASSWORD } from "./player";

/** What every route and every page is to answer to everybody there is. */

/** "other" is a player like "player", whose deck some rows are about. */
export const ROLES = ["visitor", "deleted", "suspended", "guest", "other", "player", "administrator"] as const;
export type Role = (typeof ROLES)[number];
/** A status, or where the answer leads. */
export type Answer = number | string;
type Answers = Readonly<Record<Role, Answer>>;

/** Without a session they are all the same to the site. */
const nobody = (answer: Answer) => ({ visitor: answer, deleted: answer, suspended: answer });
const everybody = (answer: Answer): Answers => ({ ...nobody(answer), guest: answer, other: answer, player: answer, administrator: answer });
const players = (answer: Answer): Answers => ({ ...everybody(answer), ...nobody(401) });
const accounts = (answer: Answer): Answers => ({ ...players(answer), guest: 403 });
const owner = (answer: Answer): Answers => ({ ...players(404), player: answer });
const administrators = (answer: Answer): Answers => ({ ...players(403), administrator: answer });

interface Row {
  readonly answers: Answers;
  readonly body?: unknown;
  /** What follows the address. */
  readonly query?: string;
  /** What stands for `[id]`. */
  readonly id?: "deck" | "victim";
}

export const DECK = { game: "pokemon", name: "Paper", cards: [] };
const TOKEN = "x".repeat(43);
const WRONG = { currentPassword: "not-it-at-all" };
export const SIGN_UP = {
  lastName: "n",
  firstName: "p",
  email: "player@example.org",
  pseudo: "player",
  password: PASSWORD,
  passwordConfirmation: PASSWORD,
};

/** In the order in which they are asked: what takes something away comes last. */
export const ROUTES: Readonly<Record<string, Row>> = {
  "GET /api/auth/[...nextauth]": { query: "session", answers: everybody(200) },
  "POST /api/auth/[...nextauth]": { query: "_log", body: { level: "error" }, answers: everybody(404) },
  "PUT /api/locale": { body: { locale: "en" }, answers: everybody(204) },
  "PUT /api/theme": { body: { theme: "dark" }, answers: everybody(204) },
  "PUT /api/game": { body: { game: "pokemon" }, answers: everybody(204) },
  "GET /regles.pdf": { query: "?lang=en", answers: everybody(200) },
  "GET /art/[game]/[...picture]": { answers: everybody(200) },
  "GET /art/portrait/[nickname]": { answers: everybody(200) },
  "GET /messages/[locale]/[version]/[names]": { answers: everybody(200) },
  "GET /api/cards": { query: "?game=pokemon&query=a", answers: players(200) },
  "GET /api/cards/facets": { query: "?game=pokemon&query=a", answers: players(200) },

  "POST /api/accounts": { body: SIGN_UP, answers: everybody(422) },
  "POST /api/password-reset": { body: { email: "player@example.org" }, answers: everybody(204) },
  "PUT /api/password-reset": { body: { token: TOKEN, password: PASSWORD }, answers: everybody(410) },
  "POST /api/confirmation": { body: { token: TOKEN }, answers: everybody(410) },

  "GET /api/account/export": { answers: accounts(200) },
  "POST /api/account/confirmation": { answers: accounts(204) },
  "PUT /api/account": {
    body: { ...WRONG, pseudo: "Thief", email: "thief@example.org", locale: "en", acceptsRequests: true },
    answers: accounts(422),
  },
  "GET /joueur/[pseudo]/regarder": { answers: { ...everybody("/joueur/%5Bpseudo%5D"), ...nobody("/") } },
  "GET /api/matches/open": { answers: players(200) },
  "PUT /api/account/spectators": { body: { spectators: "NOBODY", handShown: true }, answers: accounts(204) },
  "PUT /api/account/profile": { body: { shown: "NOTHING" }, answers: accounts(204) },
  "PUT /api/account/password": { body: { ...WRONG, password: PASSWORD }, answers: accounts(422) },
  "DELETE /api/account": { body: WRONG, answers: accounts(422) },

  "GET /api/decks": { query: "?game=pokemon", answers: players(200) },
  "POST /api/decks": { body: DECK, answers: players(201) },
  "POST /api/decks/import": { body: { game: "pokemon", text: "" }, answers: players(200) },
  "POST /api/decks/export": { body: { game: "pokemon", cards: [] }, answers: players(200) },
  "POST /api/decks/[id]/current": { id: "deck", answers: owner(204) },
  "PUT /api/decks/[id]/look": { id: "deck", body: { sleeve: "waves", mat: "dusk" }, answers: owner(204) },
  "POST /api/decks/[id]/share": { id: "deck", answers: owner(200) },
  "PUT /api/decks/[id]/share": { id: "deck", answers: owner(200) },
  "DELETE /api/decks/[id]/share": { id: "deck", answers: owner(204) },
  "PUT /api/decks/[id]": { id: "deck", body: { name: "Stone", cards: [], version: 0 }, answers: owner(200) },
  "DELETE /api/decks/[id]": { id: "deck", answers: owner(204) },

  // Nobody's but its players': these have played none.
  "GET /api/matches/[id]/story": { id: "victim", answers: players(404) },
  "GET /api/matches/[id]/proof": { id: "victim", answers: players(404) },

  "GET /api/challenge-link": { answers: players(200) },
  "POST /api/challenge-link": { body: { game: "pokemon", edition: "xy" }, answers: accounts(201) },
  "DELETE /api/challenge-link": { answers: players(204) },

  "POST /api/reports": { body: { playerId: "nobody", matchId: null, reason: "OTHER", words: "" }, answers: players(404) },
  "PUT /api/admin/reports/[id]": { body: { note: "n" }, answers: administrators(404) },
  "GET /api/admin/players": { answers: administrators(200) },
  "GET /api/admin/import": { answers: administrators(200) },
  "GET /api/admin/import/sets": { query: "?source=folder/none", answers: administrators(404) },
  "POST /api/admin/import": { body: { source: "folder/none", languages: ["en"] }, answers: administrators(404) },
  "POST /api/admin/import/reading": { answers: administrators(202) },
  "DELETE /api/admin/import": { answers: administrators(200) },
  "POST /api/admin/players/[id]/reset": { id: "victim", body: { reason: "r" }, answers: administrators(201) },
  // Who is a player cannot be made one.
  "PUT /api/admin/players/[id]/role": { id: "victim", body: { role: "PLAYER", reason: "r" }, answers: administrators(404) },
  "PUT /api/admin/players/[id]/suspension": { id: "victim", body: { days: 1, reason: "r" }, answers: administrators(204) },
  "DELETE /api/admin/players/[id]/suspension": { id: "victim", body: { reason: "r" }, answers: administrators(204) },
  "DELETE /api/admin/players/[id]": { id: "victim", body: { reason: "r" }, answers: administrators(204) },
  // The browser that asks goes on with another cookie; the one that the test has is void afterwards.
  "DELETE /api/account/sessions": { answers: accounts(204) },
};

export const PAGES: Readonly<Record<string, Answers>> = {
  "/": { ...everybody("/jeu"), ...nobody(200), guest: 200 },
  "/inscription": { ...everybody("/jeu"), ...nobody(200), guest: 200 },
  "/jeu": { ...everybody(200), ...nobody("/") },
  "/deck": { ...everybody(200), ...nobody("/") },
  "/entrainement": { ...everybody(200), ...nobody("/") },
  "/entrainement/position": { ...everybody(200), ...nobody("/") },
  // A link that leads nowhere, or no longer.
  "/deck/partage/[id]": everybody(404),
  "/compte": { ...everybody(200), ...nobody("/"), guest: "/inscription" },
  // Whoever comes is told that there is no such challenge.
  "/defi/[code]": everybody(200),
  "/parties": { ...everybody(200), ...nobody("/") },
  // There is nobody of this name.
  "/joueur/[pseudo]": { ...everybody(404), ...nobody("/") },
  "/regles": everybody(200),
  "/confirmation": everybody(200),
  "/mot-de-passe": everybody(200),
  "/mot-de-passe/nouveau": everybody(200),
  // Whose match it is, the socket says.
  "/match/[id]": everybody(200),
  // There is none of a match that runs.
  "/match/[id]/rejouer": everybody(404),
  // Who is no administrator sees a log-in.
  "/administration": everybody(200),
  "/administration/cartes": everybody(200),
  "/administration/pannes": everybody(200),
  "/administration/pannes/[id]": { ...everybody(200), administrator: 404 },
  "/administration/registre": everybody(200),
  "/administration/signalements": everybody(200),
  "/administration/signalements/[id]": { ...everybody(200), administrator: 404 },
};
