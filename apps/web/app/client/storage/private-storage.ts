import { decrypt, encrypt } from "./encrypt-text.ts"
import { encryptionKey } from "./encryption-key.ts"
import {
  storageAreaOf,
  memoryStorage,
  reportStorageFailure,
  STORAGE_PREFIX,
  type PrivateStorageKey,
  type StorageKey,
} from "./storage-keys.ts"

export const privateKeys: readonly PrivateStorageKey[] = [
  "place",
  "locations",
  "vehicle",
  "searches",
  "menuSearches",
  "addressDraft",
  "checkoutDraft",
  "feedbackDraft",
  "wordsDraft",
  "complaintDraft",
  "complaintPhotosDraft",
  "chatDraft",
  "replyDraft",
  "replyPhotosDraft",
]

/**
 * A browser whose key store hangs must not block the start of the page for ever. A slow device needs a few seconds, and
 * a page that started without the stored session would begin a new one.
 */
const MAX_WAIT_MS = 5_000

/** Values being encrypted. They are newer than anything another tab stored meanwhile. */
const saving = new Map<StorageKey, string>()

/** Loads or creates the key, which takes longer than encrypting. */
export async function prepareKey(): Promise<void> {
  await encryptionKey()
}

/** Stores the value encrypted, unless it was changed or removed meanwhile. */
export async function savePrivate(name: StorageKey, text: string): Promise<void> {
  saving.set(name, text)
  const encrypted = await encrypt(text)
  if (saving.get(name) === text) saving.delete(name)
  if (encrypted === null || memoryStorage.get(name) !== text) return
  try {
    storageAreaOf(name).setItem(STORAGE_PREFIX + name, JSON.stringify(encrypted))
  } catch (error) {
    reportStorageFailure("write", name, error)
  }
}

/** Decrypts the stored value into memory, whether this tab's last page or another tab stored it. */
export async function decryptToMemory(name: StorageKey): Promise<void> {
  const stored = storageAreaOf(name).getItem(STORAGE_PREFIX + name)
  const text = stored === null ? null : await decryptStored(stored)
  if (saving.has(name)) return
  if (text === null) memoryStorage.delete(name)
  else memoryStorage.set(name, text)
  if (text !== null && text === stored) await savePrivate(name, text)
}

/** Earlier versions stored plain JSON objects and lists; an encrypted value is a JSON string. */
async function decryptStored(stored: string): Promise<string | null> {
  if (!stored.startsWith('"')) return stored
  return decrypt(stored.slice(1, -1))
}

export async function decryptAll(): Promise<void> {
  const wait = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))
  await Promise.race([wait, Promise.all(privateKeys.map(decryptToMemory))])
}

addEventListener("storage", ({ key }) => {
  // A null key means that the whole storage was cleared.
  for (const name of privateKeys) if (key === STORAGE_PREFIX + name || key === null) void decryptToMemory(name)
})
