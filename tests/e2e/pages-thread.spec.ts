import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { test as base } from "@playwright/test";
import { expect, Site } from "./site";

const preload = fileURLToPath(new URL("pages-thread.mjs", import.meta.url));

base(
  "a line to the thread of the pages outlasts any pause, and where the thread ends the process does, and another takes its place",
  async () => {
    const site = await Site.again({ NODE_OPTIONS: `--import ${preload}` });
    const ask = async () => (await fetch(`${site.url}/healthz`)).status === 200 && (await (await fetch(site.url)).text()).length > 0;
    expect(await ask()).toBe(true);
    // A request that went down a line just as the other side closed it would be lost.
    await setTimeout(3_000);
    expect(await ask()).toBe(true);
    expect(site.output.match(/a line to the pages/g)).toHaveLength(1);

    const ended = site.ended();
    await expect(fetch(`${site.url}/?end`)).rejects.toThrow();
    expect(await ended).toBe(1);
    expect(site.output).toContain("the pages have ended, and so does the site");
    await site.start();
    expect(await ask()).toBe(true);
    await site.close();
  },
);
