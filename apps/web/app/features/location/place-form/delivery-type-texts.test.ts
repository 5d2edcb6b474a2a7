import { deliveryTypes } from "@hearth/domain/orders/delivery-type.ts"
import { describe, expect, test } from "vitest"
import { availablePlaceInputs } from "./delivery-type-texts.ts"

const features = ["stores", "addresses"] as const

describe("whatIsOffered", () => {
  test("[LOC-1] to the door: typed, on the map, saved, recent, or by the city", () => {
    expect(availablePlaceInputs("DELIVERY", features)).toEqual({
      search: true,
      map: true,
      saved: true,
      recent: true,
      cities: true,
    })
  })
  test.each(["PICKUP", "CURBSIDE", "DINEIN"] as const)("[LOC-1] %s leads to a store, not to a door", (type) => {
    expect(availablePlaceInputs(type, features)).toEqual({
      search: true,
      map: false,
      saved: false,
      recent: true,
      cities: true,
    })
  })
  test.each(deliveryTypes)("[LOC-5] %s can be chosen by the city where addresses are switched off", (type) => {
    const offered = availablePlaceInputs(type, ["stores"])
    expect(offered).toMatchObject({ search: false, map: false, saved: false, cities: true })
  })
  test("[LOC-8] an address to save is no saved one and no store", () => {
    expect(availablePlaceInputs("DELIVERY", features, true)).toEqual({
      search: true,
      map: true,
      saved: false,
      recent: false,
      cities: false,
    })
  })
})
