import type { Result } from "@hearth/browser/result.ts"
import { expect, test } from "vitest"
import { createPolledData } from "./polled-data.ts"

/** Answers requests in the sequence that the test chooses. */
function createServer() {
  const answers: ((result: Result<string>) => void)[] = []
  return {
    load: () => new Promise<Result<string>>((resolve) => answers.push(resolve)),
    answer: (index: number, data: string) => answers[index]?.({ ok: true, data }),
    fail: (index: number) =>
      answers[index]?.({ ok: false, kind: "failed", code: "NO_RESPONSE", message: "No connection" }),
  }
}

test("a failed attempt keeps the data that arrived before, and the next one removes the failure", async () => {
  const { load, answer, fail } = createServer()
  const polled = createPolledData(load, 1_000)
  const first = polled.reload()
  answer(0, "one")
  await first
  const second = polled.reload()
  fail(1)
  await second
  expect(polled.state.get()).toEqual({ data: "one", failure: { code: "NO_RESPONSE", message: "No connection" } })
  const third = polled.reload()
  answer(2, "two")
  await third
  expect(polled.state.get()).toEqual({ data: "two", failure: undefined })
})

test("a response that arrives after a later one is dropped", async () => {
  const { load, answer } = createServer()
  const polled = createPolledData(load, 1_000)
  const slow = polled.reload()
  const quick = polled.reload()
  answer(1, "new")
  await quick
  answer(0, "old")
  await slow
  expect(polled.state.get().data).toBe("new")
})

test("what a change returned isn't replaced by the response to a request from before it", async () => {
  const { load, answer } = createServer()
  const polled = createPolledData(load, 1_000)
  const slow = polled.reload()
  polled.replaceData("changed")
  answer(0, "from before")
  await slow
  expect(polled.state.get().data).toBe("changed")
})
