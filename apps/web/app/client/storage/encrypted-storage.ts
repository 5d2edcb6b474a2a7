import { decrypt, encrypt } from "./encrypt-text.ts"
import { reportError } from "../report-error.ts"
import { readStored, writeStored } from "./storage.ts"
import type { StorageKey } from "./storage-keys.ts"

type EncryptedKey = Extract<StorageKey, "user" | "login" | "declinedDetails">

export async function writeEncrypted(name: EncryptedKey, value: unknown): Promise<boolean> {
  const encrypted = await encrypt(JSON.stringify(value))
  return encrypted === null ? false : writeStored(name, encrypted)
}

/** Null when nothing is stored or it can't be decrypted; an empty object when it can't be parsed (SES-7). */
export async function readEncrypted<Value extends object>(name: EncryptedKey): Promise<Partial<Value> | null> {
  const encrypted = readStored<string>(name)
  if (typeof encrypted !== "string") return null
  const text = await decrypt(encrypted)
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === "object" && value !== null ? (value as Partial<Value>) : {}
  } catch (error) {
    reportError("a decrypted value could not be parsed", error, { name })
    return {}
  }
}
