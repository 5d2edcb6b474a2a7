import type { Prediction } from "@hearth/contract/calls/locator.calls.ts"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { noResponse } from "../../../client/api/to-result.ts"
import { createSuggester, type Suggestions } from "./suggester.ts"

const prediction = (name: string): Prediction => ({
  place_id: name,
  description: name,
  structured_formatting: { main_text: name, secondary_text: "" },
})

/** Collects the requests, so that a test can respond to each when it chooses. */
function createTestSuggester() {
  const requests: {
    input: string
    token: string
    signal: AbortSignal
    respond(names: string[]): void
    fail(): void
  }[] = []
  const changes: Suggestions[] = []
  const suggester = createSuggester(
    (input, token, signal) =>
      new Promise((resolve) => {
        requests.push({
          input,
          token,
          signal,
          respond: (names) => resolve({ ok: true, data: names.map(prediction) }),
          fail: () => resolve(noResponse),
        })
      }),
    (suggestions) => changes.push(suggestions),
  )
  return { requests, changes, suggester, lastChange: () => changes.at(-1) }
}

const advance = (ms = 200) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe("createSuggester", () => {
  test("[LOC-6a] sends a request after a pause in typing, not for each letter", async () => {
    const { requests, suggester } = createTestSuggester()
    for (const text of ["ko", "kor", "kora"]) {
      suggester.type(text)
      await advance(150)
    }
    expect(requests).toHaveLength(0)
    await advance(50)
    expect(requests.map(({ input }) => input)).toEqual(["kora"])
  })

  test("[LOC-6a] sends no request for fewer than two characters, and an emoji counts as one", async () => {
    const { requests, suggester, lastChange } = createTestSuggester()
    for (const text of ["k", " k ", "  ", "🍕"]) {
      suggester.type(text)
      await advance()
    }
    expect(requests).toHaveLength(0)
    suggester.type("ko")
    await advance()
    expect(requests).toHaveLength(1)
    requests[0]?.respond(["Koramangala"])
    await advance(0)
    suggester.type("k")
    expect(lastChange()).toEqual({ state: "none" })
  })

  test("[LOC-6a] a new request aborts the older one, whose late response is not shown", async () => {
    const { requests, suggester, lastChange } = createTestSuggester()
    suggester.type("kora")
    await advance()
    suggester.type("indira")
    expect(requests[0]?.signal.aborted).toBe(true)
    await advance()
    requests[1]?.respond(["Indiranagar"])
    await advance(0)
    requests[0]?.respond(["Koramangala"])
    await advance(0)
    expect(lastChange()).toMatchObject({ state: "found", input: "indira", predictions: [{ place_id: "Indiranagar" }] })
  })

  test("[LOC-6a] a typing session has one token, and a choice ends the session", async () => {
    const { requests, suggester } = createTestSuggester()
    suggester.type("kora")
    await advance()
    suggester.type("koram")
    await advance()
    expect(requests[1]?.token).toBe(requests[0]?.token)
    expect(suggester.finish()).toBe(requests[0]?.token)
    expect(suggester.finish()).toBeUndefined()
    suggester.type("hsr")
    await advance()
    expect(requests[2]?.token).not.toBe(requests[0]?.token)
  })

  test("[LOC-6a] earlier suggestions stay while new ones load, and a trailing space changes nothing", async () => {
    const { requests, suggester, lastChange } = createTestSuggester()
    suggester.type("kora")
    await advance()
    requests[0]?.respond(["Koramangala"])
    await advance(0)
    suggester.type("kora ")
    expect(lastChange()).toMatchObject({ state: "found" })
    suggester.type("koram")
    expect(lastChange()).toMatchObject({ state: "loading", previous: [{ place_id: "Koramangala" }] })
  })

  test("[LOC-6a] a failure is reported, and a retry is sent immediately", async () => {
    const { requests, suggester, lastChange } = createTestSuggester()
    suggester.type("kora")
    await advance()
    requests[0]?.fail()
    await advance(0)
    expect(lastChange()).toEqual({ state: "failed", input: "kora" })
    suggester.retry()
    await advance(0)
    requests[1]?.respond([])
    await advance(0)
    expect(lastChange()).toEqual({ state: "found", input: "kora", predictions: [] })
  })

  test("[LOC-6a] after stop() no request is sent and no change is reported", async () => {
    const { requests, changes, suggester } = createTestSuggester()
    suggester.type("kora")
    suggester.stop()
    await advance()
    expect(requests).toHaveLength(0)
    expect(changes).toHaveLength(1)
  })
})
