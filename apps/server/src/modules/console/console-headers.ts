import type { Settings } from "../../settings.ts"

/** SEC-10: nothing runs, shows or is asked for but our own files, and nobody shows the console in a frame. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ")

export function consoleHeaders(environment: Settings["environment"]): Readonly<Record<string, string>> {
  return {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "private, no-cache",
    "content-security-policy": policy,
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "geolocation=(), camera=(), microphone=(), payment=(), screen-wake-lock=(self)",
    ...(environment === "production" && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  }
}
