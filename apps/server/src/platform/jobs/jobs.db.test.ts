import { sql } from "kysely"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { z } from "zod"
import { type FreshDatabase, freshDatabase } from "../../testing/fresh-database.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { createLog, nullDestination } from "../log/create-log.ts"
import { createJobs } from "./create-jobs.ts"
import { defineEvent } from "./define-event.ts"

const log = createLog("silent", nullDestination)
const baked = defineEvent("bakery.pizza-baked", z.object({ pizza: z.string() }))

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const pollOptions = { timeout: 30_000, interval: 50 }

test("delivers to each subscriber what a committed transaction published, and nothing after a rollback", async () => {
  const jobs = createJobs(database, log)
  const received: string[] = []
  jobs.subscribe(baked, "smell", async ({ pizza }) => void received.push(`smell ${pizza}`))
  jobs.subscribe(baked, "slice", async ({ pizza }) => void received.push(`slice ${pizza}`))
  await jobs.start()
  const burnt = inTransaction(database.db, async (tx) => {
    await jobs.publish(tx, baked, { pizza: "burnt" })
    throw new Error("changed my mind")
  })
  await expect(burnt).rejects.toThrow("changed my mind")
  await inTransaction(database.db, (tx) => jobs.publish(tx, baked, { pizza: "margherita" }))
  await vi.waitFor(() => expect(received.toSorted()).toEqual(["slice margherita", "smell margherita"]), pollOptions)
  await jobs.stop()
})

test("delivers a job again, with the same id, after its handler failed", async () => {
  const jobs = createJobs(database, log)
  const deliveries: string[] = []
  jobs.subscribe(baked, "box", async (_, { id }) => {
    deliveries.push(id)
    if (deliveries.length === 1) throw new Error("out of boxes")
  })
  await jobs.start()
  await inTransaction(database.db, (tx) => jobs.publish(tx, baked, { pizza: "funghi" }))
  await vi.waitFor(() => expect(deliveries).toHaveLength(2), pollOptions)
  expect(deliveries[0]).toBe(deliveries[1])
  await jobs.stop()
})

test("[SEC-12a] stores a published event until a node that handles it is running again", async () => {
  const failingNode = createJobs(database, log)
  failingNode.subscribe(baked, "invoice", async () => {
    throw new Error("printer on fire")
  })
  await failingNode.start()
  await inTransaction(database.db, (tx) => failingNode.publish(tx, baked, { pizza: "diavola" }))
  await failingNode.stop()

  const nextNode = createJobs(database, log)
  const received: string[] = []
  nextNode.subscribe(baked, "invoice", async ({ pizza }) => void received.push(pizza))
  await nextNode.start()
  await vi.waitFor(() => expect(received).toEqual(["diavola"]), pollOptions)
  await nextNode.stop()
})

test("moves a job whose handler keeps failing to the dead letters", async () => {
  const retryLimit = 0
  const jobs = createJobs(database, log, retryLimit)
  jobs.subscribe(baked, "reheat", async () => {
    throw new Error("no oven")
  })
  await jobs.start()
  await inTransaction(database.db, (tx) => jobs.publish(tx, baked, { pizza: "cold" }))
  await vi.waitFor(async () => {
    const { rows } = await sql`select data from jobs.job where name = 'dead-letters'`.execute(database.db)
    expect(rows).toEqual([{ data: { pizza: "cold" } }])
  }, pollOptions)
  await jobs.stop()
})

test("refuses a payload that does not match the event's schema", async () => {
  const jobs = createJobs(database, log)
  const invalid = inTransaction(database.db, (tx) => jobs.publish(tx, baked, { pizza: 7 } as never))
  await expect(invalid).rejects.toThrow(/expected string/)
})

test("refuses two subscribers with one name, which would share a queue", () => {
  const jobs = createJobs(database, log)
  jobs.subscribe(baked, "eat", async () => {})
  expect(() => jobs.subscribe(baked, "eat", async () => {})).toThrow("subscribed twice")
})

/** Counts how many handlers have started and blocks them until it is opened. */
function createBlocker() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  let startedCount = 0
  return { open, startedCount: () => startedCount, wait: () => (startedCount++, opened) }
}

test("waiting jobs run concurrently, so that a backlog is processed quickly", async () => {
  const jobs = createJobs(database, log)
  const oven = createBlocker()
  const delivered = new Set<string>()
  jobs.subscribe(baked, "deliver", async ({ pizza }) => {
    await oven.wait()
    delivered.add(pizza)
  })
  await jobs.start()
  const pizzas = Array.from({ length: 100 }, (_, nth) => `pizza ${nth}`)
  await inTransaction(database.db, async (tx) => {
    for (const pizza of pizzas) await jobs.publish(tx, baked, { pizza })
  })
  // If jobs ran one at a time, the second would not start before the first has ended.
  await vi.waitFor(() => expect(oven.startedCount()).toBeGreaterThanOrEqual(20), pollOptions)
  expect(oven.startedCount()).toBeLessThanOrEqual(40)
  oven.open()
  await vi.waitFor(() => expect(delivered.size).toBe(100), pollOptions)
  await jobs.stop()
})

test("a failed job is retried alone: the other jobs of its batch run once", async () => {
  const jobs = createJobs(database, log)
  const runCounts = new Map<string, number>()
  jobs.subscribe(baked, "garnish", async ({ pizza }) => {
    const times = (runCounts.get(pizza) ?? 0) + 1
    runCounts.set(pizza, times)
    if (pizza === "burnt" && times < 3) throw new Error("scrape it off")
  })
  await jobs.start()
  const pizzas = ["burnt", ...Array.from({ length: 19 }, (_, nth) => `fine ${nth}`)]
  await inTransaction(database.db, async (tx) => {
    for (const pizza of pizzas) await jobs.publish(tx, baked, { pizza })
  })
  await vi.waitFor(() => expect(runCounts.get("burnt")).toBe(3), pollOptions)
  await jobs.stop()
  expect([...runCounts].filter(([pizza]) => pizza !== "burnt").map(([, times]) => times)).toEqual(Array(19).fill(1))
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from jobs.job where name = 'bakery.pizza-baked.garnish' group by state`.execute(
    database.db,
  )
  expect(rows).toEqual([{ state: "completed", count: 20 }])
})

test("[SEC-11d] reports the current age of a queue's oldest waiting job, and 0 for an empty queue", async () => {
  const jobs = createJobs(database, log)
  const oven = createBlocker()
  jobs.subscribe(baked, "photograph", () => oven.wait())
  await jobs.start()
  const ageNow = async () =>
    (await jobs.metrics()).find(({ queue }) => queue === "bakery.pizza-baked.photograph")?.oldestSeconds
  expect(await ageNow()).toBe(0)
  await inTransaction(database.db, async (tx) => {
    for (let nth = 0; nth < 50; nth++) await jobs.publish(tx, baked, { pizza: `pizza ${nth}` })
  })
  await vi.waitFor(() => expect(oven.startedCount()).toBe(40), pollOptions)
  await sql`
    update jobs.job set start_after = start_after - interval '5 minutes'
    where name = 'bakery.pizza-baked.photograph' and state = 'created'`.execute(database.db)
  expect(await ageNow()).toBeGreaterThanOrEqual(300)
  oven.open()
  await vi.waitFor(async () => expect(await ageNow()).toBe(0), pollOptions)
  await jobs.stop()
})
