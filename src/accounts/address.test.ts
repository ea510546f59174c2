import { expect, test } from "vitest";
import { noteClientAddress } from "@/accounts/address";

const forged = () => ({ "x-client-address": "1.1.1.1", "x-forwarded-for": "2.2.2.2, 3.3.3.3", "x-forwarded-host": "evil.example" });

test("without a proxy the connection's address counts and forwarding headers go", () => {
  const headers = forged();
  noteClientAddress(headers, "10.0.0.1", false);
  expect(headers).toEqual({ "x-client-address": "10.0.0.1" });
});

test("behind a trusted proxy its last entry counts", () => {
  const headers = forged();
  noteClientAddress(headers, "10.0.0.1", true);
  expect(headers).toMatchObject({ "x-client-address": "3.3.3.3", "x-forwarded-host": "evil.example" });
  const bare = {};
  noteClientAddress(bare, "10.0.0.1", true);
  expect(bare).toEqual({ "x-client-address": "10.0.0.1" });
});
