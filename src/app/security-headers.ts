import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Environment } from "@/environment";
import { schemeOf } from "@/realtime/origin";

/** Nothing of the machine is asked for. */
const UNUSED = ["accelerometer", "camera", "geolocation", "gyroscope", "magnetometer", "microphone", "midi", "payment", "usb"];
const PERMISSIONS = UNUSED.map((feature) => `${feature}=()`).join(", ");
const YEAR_SECONDS = 31_536_000;

/**
 * Sets what a browser is to allow the answer, whatever makes it: page, route, file or refusal. Next takes the nonce for its scripts from the policy in
 * the request's headers, where what a client sends under this name is overwritten.
 */
export function secure(
  { headers, url = "" }: IncomingMessage,
  response: ServerResponse,
  environment: Pick<Environment, "remoteImages" | "publicUrl">,
  development: boolean,
): void {
  const policy = contentSecurityPolicy(randomBytes(16).toString("base64"), environment.remoteImages, development);
  headers["content-security-policy"] = policy;
  response.setHeader("Content-Security-Policy", policy);
  response.setHeader("Permissions-Policy", PERMISSIONS);
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("Referrer-Policy", "same-origin");
  response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
  // Only where it is certain that the site is reached so: elsewhere it would shut visitors out for a year.
  if (schemeOf(headers["x-forwarded-proto"], environment.publicUrl) === "https")
    response.setHeader("Strict-Transport-Security", `max-age=${YEAR_SECONDS}`);
  if (url.startsWith("/api/")) response.setHeader("Cache-Control", "no-store");
}

function contentSecurityPolicy(nonce: string, remoteImages: boolean, development: boolean): string {
  return [
    "default-src 'self'",
    // A script that we have let in may bring others along: Next loads its parts so. React needs eval for its messages while one develops.
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ""}`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    // Attributes alone: what React draws on the server has its sizes and places in them.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${remoteImages ? " https:" : ""}`,
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
