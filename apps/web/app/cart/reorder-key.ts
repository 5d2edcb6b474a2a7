import { asRecord } from "../client/storage/stored-shapes.ts"

const KEY = "hearth:reorder"

interface StoredKey {
  mark: string
  key: string
}

/** Where the storage is switched off it lives as long as the page does. */
let cached: StoredKey | undefined

/**
 * ORD-8: the key of one wish to order something again. The same wish has the same key until it was answered: an answer
 * that was lost on the way, or a reload in between, puts nothing in twice.
 */
export function reorderKey(mark: string): string {
  cached ??= readStoredKey()
  if (cached?.mark !== mark) persist({ mark, key: crypto.randomUUID() })
  return cached?.key ?? ""
}

/** Answered: whoever wishes the same after that wishes it once more. */
export function discardReorderKey(): void {
  persist(undefined)
}

function persist(next: StoredKey | undefined): void {
  cached = next
  try {
    if (next) sessionStorage.setItem(KEY, JSON.stringify(next))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Then it is known until the page is left.
  }
}

function readStoredKey(): StoredKey | undefined {
  try {
    const { mark, key } = asRecord(JSON.parse(sessionStorage.getItem(KEY) ?? "null"))
    return typeof mark === "string" && typeof key === "string" ? { mark, key } : undefined
  } catch {
    return undefined
  }
}
