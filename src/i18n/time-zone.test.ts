import { expect, it } from "vitest";
import { timeZoneOf } from "@/i18n/time-zone";

it("times are told in the zone that the browser names, under its name of before too", () => {
  for (const zone of ["America/New_York", "UTC", "Asia/Calcutta", "Asia/Kolkata"]) expect(timeZoneOf(zone)).toBe(zone);
});

it("without a zone, or with one that is none, they are told in that of Paris", () => {
  for (const nonsense of [undefined, "", "Kanto/Pallet_Town", "__proto__", "%00"]) expect(timeZoneOf(nonsense)).toBe("Europe/Paris");
});
