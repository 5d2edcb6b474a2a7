import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { PaymentMode } from "@hearth/domain/payments/payment-modes.ts"
import type { Clock } from "../../platform/clock.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { countOutcomes } from "./payments.store.ts"

const DAY_MS = 24 * 3600 * 1000
const CACHE_MS = 60_000
const MIN_SAMPLE = 20

/** The percentage of the last day's payments that were captured; null if there are too few. */
export type SuccessRates = (db: Queryable, country: CountryCode) => Promise<(mode: PaymentMode) => number | null>

/** Caches the counts for a minute, because counting reads all payments of a day. */
export function createSuccessRates(clock: Clock): SuccessRates {
  let cached: { at: number; outcomes: Awaited<ReturnType<typeof countOutcomes>> } | undefined
  return async (db, country) => {
    const now = clock.now().getTime()
    if (!cached || now - cached.at >= CACHE_MS || now < cached.at) {
      cached = { at: now, outcomes: await countOutcomes(db, new Date(now - DAY_MS)) }
    }
    const { outcomes } = cached
    return (mode) => {
      const counts = outcomes.find((each) => each.mode === mode && each.country === country)
      return counts && counts.ended >= MIN_SAMPLE ? Math.round((counts.captured / counts.ended) * 100) : null
    }
  }
}
