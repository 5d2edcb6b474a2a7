import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { PaymentMode } from "@hearth/domain/payments/payment-modes.ts"
import type { Clock } from "../../platform/clock.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { countOutcomes } from "./payments.store.ts"

const DAY_MS = 24 * 3600 * 1000
const CACHE_MS = 60_000
const MIN_SAMPLE = 20

/** Of a hundred payments begun in the last day, how many arrived; null where too few to say. */
export type SuccessRates = (db: Queryable, country: CountryCode) => Promise<(mode: PaymentMode) => number | null>

/** Counted over a whole day of everybody's payments, so not at every look at the page. */
export function createSuccessRates(clock: Clock): SuccessRates {
  let cached: { at: number; outcomes: Awaited<ReturnType<typeof countOutcomes>> } | undefined
  return async (db, country) => {
    const now = clock.now().getTime()
    if (!cached || now - cached.at >= CACHE_MS || now < cached.at) {
      cached = { at: now, outcomes: await countOutcomes(db, new Date(now - DAY_MS)) }
    }
    const { outcomes } = cached
    return (mode) => {
      const found = outcomes.find((each) => each.mode === mode && each.country === country)
      return found && found.begun >= MIN_SAMPLE ? Math.round((found.arrived / found.begun) * 100) : null
    }
  }
}
