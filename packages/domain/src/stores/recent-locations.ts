import type { Point } from "../geo/point.ts"
import type { DeliveryType } from "../orders/delivery-type.ts"

const MAX_LOCATIONS = 4
const MAX_SEARCHES = 3

/** LOC-9: a location that the customer ordered or tried to order to. */
export interface RecentLocation {
  /** The store, and its message while it was offline. */
  recent: { id: string; offline_msg: string; address_id: string | null }
  location: Point & { address_id: string | null; /** The customer's name for it. */ label: string }
  deliveryType: DeliveryType
}

/** Whether two coordinates differ by less than about ten metres: the same house pinned twice. */
function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.0001
}

function isSameLocation(one: RecentLocation, other: RecentLocation): boolean {
  if (one.deliveryType !== other.deliveryType) return false
  if (one.location.address_id !== null || other.location.address_id !== null)
    return one.location.address_id === other.location.address_id
  return (
    isNear(one.location.latitude, other.location.latitude) && isNear(one.location.longitude, other.location.longitude)
  )
}

/** Adds an entry at the front. An existing entry for the same location is merged into the new one. */
export function rememberLocation(list: readonly RecentLocation[], entry: RecentLocation): RecentLocation[] {
  const existing = list.find((each) => isSameLocation(each, entry))
  const merged: RecentLocation = existing
    ? {
        recent: { ...existing.recent, ...entry.recent },
        location: { ...existing.location, ...entry.location },
        deliveryType: entry.deliveryType,
      }
    : entry
  return [merged, ...list.filter((each) => !isSameLocation(each, entry))].slice(0, MAX_LOCATIONS)
}

/** LOC-6: adds a searched place at the front. The last three places are stored, each once. */
export function rememberSearch<Search extends { placeId: string }>(list: readonly Search[], search: Search): Search[] {
  return [search, ...list.filter(({ placeId }) => placeId !== search.placeId)].slice(0, MAX_SEARCHES)
}
