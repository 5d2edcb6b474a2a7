import { CSP_REPORTS_PATH, cspReporting, trustedTypes } from "../../platform/http/content-security.ts"

/** SEC-10: only our own files are run, shown or fetched, no text becomes markup, and no page may frame the console. */
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
  cspReporting,
].join("; ")

/** Sent with the console's page, in addition to the headers that every response has. */
export const consoleHeaders: Readonly<Record<string, string>> = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "private, no-cache",
  "content-security-policy": policy,
  "referrer-policy": "same-origin",
  "x-frame-options": "DENY",
  "reporting-endpoints": `csp="${CSP_REPORTS_PATH}"`,
  "permissions-policy": "geolocation=(), camera=(), microphone=(), payment=(), screen-wake-lock=(self)",
}
