import { randomFillSync } from "node:crypto"
import { CSP_REPORTS_PATH, reporting, trustedTypes } from "../../platform/http/content-security.ts"

/** 16 random bytes in base64 without its padding. */
export const NONCE_LENGTH = 22

const pool = Buffer.alloc(16 * 256)
let used = pool.length

/** Taken from a pool: asking the system for 16 bytes costs as much as a good part of the answer. */
export function makeNonce(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const nonce = pool.toString("base64", used, used + 16).slice(0, NONCE_LENGTH)
  used += 16
  return nonce
}

/**
 * SEC-10. Scripts run only with this page's nonce or when such a script loads them; styles likewise, except for style
 * attributes, which can't be given one. Nothing is fetched from, sent to or framed by anybody else, but for the pictures
 * of the map where the deployment names a source of them, and for the form that pays with Paytm. No text becomes markup
 * but the few that the web app's default policy lists (`client/trusted-html.ts`).
 */
export function contentSecurityPolicy(nonce: string, pictures = "", forms = ""): string {
  return `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; img-src 'self' data:${pictures}; font-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'${forms}; frame-ancestors 'none'; ${trustedTypes("default")}; ${reporting}`
}

/** Beside those that every answer has. */
export const pageHeaders: Readonly<Record<string, string>> = {
  "content-type": "text/html; charset=utf-8",
  // Every answer has a nonce of its own, so none may be given to somebody else; going back may still be instant.
  "cache-control": "private, no-cache",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "reporting-endpoints": `csp="${CSP_REPORTS_PATH}"`,
  vary: "accept-encoding",
}
