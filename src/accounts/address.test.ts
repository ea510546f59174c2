import { expect, test } from "vitest";
import { addressGroup, noteClientAddress } from "@/accounts/address";

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

test.each([
  ["10.0.0.1", "10.0.0.1"],
  ["::ffff:10.0.0.1", "10.0.0.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002:ffff::", "2001:db8:1:2::/64"],
  ["2001:db8:1:3::9", "2001:db8:1:3::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["", ""],
])("%s counts as %s", (address, group) => {
  expect(addressGroup(address)).toBe(group);
});
