import { expect, test } from "vitest"
import { runInLanes } from "./run-in-lanes.ts"

test("[SEC-12c] a lane that hangs blocks only itself, and a lane works on at most `perLane` items at once", async () => {
  const started: string[] = []
  const { promise: hang, resolve } = Promise.withResolvers<void>()
  const { promise: othersDone, resolve: done } = Promise.withResolvers<void>()
  const lanes = runInLanes(["a1", "a2", "a3", "b1", "b2", "b3"], {
    laneOf: ([lane]) => lane,
    perLane: 2,
    async work(item) {
      started.push(item)
      if (item.startsWith("a")) await hang
      if (item === "b3") done()
    },
    onError: () => {},
  })
  await othersDone
  expect(started).toEqual(expect.arrayContaining(["a1", "a2", "b1", "b2", "b3"]))
  expect(started).not.toContain("a3")
  resolve()
  await lanes
  expect(started).toContain("a3")
})

test("[SEC-12c] a failed item does not stop the others", async () => {
  const [completedItems, failedItems] = [[] as number[], [] as number[]]
  await runInLanes([1, 2, 3], {
    laneOf: () => "one",
    perLane: 1,
    async work(item) {
      if (item === 1) throw new Error("no")
      completedItems.push(item)
    },
    onError: (_error, item) => void failedItems.push(item),
  })
  expect([completedItems, failedItems]).toEqual([[2, 3], [1]])
})
