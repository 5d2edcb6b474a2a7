export interface StorageOptions<Name extends string> {
  /** Separates an app's values from others on the same host. */
  prefix: string
  /** Browsers that forbid storage throw here. */
  areaOf: (name: Name) => Storage
  /** Values that are only in memory; the app stores them in another way, such as encrypted. */
  isInMemory?: (name: Name) => boolean
  /** Values that live as long as the page, as JSON: those that could not be stored, and those only in memory. */
  memory?: Map<Name, string>
  onFailure?: (action: "read" | "written", name: Name, error: unknown) => void
}

export interface BrowserStorage<Name extends string> {
  /** Null if nothing is stored or it can't be read. Anything may be stored, so the caller checks the value. */
  read: <Value>(name: Name) => Value | null
  /** Returns false if the value is kept in memory only, because the storage is full or forbidden. */
  write: (name: Name, value: unknown) => boolean
  remove: (name: Name) => void
}

export function createStorage<Name extends string>({
  prefix,
  areaOf,
  isInMemory = () => false,
  memory = new Map(),
  onFailure,
}: StorageOptions<Name>): BrowserStorage<Name> {
  function attempt<Value>(action: "read" | "written", name: Name, work: () => Value): Value | undefined {
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
        const text = memory.get(name) ?? (isInMemory(name) ? null : areaOf(name).getItem(prefix + name))
        return text === null ? null : (JSON.parse(text) as Value)
      }) ?? null,
    write(name, value) {
      const text = JSON.stringify(value)
      memory.set(name, text)
      const store = () => {
        areaOf(name).setItem(prefix + name, text)
        return memory.delete(name)
      }
      return isInMemory(name) || (attempt("written", name, store) ?? false)
    },
    remove(name) {
      memory.delete(name)
      attempt("written", name, () => areaOf(name).removeItem(prefix + name))
    },
  }
}
