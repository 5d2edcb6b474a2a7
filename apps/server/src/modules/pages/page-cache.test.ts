import { expect, test } from "vitest"
import { settableClock } from "../../testing/settable-clock.ts"
import { createPageCache } from "./page-cache.ts"

function cacheWith(options: { freshMs?: number; maxPages?: number; maxBytes?: number } = {}) {
  const clock = settableClock()
  const errors: unknown[] = []
  const cache = createPageCache<string>({
    clock,
    freshMs: 60_000,
    maxPages: 10,
    maxBytes: 1000,
    sizeOf: (page) => page.length,
    isCacheable: (page) => page !== "failed",
    onError: (_key, error) => errors.push(error),
    ...options,
  })
  return { cache, clock, errors }
}

const waitForRebuild = () => new Promise((resolve) => setTimeout(resolve, 0))

test("concurrent requests build a page once", async () => {
  const { cache } = cacheWith()
  let buildCount = 0
  const buildPage = async () => `page ${++buildCount}`
  const pages = await Promise.all(Array.from({ length: 50 }, () => cache.get("home", buildPage)))
  expect(new Set(pages)).toEqual(new Set(["page 1"]))
  expect(cache.get("home", buildPage)).toBe("page 1")
})

test("[SEC-12f] a stale page is served while it is rebuilt, and stays when rebuilding fails", async () => {
  const { cache, clock, errors } = cacheWith()
  await cache.get("home", async () => "old")
  clock.advance(61)
  expect(cache.get("home", () => Promise.reject(new Error("database gone")))).toBe("old")
  await waitForRebuild()
  expect(errors).toHaveLength(1)
  expect(cache.get("home", async () => "new")).toBe("old")
  clock.advance(61)
  expect(cache.get("home", async () => "failed")).toBe("old")
  await waitForRebuild()
  expect(errors).toHaveLength(2)
  clock.advance(61)
  expect(cache.get("home", async () => "new")).toBe("old")
  await waitForRebuild()
  expect(cache.get("home", async () => "newer")).toBe("new")
})

test("an error page is not cached", async () => {
  const { cache } = cacheWith()
  expect(await cache.get("home", async () => "failed")).toBe("failed")
  expect(await cache.get("home", async () => "good")).toBe("good")
})

test("a page that was being built when the cache was cleared is not cached", async () => {
  const { cache } = cacheWith()
  const outdatedPage = Promise.withResolvers<string>()
  const first = cache.get("home", () => outdatedPage.promise)
  cache.clear()
  outdatedPage.resolve("old prices")
  expect(await first).toBe("old prices")
  expect(await cache.get("home", async () => "new prices")).toBe("new prices")
})

test("above the maximum number of pages, the least recently used page is dropped", async () => {
  const { cache } = cacheWith({ maxPages: 2 })
  for (const key of ["a", "b"]) await cache.get(key, async () => key)
  expect(cache.get("a", async () => "again")).toBe("a")
  await cache.get("c", async () => "c")
  expect(cache.get("a", async () => "again")).toBe("a")
  expect(cache.get("c", async () => "again")).toBe("c")
  expect(await cache.get("b", async () => "again")).toBe("again")
})

test("the cache's size in bytes stays limited when a page grows and after the cache was cleared", async () => {
  const { cache, clock } = cacheWith({ maxBytes: 10 })
  const isCached = async (key: string) => (await cache.get(key, async () => "failed")) !== "failed"
  for (const round of [1, 2]) {
    for (const key of ["a", "b"]) await cache.get(key, async () => "12345")
    expect([round, await isCached("a"), await isCached("b")]).toEqual([round, true, true])
    await cache.get("c", async () => "1")
    expect([round, await isCached("a"), await isCached("b"), await isCached("c")]).toEqual([round, false, true, true])
    clock.advance(61)
    void cache.get("c", async () => "1234567890")
    await waitForRebuild()
    expect([round, await isCached("b"), await isCached("c")]).toEqual([round, false, true])
    await cache.get("d", async () => "longer than all")
    expect([round, await isCached("c"), await isCached("d")]).toEqual([round, false, false])
    cache.clear()
  }
})

test("with a freshness of 0, every request builds its own page", async () => {
  const { cache } = cacheWith({ freshMs: 0 })
  expect(await cache.get("home", async () => "one")).toBe("one")
  expect(await cache.get("home", async () => "two")).toBe("two")
})
