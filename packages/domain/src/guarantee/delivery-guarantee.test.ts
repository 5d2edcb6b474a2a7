import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { countryCodes } from "../countries/countries.ts"
import { guaranteeTerms } from "../countries/topics/guarantees.ts"
import { deliveryTypes } from "../orders/delivery-type.ts"
import { MINUTE_MS } from "../stores/zoned-time.ts"
import { cashToCollect, compensationFor, compensationMethod } from "./compensation.ts"
import { guaranteeFor, startGuaranteeClock } from "./delivery-guarantee.ts"

describe("30 Minutes or Free", () => {
  const order = { country: "LK", deliveryType: "DELIVERY", pizzas: 3, conditionsUnsuitable: false } as const
  const placedAt = 1_800_000_000_000

  test("[TRK-3b] [TRK-3c] [TRK-3d] the compensation is at most Rs. 750 in Sri Lanka and ₹300 in India, and nothing in Bangladesh", () => {
    const handedOverAt = placedAt + 31 * MINUTE_MS
    const compensation = (country: "IN" | "LK" | "BD", payable: number) =>
      compensationFor(startGuaranteeClock(guaranteeFor({ ...order, country }), placedAt, null), payable, handedOverAt)
    expect([
      compensation("LK", 2_000_00),
      compensation("LK", 500_00),
      compensation("IN", 2_000_00),
      compensation("IN", 299_00),
    ]).toEqual([750_00, 500_00, 300_00, 299_00])
    expect(compensation("BD", 2_000_00)).toBe(0)
  })

  test("[TRK-3d] [TRK-3e] [TRK-3f] there is no guarantee for 4 pizzas, unsuitable conditions, other delivery types or Bangladesh", () => {
    expect(guaranteeFor({ ...order, pizzas: 4 })).toEqual({ why: "bulk" })
    expect(guaranteeFor({ ...order, conditionsUnsuitable: true })).toEqual({ why: "conditions" })
    expect(guaranteeFor({ ...order, deliveryType: "PICKUP" })).toEqual({ why: "way" })
    expect(guaranteeFor({ ...order, country: "BD" })).toEqual({ why: "country" })
  })

  test("[TRK-3a] a handover after exactly thirty minutes is on time, a millisecond later it is late", () => {
    const guarantee = startGuaranteeClock(guaranteeFor(order), placedAt, null)
    expect(compensationFor(guarantee, 900_00, placedAt + 30 * MINUTE_MS)).toBe(0)
    expect(compensationFor(guarantee, 900_00, placedAt + 30 * MINUTE_MS + 1)).toBe(750_00)
  })

  test("[TRK-3a] an advance order is late when its slot has ended, whenever it was placed", () => {
    const slot = placedAt + 300 * MINUTE_MS
    const guarantee = startGuaranteeClock(guaranteeFor(order), placedAt, slot)
    expect(compensationFor(guarantee, 900_00, slot + 15 * MINUTE_MS)).toBe(0)
    expect(compensationFor(guarantee, 900_00, slot + 15 * MINUTE_MS + 1)).toBe(750_00)
  })

  test("[TRK-3g] compensation goes to the customer's wallet; without one it is deducted from the cash or refunded to the source", () => {
    expect(compensationMethod({ hasWallet: true, isCash: true })).toBe("wallet")
    expect(compensationMethod({ hasWallet: true, isCash: false })).toBe("wallet")
    expect(compensationMethod({ hasWallet: false, isCash: true })).toBe("cash")
    expect(compensationMethod({ hasWallet: false, isCash: false })).toBe("source")
    expect(cashToCollect(900_00, { amount: 300_00, how: "cash" })).toBe(600_00)
    expect(cashToCollect(900_00, { amount: 300_00, how: "wallet" })).toBe(900_00)
    expect(cashToCollect(900_00, null)).toBe(900_00)
  })

  test("[TRK-3g] the compensation never exceeds what was paid or the liability of its country", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...countryCodes),
        fc.constantFrom(...deliveryTypes),
        fc.nat(9),
        fc.nat(10_000_00),
        fc.nat(1e7),
        (...values) => {
          const [country, type, pizzas, payable, elapsedMs] = values
          const guarantee = startGuaranteeClock(
            guaranteeFor({ ...order, country, deliveryType: type, pizzas }),
            placedAt,
            null,
          )
          const compensation = compensationFor(guarantee, payable, placedAt + elapsedMs)
          expect(compensation).toBeLessThanOrEqual(payable)
          expect(compensation).toBeLessThanOrEqual(guaranteeTerms[country]?.liability ?? 0)
          expect(compensation).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})
