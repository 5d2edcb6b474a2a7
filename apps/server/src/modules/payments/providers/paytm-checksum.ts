import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto"
import { isSameText } from "./signatures.ts"

/** The same value as in Paytm's open-source library, so that both sides calculate the same checksum. */
const IV = "@@@@&&&&####$$$$"
/** The length of the salt: three bytes in base64. */
const SALT_LENGTH = 4

/** Joins a form's values, sorted by their names. */
export function checksumText(params: Readonly<Record<string, string>>): string {
  return Object.keys(params)
    .sort()
    .map((name) => params[name] ?? "")
    .map((value) => (value.toLowerCase() === "null" ? "" : value))
    .join("|")
}

function hashWith(text: string, salt: string): string {
  return createHash("sha256").update(`${text}|${salt}`).digest("hex") + salt
}

export function signPaytm(key: string, text: string): string {
  const salt = randomBytes(3).toString("base64")
  const cipher = createCipheriv("aes-128-cbc", key, IV)
  return cipher.update(hashWith(text, salt), "utf8", "base64") + cipher.final("base64")
}

export function isSignedByPaytm(key: string, text: string, checksum: string): boolean {
  try {
    const decipher = createDecipheriv("aes-128-cbc", key, IV)
    const hashed = decipher.update(checksum, "base64", "utf8") + decipher.final("utf8")
    return isSameText(hashed, hashWith(text, hashed.slice(-SALT_LENGTH)))
  } catch {
    return false
  }
}
