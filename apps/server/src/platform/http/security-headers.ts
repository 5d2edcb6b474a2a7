import type { Settings } from "../../settings.ts"

/** On every answer of the API besides: it is data, never a page, and nobody's to keep. */
export const apiHeaders = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
} as const

/**
 * On every answer, whatever it is: pages, calls, files, failures, and what is said before anything could be read as HTTP.
 * The map asks where the customer is, voice input will ask for the microphone, and payment sheets for payment. Signing in
 * elsewhere and paying are redirects, which an opener policy does not touch.
 */
export function securityHeaders(environment: Settings["environment"]): Readonly<Record<string, string>> {
  return {
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy":
      "accelerometer=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(self), midi=(), payment=(self), usb=()",
    // In production the shop is reached over https only, and browsers are told to remember it.
    ...(environment === "production" && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  }
}
