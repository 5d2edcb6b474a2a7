import type { CaseCursor, ListedCase } from "./lists.store.ts"

/** Reads a cursor, whose form the contract has checked. */
export function readCursor(cursor: string | undefined): CaseCursor | undefined {
  if (cursor === undefined) return undefined
  const separator = cursor.indexOf(".")
  return { micros: cursor.slice(0, separator), id: cursor.slice(separator + 1) }
}

/** Splits off the case that shows that there is another page. */
export function toPage(rows: readonly ListedCase[], size: number): { page: ListedCase[]; next: string | null } {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return { page, next: rows.length > size && last ? `${last.micros}.${last.id}` : null }
}
