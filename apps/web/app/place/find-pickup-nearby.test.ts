import type { Result } from "@hearth/browser/result.ts"
import { expect, test } from "vitest"
import { noResponse } from "../client/api/to-result.ts"
import { sampleStore } from "../testing/sample-store.ts"
import { findPickupNearby } from "./find-pickup-nearby.ts"

const point = { latitude: 12.9, longitude: 77.6 }

test('returns the nearest pickup store, "none" if none is within reach, and "unknown" after a failure', async () => {
  const nearStore = { ...sampleStore(), distanceKm: 7.24 }
  const find = (result: Result<(typeof nearStore)[]>) => findPickupNearby(point, undefined, async () => result)
  expect(await find({ ok: true, data: [nearStore, { ...nearStore, name: "Further" }] })).toEqual({
    name: "Koramangala",
    distanceKm: 7.24,
  })
  expect(await find({ ok: true, data: [] })).toBe("none")
  expect(await find(noResponse)).toBe("unknown")
})
