import { decrypt, encrypt } from "./encrypt-text.ts"
import { reportError } from "../report-error.ts"
import { readStored, writeStored } from "./storage.ts"
import type { StorageKey } from "./storage-keys.ts"

type EncryptedKey = Extract<StorageKey, "user" | "login" | "declinedDetails">

export async function writeEncrypted(name: EncryptedKey, value: unknown): Promise<boolean> {
  const sealed = await encrypt(JSON.stringify(value))
  return sealed === null ? false : writeStored(name, sealed)
}

/** Null when nothing is stored or it can't be decrypted; an empty object when it can't be parsed (SES-7). */
export async function readEncrypted<Value extends object>(name: EncryptedKey): Promise<Partial<Value> | null> {
  const sealed = readStored<string>(name)
  if (typeof sealed !== "string") return null
  const text = await decrypt(sealed)
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === "object" && value !== null ? (value as Partial<Value>) : {}
  } catch (error) {
    reportError("a stored user could not be parsed", error, { name })
    return {}
  }
}
