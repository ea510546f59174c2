import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes, randomUUID } from "node:crypto";

const storage = new AsyncLocalStorage<string>();

/** Twelve letters, digits, - and _ that no other request has. */
export function newRequestId(): string {
  return randomBytes(9).toString("base64url");
}

/** The id of one message of a page: the page's own stands in front, so that it finds all that the page has asked for. Node draws UUIDs by the hundred. */
export function messageIdOf(pageId: string): string {
  return `${pageId}.${randomUUID().slice(0, 8)}`;
}

/** Whether something may be taken for an id: a proxy and a page may name theirs. */
export function isRequestId(said: unknown): said is string {
  return typeof said === "string" && /^[\w-]{8,64}$/.test(said);
}

/** Whatever `work` does and sets off, timers too, happens for this request. */
export function inRequest<T>(id: string, work: () => T): T {
  return storage.run(id, work);
}

/** The request that the present work is done for; undefined for what the server does by itself. */
export function requestId(): string | undefined {
  return storage.getStore();
}
