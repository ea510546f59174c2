import { Counter, Registry } from "prom-client";
import { expect, test } from "vitest";
import { errorsTotal, textOf } from "./metrics";

test("what two threads have counted is told as one figure", async () => {
  const pages = new Registry();
  const { name, help } = await errorsTotal.get();
  new Counter({ name, help, registers: [pages] }).inc(2);
  const before = (await errorsTotal.get()).values[0]?.value ?? 0;
  errorsTotal.inc();
  expect(await textOf(await pages.getMetricsAsJSON())).toContain(`${name} ${before + 3}\n`);
});
