import { CSP_REPORTS_PATH, reporting, trustedTypes } from "../../platform/http/content-security.ts"

/** SEC-10: nothing runs, shows or is asked for but our own files, no text becomes markup, and nobody frames the console. */
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
  trustedTypes("'none'"),
  reporting,
].join("; ")

/** Beside those that every answer has. */
export const consoleHeaders: Readonly<Record<string, string>> = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "private, no-cache",
  "content-security-policy": policy,
  "referrer-policy": "same-origin",
  "x-frame-options": "DENY",
  "reporting-endpoints": `csp="${CSP_REPORTS_PATH}"`,
  "permissions-policy": "geolocation=(), camera=(), microphone=(), payment=(), screen-wake-lock=(self)",
}
