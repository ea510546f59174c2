import { connect } from "node:net";
import type { Random } from "@/kernel/random";
import { oneOf } from "./mutate";
import type { Person } from "./people";

const LINE_MS = 3_000;

/** In the place of bytes: the line is reset, as by a machine that is gone. */
export const RESET = Symbol("reset");
type Piece = Buffer | typeof RESET;

/** Bytes that are no request, or the half of one, or a WebSocket that goes wrong in its handshake or after it. */
export function rawBytes(by: Person, host: string, random: Random): readonly Piece[] {
  const headers = Object.entries({ host, ...by.headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = (line: string, more = "", body = "") =>
    Buffer.from(`${line} HTTP/1.1\r\n${headers.join("")}${more}\r\n${body}`, "latin1");
  const upgrade = (target: string) =>
    request(
      `GET ${target}`,
      `origin: http://${host}\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${"A".repeat(22)}==\r\n`,
    );
  const socket = upgrade("/socket.io/?EIO=4&transport=websocket");
  const json = "content-type: application/json\r\n";
  return oneOf<readonly Piece[]>(
    [
      [Buffer.from("\0\0\0\0")],
      [Buffer.from("GET\r\n\r\n")],
      [request(`GET /${"a".repeat(20_000)}`)],
      [request("GET /%ff%fe%00//..//")],
      [request("GET http://evil.example/jeu")],
      [request("OPTIONS *")],
      [request("CONNECT 127.0.0.1:5432")],
      [request("TRACE /jeu")],
      [request("PROPFIND /api/decks")],
      [request("GET /jeu", `x: ${"b".repeat(30_000)}\r\n`)],
      [request("GET /jeu", "a: b\r\n".repeat(3_000))],
      [request("GET /jeu", "na\0me: b\r\n")],
      [request("POST /api/accounts", `${json}content-length: 5\r\ncontent-length: 6\r\n`, "[1,2,3]")],
      [request("POST /api/accounts", `${json}content-length: 4\r\ntransfer-encoding: chunked\r\n`, "0\r\n\r\nGET /jeu HTTP/1.1\r\n\r\n")],
      [request("POST /api/accounts", `${json}content-length: 999\r\n`, '{"half":')],
      [request("POST /api/decks/import", `${json}transfer-encoding: chunked\r\n`, "FFFFFFFFFF\r\n[")],
      [request("POST /api/decks/import", `${json}transfer-encoding: chunked\r\n`, "5\r\n[[[[[\r\n-1\r\n")],
      [request("POST /api/decks", `${json}content-length: -1\r\n`, "{}")],
      [request("POST /api/decks", `${json}expect: 100-continue\r\ncontent-length: 2\r\n`)],
      [request("GET /jeu", "upgrade: h2c\r\nconnection: Upgrade\r\n")],
      [request("GET /nowhere", `upgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: x\r\n`)],
      [upgrade(`http://${host}/jeu`), RESET],
      [upgrade("/nowhere"), RESET],
      [socket, RESET],
      [socket, frame(1, Buffer.from("40")), RESET],
      [socket, frame(1, Buffer.from("40")), frame(1, Buffer.from("420"), { masked: false })],
      [socket, frame(1, Buffer.from("40")), frame(1, Buffer.from('420["match:join",{"matchId"')).subarray(0, 12)],
      [socket, frame(1, Buffer.from("40")), frame(7, Buffer.from("420"))],
      [socket, frame(1, Buffer.from([0x34, 0xff, 0xfe, 0xc0]))],
      [socket, frame(1, Buffer.from("40")), frame(2, Buffer.alloc(100, 4))],
      [socket, frame(1, Buffer.from("40")), frame(9, Buffer.alloc(4_000))],
      [socket, frame(1, Buffer.from("40")), frame(8, Buffer.from([0x03]))],
      [socket, frame(1, Buffer.from("40")), Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])],
      [socket, frame(1, Buffer.from("40"), { reserved: true })],
      [socket, ...Array.from({ length: 20 }, () => frame(0, Buffer.from("x"), { last: false }))],
    ],
    random,
  );
}

/** A frame of a WebSocket, as a client writes it. */
function frame(opcode: number, content: Buffer, { masked = true, reserved = false, last = true } = {}): Buffer {
  const length = content.length < 126 ? Buffer.from([content.length]) : Buffer.from([126, content.length >> 8, content.length & 255]);
  length[0] = (length[0] ?? 0) | (masked ? 0x80 : 0);
  const head = Buffer.from([(last ? 0x80 : 0) | (reserved ? 0x70 : 0) | opcode]);
  return Buffer.concat([head, length, ...(masked ? [Buffer.alloc(4)] : []), content]);
}

/**
 * Sends bytes piece by piece over a line of its own, and hangs up when nothing comes back any more.
 *
 * @returns the status of the answer; 0 where the line was cut, or kept open, without one
 */
export function sendRaw(port: number, pieces: readonly Piece[]): Promise<number> {
  return new Promise((resolve) => {
    let heard = "";
    // What is hung up on can still be reset: that is when it hurts.
    const line = connect({ port, host: "127.0.0.1", noDelay: true, allowHalfOpen: true });
    const end = () => {
      line.destroy();
      resolve(Number(/^HTTP\/1\.\d (\d{3})/.exec(heard)?.[1] ?? 0));
    };
    line.setTimeout(LINE_MS, end);
    line.on("data", (chunk: Buffer) => {
      heard ||= chunk.toString("latin1");
      // What is spoken after an upgrade ends by itself, or is left hanging as a client would that goes away.
      if (!heard.startsWith("HTTP/1.1 101")) setTimeout(end, 20);
      else setTimeout(end, 200);
    });
    line.on("error", end);
    line.on("end", () => pieces.includes(RESET) || end());
    line.on("close", end);
    line.on("connect", async () => {
      for (const piece of pieces) {
        if (!line.writable) return;
        if (piece === RESET) line.resetAndDestroy();
        else line.write(piece);
        await new Promise((next) => setTimeout(next, 5));
      }
    });
  });
}
