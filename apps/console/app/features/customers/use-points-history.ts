import type { PointsHistoryEntry } from "@hearth/contract/calls/console/head-office.shapes.ts"
import * as historyTexts from "@hearth/texts/console/points-history.ts"
import { useCallback } from "react"
import { call } from "../../client/api.ts"
import { usePages } from "../../shell/head-office/use-pages.ts"

interface HistoryPage {
  entries: readonly PointsHistoryEntry[]
  pageNo: number
  pages: number
}

const numberAfter = ({ pageNo, pages }: HistoryPage) => (pageNo < pages ? pageNo + 1 : undefined)

/** Loads a customer's points history page by page, newest first. */
export function usePointsHistory(userId: string) {
  const load = useCallback(
    async (pageNo = 1) => {
      const result = await call("GET /store-ops/ve1/head-office/customers/{userId}/points-history", {
        params: { userId },
        query: { pageNo },
      })
      if (result.ok || result.code !== "TOO_MANY_REQUESTS") return result
      return { ...result, message: historyTexts.tooMany }
    },
    [userId],
  )
  const { pages, ...list } = usePages<HistoryPage>(load, numberAfter)
  return { entries: pages && withoutRepeats(pages.flatMap(({ entries }) => entries)), ...list }
}

/** A new entry moves the others to later pages, so the next page may begin with entries that are shown already. */
export function withoutRepeats<Entry extends { entryId: string }>(entries: readonly Entry[]): Entry[] {
  return [...new Map(entries.map((entry) => [entry.entryId, entry])).values()]
}
