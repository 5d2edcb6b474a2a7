import { expect, test } from "vitest"
import { checkOwnLocations } from "./check-own-locations.ts"
import { chooseStore } from "./choose-store.ts"

const square = (size: number) => [
  { latitude: -size, longitude: -size },
  { latitude: -size, longitude: size },
  { latitude: size, longitude: size },
  { latitude: size, longitude: -size },
]
const store = (id: string, priority: number, latitude: number, size = 1) => ({
  id,
  priority,
  latitude,
  longitude: 0,
  area: square(size),
})
const location = { latitude: 0.1, longitude: 0.1 }

test("[LOC-2a] where areas overlap, the store with the highest priority delivers, however far away it is", () => {
  expect(chooseStore([store("near", 1, 0.1), store("far", 2, 0.9), store("middle", 1, 0.5)], location)?.id).toBe("far")
})

test("[LOC-2a] among equal priorities the nearest store delivers, however the list is sorted", () => {
  const stores = [store("b", 1, 0.5), store("a", 1, 0.2), store("c", 1, 0.9)]
  expect(chooseStore(stores, location)?.id).toBe("a")
  expect(chooseStore(stores.toReversed(), location)?.id).toBe("a")
})

test("[LOC-2a] of two stores at the same location, the same one is chosen however the list is sorted", () => {
  const stores = [store("b", 1, 0.5), store("a", 1, 0.5)]
  expect(chooseStore(stores, location)?.id).toBe("a")
  expect(chooseStore(stores.toReversed(), location)?.id).toBe("a")
})

test("[LOC-2a] a store whose area doesn't contain the location is ignored, whatever its priority", () => {
  expect(chooseStore([store("small", 9, 0, 0.05), store("large", 1, 0.5)], location)?.id).toBe("large")
  expect(chooseStore([store("small", 9, 0, 0.05)], location)).toBeUndefined()
})

test("[LOC-2a] within 1 km of a store the nearest store delivers, whatever the priorities", () => {
  const address = { latitude: 0.001, longitude: 0 }
  const stores = [store("own", 1, 0), store("beside", 2, 0.008), store("far", 9, 0.02)]
  expect(chooseStore(stores, address)?.id).toBe("own")
  expect(chooseStore(stores.toReversed(), address)?.id).toBe("own")
  // At 1.1 km from the nearest store, priority counts again.
  expect(chooseStore(stores, { latitude: -0.01, longitude: 0 })?.id).toBe("far")
})

test("[LOC-2a] a location near a store but outside its area is served by another store nearby", () => {
  const storeWithSmallArea = { ...store("own", 1, 0), area: square(0.0001) }
  expect(chooseStore([storeWithSmallArea, store("beside", 1, 0.008)], { latitude: 0.001, longitude: 0 })?.id).toBe(
    "beside",
  )
})

test("the check reports a store that doesn't deliver to its own location", () => {
  expect(checkOwnLocations([store("own", 1, 0), store("far", 9, 0.02)])).toEqual([])
  // Two stores 20 m apart: the nearer one rightly serves each point.
  expect(checkOwnLocations([store("own", 1, 0), store("twin", 9, 0.0002)])).toEqual([])
  const storeWithNarrowArea = { ...store("own", 1, 0), area: square(0.001) }
  expect(checkOwnLocations([storeWithNarrowArea])).toEqual([
    "own doesn't deliver to its own location; stores there: none",
  ])
  expect(checkOwnLocations([storeWithNarrowArea, store("far", 9, 0.02)])).toEqual([
    "own doesn't deliver to its own location; stores there: far",
  ])
  expect(checkOwnLocations([{ ...store("counter", 1, 0), area: [] }])).toEqual([])
})
