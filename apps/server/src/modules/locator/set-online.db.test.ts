import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { checkStores } from "../../seed/stores/check-stores.ts"
import { seedStores } from "../../seed/stores/seed-stores.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { createCityLocations } from "./city-locations.ts"
import { loadStores } from "./load-stores.ts"
import { setOnline } from "./set-online.ts"
import { fetchData, postByLocation } from "./testing/locator-requests.ts"

/** A store's state as `statesOn` returns it: the fields `online`, `schedule.online` and `offline_msg`. */
const ON = "1 true "
const OFF = "0 false This store isn’t taking orders right now. You can place an advance order."
const { id } = countries.BD.defaultStore
const location = countries.BD.mapCentre

let nodeA: TestApp
let nodeB: TestApp
beforeAll(async () => {
  nodeA = await build()
  nodeB = await build({ database: nodeA.database })
})
afterAll(async () => {
  await nodeB.close()
  await nodeA.close()
})

const switchStore = (online: boolean, message: string | null) =>
  inTransaction(nodeA.platform.db, (tx) => setOnline(tx, id, online, message))

/** Returns the distinct states of the store in all responses: alone, in lists and by location. */
async function statesOn(app: TestApp): Promise<unknown[]> {
  const byLocation = (await postByLocation(app, "BD", location)).json<{ data: StoreInfo }>().data
  const alone = await fetchData<{ store: StoreInfo }>(app, "BD", `/stores/${id}`)
  const page = await fetchData<{ stores: StoreInfo[] }>(app, "BD", "/stores")
  const near = `/stores/nearest?latitude=${location.latitude}&longitude=${location.longitude}`
  const nearest = await fetchData<{ stores: StoreInfo[] }>(app, "BD", near)
  const occurrences = [byLocation, alone.store, ...page.stores, ...nearest.stores].filter((store) => store.id === id)
  return [
    ...new Set(occurrences.map(({ online, offline_msg, schedule }) => `${online} ${schedule.online} ${offline_msg}`)),
  ]
}

const statesOnBothNodes = async () => [...(await statesOn(nodeA)), ...(await statesOn(nodeB))]

/** Waits until both nodes return this state, then returns the distinct states; after the timeout, the last ones. */
async function waitForState(expected: string): Promise<unknown> {
  await vi
    .waitUntil(async () => (await statesOnBothNodes()).every((state) => state === expected), { timeout: 60_000 })
    .catch(() => {})
  return [...new Set(await statesOnBothNodes())]
}

test("[LOC-10d] [LOC-13] a store that is switched off on one node is off on every node, in every response", async () => {
  expect(await waitForState(ON)).toEqual([ON])
  await switchStore(false, null)
  expect(await waitForState(OFF)).toEqual([OFF])
  await switchStore(false, "  Our oven is cold. Back at six.  ")
  expect(await waitForState("0 false Our oven is cold. Back at six.")).toEqual([
    "0 false Our oven is cold. Back at six.",
  ])
  await switchStore(false, "Store is Offline")
  expect(await waitForState(OFF)).toEqual([OFF])
  await switchStore(true, "not shown while it is on")
  expect(await waitForState(ON)).toEqual([ON])
})

test("[LOC-12c] a store that is switched off is reported as closed, with the next time when an order can be ready", async () => {
  await switchStore(false, null)
  expect(await waitForState(OFF)).toEqual([OFF])
  const { availability } = await fetchData<{ availability: object }>(nodeB, "BD", `/stores/${id}/advance-order-time`)
  expect(availability).toMatchObject({
    open: false,
    reason: "offline",
    nextReadyAt: expect.stringMatching(/^2026-03-01/),
  })
  await switchStore(true, null)
  expect(await waitForState(ON)).toEqual([ON])
})

test("[LOC-10d] a rolled-back switch has no effect, and an unknown store can't be switched", async () => {
  const rolledBack = inTransaction(nodeA.platform.db, async (tx) => {
    await setOnline(tx, id, false, null)
    throw new Error("changed my mind")
  })
  await expect(rolledBack).rejects.toThrow("changed my mind")
  const unknownStore = inTransaction(nodeA.platform.db, (tx) => setOnline(tx, "nosuchstore", false, null))
  await expect(unknownStore).rejects.toThrow("STORE_NOT_FOUND")
  expect(await statesOn(nodeA)).toEqual([ON])
})

test("[LOC-10d] new data files leave a store's switch unchanged", async () => {
  await switchStore(false, "Back at six.")
  expect(await waitForState("0 false Back at six.")).toEqual(["0 false Back at six."])
  const seed = seedStores.find(({ country }) => country === "BD")
  if (!seed) throw new Error("no stores")
  const changed = { ...seed, stores: seed.stores.map((store) => Object.assign({}, store, { pinCode: "9999" })) }
  expect(await loadStores(nodeA.platform, [changed], createCityLocations(), checkStores)).toEqual(["BD"])
  await vi.waitFor(
    async () => {
      const { store } = await fetchData<{ store: StoreInfo }>(nodeB, "BD", `/stores/${id}`)
      expect(store).toMatchObject({ pinCode: "9999", online: 0, offline_msg: "Back at six." })
    },
    { timeout: 60_000 },
  )
})
