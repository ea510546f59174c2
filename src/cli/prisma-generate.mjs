// After every npm install, and by hand after a change of prisma/schema.prisma.
import { generateClient } from "./prepare.mjs";

await generateClient();
