import type { StoreAvailability } from "@hearth/contract/calls/locator.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { type DeliveryType, parseOrderDeliveryTypes } from "@hearth/domain/orders/delivery-type.ts"
import { type Availability, availabilityOf, slotOf, slotsOf } from "@hearth/domain/stores/availability.ts"
import type { Platform } from "../../platform/platform.ts"
import type { StoreEntry } from "./country-stores.ts"
import type { LocalityLists } from "./localities.ts"
import { readReservedSlots } from "./locator.store.ts"

type Deps = Pick<Platform, "db" | "clock">

export interface StoreDetailsDeps extends Deps {
  localities: Pick<LocalityLists, "ofStore">
  /** Returns the number of pizzas and sides that a store has to make before a new order. */
  itemsAhead(storeId: string): number
}

interface CurrentAvailability {
  availability: StoreAvailability
  timeSlots(): string[]
}

/** Reads a store's current availability for the requested delivery type, including its reserved slots. */
async function readCurrentAvailability(
  { db, clock }: Deps,
  entry: StoreEntry,
  requestedTypes: string | undefined,
): Promise<CurrentAvailability> {
  const now = clock.now().getTime()
  const [deliveryType = "DELIVERY"]: DeliveryType[] = parseOrderDeliveryTypes(requestedTypes ?? "")
  const reservedSlots = await readReservedSlots(db, entry.id, slotOf(now))
  const { schedule } = entry.info
  return {
    availability: toAvailabilityResponse(availabilityOf(schedule, deliveryType, now, reservedSlots)),
    timeSlots: () => slotsOf(schedule, deliveryType, now, reservedSlots).map(isoOf),
  }
}

function isoOf(timestamp: number): string {
  return new Date(timestamp).toISOString()
}

function toAvailabilityResponse(currentAvailability: Availability): StoreAvailability {
  if (currentAvailability.open) {
    const { readyAt, lastOrderAt, closesAt } = currentAvailability
    return { open: true, readyAt: isoOf(readyAt), lastOrderAt: isoOf(lastOrderAt), closesAt: isoOf(closesAt) }
  }
  const { reason, nextReadyAt, opensAt } = currentAvailability
  return {
    open: false,
    reason,
    nextReadyAt: nextReadyAt === null ? null : isoOf(nextReadyAt),
    opensAt: opensAt === null ? null : isoOf(opensAt),
  }
}

/** Returns a store with its availability; time slots and localities only if they are requested. */
export async function readStoreDetails(
  deps: StoreDetailsDeps,
  country: CountryCode,
  entry: StoreEntry,
  query: { timeSlots?: "true" | "false"; locality?: "true" | "false"; delivery_type?: string },
) {
  const localities = query.locality === "true" ? deps.localities.ofStore(country, entry) : undefined
  const itemsAhead = deps.itemsAhead(entry.id)
  const { availability, timeSlots } = await readCurrentAvailability(deps, entry, query.delivery_type)
  return {
    store: entry.info,
    area: [...entry.area],
    availability,
    timeSlots: query.timeSlots === "true" ? timeSlots() : undefined,
    localities,
    itemsAhead,
    storeStationDetails: entry.stations,
  }
}

export async function listTimeSlots(deps: Deps, entry: StoreEntry, requestedTypes: string | undefined) {
  const { timeSlots } = await readCurrentAvailability(deps, entry, requestedTypes)
  return { timeZone: entry.info.schedule.timeZone, timeSlots: timeSlots() }
}

export async function readAdvanceOrderTime(deps: Deps, entry: StoreEntry, requestedTypes: string | undefined) {
  const { availability } = await readCurrentAvailability(deps, entry, requestedTypes)
  const { advanceOrderStoreId } = entry.info
  return { advanceOrderStoreId, availability }
}
