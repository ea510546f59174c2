import { accepts } from "@/kernel/accepts";
import type { Random } from "@/kernel/random";
import { type ClientMessage, clientMessages, type Payload } from "@/realtime/protocol";
import type { Attacker } from "./attacker";
import { asArrives, brokenText, mutated, oneOf } from "./mutate";
import type { World } from "./world";

/** Something that is said over a line. */
export type Utterance =
  | { readonly name: string; readonly said: readonly unknown[] }
  /** What goes below the protocol of messages. */
  | { readonly packet: string };

type Valid = { readonly [M in ClientMessage]: (world: World, by: Attacker, random: Random) => Payload<M> };

const somebody = ({ people }: World, _by: Attacker, random: Random) => ({ userId: oneOf(people.ids, random) });
const somebodyAccepted = (world: World, by: Attacker, random: Random) => ({ ...somebody(world, by, random), accept: random() < 0.5 });
const sought = (random: Random) =>
  oneOf(
    [
      { game: "pokemon", edition: "xy" },
      { game: "dragonball", edition: "masters" },
    ],
    random,
  );
/** Mostly one's own, where one has any. */
function match({ matchIds }: World, by: Attacker, random: Random): { readonly matchId: string } {
  return { matchId: by.matchId !== undefined && random() < 0.7 ? by.matchId : oneOf(matchIds, random) };
}
/** To the open decision, to the other player's, or to one of before. */
function answer(world: World, by: Attacker, random: Random) {
  const { matchId } = match(world, by, random);
  const open = by.table?.decision;
  const before = by.given.length > 0 && random() < 0.3 ? oneOf(by.given, random) : null;
  return {
    matchId,
    decision: before?.decision ?? open?.id ?? Math.floor(random() * 30),
    choice: [...(before?.choice ?? open?.fallback ?? [0])],
  };
}

/** What could be said; its type asks for every message that there is. */
const VALID: Valid = {
  "friend:ask": somebody,
  "friend:withdraw": somebody,
  "friend:answer": somebodyAccepted,
  "friend:remove": somebody,
  "player:block": somebody,
  "player:unblock": somebody,
  "challenge:send": (world, by, random) => ({ ...somebody(world, by, random), ...sought(random) }),
  "challenge:withdraw": ({ challengeId }) => ({ challengeId }),
  "challenge:take": () => ({ code: "x".repeat(16) }),
  "challenge:answer": ({ challengeId }, _by, random) => ({ challengeId, accept: random() < 0.5 }),
  "queue:join": (_world, _by, random) => sought(random),
  "queue:leave": () => ({}),
  "players:watch": (_world, _by, random) => ({ name: oneOf(["", "a", "player"], random), page: Math.floor(random() * 3) }),
  "players:leave": () => ({}),
  "bot:challenge": (_world, _by, random) => ({
    ...sought(random),
    level: oneOf(["easy", "normal"], random),
    deck: oneOf([{ ready: "maree-basse" }, { own: "none" }], random),
    against: oneOf(["same", { ready: "none" }], random),
  }),
  "bot:playOn": ({ matchIds }, _by, random) => ({
    replay: oneOf(matchIds, random),
    step: Math.floor(random() * 20),
    seat: random() < 0.5 ? 0 : 1,
    level: oneOf(["easy", "normal"], random),
  }),
  "bot:position": (_world, _by, random) => {
    const { game, edition } = sought(random);
    const side = { zones: { active: [{ card: "xy0-12" }], rest: [{ card: "none", damage: 10 }] }, counts: { prizes: 1 } };
    return { game, level: oneOf(["easy", "normal"], random), position: { edition, turn: 0, sides: [side, side] } };
  },
  "lesson:start": (_world, _by, random) => ({ game: sought(random).game }),
  "match:join": match,
  "match:leave": match,
  "match:answer": answer,
  "match:draft": answer,
  "match:concede": match,
  "match:takeBack": (world, by, random) => ({ ...match(world, by, random), row: Math.floor(random() * 20) }),
  "match:recall": match,
  "match:advise": (world, by, random) => ({ ...match(world, by, random), decision: Math.floor(random() * 20), besides: [] }),
  "match:rematch": (world, by, random) => ({ ...match(world, by, random), accept: true }),
  "match:react": (world, by, random) => ({ ...match(world, by, random), reaction: "hello" }),
  "chat:open": match,
  "chat:switch": (world, by, random) => ({ ...match(world, by, random), on: random() < 0.5 }),
  "chat:say": (world, by, random) => ({ ...match(world, by, random), words: "hello" }),
};
const NAMES = Object.keys(clientMessages).filter((name): name is ClientMessage => Object.hasOwn(clientMessages, name));

