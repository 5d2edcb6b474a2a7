import { estimateArrival } from "@hearth/domain/orders/estimate-arrival.ts"
import { formatClock } from "@hearth/domain/stores/zoned-time.ts"
import { expect, test } from "vitest"
import { indianTime, sampleStore } from "../../testing/sample-store.ts"
import type { StoreDetails } from "./check-place.ts"
import { type OrderPreview, formatServiceTime } from "./format-service-time.ts"

const destination = { latitude: 12.95, longitude: 77.63 }

const isoTime = "2026-11-15T18:00:00.000Z"
const openAvailability: StoreDetails["availability"] = {
  open: true,
  readyAt: isoTime,
  lastOrderAt: isoTime,
  closesAt: isoTime,
}
const details = (change: Partial<StoreDetails> = {}): StoreDetails => ({
  store: sampleStore(),
  area: [],
  availability: openAvailability,
  itemsAhead: 0,
  storeStationDetails: [],
  ...change,
})

const previewOf = (deliveryType: OrderPreview["deliveryType"], items = 1): OrderPreview => ({
  deliveryType,
  items,
  destination,
})

test("[LOC-12a] an open store shows the estimated arrival in its own time zone", () => {
  const now = indianTime("2026-11-15T19:11")
  const order = { ...previewOf("DELIVERY", 3), slot: null, progress: null, itemsAhead: 0 }
  const arrival = estimateArrival(order, sampleStore(), now)
  expect(formatServiceTime(details(), previewOf("DELIVERY", 3), now)).toBe(
    `Arrives by ${formatClock(arrival?.to ?? 0, "Asia/Kolkata")}`,
  )
  expect(formatServiceTime(details(), previewOf("PICKUP"), now)).toBe("Ready by 7:26 pm")
  // The queue of earlier orders is part of the estimate.
  expect(formatServiceTime(details({ itemsAhead: 30 }), previewOf("PICKUP"), now)).not.toBe("Ready by 7:26 pm")
})

test("[LOC-12c] a closed store shows when it opens and that customers can order ahead", () => {
  expect(formatServiceTime(details(), previewOf("DELIVERY"), indianTime("2026-11-15T23:30"))).toBe(
    "Opens tomorrow at 11:00 am · order ahead",
  )
})

test("[LOC-12c] an offline store shows no time", () => {
  const offline = details({ store: sampleStore({ online: 0 }) })
  expect(formatServiceTime(offline, previewOf("DELIVERY"), indianTime("2026-11-15T19:00"))).toBe(
    "Not taking orders right now · order ahead",
  )
})

test("[LOC-12c] a store that is fully booked says so, even during its opening hours", () => {
  const full = details({ availability: { open: false, reason: "full", nextReadyAt: isoTime, opensAt: null } })
  expect(formatServiceTime(full, previewOf("DELIVERY"), indianTime("2026-11-15T19:00"))).toBe(
    "Fully booked right now · order ahead",
  )
})

test("a delivery type that the store doesn’t offer shows no “order ahead”", () => {
  expect(formatServiceTime(details(), previewOf("DINEIN"), indianTime("2026-11-15T19:00"))).toBe(
    "Not offered at this store",
  )
})
