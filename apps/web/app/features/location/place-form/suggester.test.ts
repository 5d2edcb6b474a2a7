import type { Prediction } from "@hearth/contract/calls/locator.calls.ts"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { createSuggester, type Suggestions } from "./suggester.ts"

const prediction = (name: string): Prediction => ({
  place_id: name,
  description: name,
  structured_formatting: { main_text: name, secondary_text: "" },
})

/** Questions that the test answers when it likes. */
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
  test("[LOC-6] asks once the typing rests, not at each letter", async () => {
    const { asked, suggester } = rig()
    for (const text of ["ko", "kor", "kora"]) {
      suggester.type(text)
      await rest(150)
    }
    expect(asked).toHaveLength(0)
    await rest(50)
    expect(asked.map(({ input }) => input)).toEqual(["kora"])
  })

  test("[LOC-6] fewer than two letters are no question; a letter of two signs is one", async () => {
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

  test("[LOC-6] a newer question gives the older one up, and its late answer is not shown", async () => {
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

  test("[LOC-6] one typing session is one token; a choice ends it", async () => {
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

  test("[LOC-6] while it asks, what was found before stays; a space more is the same question", async () => {
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

  test("[LOC-6] a failure is told and the same can be asked again at once", async () => {
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

  test("[LOC-6] after the screen was left nothing is asked and nothing told", async () => {
    const { asked, told, suggester } = rig()
    suggester.type("kora")
    suggester.stop()
    await rest()
    expect(asked).toHaveLength(0)
    expect(told).toHaveLength(1)
  })
})
