import type { OwnStore } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { countLiveTickets } from "./board/board.store.ts"
import type { KitchenDeps } from "./kitchen-deps.ts"

/**
 * Lists the stores that a staff member works at, with their counts. With `isLive`, lists only stores with a live ticket
 * whose start time has been reached.
 */
export async function listOwnStores(
  { db, clock, locator, staff }: KitchenDeps,
  input: { memberId: string; country: CountryCode; isLive: boolean },
): Promise<OwnStore[]> {
  const storeIds = await staff.storesOf(db, input.memberId)
  const counts = await countLiveTickets(db, storeIds, clock.now())
  const isOwn = storeIds === null ? () => true : (id: string) => storeIds.includes(id)
  return locator.storesOf(input.country).entries.flatMap(({ id, info }) => {
    const count = counts.get(id)
    if (!isOwn(id) || (input.isLive && (count?.due ?? 0) === 0)) return []
    const { name, city, online } = info
    return [{ id, name, city, online: online === 1, live: count?.live ?? 0, waiting: count?.waiting ?? 0 }]
  })
}
