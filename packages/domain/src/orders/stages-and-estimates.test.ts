import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { MINUTE_MS } from "../stores/zoned-time.ts"
import { cancelReasonNames, cancelReasonsFor } from "./cancel-reasons.ts"
import { deliveryTypes } from "./delivery-type.ts"
import { estimateTimestamps, estimateFromStageStart, estimateTime, type EstimateInput } from "./estimate-time.ts"
import { nextStage, orderStages, stagesOf, statusAt } from "./order-stage.ts"
import { canTransition, isFinal } from "./order-status.ts"

const deliveryType = fc.constantFrom(...deliveryTypes)

describe("the stages in the store", () => {
  test("[TRK-4a] every delivery type leads from placed to handed over, through permitted status changes", () => {
    for (const each of deliveryTypes) {
      const stages = [...stagesOf(each)]
      expect([stages[0], stages.at(-1)]).toEqual(["PLACED", "HANDED OVER"])
      expect(isFinal(statusAt("HANDED OVER", each))).toBe(true)
      for (const [index, stage] of stages.entries()) {
        const next = nextStage(stage, each)
        expect(next).toBe(stages[index + 1] ?? null)
        if (next === null) continue
        const [from, to] = [statusAt(stage, each), statusAt(next, each)]
        expect(from === to || canTransition(from, to)).toBe(true)
      }
    }
  })

  test("[TRK-4a] only deliveries are ever on the way", () => {
    expect(deliveryTypes.filter((each) => stagesOf(each).includes("ON THE WAY"))).toEqual(["DELIVERY"])
    expect(nextStage("ON THE WAY", "PICKUP")).toBeNull()
    expect(statusAt("HANDED OVER", "CURBSIDE")).toBe("PICKED UP")
    expect(statusAt("HANDED OVER", "DINEIN")).toBe("DELIVERED")
  })

  test("[TRK-4b] the reasons to cancel depend on the order's stage and delivery type", () => {
    expect(cancelReasonsFor("ON THE WAY", "DELIVERY")).toEqual([
      "no rider",
      "not reachable",
      "customer asked",
      "not taken",
    ])
    expect(cancelReasonsFor("READY", "PICKUP")).toEqual(["cannot make", "customer asked", "not taken"])
    expect(cancelReasonsFor("ACCEPTED", "DINEIN")).toEqual(["cannot make", "sold out", "customer asked"])
    for (const stage of ["PLACED", "ACCEPTED", "MAKING", "BAKING", "READY"] as const)
      expect(cancelReasonsFor(stage, "DELIVERY")).not.toContain("not taken")
    for (const each of deliveryTypes) {
      for (const ended of ["HANDED OVER", "CANCELLED"] as const) expect(cancelReasonsFor(ended, each)).toEqual([])
      for (const stage of stagesOf(each).slice(0, -1)) expect(cancelReasonsFor(stage, each)).toContain("customer asked")
    }
    const offered = deliveryTypes.flatMap((each) => stagesOf(each).flatMap((stage) => cancelReasonsFor(stage, each)))
    expect(new Set(offered)).toEqual(new Set(cancelReasonNames))
  })
})

describe("estimates", () => {
  const baseInput: EstimateInput = {
    deliveryType: "DELIVERY",
    stage: "PLACED",
    itemsAhead: 0,
    items: 2,
    capacity: 12,
    kilometres: 2,
    hour: 16,
  }
  /** Situations that can be calculated by hand, with the estimate that the customer gets. */
  const cases: readonly [string, Partial<EstimateInput>, { from: number; to: number }][] = [
    ["an empty kitchen, two pizzas, two kilometres", {}, { from: 20, to: 27 }],
    ["the same at eight in the evening", { hour: 20 }, { from: 23, to: 31 }],
    ["36 items ahead at eight in the evening", { itemsAhead: 36, hour: 20 }, { from: 36, to: 49 }],
    ["a short distance", { kilometres: 0.3 }, { from: 15, to: 21 }],
    ["a pickup", { deliveryType: "PICKUP" }, { from: 11, to: 16 }],
    ["a dine-in order", { deliveryType: "DINEIN" }, { from: 12, to: 17 }],
    ["twelve items", { items: 12 }, { from: 29, to: 39 }],
    ["an order in the oven", { stage: "BAKING" }, { from: 12, to: 17 }],
    ["an order on the way", { stage: "ON THE WAY" }, { from: 8, to: 12 }],
    ["an order that was handed over", { stage: "HANDED OVER" }, { from: 0, to: 0 }],
  ]
  test.each(cases)("the estimate for %s is as calculated by hand", (_, change, expected) => {
    expect(estimateTime({ ...baseInput, ...change })).toEqual(expected)
  })

  const anyInput = fc.record({
    deliveryType,
    stage: fc.constantFrom(...orderStages),
    itemsAhead: fc.nat(200),
    items: fc.integer({ min: 1, max: 50 }),
    capacity: fc.integer({ min: 1, max: 60 }),
    kilometres: fc.double({ min: 0, max: 15, noNaN: true }),
    hour: fc.nat(23),
  })

  test("the next stage never makes the estimate later, and a longer queue never makes it earlier", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const stage = nextStage(input.stage, input.deliveryType) ?? input.stage
        expect(estimateTime({ ...input, stage }).to).toBeLessThanOrEqual(estimateTime(input).to)
        const busier = { ...input, itemsAhead: input.itemsAhead + 3 }
        expect(estimateTime(busier).to).toBeGreaterThanOrEqual(estimateTime(input).to)
      }),
    )
  })

  test("an estimate as timestamps is the current time plus the estimated minutes", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { from, to } = estimateTime(input)
        expect(estimateTimestamps(input, 5)).toEqual({ from: 5 + from * MINUTE_MS, to: 5 + to * MINUTE_MS })
      }),
    )
  })

  test("the estimate counts down during a stage; a stage that takes too long leaves the time of the stages after it", () => {
    const startedAt = Math.ceil(1_800_000_000_000 / MINUTE_MS) * MINUTE_MS
    const baking = { ...baseInput, stage: "BAKING" } as const
    const inMinutes = (now: number) => {
      const { from, to } = estimateFromStageStart(baking, startedAt, now)
      return { from: (from - now) / MINUTE_MS, to: (to - now) / MINUTE_MS }
    }
    expect(inMinutes(startedAt)).toEqual({ from: 12, to: 17 })
    expect(inMinutes(startedAt + 2 * MINUTE_MS)).toEqual({ from: 10, to: 15 })
    const ready = estimateTime({ ...baking, stage: "READY" })
    expect(inMinutes(startedAt + 60 * MINUTE_MS)).toEqual(ready)
  })

  test("an estimate is never in the past and never ends before it starts", () => {
    fc.assert(
      fc.property(anyInput, fc.nat(200), (input, minutes) => {
        const startedAt = 1_800_000_000_000
        const now = startedAt + minutes * MINUTE_MS
        const { from, to } = estimateFromStageStart(input, startedAt, now)
        expect(from).toBeGreaterThanOrEqual(now + MINUTE_MS)
        expect(to).toBeGreaterThan(from)
      }),
    )
  })
})
