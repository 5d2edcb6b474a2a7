import { expect, test } from "vitest"
import { once } from "./once.ts"

test("`once` runs the work a single time for all callers, and again after a failure", async () => {
  let runs = 0
  const load = once(async () => {
    runs += 1
    if (runs === 1) throw new Error("no connection")
    return runs
  })
  await expect(load()).rejects.toThrow("no connection")
  expect(await Promise.all([load(), load()])).toEqual([2, 2])
  expect(await load()).toBe(2)
})
