import { expect, test } from "vitest"
import { sampleStore } from "../testing/sample-store.ts"
import { findPickupNearby } from "./find-pickup-nearby.ts"

const point = { latitude: 12.9, longitude: 77.6 }

test("returns the nearest pickup store, none within reach, or unknown after a failure", async () => {
  const nearStore = { ...sampleStore(), distanceKm: 7.24 }
  expect(await findPickupNearby(point, undefined, async () => [nearStore, { ...nearStore, name: "Further" }])).toEqual({
    name: "Koramangala",
    distanceKm: 7.24,
  })
  expect(await findPickupNearby(point, undefined, async () => [])).toBe("none")
  expect(await findPickupNearby(point, undefined, () => Promise.reject(new TypeError("away")))).toBe("unknown")
})
