import type { Prediction } from "@hearth/contract/calls/locator.calls.ts"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { createSuggester, type Suggestions } from "./suggester.ts"

const prediction = (name: string): Prediction => ({
  place_id: name,
  description: name,
  structured_formatting: { main_text: name, secondary_text: "" },
})

/** Collects the requests, so that a test can respond to each when it chooses. */
function rig() {
  const asked: { input: string; token: string; signal: AbortSignal; answer(names: string[]): void; fail(): void }[] = []
  const result: Suggestions[] = []
  const suggester = createSuggester(
    (input, token, signal) =>
      new Promise((resolve, reject) => {
        asked.push({
          input,
          token,
          signal,
          answer: (names) => resolve(names.map(prediction)),
          fail: () => reject(new Error("away")),
        })
      }),
    (suggestions) => result.push(suggestions),
  )
  return { asked, told: result, suggester, last: () => result.at(-1) }
}

const rest = (ms = 200) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe("createSuggester", () => {
  test("[LOC-6a] sends a request after a pause in typing, not for each letter", async () => {
    const { asked, suggester } = rig()
    for (const text of ["ko", "kor", "kora"]) {
      suggester.type(text)
      await rest(150)
    }
    expect(asked).toHaveLength(0)
    await rest(50)
    expect(asked.map(({ input }) => input)).toEqual(["kora"])
  })

  test("[LOC-6a] sends no request for fewer than two characters, and an emoji counts as one", async () => {
    const { asked, suggester, last } = rig()
    for (const text of ["k", " k ", "  ", "🍕"]) {
      suggester.type(text)
      await rest()
    }
    expect(asked).toHaveLength(0)
    suggester.type("ko")
    await rest()
    expect(asked).toHaveLength(1)
    asked[0]?.answer(["Koramangala"])
    await rest(0)
    suggester.type("k")
    expect(last()).toEqual({ state: "none" })
  })

  test("[LOC-6a] a new request aborts the older one, whose late response is not shown", async () => {
    const { asked, suggester, last } = rig()
    suggester.type("kora")
    await rest()
    suggester.type("indira")
    expect(asked[0]?.signal.aborted).toBe(true)
    await rest()
    asked[1]?.answer(["Indiranagar"])
    await rest(0)
    asked[0]?.answer(["Koramangala"])
    await rest(0)
    expect(last()).toMatchObject({ state: "found", input: "indira", predictions: [{ place_id: "Indiranagar" }] })
  })

  test("[LOC-6a] a typing session has one token, and a choice ends the session", async () => {
    const { asked, suggester } = rig()
    suggester.type("kora")
    await rest()
    suggester.type("koram")
    await rest()
    expect(asked[1]?.token).toBe(asked[0]?.token)
    expect(suggester.finish()).toBe(asked[0]?.token)
    expect(suggester.finish()).toBeUndefined()
    suggester.type("hsr")
    await rest()
    expect(asked[2]?.token).not.toBe(asked[0]?.token)
  })

  test("[LOC-6a] earlier suggestions stay while new ones load, and a trailing space changes nothing", async () => {
    const { asked, suggester, last } = rig()
    suggester.type("kora")
    await rest()
    asked[0]?.answer(["Koramangala"])
    await rest(0)
    suggester.type("kora ")
    expect(last()).toMatchObject({ state: "found" })
    suggester.type("koram")
    expect(last()).toMatchObject({ state: "asking", before: [{ place_id: "Koramangala" }] })
  })

  test("[LOC-6a] a failure is reported, and a retry is sent immediately", async () => {
    const { asked, suggester, last } = rig()
    suggester.type("kora")
    await rest()
    asked[0]?.fail()
    await rest(0)
    expect(last()).toEqual({ state: "failed", input: "kora" })
    suggester.retry()
    await rest(0)
    asked[1]?.answer([])
    await rest(0)
    expect(last()).toEqual({ state: "found", input: "kora", predictions: [] })
  })

  test("[LOC-6a] after stopping no request is sent and no change reported", async () => {
    const { asked, told, suggester } = rig()
    suggester.type("kora")
    suggester.stop()
    await rest()
    expect(asked).toHaveLength(0)
    expect(told).toHaveLength(1)
  })
})
