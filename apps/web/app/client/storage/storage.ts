import { createStorage } from "@hearth/browser/storage.ts"
import { reportError } from "../report-error.ts"
import { storageAreaOf, memoryStorage, reportStorageFailure, STORAGE_PREFIX, type StorageKey } from "./storage-keys.ts"

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

const storage = createStorage<StorageKey>({
  prefix: STORAGE_PREFIX,
  areaOf: storageAreaOf,
  isOnlyInMemory: isPrivate,
  memory: memoryStorage,
  onFailure: reportStorageFailure,
})

export function readStored<Value>(name: StorageKey): Value | null {
  return storage.read(name)
}

export function removeStored(name: StorageKey): void {
  storage.remove(name)
}

/** A full or forbidden storage is reported and otherwise ignored: the visit continues with the values in memory. */
export function writeStored(name: StorageKey, value: unknown): boolean {
  if (isPrivate(name))
    loadPrivateStorage().then(
      ({ savePrivate }) => savePrivate(name, JSON.stringify(value)),
      (error: unknown) => reportStorageFailure("write", name, error),
    )
  return storage.write(name, value)
}

/** Decrypts private values into memory. Returns immediately if none are stored. */
export async function restorePrivateValues(): Promise<void> {
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
