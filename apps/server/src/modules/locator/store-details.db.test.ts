import type { StoreAvailability } from "@hearth/contract/calls/locator.calls.ts"
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { loadStores } from "./load-stores.ts"
import { reserveSlot, releaseSlot } from "./public.ts"
import { fetchData, getFromLocator } from "./testing/locator-requests.ts"
import { cityLocationsOf, makeStore, acceptAnyStores } from "./testing/make-stores.ts"

const kandy = { id: "kandy", name: "Kandy", latitude: 7.29, longitude: 80.63 }
const holiday = { date: "2026-03-04", name: "A day off", shifts: [] }
const baseStore = makeStore("LK", "K1", "kandy", kandy)
/**
 * Open from 11:00 to 23:00 in Kandy. Delivery needs 30 minutes, the last order is 30 minutes before closing, and a slot
 * has room for seven orders.
 */
const store = { ...baseStore, schedule: { ...baseStore.schedule, holidays: [holiday] } }

let app: TestApp
beforeAll(async () => {
  app = await build()
  await loadStores(
    app.platform,
    [{ country: "LK", stores: [store], stations: [] }],
    cityLocationsOf("LK", [kandy]),
    acceptAnyStores,
  )
  await vi.waitUntil(async () => (await getFromLocator(app, "LK", "/stores/K1")).statusCode === 200, {
    timeout: 60_000,
  })
})
beforeEach(() => app.clock.set("2026-03-01T06:30:00Z"))
afterAll(() => app.close())

async function availability(query = ""): Promise<StoreAvailability> {
  const advanceOrderTime = await fetchData<{ availability: StoreAvailability }>(
    app,
    "LK",
    `/stores/K1/advance-order-time${query}`,
  )
  const details = await fetchData<{ availability: StoreAvailability }>(app, "LK", `/stores/K1${query}`)
  expect(details.availability).toEqual(advanceOrderTime.availability)
  return advanceOrderTime.availability
}

async function slots(query = ""): Promise<string[]> {
  const { timeZone, timeSlots } = await fetchData<{ timeZone: string; timeSlots: string[] }>(
    app,
    "LK",
    `/stores/K1/timeslots${query}`,
  )
  expect(timeZone).toBe("Asia/Colombo")
  const flag = `${query === "" ? "?" : `${query}&`}timeSlots=true`
  expect((await fetchData<{ timeSlots: string[] }>(app, "LK", `/stores/K1${flag}`)).timeSlots).toEqual(timeSlots)
  return timeSlots
}

describe("[LOC-5e] [LOC-12a] [LOC-12b] [LOC-12c] a store's current availability", () => {
  test("when open has the ready time, the last order time and the closing time", async () => {
    expect(await availability()).toEqual({
      open: true,
      readyAt: "2026-03-01T07:00:00.000Z",
      lastOrderAt: "2026-03-01T17:00:00.000Z",
      closesAt: "2026-03-01T17:30:00.000Z",
    })
    expect(await availability("?delivery_type=PICKUP,CURB")).toMatchObject({ readyAt: "2026-03-01T06:45:00.000Z" })
  })

  test("after the last order time but before closing offers an advance order for the next day", async () => {
    app.clock.set("2026-03-01T17:10:00Z")
    expect(await availability()).toEqual({
      open: false,
      reason: "closed",
      nextReadyAt: "2026-03-02T06:00:00.000Z",
      opensAt: null,
    })
    expect(await availability("?delivery_type=PICKUP")).toMatchObject({ open: true })
  })

  test("on a holiday has the holiday as its reason", async () => {
    app.clock.set("2026-03-04T08:00:00Z")
    expect(await availability()).toEqual({
      open: false,
      reason: "holiday",
      nextReadyAt: "2026-03-05T06:00:00.000Z",
      opensAt: "2026-03-05T05:30:00.000Z",
    })
  })

  test("is closed without slots for a delivery type that the store doesn't offer", async () => {
    expect(await availability("?delivery_type=DINEIN")).toMatchObject({ open: false, reason: "not-served" })
    expect(await slots("?delivery_type=DINEIN")).toEqual([])
  })

  test("has time slots from the first possible one, over seven days, without the holiday", async () => {
    const allSlots = await slots()
    expect(allSlots[0]).toBe("2026-03-01T07:00:00.000Z")
    expect(allSlots.filter((slot) => slot.startsWith("2026-03-04"))).toEqual([])
    expect(allSlots.at(-1)).toBe("2026-03-07T17:30:00.000Z")
  })

  test("leaves out a full slot, and is closed as full when the current slot is full", async () => {
    const slot = Date.parse("2026-03-01T07:00:00Z")
    for (let order = 0; order < 7; order++) {
      expect(await inTransaction(app.platform.db, (tx) => reserveSlot(tx, "K1", slot, 7))).toBe(true)
    }
    expect(await inTransaction(app.platform.db, (tx) => reserveSlot(tx, "K1", slot, 7))).toBe(false)
    expect(await availability()).toEqual({
      open: false,
      reason: "full",
      nextReadyAt: "2026-03-01T07:15:00.000Z",
      opensAt: null,
    })
    expect((await slots())[0]).toBe("2026-03-01T07:15:00.000Z")
    expect(await inTransaction(app.platform.db, (tx) => releaseSlot(tx, "K1", slot))).toBe(true)
    expect((await slots())[0]).toBe("2026-03-01T07:00:00.000Z")
  })
})
