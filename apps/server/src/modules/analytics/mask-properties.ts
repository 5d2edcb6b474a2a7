import type { Activity } from "@hearth/contract/calls/analytics.calls.ts"
import { maskText } from "./mask-text.ts"

type Properties = Activity["properties"]

/** Words in a property's name that mark its value as secret, whatever the value looks like. */
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

/** `mobileOtp`, `mobile_otp` and `OTP` all contain the word `otp`. */
function isSecret(name: string): boolean {
  const words = name.split(/[^\p{L}]+|(?<=\p{Ll})(?=\p{Lu})/u)
  return words.some((word) => secretWords.has(word.toLowerCase()))
}

/** Hides the value. Keeps a boolean or null, because it only shows whether there is a value. */
function hide(value: Properties[string]): Properties[string] {
  return typeof value === "string" || typeof value === "number" ? "[hidden]" : value
}

function mask(value: Properties[string]): Properties[string] {
  if (typeof value === "string") return maskText(value)
  if (typeof value !== "number" || !Number.isInteger(value)) return value
  const masked = maskText(String(value))
  return masked === String(value) ? value : masked
}
