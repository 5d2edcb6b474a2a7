import { describe, expect, test } from "vitest"
import { countryCodes } from "./countries.ts"
import { type Feature, isFeature } from "./feature-list.ts"
import { isFeatureOffered, isFeatureOn } from "./features.ts"

function countriesWith(feature: Feature) {
  return countryCodes.filter((country) => isFeatureOffered(feature, country))
}

describe("feature switches", () => {
  test("[CTY-5e] the wallet is off in Sri Lanka only", () => {
    expect(countriesWith("wallet")).toEqual(["IN", "BD"])
  })

  test("[CTY-5f] train delivery is on in India only", () => {
    expect(countriesWith("deliver_on_train")).toEqual(["IN"])
    expect(countriesWith("irctc")).toEqual(["IN"])
  })

  test("[CTY-5d] the chatbot and the World Pizza League are known features like any other", () => {
    expect(["chatbot", "world_pizza_league", "wallet", "deliver_on_train"].every(isFeature)).toBe(true)
    expect(["", "Wallet", "constructor", "__proto__"].some(isFeature)).toBe(false)
  })

  test("[CTY-5d] the deployment switches a feature off everywhere, or in one country", () => {
    expect(isFeatureOn("menu", "IN")).toBe(true)
    expect(isFeatureOn("menu", "IN", [{ feature: "menu" }])).toBe(false)
    expect(isFeatureOn("menu", "BD", [{ feature: "menu", country: "BD" }])).toBe(false)
    expect(isFeatureOn("menu", "IN", [{ feature: "menu", country: "BD" }])).toBe(true)
    expect(isFeatureOn("menu", "IN", [{ feature: "offers" }])).toBe(true)
  })

  test.each<[Feature, Feature]>([
    ["offers", "deals_and_offer"],
    ["edv", "everyday_value_offer"],
  ])("[CTY-5d] %s and %s are two names of the same switch", (one, other) => {
    for (const [off, queried] of [
      [one, other],
      [other, one],
    ] as const) {
      expect([isFeatureOn(queried, "IN"), isFeatureOn(queried, "IN", [{ feature: off }])]).toEqual([true, false])
      expect(isFeatureOn(queried, "IN", [{ feature: off, country: "IN" }])).toBe(false)
      expect(isFeatureOn(queried, "IN", [{ feature: off, country: "LK" }])).toBe(true)
    }
  })

  test("[CTY-5d] a feature that the country doesn't offer is off, even if nothing switches it off", () => {
    expect(isFeatureOn("edv", "LK")).toBe(false)
    expect(countryCodes.some((country) => isFeatureOn("wallet", country) && !isFeatureOffered("wallet", country))).toBe(
      false,
    )
  })
})
