import { expect, test } from "vitest"
import { createBatchedRead } from "./create-batched-read.ts"

/** A database whose statements end when the test says so. */
function startDatabase() {
  const statements: { keys: readonly number[]; end(): void; fail(): void }[] = []
  const read = createBatchedRead<number, string>((keys) => {
    const { promise, resolve, reject } = Promise.withResolvers<(string | undefined)[]>()
    statements.push({
      keys,
      end: () => resolve(keys.map((key) => (key < 1000 ? `row ${key}` : undefined))),
      fail: () => reject(new Error("connection lost")),
    })
    return promise
  })
  return { statements, read }
}

test("a key is read at once, and keys that come during the statement are read together by the next one", async () => {
  const { statements, read } = startDatabase()
  const first = read(1)
  const others = [read(2), read(3), read(2), read(1000)]
  expect(statements.map(({ keys }) => keys)).toEqual([[1]])
  statements[0]?.end()
  expect(await first).toBe("row 1")
  expect(statements.map(({ keys }) => keys)).toEqual([[1], [2, 3, 2, 1000]])
  statements[1]?.end()
  expect(await Promise.all(others)).toEqual(["row 2", "row 3", "row 2", undefined])
})

test("a failed statement fails only its own keys, and later keys are read", async () => {
  const { statements, read } = startDatabase()
  const failing = read(1)
  const next = read(2)
  statements[0]?.fail()
  await expect(failing).rejects.toThrow("connection lost")
  statements[1]?.end()
  expect(await next).toBe("row 2")
  const later = read(3)
  statements[2]?.end()
  expect(await later).toBe("row 3")
})

test("a statement reads at most 200 keys", async () => {
  const { statements, read } = startDatabase()
  const all = Array.from({ length: 302 }, (_, key) => read(key))
  for (let index = 0; index < 3; index++) {
    statements[index]?.end()
    await new Promise(setImmediate)
  }
  expect(statements.map(({ keys }) => keys.length)).toEqual([1, 200, 101])
  expect((await Promise.all(all)).at(-1)).toBe("row 301")
})
