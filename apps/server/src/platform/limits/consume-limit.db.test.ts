import { afterAll, beforeAll, expect, test } from "vitest"
import { type FreshDatabase, freshDatabase } from "../../testing/fresh-database.ts"
import { findFullLimit, consumeLimit, consumeLimits } from "./consume-limit.ts"

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const noon = new Date("2026-03-01T12:00:00Z")
const afterNoon = (seconds: number) => new Date(noon.getTime() + seconds * 1000)
const consume = (bucket: string, now: Date) => consumeLimit(database.db, { bucket, max: 3, windowSeconds: 60, now })

test("allows the maximum number of uses per window, returns when to retry, and starts again in the next window", async () => {
  const results = [await consume("one", noon), await consume("one", afterNoon(10)), await consume("one", afterNoon(20))]
  expect(results).toEqual([{ ok: true }, { ok: true }, { ok: true }])
  expect(await consume("one", afterNoon(30))).toEqual({ ok: false, retryAfterSeconds: 30 })
  expect(await consume("another", afterNoon(30))).toEqual({ ok: true })
  expect(await consume("one", afterNoon(60))).toEqual({ ok: true })
})

test("concurrent uses never exceed the limit", async () => {
  const results = await Promise.all(Array.from({ length: 20 }, () => consume("rush", noon)))
  expect(results.filter(({ ok }) => ok)).toHaveLength(3)
})

test("several limits are consumed together or not at all, and the first full one is returned", async () => {
  const ownLimit = { bucket: "own", max: 5, windowSeconds: 60 }
  const limits = [ownLimit, { bucket: "shared", max: 2, windowSeconds: 90 }]
  const consumeBoth = (now: Date) => consumeLimits(database.db, { limits, now })
  expect([await consumeBoth(noon), await consumeBoth(afterNoon(10))]).toEqual([{ ok: true }, { ok: true }])
  const fullResult = { ok: false, bucket: "shared", retryAfterSeconds: 70 }
  expect(await findFullLimit(database.db, { limits, now: afterNoon(20) })).toEqual(fullResult)
  expect(await consumeBoth(afterNoon(20))).toEqual(fullResult)
  // The refused call did not count against its own limit, of which two of five uses are gone.
  const furtherUses = await Promise.all(
    Array.from({ length: 5 }, () => consumeLimit(database.db, { ...ownLimit, now: afterNoon(20) })),
  )
  expect(furtherUses.filter(({ ok }) => ok)).toHaveLength(3)
  expect(await consumeBoth(afterNoon(100))).toEqual({ ok: true })
})

test("concurrent uses of several limits never exceed the smallest one", async () => {
  const limits = [
    { bucket: "mine", max: 50, windowSeconds: 60 },
    { bucket: "ours", max: 4, windowSeconds: 60 },
  ]
  const results = await Promise.all(Array.from({ length: 20 }, () => consumeLimits(database.db, { limits, now: noon })))
  expect(results.filter(({ ok }) => ok).length).toBeLessThanOrEqual(4)
  expect(results.filter(({ ok }) => ok).length).toBeGreaterThan(0)
})
