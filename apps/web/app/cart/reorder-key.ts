import { asRecord } from "../client/storage/stored-shapes.ts"

const KEY = "hearth:reorder"

interface StoredKey {
  mark: string
  key: string
}

/** Without storage, the key lives as long as the page. */
let cached: StoredKey | undefined

/**
 * ORD-8: the idempotency key of a reorder. The same reorder has the same key until it is answered, so that a lost
 * response or a reload adds nothing twice.
 */
export function reorderKey(mark: string): string {
  cached ??= readStoredKey()
  if (cached?.mark !== mark) persist({ mark, key: crypto.randomUUID() })
  return cached?.key ?? ""
}

/** Called when the reorder was answered: the same reorder after that is a new one. */
export function discardReorderKey(): void {
  persist(undefined)
}

function persist(next: StoredKey | undefined): void {
  cached = next
  try {
    if (next) sessionStorage.setItem(KEY, JSON.stringify(next))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without storage, the key is lost when the page is left.
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
