import type { OwnStore } from "@hearth/contract/calls/store-ops.shapes.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { countLive } from "./board.store.ts"
import type { KitchenShop } from "./kitchen-shop.ts"

/** The stores that somebody works at, with what they have to do; with `live` those that have something. */
export async function listOwnStores(
  { db, clock, locator, staff }: KitchenShop,
  asked: { memberId: string; country: CountryCode; isLive: boolean },
): Promise<OwnStore[]> {
  const own = await staff.storesOf(db, asked.memberId)
  const counts = await countLive(db, own, clock.now())
  const isOwn = own === null ? () => true : (id: string) => own.includes(id)
  return locator.storesOf(asked.country).entries.flatMap(({ id, info }) => {
    const count = counts.get(id)
    if (!isOwn(id) || (asked.isLive && (count?.due ?? 0) === 0)) return []
    const { name, city, online } = info
    return [{ id, name, city, online: online === 1, live: count?.live ?? 0, waiting: count?.waiting ?? 0 }]
  })
}
