import { describe, expect, test } from "vitest"
import { countryRows } from "../places/country-rows.ts"
import { slugOf } from "../places/slug.ts"
import { seedStores } from "../stores/seed-stores.ts"
import { isGstin } from "./is-gstin.ts"
import { checkRegistrations } from "./check-registrations.ts"
import { foodLicences } from "./food-licences.ts"
import type { Registration } from "./registration-schema.ts"
import { registrationOf, seedRegistrations } from "./seed-registrations.ts"

const allStores = seedStores.flatMap(({ country, stores }) =>
  stores.map(({ id, cityId }) => {
    const [, region = ""] = countryRows[country].cities.find(([name]) => slugOf(name) === cityId) ?? []
    return { id, country, region }
  }),
)
const check = (registrations: readonly Registration[], licences = foodLicences) =>
  checkRegistrations(registrations, licences, allStores)
const withChange = (series: string, change: Partial<Registration>) =>
  seedRegistrations.map((each) => (each.series === series ? { ...each, ...change } : each))

describe("registrations", () => {
  test("every store has one tax registration, in India of its own state, and a food licence in India", () => {
    expect(check(seedRegistrations)).toEqual([])
    expect(registrationOf("IN", "Chandigarh")?.state).toEqual({ name: "Chandigarh", code: "04", tax: "UTGST" })
    expect(registrationOf("IN", "Sikkim")).toBeUndefined()
    expect(registrationOf("LK", "Western Province")?.series).toBe("LK")
  })

  test("a GSTIN has a state, a PAN and a valid check digit", () => {
    expect(isGstin("27AAPFU0939F1ZV")).toBe(true)
    expect(isGstin("27AADCB2230M1ZT")).toBe(true)
    expect(isGstin("27AADCB2230M1ZU")).toBe(false)
    expect(isGstin("27AADCB2230M1Z")).toBe(false)
    expect(isGstin("27AADCB2203M1ZT")).toBe(false)
  })

  test("every mistake is reported", () => {
    const delhi = registrationOf("IN", "Delhi")
    const goa = registrationOf("IN", "Goa")
    if (!delhi || !goa) throw new Error("no registration")
    expect(check(withChange("DL", { taxNumber: goa.taxNumber }))).toEqual([
      `${goa.taxNumber} occurs twice`,
      `${goa.taxNumber} is not a tax number of Delhi`,
    ])
    expect(check(withChange("LK", { taxNumber: "12345" }))).toEqual(["12345 is not a tax number of LK"])
    expect(check(withChange("BD", { taxNumber: "1", series: "DL" }))).toEqual([
      "DL occurs twice",
      "1 is not a tax number of BD",
    ])
    expect(check(withChange("CH", { state: { name: "Chandigarh", code: "04", tax: "SGST" } }))).toEqual([
      "Chandigarh levies no SGST",
    ])
    expect(check(seedRegistrations.filter(({ series }) => series !== "GA"))).toEqual([
      "GOI01 has 0 registrations in Goa",
      "GOI02 has 0 registrations in Goa",
    ])
    expect(check(withChange("BD", { series: "Dhaka", legalName: " " }))).toEqual([
      "Dhaka can’t begin an invoice number",
      "Dhaka has no legal name",
    ])
    expect(check(seedRegistrations, { ...foodLicences, "6585R": "123", XX: "13318005001234" })).toEqual([
      "6585R has no food licence",
      "XX has a food licence but is not a store",
    ])
  })
})
