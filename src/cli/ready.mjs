import { orEnd, prepare } from "./prepare.mjs";

/** Brings the clone to a production build, or ends with what went wrong. It runs before anything is installed, so it imports only Node until `prepare` is done. */
export async function ready() {
  process.env.NODE_ENV = "production";
  await orEnd(async () => {
    await prepare();
    const { build } = await import("./build.mjs");
    await build();
  });
}
