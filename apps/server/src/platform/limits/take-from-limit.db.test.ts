import { afterAll, beforeAll, expect, test } from "vitest"
import { type FreshDatabase, freshDatabase } from "../../testing/fresh-database.ts"
import { takeFromLimit } from "./take-from-limit.ts"

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const noon = new Date("2026-03-01T12:00:00Z")
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000)
const take = (bucket: string, now: Date) => takeFromLimit(database.db, { bucket, max: 3, windowSeconds: 60, now })

test("lets a bucket be used so many times in its window, says when to come back, and starts anew", async () => {
  const taken = [await take("one", noon), await take("one", after(10)), await take("one", after(20))]
  expect(taken).toEqual([{ ok: true }, { ok: true }, { ok: true }])
  expect(await take("one", after(30))).toEqual({ ok: false, retryAfterSeconds: 30 })
  expect(await take("another", after(30))).toEqual({ ok: true })
  expect(await take("one", after(60))).toEqual({ ok: true })
})

test("counts uses at the same moment one by one", async () => {
  const taken = await Promise.all(Array.from({ length: 20 }, () => take("rush", noon)))
  expect(taken.filter(({ ok }) => ok)).toHaveLength(3)
})
