import { errorStatuses } from "@hearth/contract/error-codes.ts"
import { byCode } from "@hearth/texts/errors.ts"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import type { ChosenPlace } from "../../place/chosen-place.store.ts"
import { toChosenPlace } from "../../place/to-chosen-place.ts"
import { sampleStore } from "../../testing/sample-store.ts"
import { type FakeBrowser, createFakeBrowser } from "../../testing/fake-browser.ts"

const place: ChosenPlace = toChosenPlace("DELIVERY", sampleStore(), {
  latitude: 12.935,
  longitude: 77.624,
  address_id: null,
  label: "Koramangala",
})

let browser: FakeBrowser
let respond: () => Promise<Response>
let requestedUrls: string[]

beforeEach(() => {
  vi.resetModules()
  browser = createFakeBrowser()
  requestedUrls = []
  vi.stubGlobal("fetch", (path: string) => {
    requestedUrls.push(path)
    return respond()
  })
})
afterEach(() => vi.unstubAllGlobals())

const reply = (status: number, body: unknown) => async () => new Response(JSON.stringify(body), { status })
const refusal = (code: "STORE_NOT_FOUND" | "UNAVAILABLE") =>
  reply(errorStatuses[code], { status: "failed", errors: [{ code, displayMsg: byCode[code] }] })
const storeReply = (change: Parameters<typeof sampleStore>[0] = {}) =>
  reply(200, { status: "success", data: { store: sampleStore(change) } })

/** Starts a visit with the place that the last visit stored. */
async function visit() {
  browser.localItems.set("hearth:place", JSON.stringify(place))
  const { restoreChosenPlace, chosenPlace } = await import("../../place/chosen-place.store.ts")
  const { checkPlace } = await import("./check-place.ts")
  const { locationSheet } = await import("../../place/location-sheet.store.ts")
  const { readStored, restorePrivateValues: restorePrivate } = await import("../../client/storage/storage.ts")
  await restorePrivate()
  restoreChosenPlace(undefined)
  return { chosenPlace, checkPlace, locationSheet, storedPlace: () => readStored("place") }
}

describe("checkPlace", () => {
  test("[LOC-10d] silently updates and stores the store's name, online flag and offline message", async () => {
    respond = storeReply({ name: "Koramangala 5th Block", online: 0, offline_msg: "away" })
    const { checkPlace, chosenPlace, storedPlace } = await visit()
    await checkPlace(place)
    expect(chosenPlace()).toMatchObject({
      store: { name: "Koramangala 5th Block", online: 0, offline_msg: "away" },
      location: place.location,
    })
    expect(storedPlace()).toEqual(chosenPlace())
  })

  test("[LOC-15] clears a store that no longer exists and opens the location sheet with a message", async () => {
    respond = refusal("STORE_NOT_FOUND")
    const { checkPlace, chosenPlace, locationSheet, storedPlace } = await visit()
    expect(await checkPlace(place)).toBeUndefined()
    expect(locationSheet()).toEqual({
      type: "DELIVERY",
      target: "other",
      error: "Sorry, we are facing some temporary issues with the store selected. Please select a different store",
    })
    expect(chosenPlace()).toBeNull()
    expect(storedPlace()).toBeNull()
    expect(browser.cookies.at(-1)).toContain("max-age=0")
  })

  test.each([
    ["a server error", refusal("UNAVAILABLE")],
    ["a network error", () => Promise.reject(new TypeError("away"))],
  ])("[LOC-15] keeps the place after %s", async (_, failingReply) => {
    respond = failingReply
    const { checkPlace, chosenPlace, locationSheet } = await visit()
    expect(await checkPlace(place)).toBeUndefined()
    expect(chosenPlace()).toEqual(place)
    expect(locationSheet()).toBeNull()
    // The next check sends a new request.
    respond = storeReply()
    expect(await checkPlace(place)).toBeDefined()
  })

  test("[LOC-15] sends one request for simultaneous checks, and a new one a minute later or for another delivery type", async () => {
    respond = storeReply()
    const { checkPlace } = await visit()
    await Promise.all([checkPlace(place, 0), checkPlace(place, 0)])
    expect(requestedUrls).toEqual(["/api/locator-service/ve3/stores/BLR01?delivery_type=DELIVERY"])
    await checkPlace(place, 60_001)
    await checkPlace({ ...place, deliveryType: "PICKUP" }, 60_001)
    expect(requestedUrls).toHaveLength(3)
  })

  test("[LOC-15] ignores a response about a store that is no longer chosen", async () => {
    respond = refusal("STORE_NOT_FOUND")
    const { checkPlace, chosenPlace } = await visit()
    const { choosePlace } = await import("../../place/place-commands.ts")
    const checking = checkPlace(place)
    const next = toChosenPlace("PICKUP", sampleStore({ id: "BLR02" }), null)
    choosePlace(next)
    await checking
    expect(chosenPlace()).toEqual(next)
  })
})
