import { randomFillSync } from "node:crypto"
import { CSP_REPORTS_PATH, cspReporting, trustedTypes } from "../../platform/http/content-security.ts"

/** 16 random bytes in base64 without its padding. */
export const NONCE_LENGTH = 22

const pool = Buffer.alloc(16 * 256)
let poolOffset = pool.length

/** Takes the bytes from a pool, because requesting them from the system takes a large share of a response's time. */
export function makeNonce(): string {
  if (poolOffset === pool.length) {
    randomFillSync(pool)
    poolOffset = 0
  }
  const nonce = pool.toString("base64", poolOffset, poolOffset + 16).slice(0, NONCE_LENGTH)
  poolOffset += 16
  return nonce
}

/**
 * SEC-10. Scripts run only with this page's nonce or when such a script loads them. Styles come from our origin or have
 * the nonce, except for style attributes, which can't have one. Nothing is fetched from or sent to another origin,
 * except map images where the deployment names their source, and the form that pays with Paytm. No page may frame ours.
 * Libraries may insert only the HTML that the web app's Trusted Types policy lists (`client/trusted-html.ts`).
 */
export function contentSecurityPolicy(nonce: string, imageOrigins = "", formOrigins = ""): string {
  return `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; img-src 'self' data:${imageOrigins}; font-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'${formOrigins}; frame-ancestors 'none'; ${trustedTypes("default")}; ${cspReporting}`
}

/** Sent in addition to the headers of every response. */
export const pageHeaders: Readonly<Record<string, string>> = {
  "content-type": "text/html; charset=utf-8",
  // Every response has its own nonce, so no shared cache may store it. Going back in the browser can still be instant.
  "cache-control": "private, no-cache",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "reporting-endpoints": `csp="${CSP_REPORTS_PATH}"`,
  vary: "accept-encoding",
}
