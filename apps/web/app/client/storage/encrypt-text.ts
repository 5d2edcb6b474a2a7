import { encryptionKey } from "./encryption-key.ts"
import { reportError } from "../report-error.ts"

const IV_BYTES = 12

/**
 * Null if encryption isn't possible (no secure context, no key): then nothing is stored, rather than stored
 * unencrypted.
 */
export async function encrypt(text: string): Promise<string | null> {
  try {
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
    const encrypted = await crypto.subtle.encrypt(
      { name: "AES-GCM", iv },
      await encryptionKey(),
      new TextEncoder().encode(text),
    )
    const bytes = new Uint8Array(IV_BYTES + encrypted.byteLength)
    bytes.set(iv)
    bytes.set(new Uint8Array(encrypted), IV_BYTES)
    return btoa(toBinaryText(bytes))
  } catch (error) {
    reportError("encryption failed", error)
    return null
  }
}

/** In parts, because a function has a limited number of arguments and photos have more bytes than that. */
function toBinaryText(bytes: Uint8Array): string {
  const PART = 8192
  const parts: string[] = []
  for (let from = 0; from < bytes.length; from += PART)
    parts.push(String.fromCharCode(...bytes.subarray(from, from + PART)))
  return parts.join("")
}

/** A loop, because `Uint8Array.from` takes more than a second for photos. */
function toBytes(binaryText: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(binaryText.length)
  for (let at = 0; at < bytes.length; at++) bytes[at] = binaryText.charCodeAt(at)
  return bytes
}

export async function decrypt(encrypted: string): Promise<string | null> {
  try {
    const bytes = toBytes(atob(encrypted))
    const decrypted = await crypto.subtle.decrypt(
      { name: "AES-GCM", iv: bytes.subarray(0, IV_BYTES) },
      await encryptionKey(),
      bytes.subarray(IV_BYTES),
    )
    return new TextDecoder().decode(decrypted)
  } catch (error) {
    reportError("decryption failed", error)
    return null
  }
}
