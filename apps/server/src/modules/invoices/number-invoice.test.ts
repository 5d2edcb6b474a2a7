import { describe, expect, test } from "vitest"
import { financialYear, seriesAt } from "./number-invoice.ts"

describe("numbers of invoices", () => {
  test("[ORD-6] a financial year begins on the country’s own first of April, in Bangladesh of July", () => {
    // Midnight in Delhi and Colombo, half past twelve in Dhaka.
    expect(financialYear("IN", new Date("2027-03-31T18:29:59Z"))).toBe("2627")
    expect(financialYear("IN", new Date("2027-03-31T18:30:00Z"))).toBe("2728")
    expect(financialYear("LK", new Date("2027-03-31T18:30:00Z"))).toBe("2728")
    expect(financialYear("BD", new Date("2027-03-31T18:30:00Z"))).toBe("2627")
    expect(financialYear("BD", new Date("2027-06-30T17:59:59Z"))).toBe("2627")
    expect(financialYear("BD", new Date("2027-06-30T18:00:00Z"))).toBe("2728")
    expect(financialYear("IN", new Date("2099-12-31T00:00:00Z"))).toBe("9900")
  })

  test("[ORD-6] a number has the registration and the year, and stays within sixteen signs", () => {
    const series = seriesAt({ country: "IN", series: "DL" }, new Date("2026-11-15T10:00:00Z"))
    expect(series).toEqual({ key: "DL2627", prefix: "DL2627/", digits: 7 })
    expect(`${series.prefix}99999999`.length).toBeLessThanOrEqual(16)
    expect(`${series.prefix}0000001`).toMatch(/^[A-Za-z0-9/-]+$/)
  })
})
