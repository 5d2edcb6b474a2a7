import type { Settings } from "../../settings.ts"

/** Additional headers of every API response: it is data, never a page, and must not be cached. */
export const apiHeaders = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
} as const

/**
 * Headers of every response: pages, calls, files, errors, and answers to requests that are not valid HTTP. The map
 * needs geolocation, voice input will need the microphone, and payment sheets need payment. Social sign-in and payments
 * use redirects, which the opener policy does not affect.
 */
export function securityHeaders(environment: Settings["environment"]): Readonly<Record<string, string>> {
  return {
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy":
      "accelerometer=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(self), midi=(), payment=(self), usb=()",
    // Production is served over https only, and browsers remember it.
    ...(environment === "production" && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  }
}
