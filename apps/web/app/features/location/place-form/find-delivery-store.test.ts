import { describe, expect, test, vi } from "vitest"
import type { fetchStoreByLocation } from "../../../place/locator.api.ts"
import { sampleStore } from "../../../testing/sample-store.ts"
import { findDeliveryStore, type PickedPlace } from "./find-delivery-store.ts"

const point = { latitude: 12.935, longitude: 77.624 }
const failWith = (code: string) =>
  findDeliveryStore(picked, async () => ({ ok: false, kind: "refused", code, message: "m" }))
const picked: PickedPlace = { point, label: "Koramangala", addressId: null }

describe("findDeliveryStore", () => {
  test("[LOC-10a] [LOC-10b] finds the store that delivers to the place and returns the place with its label", async () => {
    const store = sampleStore()
    const fetchStore = vi.fn<typeof fetchStoreByLocation>(async () => ({ ok: true, data: store }))
    const result = await findDeliveryStore({ ...picked, addressId: "a1" }, fetchStore)
    expect(fetchStore).toHaveBeenCalledWith(point)
    expect(result).toEqual({
      kind: "served",
      store,
      place: {
        deliveryType: "DELIVERY",
        store: {
          id: "BLR01",
          advanceOrderStoreId: "BLR01",
          name: "Koramangala",
          city: "Bengaluru",
          online: 1,
          offline_msg: "",
        },
        location: { ...point, address_id: "a1", label: "Koramangala" },
      },
    })
  })

  test("[LOC-10d] a store that is offline is chosen as well", async () => {
    const store = sampleStore({ online: 0, offline_msg: "away" })
    expect(await findDeliveryStore(picked, async () => ({ ok: true, data: store }))).toMatchObject({
      kind: "served",
      place: { store: { online: 0, offline_msg: "away" } },
    })
  })

  test("[LOC-2a] the store is requested while the place's name is still loading", async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const fetchStore = vi.fn<typeof fetchStoreByLocation>(async () => ({ ok: true, data: sampleStore() }))
    const result = findDeliveryStore({ ...picked, label: promise }, fetchStore)
    expect(fetchStore).toHaveBeenCalled()
    resolve("Near Koramangala")
    expect(await result).toMatchObject({ place: { location: { label: "Near Koramangala" } } })
  })

  test("[LOC-3b] if no store delivers, the point and its label are returned for pickup nearby", async () => {
    const message = "We don’t deliver to this location yet."
    const refusal = { ok: false, kind: "refused", code: "2.STORENA", message } as const
    for (const pickup of [{ name: "HSR Layout", distanceKm: 7.2 }, "none", "unknown"] as const) {
      const result = findDeliveryStore(
        picked,
        async () => refusal,
        async () => pickup,
      )
      expect(await result).toEqual({
        kind: "notServed",
        message,
        near: { point, label: "Koramangala" },
        pickup,
      })
    }
  })

  test("a failed lookup can be retried, except for a place abroad", async () => {
    expect(await failWith("")).toEqual({ kind: "failed", message: "m", canRetry: true })
    expect(await failWith("PLACE_ABROAD")).toEqual({ kind: "failed", message: "m", canRetry: false })
  })
})
