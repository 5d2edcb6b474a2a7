import { expect, test } from "vitest"
import { shareRun } from "./share-run.ts"

test("callers share a run in progress, and the next call starts a new run", async () => {
  let runs = 0
  const load = shareRun(async (name: string) => `${name} ${++runs}`)
  expect(await Promise.all([load("a"), load("b")])).toEqual(["a 1", "a 1"])
  expect(await load("b")).toBe("b 2")
})
