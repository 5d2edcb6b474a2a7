export interface StorageOptions<Name extends string> {
  /** Separates an app's values from others on the same host. */
  prefix: string
  /** The browser's storage for a value. Throws in browsers that forbid storage. */
  areaOf: (name: Name) => Storage
  /** Whether the value is never written here, because the app stores it itself, such as encrypted. */
  isOnlyInMemory?: (name: Name) => boolean
  /** The values, as JSON, that live as long as the page: those that could not be stored, and those only in memory. */
  memory?: Map<Name, string>
  /** Called when the browser's storage refused to read, or to write or remove, a value. */
  onFailure?: (action: "read" | "write", name: Name, error: unknown) => void
}

export interface BrowserStorage<Name extends string> {
  /** Returns null if nothing is stored or it can't be read. Anything may be stored, so the caller checks the value. */
  read: <Value>(name: Name) => Value | null
  /** Returns false if the value is in memory only, because the storage is full or forbidden. */
  write: (name: Name, value: unknown) => boolean
  remove: (name: Name) => void
}

export function createStorage<Name extends string>({
  prefix,
  areaOf,
  isOnlyInMemory = () => false,
  memory = new Map(),
  onFailure,
}: StorageOptions<Name>): BrowserStorage<Name> {
  function attempt<Value>(action: "read" | "write", name: Name, work: () => Value): Value | undefined {
    try {
      return work()
    } catch (error) {
      onFailure?.(action, name, error)
      return undefined
    }
  }
  return {
    read: <Value>(name: Name) =>
      attempt("read", name, () => {
        const text = memory.get(name) ?? (isOnlyInMemory(name) ? null : areaOf(name).getItem(prefix + name))
        return text === null ? null : (JSON.parse(text) as Value)
      }) ?? null,
    write(name, value) {
      const text = JSON.stringify(value)
      memory.set(name, text)
      const store = () => {
        areaOf(name).setItem(prefix + name, text)
        return memory.delete(name)
      }
      return isOnlyInMemory(name) || (attempt("write", name, store) ?? false)
    },
    remove(name) {
      memory.delete(name)
      attempt("write", name, () => areaOf(name).removeItem(prefix + name))
    },
  }
}
