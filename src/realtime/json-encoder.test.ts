import { Encoder, type Packet, PacketType } from "socket.io-parser";
import { expect, test } from "vitest";
import { JsonEncoder } from "./json-encoder";

const PACKETS: readonly Packet[] = [
  { type: PacketType.CONNECT, nsp: "/", data: { sid: "a" } },
  { type: PacketType.DISCONNECT, nsp: "/" },
  { type: PacketType.EVENT, nsp: "/", data: ["match:update", { seq: 3, names: ["Éclair", "\u2028"] }] },
  { type: PacketType.EVENT, nsp: "/table", data: ["asks"], id: 0 },
  { type: PacketType.ACK, nsp: "/", id: 12, data: [{ ok: true }] },
  { type: PacketType.CONNECT_ERROR, nsp: "/", data: { message: "no" } },
];

test.each(PACKETS)("a packet is written as the library writes it: %j", (packet) => {
  expect(new JsonEncoder().encode({ ...packet })).toEqual(new Encoder().encode({ ...packet }));
});
