import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { toChosenPlace } from "./to-chosen-place.ts"
import { sampleStore } from "../testing/sample-store.ts"
import { type FakeBrowser, createFakeBrowser } from "../testing/fake-browser.ts"
import type { ChosenPlace } from "./chosen-place.store.ts"

const placeNamed = (label: string, latitude = 12.935): ChosenPlace =>
  toChosenPlace("DELIVERY", sampleStore({ id: label.toUpperCase() }), {
    latitude,
    longitude: 77,
    address_id: null,
    label,
  })

let browser: FakeBrowser
beforeEach(() => {
  vi.resetModules()
  browser = createFakeBrowser()
})
afterEach(() => vi.unstubAllGlobals())

async function startVisit() {
  const place = await import("./chosen-place.store.ts")
  const change = await import("./place-commands.ts")
  const { clientContext } = await import("../client/api/client-context.ts")
  await (await import("../client/storage/storage.ts")).restorePrivateValues()
  return { ...place, ...change, clientContext }
}

describe("the chosen place", () => {
  test("is restored on the next visit, and its store and delivery type are sent with every call", async () => {
    browser.localItems.set("hearth:place", JSON.stringify(placeNamed("one")))
    const { restoreChosenPlace, chosenPlace, clientContext } = await startVisit()
    restoreChosenPlace(undefined)
    expect(chosenPlace()).toEqual(placeNamed("one"))
    expect(clientContext()).toMatchObject({ storeId: "ONE", deliveryType: "DELIVERY" })
  })

  test("[LOC-1c] a delivery type in the URL overrides the one of the last visit", async () => {
    browser.localItems.set("hearth:place", JSON.stringify(placeNamed("one")))
    const { restoreChosenPlace, clientContext } = await startVisit()
    restoreChosenPlace("PICKUP")
    expect(clientContext().deliveryType).toBe("PICKUP")
  })

  test.each([
    ["invalid JSON", "{"],
    ["a string", '"place"'],
    ["the value null", "null"],
    ["a list", "[]"],
    ["an unknown delivery type", JSON.stringify({ ...placeNamed("one"), deliveryType: "DRONE" })],
    ["no store", JSON.stringify({ ...placeNamed("one"), store: undefined })],
    ["a store without a name", JSON.stringify({ ...placeNamed("one"), store: { id: "ONE" } })],
    ["a location without a point", JSON.stringify({ ...placeNamed("one"), location: { label: "one" } })],
    [
      "a longitude that is a string",
      JSON.stringify({ ...placeNamed("one"), location: { ...placeNamed("one").location, longitude: "77" } }),
    ],
  ])("stored data with %s is ignored", async (_, text) => {
    vi.stubGlobal("fetch", async () => new Response())
    browser.localItems.set("hearth:place", text)
    const { restoreChosenPlace, chosenPlace } = await startVisit()
    restoreChosenPlace(undefined)
    expect(chosenPlace()).toBeNull()
  })

  test("[LOC-9e] the country's default store is stored if no store was stored", async () => {
    const { restoreChosenPlace } = await startVisit()
    restoreChosenPlace(undefined)
    expect(JSON.parse(browser.localItems.get("hearth:stores") ?? "")).toEqual(["6585R"])
  })

  test("[LOC-9a] [LOC-9b] [LOC-9c] the recent locations and stores are the last four, newest first, without duplicates", async () => {
    const { choosePlace, recentLocations } = await startVisit()
    for (const [index, label] of ["a", "b", "c", "d", "e", "c"].entries())
      choosePlace(placeNamed(label, label === "c" ? 9 : index))
    expect(recentLocations().map(({ location }) => location.label)).toEqual(["c", "e", "d", "b"])
    expect(JSON.parse(browser.localItems.get("hearth:stores") ?? "")).toEqual(["C", "E", "D", "B"])
  })

  test("[LOC-9d] invalid entries among the recent locations and stores are dropped", async () => {
    const { choosePlace, recentLocations } = await startVisit()
    choosePlace(placeNamed("one", 1))
    const [validEntry] = recentLocations()
    const nonsense = [
      null,
      7,
      "place",
      [],
      {},
      { ...validEntry, location: null },
      { ...validEntry, location: { ...validEntry?.location, latitude: "12" } },
      { ...validEntry, location: { ...validEntry?.location, longitude: 777 } },
      { ...validEntry, location: { ...validEntry?.location, label: undefined } },
      { ...validEntry, recent: null },
      { ...validEntry, deliveryType: "DRONE" },
    ]
    browser.localItems.set("hearth:locations", JSON.stringify([...nonsense, validEntry]))
    browser.localItems.set("hearth:stores", JSON.stringify([null, 7, "", {}, "OLD"]))
    await (await import("../client/storage/private-storage.ts")).decryptToMemory("locations")
    expect(recentLocations()).toEqual([validEntry])
    choosePlace(placeNamed("two", 2))
    expect(recentLocations().map(({ location }) => location.label)).toEqual(["two", "one"])
    expect(JSON.parse(browser.localItems.get("hearth:stores") ?? "")).toEqual(["TWO", "OLD"])
  })

  test("[LOC-8e] a deleted address is removed from the place and the recent locations, and the store stays", async () => {
    const { choosePlace, chosenPlace, clearDeletedAddress, recentLocations, clientContext } = await startVisit()
    const home = placeNamed("home")
    const location = { latitude: 12.935, longitude: 77, address_id: "a1", label: "Home" }
    choosePlace({ ...home, location })
    clearDeletedAddress("a2")
    expect(chosenPlace()?.location).toEqual(location)
    clearDeletedAddress("a1")
    expect(chosenPlace()).toEqual({ ...home, location: null })
    const { readStored } = await import("../client/storage/storage.ts")
    expect(readStored("place")).toEqual({ ...home, location: null })
    expect(recentLocations()).toEqual([])
    expect(clientContext().storeId).toBe("HOME")
  })

  test("[LOC-15] clearing the place resets store and delivery type to the defaults", async () => {
    const { choosePlace, clearChosenPlace, clientContext } = await startVisit()
    choosePlace({ ...placeNamed("one"), deliveryType: "PICKUP" })
    clearChosenPlace()
    expect(clientContext()).toMatchObject({ storeId: "6585R", deliveryType: "DELIVERY" })
  })

  test("[LOC-10b] choosing a place sets the store's cookie", async () => {
    const { choosePlace } = await startVisit()
    choosePlace(placeNamed("one"))
    expect(browser.cookies.at(-1)).toMatch(/^hearth_store=ONE; path=\//)
  })

  test("[LOC-9b] without storage, the choice and the recent locations last for the visit", async () => {
    browser = createFakeBrowser({ full: true })
    vi.stubGlobal("fetch", async () => new Response())
    const { choosePlace, chosenPlace, recentLocations } = await startVisit()
    choosePlace(placeNamed("one", 1))
    choosePlace(placeNamed("two", 2))
    expect(chosenPlace()).toEqual(placeNamed("two", 2))
    expect(recentLocations()).toHaveLength(2)
  })

  test("this tab follows when another tab chooses or clears the place", async () => {
    const { followPlaceInOtherTabs, chosenPlace, clientContext } = await startVisit()
    const changes: (ChosenPlace | null)[] = []
    const stop = followPlaceInOtherTabs((place) => changes.push(place))
    browser.localItems.set("hearth:place", JSON.stringify(placeNamed("two")))
    browser.fireStorageEvent("hearth:place")
    await vi.waitFor(() => expect(changes).toEqual([placeNamed("two")]))
    expect(chosenPlace()).toEqual(placeNamed("two"))
    expect(clientContext().storeId).toBe("TWO")
    browser.localItems.clear()
    browser.fireStorageEvent(null)
    await vi.waitFor(() => expect(changes).toEqual([placeNamed("two"), null]))
    expect(chosenPlace()).toBeNull()
    expect(clientContext().storeId).toBe("6585R")
    stop()
    const { onStoredElsewhere } = await import("../client/storage/storage.ts")
    const result = new Promise<void>((resolve) => onStoredElsewhere("place", resolve))
    browser.localItems.set("hearth:place", JSON.stringify(placeNamed("two")))
    browser.fireStorageEvent("hearth:place")
    await result
    expect(changes).toHaveLength(2)
  })
})
