import type { StoreAvailability } from "@hearth/contract/calls/locator.calls.ts"
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { loadStores } from "./load-stores.ts"
import { reserveSlot, releaseSlot } from "./public.ts"
import { fetchData, getFromLocator } from "./testing/locator-requests.ts"
import { gazetteerOf, makeStore, acceptAnyStores } from "./testing/make-stores.ts"

const kandy = { id: "kandy", name: "Kandy", latitude: 7.29, longitude: 80.63 }
const holiday = { date: "2026-03-04", name: "A day off", shifts: [] }
const made = makeStore("LK", "K1", "kandy", kandy)
/** 11:00 to 23:00 in Kandy, delivery in half an hour with the last order half an hour before the end, seven a quarter. */
const store = { ...made, schedule: { ...made.schedule, holidays: [holiday] } }

let app: TestApp
beforeAll(async () => {
  app = await build()
  await loadStores(
    app.platform,
    [{ country: "LK", stores: [store], stations: [] }],
    gazetteerOf("LK", [kandy]),
    acceptAnyStores,
  )
  await vi.waitUntil(async () => (await getFromLocator(app, "LK", "/stores/K1")).statusCode === 200, {
    timeout: 20_000,
  })
})
beforeEach(() => app.clock.set("2026-03-01T06:30:00Z"))
afterAll(() => app.close())

async function availability(query = ""): Promise<StoreAvailability> {
  const of = await fetchData<{ availability: StoreAvailability }>(app, "LK", `/stores/K1/advance-order-time${query}`)
  const details = await fetchData<{ availability: StoreAvailability }>(app, "LK", `/stores/K1${query}`)
  expect(details.availability).toEqual(of.availability)
  return of.availability
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

describe("[LOC-12] a store at this moment", () => {
  test("open: when the order would be there, until when orders are taken, when it closes", async () => {
    expect(await availability()).toEqual({
      open: true,
      readyAt: "2026-03-01T07:00:00.000Z",
      lastOrderAt: "2026-03-01T17:00:00.000Z",
      closesAt: "2026-03-01T17:30:00.000Z",
    })
    expect(await availability("?delivery_type=PICKUP,CURB")).toMatchObject({ readyAt: "2026-03-01T06:45:00.000Z" })
  })

  test("past the last order but before closing it offers an advance order for the next day", async () => {
    app.clock.set("2026-03-01T17:10:00Z")
    expect(await availability()).toEqual({
      open: false,
      reason: "closed",
      nextReadyAt: "2026-03-02T06:00:00.000Z",
      opensAt: null,
    })
    expect(await availability("?delivery_type=PICKUP")).toMatchObject({ open: true })
  })

  test("on a holiday the reason is the holiday", async () => {
    app.clock.set("2026-03-04T08:00:00Z")
    expect(await availability()).toEqual({
      open: false,
      reason: "holiday",
      nextReadyAt: "2026-03-05T06:00:00.000Z",
      opensAt: "2026-03-05T05:30:00.000Z",
    })
  })

  test("a way it does not serve in", async () => {
    expect(await availability("?delivery_type=DINEIN")).toMatchObject({ open: false, reason: "not-served" })
    expect(await slots("?delivery_type=DINEIN")).toEqual([])
  })

  test("time slots are quarters of an hour from the first that can be kept, over seven days", async () => {
    const all = await slots()
    expect(all[0]).toBe("2026-03-01T07:00:00.000Z")
    expect(all.filter((slot) => slot.startsWith("2026-03-04"))).toEqual([])
    expect(all.at(-1)).toBe("2026-03-07T17:30:00.000Z")
  })

  test("a quarter that is full is no slot, and now is full when its quarter is", async () => {
    const quarter = Date.parse("2026-03-01T07:00:00Z")
    for (let order = 0; order < 7; order++) {
      expect(await inTransaction(app.platform.db, (tx) => reserveSlot(tx, "K1", quarter, 7))).toBe(true)
    }
    expect(await inTransaction(app.platform.db, (tx) => reserveSlot(tx, "K1", quarter, 7))).toBe(false)
    expect(await availability()).toEqual({
      open: false,
      reason: "full",
      nextReadyAt: "2026-03-01T07:15:00.000Z",
      opensAt: null,
    })
    expect((await slots())[0]).toBe("2026-03-01T07:15:00.000Z")
    expect(await inTransaction(app.platform.db, (tx) => releaseSlot(tx, "K1", quarter))).toBe(true)
    expect((await slots())[0]).toBe("2026-03-01T07:00:00.000Z")
  })
})
