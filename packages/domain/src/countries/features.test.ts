import { describe, expect, test } from "vitest"
import { countryCodes } from "./countries.ts"
import { type Feature, features, featureTitle, isFeature, isOffered, isOn } from "./features.ts"

function offeredIn(feature: Feature) {
  return countryCodes.filter((country) => isOffered(feature, country))
}

describe("feature switches", () => {
  test("[CTY-5] the wallet is off in Sri Lanka only", () => {
    expect(offeredIn("wallet")).toEqual(["IN", "BD"])
  })

  test("[CTY-5] train delivery is on in India only", () => {
    expect(offeredIn("deliver_on_train")).toEqual(["IN"])
    expect(offeredIn("irctc")).toEqual(["IN"])
  })

  test("[CTY-5] chatbot and world pizza league can be switched like any other", () => {
    expect(["chatbot", "world_pizza_league", "wallet", "deliver_on_train"].every(isFeature)).toBe(true)
    expect(["", "Wallet", "constructor", "__proto__"].some(isFeature)).toBe(false)
    expect(features.every((feature) => featureTitle(feature).length > 0)).toBe(true)
  })

  test("[CTY-5] the deployment switches a feature off everywhere, or in one country", () => {
    expect(isOn("menu", "IN")).toBe(true)
    expect(isOn("menu", "IN", [{ feature: "menu" }])).toBe(false)
    expect(isOn("menu", "BD", [{ feature: "menu", country: "BD" }])).toBe(false)
    expect(isOn("menu", "IN", [{ feature: "menu", country: "BD" }])).toBe(true)
    expect(isOn("menu", "IN", [{ feature: "offers" }])).toBe(true)
  })

  test.each<[Feature, Feature]>([
    ["offers", "deals_and_offer"],
    ["edv", "everyday_value_offer"],
  ])("[CTY-5] %s and %s are two names of one switch", (one, other) => {
    for (const [off, asked] of [
      [one, other],
      [other, one],
    ] as const) {
      expect([isOn(asked, "IN"), isOn(asked, "IN", [{ feature: off }])]).toEqual([true, false])
      expect(isOn(asked, "IN", [{ feature: off, country: "IN" }])).toBe(false)
      expect(isOn(asked, "IN", [{ feature: off, country: "LK" }])).toBe(true)
    }
  })

  test("[CTY-5] a switch never turns on what the country does not have", () => {
    expect(isOn("edv", "LK")).toBe(false)
    expect(countryCodes.some((country) => isOn("wallet", country) && !isOffered("wallet", country))).toBe(false)
  })
})
