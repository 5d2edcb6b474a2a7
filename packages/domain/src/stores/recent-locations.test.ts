import * as fc from "fast-check"
import { expect, test } from "vitest"
import { type RecentLocation, rememberLocation, rememberSearch } from "./recent-locations.ts"
import { rememberStore } from "./recent-stores.ts"

function entryOf(
  change: { id?: string; latitude?: number; address_id?: string | null; label?: string } = {},
): RecentLocation {
  const { id = "S1", latitude = 12.9, address_id = null, label = "Home" } = change
  return {
    recent: { id, offline_msg: "", address_id },
    location: { latitude, longitude: 77.6, address_id, label },
    deliveryType: "DELIVERY",
  }
}

test("[LOC-9b] at most four locations are remembered, newest first", () => {
  let list: RecentLocation[] = []
  for (const latitude of [1, 2, 3, 4, 5]) list = rememberLocation(list, entryOf({ latitude }))
  expect(list.map(({ location }) => location.latitude)).toEqual([5, 4, 3, 2])
})

test("[LOC-9c] an entry for the same location is merged and moved to the front", () => {
  const list = [entryOf({ latitude: 1 }), entryOf({ latitude: 2, id: "OLD", label: "Work" })]
  const next = rememberLocation(list, entryOf({ latitude: 2.00001, id: "NEW", label: "Office" }))
  expect(next).toHaveLength(2)
  expect(next[0]).toMatchObject({ recent: { id: "NEW" }, location: { label: "Office" } })
})

test("[LOC-9c] a saved address is one location even if its pin moves, and another delivery type is another entry", () => {
  const list = rememberLocation([entryOf({ address_id: "a" })], entryOf({ address_id: "a", latitude: 50 }))
  expect(list).toHaveLength(1)
  expect(rememberLocation(list, { ...entryOf({ address_id: "a" }), deliveryType: "PICKUP" })).toHaveLength(2)
})

test("[LOC-9b] [LOC-9c] any sequence of uses leaves at most four locations, none twice, the latest first", () => {
  const entries = fc.record({
    latitude: fc.integer({ min: 0, max: 5 }),
    address_id: fc.constantFrom(null, "a", "b"),
    id: fc.constantFrom("S1", "S2"),
  })
  fc.assert(
    fc.property(fc.array(entries, { minLength: 1, maxLength: 12 }), (used) => {
      const list = used.reduce<RecentLocation[]>((previous, each) => rememberLocation(previous, entryOf(each)), [])
      expect(list.length).toBeLessThanOrEqual(4)
      expect(list[0]?.recent.id).toBe(used.at(-1)?.id)
      const locations = list.map(({ location }) => location.address_id ?? location.latitude)
      expect(new Set(locations).size).toBe(locations.length)
    }),
  )
})

test("[LOC-9a] at most four stores are remembered, and the selected one moves to the front", () => {
  const stores = ["A", "B", "C", "D"]
  expect(rememberStore(stores, "C")).toEqual(["C", "A", "B", "D"])
  expect(rememberStore(stores, "E")).toEqual(["E", "A", "B", "C"])
})

test("[LOC-6f] the last three searched places are remembered, each once, newest first", () => {
  let list: { placeId: string }[] = []
  for (const placeId of ["a", "b", "c", "b", "d"]) list = rememberSearch(list, { placeId })
  expect(list.map(({ placeId }) => placeId)).toEqual(["d", "b", "c"])
})
