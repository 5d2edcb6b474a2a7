import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { countryCodes } from "../countries/countries.ts"
import { countryPayments } from "../countries/topics/payments.ts"
import { checkCash } from "./cash-limit.ts"
import { paymentModeRules, paymentModes, paymentProviders, paymentFlowsOf } from "./payment-modes.ts"
import { goesWithWallet, splitPayment } from "./split-payment.ts"

describe("payment methods", () => {
  test("[PAY-1a] [PAY-1c] [PAY-1d] each method has one rule, each provider one method, and each country cards, cash and vouchers", () => {
    expect(paymentModeRules.map(({ mode }) => mode).sort()).toEqual([...paymentModes].sort())
    expect(paymentModeRules.flatMap(({ provider }) => provider ?? []).sort()).toEqual([...paymentProviders].sort())
    for (const country of countryCodes) {
      expect(countryPayments[country].modes).toEqual(expect.arrayContaining(["CARD", "COD", "EVOUCHER"]))
    }
  })

  test("there is no wallet in Sri Lanka", () => {
    expect(countryCodes.filter((country) => countryPayments[country].modes.includes("WALLET"))).toEqual(["IN", "BD"])
  })

  test("[PAY-1f] payment requests to an entered UPI address are possible only until NPCI's rule ends them", () => {
    expect(paymentFlowsOf("UPI", Date.UTC(2026, 1, 28, 18, 29))).toContain("collect")
    expect(paymentFlowsOf("UPI", Date.UTC(2026, 1, 28, 18, 30))).toEqual(["app", "qr"])
  })
})

describe("the wallet with another payment method", () => {
  const anyChoice = fc.record({ mode: fc.constantFrom(...paymentModes), useWallet: fc.boolean() })

  test("[PAY-4e] the parts add up to the bill, none is negative, and the wallet pays no more than its balance", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), anyChoice, (payable, balance, choice) => {
        const split = splitPayment(payable, balance, choice)
        if (!split.ok) return
        expect(split.wallet + split.rest).toBe(payable)
        expect(Math.min(split.wallet, split.rest)).toBeGreaterThanOrEqual(0)
        expect(split.wallet).toBeLessThanOrEqual(balance)
        expect(goesWithWallet(choice.mode) ? 0 : split.wallet).toBe(0)
      }),
    )
  })

  test.each(["COD", "EVOUCHER"] as const)("[PAY-4e] the wallet can't be combined with %s", (mode) => {
    expect(splitPayment(500_00, 100_00, { mode, useWallet: true })).toEqual({ ok: false, code: "WALLET_MIX" })
    expect(splitPayment(500_00, 100_00, { mode, useWallet: false })).toEqual({ ok: true, wallet: 0, rest: 500_00 })
  })

  test("the wallet alone must cover the bill, and if it does, another payment method is refused", () => {
    expect(splitPayment(500_00, 499_99, { mode: "WALLET", useWallet: true })).toEqual({
      ok: false,
      code: "WALLET_SHORT",
    })
    expect(splitPayment(500_00, 500_00, { mode: "WALLET", useWallet: false })).toMatchObject({
      ok: true,
      wallet: 500_00,
    })
    expect(splitPayment(500_00, 500_00, { mode: "UPI", useWallet: true })).toEqual({ ok: false, code: "WALLET_COVERS" })
  })
})

describe("cash", () => {
  const noHistory = { taken: 0, refused: 0, open: 0 }

  test("[PAY-3] cash is available to anyone up to a limit, and up to a higher one after two accepted orders", () => {
    expect(checkCash("IN", 1_500_00, noHistory)).toEqual({ ok: true, limit: 1_500_00 })
    expect(checkCash("IN", 1_500_01, noHistory)).toEqual({
      ok: false,
      refusal: { code: "ABOVE_LIMIT", limit: 1_500_00 },
    })
    expect(checkCash("IN", 3_000_00, { ...noHistory, taken: 2 })).toMatchObject({ ok: true })
  })

  test("[PAY-3] cash is unavailable after two orders that were not accepted, or with two open cash orders", () => {
    expect(checkCash("LK", 100_00, { taken: 9, refused: 2, open: 0 })).toEqual({
      ok: false,
      refusal: { code: "ORDERS_REFUSED" },
    })
    expect(checkCash("BD", 100_00, { taken: 9, refused: 0, open: 2 })).toEqual({
      ok: false,
      refusal: { code: "TOO_MANY_OPEN_ORDERS" },
    })
  })
})
