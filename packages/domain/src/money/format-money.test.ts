import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { countries, countryCodes } from "../countries/countries.ts"
import { formatAmount, formatMoney } from "./format-money.ts"

describe("formatMoney", () => {
  test("[CTY-3a] writes the country's symbol and digit groups", () => {
    expect(formatMoney(12_450_000, "IN")).toBe("₹1,24,500")
    expect(formatMoney(149_000, "LK")).toBe("Rs.\u00A01,490")
    expect(formatMoney(12_450_000, "LK")).toBe("Rs.\u00A0124,500")
    expect(formatMoney(39_950, "BD")).toBe("৳399.50")
    expect(formatMoney(12_450_000, "BD")).toBe("৳1,24,500")
    expect(formatMoney(0, "IN")).toBe("₹0")
    expect(formatMoney(5, "IN")).toBe("₹0.05")
    expect(formatMoney(-7_900, "IN")).toBe("−₹79")
  })

  test("never loses a minor unit", () => {
    fc.assert(
      fc.property(fc.constantFrom(...countryCodes), fc.maxSafeInteger(), (country, amount) => {
        const text = formatMoney(amount, country)
        const digits = text
          .replace("−", "")
          .replace(countries[country].currency.symbol, "")
          .replaceAll(/[\u00A0,]/g, "")
        const [units = "", minorPart = "00"] = digits.split(".")
        expect(minorPart).toMatch(/^\d\d$/)
        const minor = BigInt(units) * 100n + BigInt(minorPart)
        expect(text.startsWith("−") ? -minor : minor).toBe(BigInt(amount))
      }),
      {
        numRuns: 1000,
        examples: [
          ["IN", Number.MAX_SAFE_INTEGER],
          ["LK", Number.MIN_SAFE_INTEGER],
          ["BD", 1],
          ["IN", -100],
        ],
      },
    )
  })

  test("groups digits as the country's Intl number format does", () => {
    fc.assert(
      fc.property(fc.constantFrom(...countryCodes), fc.nat({ max: 10 ** 13 }), (country, units) => {
        const digits = formatMoney(units * 100, country).replace(countries[country].currency.symbol, "")
        expect(digits.replace("\u00A0", "")).toBe(
          new Intl.NumberFormat(country === "LK" ? "en-LK" : "en-IN").format(units),
        )
      }),
    )
  })

  test("[ORD-6b] formats amounts for a column: two decimals, no currency symbol", () => {
    expect(formatAmount(12_450_000, "IN")).toBe("1,24,500.00")
    expect(formatAmount(12_450_005, "LK")).toBe("124,500.05")
    expect(formatAmount(-40, "BD")).toBe("−0.40")
    expect(() => formatAmount(0.5, "IN")).toThrow(RangeError)
  })

  test("refuses a value that is not an amount of minor units", () => {
    for (const amount of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => formatMoney(amount, "IN")).toThrow(RangeError)
    }
  })
})