/** A message with something wrong in it, or in its place: nothing of what is drawn here may change anything. */
export function utterance(world: World, by: Attacker, random: Random): Utterance {
  if (random() < 0.04) return { packet: packet(world, by, random) };
  const name = oneOf(NAMES, random);
  const valid = VALID[name](world, by, random);
  // Some are sent as they are: what is wrong with them is who says it, or when.
  let said: unknown = random() < 0.25 ? valid : mutated(valid, world.pool, random);
  if (random() < 0.2) said = mutated(said, world.pool, random);
  while (isDone(world, by, name, asArrives(said))) said = mutated(said, world.pool, random);
  if (random() < 0.03)
    return { name: oneOf(["state", "match:step", "toString", "__proto__", "constructor", "", `${name} `], random), said: [said] };
  return {
    name,
    said: oneOf([[said], [said], [said], [said], [said], [said], [], [said, said], [said, () => {}], [Buffer.from("x")]], random),
  };
}

/** Whether the site would rightly do something of consequence. All else is refused or, like looking at a list, leaves everything as it is. */
function isDone(world: World, by: Attacker, name: ClientMessage, said: unknown): boolean {
  const { person, table } = by;
  switch (name) {
    case "player:block": {
      const { data } = clientMessages[name].safeParse(said);
      return data !== undefined && data.userId !== person.id && world.people.ids.includes(data.userId);
    }
    case "lesson:start": {
      const { data } = clientMessages[name].safeParse(said);
      return by.matchId === undefined && !!by.me?.games.some(({ name: game, lesson }) => lesson && game === data?.game);
    }
    case "chat:switch":
    case "match:concede":
      return clientMessages[name].safeParse(said).data?.matchId === by.matchId && by.matchId !== undefined;
    case "match:answer": {
      const { data } = clientMessages[name].safeParse(said);
      const open = table?.decision;
      return !!open && data?.matchId === table?.matchId && data?.decision === open.id && accepts(open, data.choice) === null;
    }
    default:
      return false;
  }
}

/** What a program of its own could write instead of Socket.IO's. */
function packet(world: World, by: Attacker, random: Random): string {
  // Only such as would do nothing if they came through.
  const name = oneOf(["friend:ask", "match:join", "challenge:answer"] as const, random);
  const text = `42${Math.floor(random() * 1e6)}${JSON.stringify([name, VALID[name](world, by, random)])}`;
  return oneOf(
    [
      brokenText(text, random).slice(0, 20_000),
      "4",
      "40",
      "41",
      "44{}",
      "42",
      "42[]",
      "42{}",
      '42["connect",{}]',
      '42["disconnect"]',
      '42[["friend:ask"],{}]',
      `4299999999999999999999["${name}",{}]`,
      '451-["friend:ask",{"_placeholder":true,"num":0}]',
      '45999999999-["friend:ask",{"_placeholder":true,"num":9}]',
      '451-["friend:ask",{"_placeholder":true,"num":"__proto__"}]',
      "431[null]",
      "42/other,[]",
      "40/admin,",
      "3probe",
      "6",
      "9",
      "b",
    ],
    random,
  );
}
