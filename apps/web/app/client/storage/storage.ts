import { reportError } from "../report-error.ts"
import { storageAreaOf, memoryStorage, reportWriteFailure, STORAGE_PREFIX, type StorageKey } from "./storage-keys.ts"

const isPrivate = (name: string) => /^(place|locations|vehicle|searches|menuSearches|\w+Draft)$/.test(name)

/** Imported when first needed: a new visitor has nothing private. */
const loadPrivateStorage = () => import("./private-storage.ts")

/**
 * Call this before the customer chooses something private: the value is then stored immediately, even if the page is
 * left right after.
 */
export function preparePrivateStorage(): void {
  loadPrivateStorage()
    .then(({ prepareKey }) => prepareKey())
    // A browser without a key store stores nothing private; the save itself reports that.
    .catch(() => undefined)
}

export function readStored<Value>(name: StorageKey): Value | null {
  try {
    const text = memoryStorage.get(name) ?? (isPrivate(name) ? null : localStorage.getItem(STORAGE_PREFIX + name))
    return text === null ? null : (JSON.parse(text) as Value)
  } catch (error) {
    reportError("storage could not be read", error, { name })
    return null
  }
}

/** A full or forbidden storage is reported and otherwise ignored: the visit continues with the values in memory. */
export function writeStored(name: StorageKey, value: unknown): boolean {
  const text = JSON.stringify(value)
  if (isPrivate(name)) {
    memoryStorage.set(name, text)
    loadPrivateStorage().then(({ savePrivate }) => savePrivate(name, text), reportWriteFailure(name))
    return true
  }
  try {
    localStorage.setItem(STORAGE_PREFIX + name, text)
    memoryStorage.delete(name)
    return true
  } catch (error) {
    memoryStorage.set(name, text)
    reportWriteFailure(name)(error)
    return false
  }
}

/** Decrypts private values into memory. Returns immediately if none are stored. */
export async function restorePrivate(): Promise<void> {
  try {
    const keys = Object.keys({ ...localStorage, ...sessionStorage })
    if (keys.some((key) => isPrivate(key.slice(STORAGE_PREFIX.length)))) await (await loadPrivateStorage()).decryptAll()
  } catch (error) {
    reportError("storage could not be read", error)
  }
}

/** Calls the listener when another tab of this browser has written or removed the value. */
export function onStoredElsewhere(name: StorageKey, listener: () => void): () => void {
  const handleStorage = async ({ key }: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (key !== STORAGE_PREFIX + name && key !== null) return
    if (isPrivate(name)) await (await loadPrivateStorage()).decryptToMemory(name)
    listener()
  }
  addEventListener("storage", handleStorage)
  return () => removeEventListener("storage", handleStorage)
}

export function removeStored(name: StorageKey): void {
  memoryStorage.delete(name)
  try {
    storageAreaOf(name).removeItem(STORAGE_PREFIX + name)
  } catch (error) {
    reportWriteFailure(name)(error)
  }
}
