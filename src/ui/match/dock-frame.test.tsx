import { expect, test } from "vitest";
import { drawn } from "@/ui/testing";
import { DockFrame } from "./dock-frame";

const decision = { id: 7, purpose: "main" };
const frame = (part: Partial<Parameters<typeof DockFrame>[0]>) =>
  drawn(
    <DockFrame label="Décision" decision={decision} deeds={["attack", "endTurn"]} layout="main" sending={false} status="online" {...part}>
      {null}
    </DockFrame>,
  );

test("a decision that may be answered is open", () => {
  expect(frame({})).toContain('data-state="open"');
  expect(frame({})).toContain('data-options="attack endTurn"');
  expect(frame({})).not.toContain("aria-busy");
});

test.each([
  ["its answer is on its way", { sending: true }, "sending"],
  ["the line is sought", { status: "connecting" as const }, "connecting"],
])("a decision is busy while %s", (_, part, state) => {
  expect(frame(part)).toContain(`data-state="${state}"`);
  expect(frame(part)).toContain('aria-busy="true"');
});

test("without a decision the table waits", () =>
  expect(frame({ decision: null, deeds: [], layout: null })).toContain('data-state="waiting"'));

test.each([
  ["it is answered on a sheet", { layout: "sheet" }],
  ["the line is lost", { status: "offline" as const }],
])("nothing stands in the dock where %s", (_, part) => expect(frame(part)).toContain("hidden"));
