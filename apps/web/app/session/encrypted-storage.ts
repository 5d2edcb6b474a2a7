import { encryptionKey } from "./encryption-key.ts"
import { reportError } from "./report-error.ts"
import { readStored, type StoredName, writeStored } from "./storage.ts"

const IV_BYTES = 12

/** Null where it can't be done (no secure context, no key): then nothing is kept, rather than kept in the clear. */
export async function encrypt(text: string): Promise<string | null> {
  try {
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
    const sealed = await crypto.subtle.encrypt(
      { name: "AES-GCM", iv },
      await encryptionKey(),
      new TextEncoder().encode(text),
    )
    const bytes = new Uint8Array([...iv, ...new Uint8Array(sealed)])
    return btoa(String.fromCharCode(...bytes))
  } catch (error) {
    reportError("encryption failed", error)
    return null
  }
}

export async function decrypt(sealed: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0))
    const opened = await crypto.subtle.decrypt(
      { name: "AES-GCM", iv: bytes.subarray(0, IV_BYTES) },
      await encryptionKey(),
      bytes.subarray(IV_BYTES),
    )
    return new TextDecoder().decode(opened)
  } catch (error) {
    reportError("decryption failed", error)
    return null
  }
}

type EncryptedName = Extract<StoredName, "user" | "login">

export async function writeEncrypted(name: EncryptedName, value: unknown): Promise<boolean> {
  const sealed = await encrypt(JSON.stringify(value))
  return sealed === null ? false : writeStored(name, sealed)
}

/** Null when nothing is stored or it can't be decrypted; an empty object when it can't be parsed (SES-7). */
export async function readEncrypted<Value extends object>(name: EncryptedName): Promise<Partial<Value> | null> {
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
