import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import { loyaltyRules } from "@hearth/domain/countries/topics/loyalty.ts"
import { creditTimes, earningDay } from "@hearth/domain/loyalty/earning-times.ts"
import type { Tx } from "../../platform/database/database.ts"
import { insertEarning } from "./loyalty.store.ts"

/** What earning depends on. An order whose items were paid with points alone earns nothing, whatever its charges. */
interface HandedOverOrder {
  id: string
  userId: string
  country: CountryCode
  bill: { displayNetPrice: number }
  placedAt: Date | null
}

/** LOY-3: writes what a delivered order earns, in the transaction that hands it over. The job credits it later. */
export async function earnPoints(tx: Tx, order: HandedOverOrder, handedOverAt: Date): Promise<void> {
  const { id: orderId, userId, country, bill, placedAt } = order
  if (placedAt === null || bill.displayNetPrice === 0) return
  await insertEarning(tx, {
    orderId,
    userId,
    country,
    placedAt,
    day: earningDay(placedAt.getTime(), countries[country].timeZone),
    points: loyaltyRules[country].earnPointsPerOrder,
    handedOverAt,
    creditFrom: new Date(creditTimes(handedOverAt.getTime()).earliest),
  })
}
