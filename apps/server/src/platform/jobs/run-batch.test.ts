import { expect, test } from "vitest"
import { runBatch } from "./run-batch.ts"

const job = (id: string) => ({
  id,
  name: "queue",
  data: id,
  expireInSeconds: 60,
  heartbeatSeconds: null,
  retryCount: 0,
  signal: AbortSignal.abort(),
})

test("[SEC-12c] a job that hangs fails alone after the timeout; the others are completed", async () => {
  const failedIds: string[] = []
  const results = await runBatch(
    ["quick", "hangs", "throws"].map(job),
    async (data) => {
      if (data === "hangs") await new Promise(() => {})
      if (data === "throws") throw new Error("no")
    },
    { timeoutMs: 20, onFailure: ({ id }) => failedIds.push(id) },
  )
  expect(results.map(({ id, status }) => [id, status])).toEqual([
    ["quick", "completed"],
    ["hangs", "failed"],
    ["throws", "failed"],
  ])
  expect(failedIds.toSorted()).toEqual(["hangs", "throws"])
})

test("a handler that throws synchronously fails only its own job", async () => {
  const results = await runBatch(
    ["bad", "good"].map(job),
    (data) => {
      if (data === "bad") throw new Error("at once")
      return Promise.resolve()
    },
    { timeoutMs: 1_000, onFailure: () => {} },
  )
  expect(results.map(({ status }) => status)).toEqual(["failed", "completed"])
})
