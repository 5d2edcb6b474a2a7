import { fieldsOf } from "./stored-shapes.ts"

const KEY = "hearth:reorder"

interface Kept {
  mark: string
  key: string
}

/** Where the storage is switched off it lives as long as the page does. */
let held: Kept | undefined

/**
 * ORD-8: the key of one wish to order something again. The same wish has the same key until it was answered: an answer
 * that was lost on the way, or a reload in between, puts nothing in twice.
 */
export function reorderKey(mark: string): string {
  held ??= stored()
  if (held?.mark !== mark) keep({ mark, key: crypto.randomUUID() })
  return held?.key ?? ""
}

/** Answered: whoever wishes the same after that wishes it once more. */
export function dropReorderKey(): void {
  keep(undefined)
}

function keep(next: Kept | undefined): void {
  held = next
  try {
    if (next) sessionStorage.setItem(KEY, JSON.stringify(next))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Then it is known until the page is left.
  }
}

function stored(): Kept | undefined {
  try {
    const { mark, key } = fieldsOf(JSON.parse(sessionStorage.getItem(KEY) ?? "null"))
    return typeof mark === "string" && typeof key === "string" ? { mark, key } : undefined
  } catch {
    return undefined
  }
}
