import { reportError } from "./report-error.ts"
import { areaOf, memory, notWritten, PREFIX, type StoredName } from "./stored-names.ts"

const isPrivate = (name: string) => /^(place|locations|vehicle|searches|menuSearches|\w+Draft)$/.test(name)

/** Loaded when it is first needed: a new visitor has nothing private. */
const privateStorage = () => import("./private-storage.ts")

/** Whoever is about to choose something private: then it is stored at once, and a page left right after has kept it. */
export function preparePrivateStorage(): void {
  privateStorage()
    .then(({ prepareToSave }) => prepareToSave())
    // A browser without a key store keeps nothing private; saying so is left to the save itself.
    .catch(() => undefined)
}

export function readStored<Value>(name: StoredName): Value | null {
  try {
    const text = memory.get(name) ?? (isPrivate(name) ? null : localStorage.getItem(PREFIX + name))
    return text === null ? null : (JSON.parse(text) as Value)
  } catch (error) {
    reportError("storage could not be read", error, { name })
    return null
  }
}

/** A full or forbidden storage is reported and otherwise ignored: the visit goes on with what is in memory. */
export function writeStored(name: StoredName, value: unknown): boolean {
  const text = JSON.stringify(value)
  if (isPrivate(name)) {
    memory.set(name, text)
    privateStorage().then(({ savePrivate }) => savePrivate(name, text), notWritten(name))
    return true
  }
  try {
    localStorage.setItem(PREFIX + name, text)
    memory.delete(name)
    return true
  } catch (error) {
    memory.set(name, text)
    notWritten(name)(error)
    return false
  }
}

/** Decrypts what is private into memory. Where nothing is stored there is nothing to wait for. */
export async function restorePrivate(): Promise<void> {
  try {
    const keys = Object.keys({ ...localStorage, ...sessionStorage })
    if (keys.some((key) => isPrivate(key.slice(PREFIX.length)))) await (await privateStorage()).decryptAll()
  } catch (error) {
    reportError("storage could not be read", error)
  }
}

/** Calls back when another tab of this browser has written or removed it. */
export function whenStoredElsewhere(name: StoredName, listener: () => void): () => void {
  const heard = async ({ key }: StorageEvent) => {
    // No key: all of it was cleared.
    if (key !== PREFIX + name && key !== null) return
    if (isPrivate(name)) await (await privateStorage()).decryptInto(name)
    listener()
  }
  addEventListener("storage", heard)
  return () => removeEventListener("storage", heard)
}

export function removeStored(name: StoredName): void {
  memory.delete(name)
  try {
    areaOf(name).removeItem(PREFIX + name)
  } catch (error) {
    notWritten(name)(error)
  }
}
