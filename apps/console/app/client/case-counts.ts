import { call } from "./api.ts"
import { createPolledData, type PolledData } from "./polled-data.ts"

/** How many cases of a store are active, and how many of them wait too long for an answer. */
export interface CaseCounts {
  active: number
  overdue: number
}

const REFRESH_MS = 60_000

/** Counts a store's cases for the navigation. The list of cases reports newer counts while it is open. */
export function createCaseCounts(storeId: string): PolledData<CaseCounts> {
  return createPolledData(async () => {
    const result = await call("GET /store-ops/ve1/stores/{storeId}/cases", { params: { storeId }, query: {} })
    return result.ok ? { ok: true, data: result.data.counts } : result
  }, REFRESH_MS)
}
