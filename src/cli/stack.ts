// npm run -s stack: where in the sources a fault happened that the site told of.
import { text } from "node:stream/consumers";
import { bySource } from "./by-source";

const USAGE = `Usage: npm run -s stack < LINES
Writes lines of the site's log, or a stack alone, anew: each position in what was built becomes the file, line and column in src/ that it was built from.
Run it in a clone with the build that wrote them. The site itself does not: the maps would take it a hundred megabytes and more.`;

if (process.argv.length > 2 || process.stdin.isTTY) console.log(USAGE);
else process.stdout.write(bySource(await text(process.stdin), process.cwd()));
