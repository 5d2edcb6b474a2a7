import { expect, test } from "vitest"
import type { PointsEntry } from "./rewards.api.ts"
import { appendEntries } from "./use-rewards-history.ts"

const PAGE_SIZE = 20
const entry = (entryId: string) => ({ entryId }) as PointsEntry
const page = (pageNo: number, ...ids: string[]) => ({ pageNo, pages: 20, entries: ids.map(entry) })
const idsOf = (entries: readonly PointsEntry[]) => entries.map(({ entryId }) => entryId)

test("[LOY-4a] the first page replaces the list, later ones are appended without duplicates", () => {
  const first = appendEntries([entry("old")], page(1, "a", "b"))
  expect(idsOf(first)).toEqual(["a", "b"])
  expect(idsOf(appendEntries(first, page(2, "b", "c")))).toEqual(["a", "b", "c"])
})

test("[LOY-4a] 400 entries are read page by page, each once, also if a new one shifts the pages", () => {
  const ids = Array.from({ length: 400 }, (_, index) => `entry ${index}`)
  const idsAfterNewOne = ["new", ...ids]
  let entries: PointsEntry[] = []
  for (let pageNo = 1; pageNo <= 21; pageNo++) {
    const listed = pageNo < 3 ? ids : idsAfterNewOne
    entries = appendEntries(entries, page(pageNo, ...listed.slice((pageNo - 1) * PAGE_SIZE, pageNo * PAGE_SIZE)))
  }
  expect(idsOf(entries)).toEqual(ids)
})
