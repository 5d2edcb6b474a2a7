import type { CaseCursor, ListedCase } from "./lists.store.ts"

/** Reads a cursor, whose form the contract has checked. */
export function readCursor(cursor: string | undefined): CaseCursor | undefined {
  if (cursor === undefined) return undefined
  const [micros = "", id = "", desk] = cursor.split(".")
  return { micros, id, desk: desk === "HEAD_OFFICE" ? desk : "STORE" }
}

/** Cuts the rows to one page. The query reads one row more, which tells whether there is a next page. */
export function toPage(
  rows: readonly ListedCase[],
  size: number,
  { isByDesk = false } = {},
): { page: ListedCase[]; next: string | null } {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  if (rows.length <= size || !last) return { page, next: null }
  const desk = isByDesk && last.desk === "HEAD_OFFICE" ? `.${last.desk}` : ""
  return { page, next: `${last.micros}.${last.id}${desk}` }
}
