import type { AvailabilityAnswer, Locality } from "@hearth/contract/calls/locator.calls.ts"
import { type DeliveryType, waysAskedFor } from "@hearth/domain/orders/delivery-type.ts"
import { type Availability, availabilityOf, quarterOf, slotsOf } from "@hearth/domain/stores/availability.ts"
import type { Platform } from "../../platform/platform.ts"
import type { StoreEntry } from "./country-stores.ts"
import { readPromised } from "./locator.store.ts"

type Deps = Pick<Platform, "db" | "clock">

interface Moment {
  availability: AvailabilityAnswer
  timeSlots(): string[]
}

/** A store at this moment, for the way asked for, with what it has already promised. */
async function lookAt({ db, clock }: Deps, entry: StoreEntry, asked: string | undefined): Promise<Moment> {
  const now = clock.now().getTime()
  const [way = "DELIVERY"]: DeliveryType[] = waysAskedFor(asked ?? "")
  const promised = await readPromised(db, entry.id, quarterOf(now))
  const { schedule } = entry.info
  return {
    availability: answerOf(availabilityOf(schedule, way, now, promised)),
    timeSlots: () => slotsOf(schedule, way, now, promised).map(isoOf),
  }
}

function isoOf(moment: number): string {
  return new Date(moment).toISOString()
}

function answerOf(available: Availability): AvailabilityAnswer {
  if (available.open) {
    const { readyAt, lastOrderAt, closesAt } = available
    return { open: true, readyAt: isoOf(readyAt), lastOrderAt: isoOf(lastOrderAt), closesAt: isoOf(closesAt) }
  }
  const { reason, nextReadyAt, opensAt } = available
  return {
    open: false,
    reason,
    nextReadyAt: nextReadyAt === null ? null : isoOf(nextReadyAt),
    opensAt: opensAt === null ? null : isoOf(opensAt),
  }
}

export async function showStore(
  deps: Deps,
  entry: StoreEntry,
  query: { timeSlots?: "true" | "false"; delivery_type?: string },
  more: { localities: Locality[] | undefined; itemsAhead: number },
) {
  const { availability, timeSlots } = await lookAt(deps, entry, query.delivery_type)
  const data = {
    store: entry.info,
    area: [...entry.area],
    availability,
    timeSlots: query.timeSlots === "true" ? timeSlots() : undefined,
    ...more,
    storeStationDetails: entry.stations,
  }
  return { status: "success", data } as const
}

export async function listTimeSlots(deps: Deps, entry: StoreEntry, asked: string | undefined) {
  const { timeSlots } = await lookAt(deps, entry, asked)
  return { status: "success", data: { timeZone: entry.info.schedule.timeZone, timeSlots: timeSlots() } } as const
}

export async function tellAdvanceOrderTime(deps: Deps, entry: StoreEntry, asked: string | undefined) {
  const { availability } = await lookAt(deps, entry, asked)
  const { advanceOrderStoreId } = entry.info
  return { status: "success", data: { advanceOrderStoreId, availability } } as const
}
