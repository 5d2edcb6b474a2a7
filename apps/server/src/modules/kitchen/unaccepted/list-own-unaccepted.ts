import type { UnacceptedOrder } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { MINUTE_MS } from "@hearth/domain/stores/zoned-time.ts"
import { toIso } from "../../../platform/to-iso.ts"
import type { KitchenDeps } from "../kitchen-deps.ts"
import { listUnaccepted } from "./unaccepted.store.ts"

const LIST_LIMIT = 50

/** Lists orders of the caller's stores that have not been accepted for too long. Head office sees all stores. */
export async function listOwnUnaccepted(
  { db, clock, locator, staff, settings }: KitchenDeps,
  { memberId, country }: { memberId: string; country: CountryCode },
): Promise<UnacceptedOrder[]> {
  const storeIds = await staff.storesOf(db, memberId)
  const startedBefore = new Date(clock.now().getTime() - settings.unacceptedAlert.minutes * MINUTE_MS)
  const tickets = await listUnaccepted(db, { country, storeIds, startedBefore, limit: LIST_LIMIT })
  return tickets.map(({ orderId: transactionId, number: orderId, storeId, startsAt }) => {
    const store = locator.findStore(country, storeId)
    return {
      transactionId,
      orderId,
      storeId,
      storeName: store?.name ?? storeId,
      storePhone: store?.phone ?? "",
      waitingSince: toIso(startsAt),
    }
  })
}
