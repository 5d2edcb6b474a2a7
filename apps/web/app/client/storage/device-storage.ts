import { STORAGE_PREFIX, type StorageKey } from "./storage-keys.ts"
import { onStoredElsewhere, readStored, removeStored, writeStored } from "./storage.ts"

/** The device's storage as an object, for code that is tested with a storage in memory. */
export interface DeviceStorage {
  read: <Value>(name: StorageKey) => Value | null
  write: (name: StorageKey, value: unknown) => void
  remove: (name: StorageKey) => void
  /** The names of all values that the tabs share. */
  names: () => StorageKey[]
  /** Calls the listener when another tab has written or removed the value. */
  onChangedElsewhere: (name: StorageKey, listener: () => void) => void
  /** The storage of this tab, which survives reloads. Throws if the browser forbids storage. */
  tab: () => Pick<Storage, "getItem" | "setItem" | "removeItem">
}

export function createDeviceStorage(): DeviceStorage {
  return {
    read: readStored,
    write: writeStored,
    remove: removeStored,
    names: () =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(STORAGE_PREFIX))
        .map((key) => key.slice(STORAGE_PREFIX.length) as StorageKey),
    onChangedElsewhere: onStoredElsewhere,
    tab: () => sessionStorage,
  }
}
