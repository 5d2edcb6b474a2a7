import { deliveryTypes } from "@hearth/domain/orders/delivery-type.ts"
import { describe, expect, test } from "vitest"
import { availablePlaceInputs } from "./place-inputs.ts"

const features = ["stores", "addresses"] as const

describe("availablePlaceInputs", () => {
  test("delivery offers search, map, saved addresses, recent places and cities", () => {
    expect(availablePlaceInputs("DELIVERY", features)).toEqual({
      search: true,
      map: true,
      saved: true,
      recent: true,
      cities: true,
    })
  })
  test.each(["PICKUP", "CURBSIDE", "DINEIN"] as const)(
    "[LOC-1e] %s offers neither the map nor saved addresses",
    (type) => {
      expect(availablePlaceInputs(type, features)).toEqual({
        search: true,
        map: false,
        saved: false,
        recent: true,
        cities: true,
      })
    },
  )
  test.each(deliveryTypes)("[LOC-5a] a place for %s can be chosen by city if addresses are switched off", (type) => {
    const inputs = availablePlaceInputs(type, ["stores"])
    expect(inputs).toMatchObject({ search: false, map: false, saved: false, cities: true })
  })
  test("only search and map are offered for a new address to save", () => {
    const forAddress = true
    expect(availablePlaceInputs("DELIVERY", features, forAddress)).toEqual({
      search: true,
      map: true,
      saved: false,
      recent: false,
      cities: false,
    })
  })
})
