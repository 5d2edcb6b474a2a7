import type { Activity } from "@hearth/contract/calls/analytics.calls.ts"
import { maskText } from "./mask-text.ts"

type Properties = Activity["properties"]

/** Whatever they hold is nobody's business, however it looks. */
const secretWords = new Set([
  "password",
  "otp",
  "pin",
  "cvv",
  "secret",
  "token",
  "authorization",
  "cookie",
  "card",
  "address",
])

export function maskProperties(properties: Properties): Properties {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [maskText(name), isSecret(name) ? hide(value) : mask(value)]),
  )
}

/** `mobileOtp`, `mobile_otp`, `OTP`. */
function isSecret(name: string): boolean {
  const words = name.split(/[^\p{L}]+|(?<=\p{Ll})(?=\p{Lu})/u)
  return words.some((word) => secretWords.has(word.toLowerCase()))
}

/** That there is one may be said, not which. */
function hide(value: Properties[string]): Properties[string] {
  return typeof value === "string" || typeof value === "number" ? "[hidden]" : value
}

function mask(value: Properties[string]): Properties[string] {
  if (typeof value === "string") return maskText(value)
  if (typeof value !== "number" || !Number.isInteger(value)) return value
  const masked = maskText(String(value))
  return masked === String(value) ? value : masked
}
