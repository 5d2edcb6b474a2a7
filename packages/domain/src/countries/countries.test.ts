import { describe, expect, test } from "vitest"
import { findPage } from "../navigation/find-page.ts"
import { countries, countryCodes } from "./countries.ts"
import { siteConfigs } from "./topics/sites.ts"

describe("country config", () => {
  test.each([
    ["IN", "+91", "INR", "₹", "in", "6585R", 1],
    ["LK", "+94", "LKR", "Rs.", "lk", "66769", 1],
    ["BD", "+880", "BDT", "৳", "bd", "67830", 50],
  ] as const)("[CTY-3a] [CTY-3b] [CTY-3d] %s: codes, currency and minimum order value are as specified", (...row) => {
    const [code, callingCode, currency, symbol, locale, chainCountryCode, smallestOrder] = row
    expect(countries[code]).toMatchObject({
      code,
      callingCode,
      currency: { code: currency, symbol },
      locale,
      chainCountryCode,
      smallestOrder,
      defaultStore: { id: chainCountryCode },
    })
  })

  test.each(countryCodes)("[CTY-3c] %s: every other value is set and usable", (country) => {
    const config = countries[country]
    expect(config.customerCare).toMatch(/^[\d ]{8,}$/)
    expect(config.helpDesk).toMatch(/^[\d ]{8,}$/)
    expect(config.termsPath).toMatch(/^\/\w/)
    expect(typeof config.showLoginWithPassword).toBe("boolean")
    const { siteVerification, blockedPaths } = siteConfigs[country]
    expect(siteVerification).not.toBe("")
    expect(blockedPaths.every((path) => path.startsWith("/"))).toBe(true)
    expect(findPage(country, { pathname: config.defaultMenu, search: "" }).kind).toBe("page")
    expect(() => new Intl.DateTimeFormat(config.language, { timeZone: config.timeZone })).not.toThrow()
  })

  test("[CTY-3c] the centre of each country's map lies within the country's bounds", () => {
    const expectedBounds = { IN: [6, 36, 68, 98], LK: [5.9, 9.9, 79.5, 82], BD: [20.5, 26.7, 88, 92.7] } as const
    for (const country of countryCodes) {
      const [south, north, west, east] = expectedBounds[country]
      const { latitude, longitude } = countries[country].mapCentre
      expect(latitude > south && latitude < north && longitude > west && longitude < east).toBe(true)
    }
  })
})
