/**
 * Shows a step while it runs, then that it is done and how long it took.
 *
 * @template T
 * @param {string} title
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const start = performance.now();
  const end = (mark) => {
    // On a terminal the finished line takes the place of the running one.
    const rewrite = process.stdout.isTTY ? "\r\x1b[2K" : "";
    console.log(`${rewrite}${mark} ${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  };
  process.stdout.write(`… ${title}${process.stdout.isTTY ? "" : "\n"}`);
  try {
    const result = await work();
    end("✓");
    return result;
  } catch (error) {
    end("✗");
    throw error;
  }
}
