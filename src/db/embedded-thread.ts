import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { isDriverAdapterError, type Transaction } from "@prisma/driver-adapter-utils";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { backupEmbedded } from "@/db/backup";
import { openEmbeddedPostgres } from "@/db/embedded";
import { MigrationError, migrate } from "@/db/migrations";
import type { Ask, Fault, ToThread } from "@/db/threaded";

/** The thread of the embedded database: it has the one connection, and answers what each `PostgresLine` asks. */

if (!parentPort) throw new Error("This program is a thread.");
const embedded = await openEmbeddedPostgres(String(workerData));
const adapter = await new PrismaPGlite(embedded).connect();
const transactions = new Map<number, Transaction>();
let begun = 0;

function connectionOf(transaction: number | null) {
  return transaction === null ? adapter : open(transaction);
}

function open(id: number): Transaction {
  const transaction = transactions.get(id);
  if (!transaction) throw new Error(`Transaction ${id} has ended.`);
  return transaction;
}

async function carryOut(ask: Ask): Promise<unknown> {
  switch (ask.do) {
    case "migrate":
      return migrate(embedded, ask.directory);
    case "backup":
      await backupEmbedded(embedded, ask.file);
      return null;
    case "rows":
      return connectionOf(ask.transaction).queryRaw(ask.query);
    case "count":
      return connectionOf(ask.transaction).executeRaw(ask.query);
    case "script":
      await embedded.exec(ask.script);
      return null;
    case "begin": {
      const transaction = await adapter.startTransaction(ask.isolation);
      transactions.set(++begun, transaction);
      return { id: begun, options: transaction.options };
    }
    case "commit":
    case "rollback": {
      const transaction = open(ask.transaction);
      transactions.delete(ask.transaction);
      await transaction[ask.do]();
      return null;
    }
    case "close":
      await embedded.close();
      return null;
  }
}

function faultOf(error: unknown): Fault {
  if (isDriverAdapterError(error)) return { kind: "driver", cause: error.cause };
  const message = error instanceof Error ? error.message : String(error);
  return { kind: error instanceof MigrationError ? "migration" : "other", message };
}

/** What Postgres says of itself when it should not have come to that: after a PANIC (a disk that is full, or gone) it says so to everything. */
const INTERNAL_ERROR = "XX000";

/** Whether an error is one that Postgres knows, and goes on after. */
function isOrdinary(error: unknown): boolean {
  if (isDriverAdapterError(error)) return error.cause.originalCode !== INTERNAL_ERROR;
  return error instanceof MigrationError || (error instanceof Error && "code" in error && error.code !== INTERNAL_ERROR);
}

/** A database that answers nothing any more ends its thread: whoever opened it is told, and does not ask for ever. */
async function endUnlessAlive(): Promise<void> {
  try {
    await embedded.query("SELECT 1");
  } catch (error) {
    if (!isOrdinary(error)) throw error;
  }
}

function serve(port: MessagePort): void {
  port.on("message", (said: ToThread) => {
    if ("join" in said) return serve(said.join);
    const { id, ask } = said;
    carryOut(ask).then(
      (value) => port.postMessage({ id, value }),
      (error: unknown) => {
        port.postMessage({ id, fault: faultOf(error) });
        return isOrdinary(error) ? undefined : endUnlessAlive();
      },
    );
  });
}

serve(parentPort);
