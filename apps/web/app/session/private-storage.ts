import { decrypt, encrypt } from "./encrypt-text.ts"
import { encryptionKey } from "./encryption-key.ts"
import { areaOf, memory, notWritten, PREFIX, type PrivateName, type StoredName } from "./stored-names.ts"

export const privateNames: readonly PrivateName[] = [
  "place",
  "locations",
  "vehicle",
  "searches",
  "menuSearches",
  "addressDraft",
  "checkoutDraft",
  "wordsDraft",
]

/** A browser whose key store hangs must not keep the page from starting. */
const LONGEST_WAIT_MS = 1_500

/** Values being encrypted. What another tab stored meanwhile is older than they are. */
const saving = new Map<StoredName, string>()

/** Fetches or makes the key, which takes longer than to encrypt with it. */
export async function prepareToSave(): Promise<void> {
  await encryptionKey()
}

/** Stores the value encrypted, unless it was changed or removed meanwhile. */
export async function savePrivate(name: StoredName, text: string): Promise<void> {
  saving.set(name, text)
  const sealed = await encrypt(text)
  if (saving.get(name) === text) saving.delete(name)
  if (sealed === null || memory.get(name) !== text) return
  try {
    areaOf(name).setItem(PREFIX + name, JSON.stringify(sealed))
  } catch (error) {
    notWritten(name)(error)
  }
}

/** Takes into memory what is stored under this name, by this tab's last page or by another tab. */
export async function decryptInto(name: StoredName): Promise<void> {
  const stored = areaOf(name).getItem(PREFIX + name)
  const text = stored === null ? null : await open(stored)
  if (saving.has(name)) return
  if (text === null) memory.delete(name)
  else memory.set(name, text)
  if (text !== null && text === stored) await savePrivate(name, text)
}

/** Versions before this one stored plain JSON objects and lists; an encrypted value is a JSON string. */
async function open(stored: string): Promise<string | null> {
  if (!stored.startsWith('"')) return stored
  return decrypt(stored.slice(1, -1))
}

export async function decryptAll(): Promise<void> {
  const wait = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))
  await Promise.race([wait, Promise.all(privateNames.map(decryptInto))])
}

addEventListener("storage", ({ key }) => {
  // No key: all of it was cleared.
  for (const name of privateNames) if (key === PREFIX + name || key === null) void decryptInto(name)
})
