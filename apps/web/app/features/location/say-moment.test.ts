import { expect, test } from "vitest"
import { india, sampleStore } from "../../testing/sample-store.ts"
import type { StoreDetails } from "./check-place.ts"
import { sayMoment } from "./say-moment.ts"

const moment = "2026-11-15T18:00:00.000Z"
const open: StoreDetails["availability"] = { open: true, readyAt: moment, lastOrderAt: moment, closesAt: moment }
const details = (change: Partial<StoreDetails> = {}): StoreDetails => ({
  store: sampleStore(),
  area: [],
  availability: open,
  storeStationDetails: [],
  ...change,
})

test("[LOC-12] open: when it is ready, to the next five minutes, in the store's own time", () => {
  expect(sayMoment(details(), "DELIVERY", india("2026-11-15T19:11"))).toBe("Ready by about 7:45 pm")
  expect(sayMoment(details(), "PICKUP", india("2026-11-15T19:11"))).toBe("Ready by about 7:30 pm")
})

test("[LOC-12] closed: when it opens, and that an order can be placed ahead", () => {
  expect(sayMoment(details(), "DELIVERY", india("2026-11-15T23:30"))).toBe("Opens tomorrow at 11:00 am · order ahead")
})

test("[LOC-12] offline: no time is promised", () => {
  const offline = details({ store: sampleStore({ online: 0 }) })
  expect(sayMoment(offline, "DELIVERY", india("2026-11-15T19:00"))).toBe("Not taking orders right now · order ahead")
})

test("[LOC-12] full by its own word, though its hours would do", () => {
  const full = details({ availability: { open: false, reason: "full", nextReadyAt: moment, opensAt: null } })
  expect(sayMoment(full, "DELIVERY", india("2026-11-15T19:00"))).toBe("Very busy now · order ahead")
})

test("[LOC-1] a way the store does not offer promises nothing ahead either", () => {
  expect(sayMoment(details(), "DINEIN", india("2026-11-15T19:00"))).toBe("Not offered at this store")
})
