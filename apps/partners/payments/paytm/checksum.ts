import { createCipheriv, createDecipheriv, createHash } from "node:crypto"
import { isEqualInConstantTime } from "../check-credentials.ts"
import { makeId } from "../make-id.ts"

const iv = "@@@@&&&&####$$$$"
const SALT_LENGTH = 4

/** Returns the string to sign for a form: its values, sorted by field name and joined with `|`. */
export const formSigningText = (fields: Readonly<Record<string, string>>): string =>
  Object.keys(fields)
    .filter((name) => name !== "CHECKSUMHASH")
    .sort()
    .map((name) => (fields[name]?.toLowerCase() === "null" ? "" : fields[name]))
    .join("|")

/** Returns Paytm's checksum of a text. */
export function signText(text: string, key: string): string {
  const cipher = createCipheriv("aes-128-cbc", key, iv)
  return cipher.update(hashOf(text, makeId("", SALT_LENGTH)), "utf8", "base64") + cipher.final("base64")
}

export function verifyText(text: string, key: string, checksum: string): boolean {
  try {
    const decipher = createDecipheriv("aes-128-cbc", key, iv)
    const hash = decipher.update(checksum, "base64", "utf8") + decipher.final("utf8")
    return isEqualInConstantTime(hash, hashOf(text, hash.slice(-SALT_LENGTH)))
  } catch {
    return false
  }
}

const hashOf = (text: string, salt: string): string =>
  createHash("sha256").update(`${text}|${salt}`).digest("hex") + salt
