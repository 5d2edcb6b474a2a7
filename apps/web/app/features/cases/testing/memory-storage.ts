import type { StorageKey } from "../../../client/storage/storage-keys.ts"

/** The part of the device's storage that drafts use. */
export function createMemoryStorage() {
  const values = new Map<StorageKey, string>()
  return {
    values,
    read: <Value>(name: StorageKey) => (values.has(name) ? (JSON.parse(values.get(name) ?? "") as Value) : null),
    write: (name: StorageKey, value: unknown) => void values.set(name, JSON.stringify(value)),
    remove: (name: StorageKey) => void values.delete(name),
  }
}

export type MemoryStorage = ReturnType<typeof createMemoryStorage>
