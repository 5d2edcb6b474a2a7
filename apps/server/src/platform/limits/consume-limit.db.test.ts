import { afterAll, beforeAll, expect, test } from "vitest"
import { type FreshDatabase, freshDatabase } from "../../testing/fresh-database.ts"
import { findFullLimit, consumeLimit, consumeLimits } from "./consume-limit.ts"

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const noon = new Date("2026-03-01T12:00:00Z")
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000)
const take = (bucket: string, now: Date) => consumeLimit(database.db, { bucket, max: 3, windowSeconds: 60, now })

test("allows the maximum number of uses per window, returns when to retry, and starts again in the next window", async () => {
  const taken = [await take("one", noon), await take("one", after(10)), await take("one", after(20))]
  expect(taken).toEqual([{ ok: true }, { ok: true }, { ok: true }])
  expect(await take("one", after(30))).toEqual({ ok: false, retryAfterSeconds: 30 })
  expect(await take("another", after(30))).toEqual({ ok: true })
  expect(await take("one", after(60))).toEqual({ ok: true })
})

test("counts concurrent uses one by one", async () => {
  const taken = await Promise.all(Array.from({ length: 20 }, () => take("rush", noon)))
  expect(taken.filter(({ ok }) => ok)).toHaveLength(3)
})

test("several limits are consumed together or not at all, and the first full one is returned", async () => {
  const own = { bucket: "own", max: 5, windowSeconds: 60 }
  const limits = [own, { bucket: "shared", max: 2, windowSeconds: 90 }]
  const takeBoth = (now: Date) => consumeLimits(database.db, { limits, now })
  expect([await takeBoth(noon), await takeBoth(after(10))]).toEqual([{ ok: true }, { ok: true }])
  const full = { ok: false, bucket: "shared", retryAfterSeconds: 70 }
  expect(await findFullLimit(database.db, { limits, now: after(20) })).toEqual(full)
  expect(await takeBoth(after(20))).toEqual(full)
  // The refused call did not use up the own limit: two of five uses are gone.
  const left = await Promise.all(Array.from({ length: 5 }, () => consumeLimit(database.db, { ...own, now: after(20) })))
  expect(left.filter(({ ok }) => ok)).toHaveLength(3)
  expect(await takeBoth(after(100))).toEqual({ ok: true })
})

test("concurrent calls never exceed the smallest limit", async () => {
  const limits = [
    { bucket: "mine", max: 50, windowSeconds: 60 },
    { bucket: "ours", max: 4, windowSeconds: 60 },
  ]
  const taken = await Promise.all(Array.from({ length: 20 }, () => consumeLimits(database.db, { limits, now: noon })))
  expect(taken.filter(({ ok }) => ok).length).toBeLessThanOrEqual(4)
  expect(taken.filter(({ ok }) => ok).length).toBeGreaterThan(0)
})
