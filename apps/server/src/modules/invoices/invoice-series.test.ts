import { describe, expect, test } from "vitest"
import { seedRegistrations } from "../../seed/registrations/seed-registrations.ts"
import { financialYear, seriesAt } from "./invoice-series.ts"

describe("invoice numbers", () => {
  test("a financial year begins on 1 April, in Bangladesh on 1 July, in the country's time zone", () => {
    // 18:30 UTC is midnight in Delhi and Colombo, and half past midnight in Dhaka.
    expect(financialYear("IN", new Date("2027-03-31T18:29:59Z"))).toBe("2627")
    expect(financialYear("IN", new Date("2027-03-31T18:30:00Z"))).toBe("2728")
    expect(financialYear("LK", new Date("2027-03-31T18:30:00Z"))).toBe("2728")
    expect(financialYear("BD", new Date("2027-03-31T18:30:00Z"))).toBe("2627")
    expect(financialYear("BD", new Date("2027-06-30T17:59:59Z"))).toBe("2627")
    expect(financialYear("BD", new Date("2027-06-30T18:00:00Z"))).toBe("2728")
    expect(financialYear("IN", new Date("2099-12-31T00:00:00Z"))).toBe("9900")
  })

  test("[ORD-6b] an invoice number contains the registration and the financial year", () => {
    const series = seriesAt({ country: "IN", series: "DL" }, new Date("2026-11-15T10:00:00Z"))
    expect(series).toEqual({ key: "DL2627", prefix: "DL2627/", minDigits: 7 })
  })

  test.each(seedRegistrations)(
    "$series has room for a hundred million numbers of at most sixteen characters",
    (registration) => {
      const { prefix } = seriesAt(registration, new Date("2026-11-15T10:00:00Z"))
      expect(`${prefix}99999999`).toMatch(/^[A-Za-z0-9/-]{1,16}$/)
    },
  )
})
