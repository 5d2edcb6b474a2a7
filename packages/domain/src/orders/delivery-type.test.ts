import { expect, test } from "vitest"
import {
  countsAsPickup,
  deliveryTypeFrom,
  deliveryTypes,
  isNonDelivery,
  orderDeliveryTypeOf,
  parseOrderDeliveryTypes,
} from "./delivery-type.ts"

test("[LOC-1c] a delivery type is parsed in upper or lower case, and an unknown one becomes DELIVERY", () => {
  expect(deliveryTypeFrom("pickup")).toBe("PICKUP")
  expect(deliveryTypeFrom("CURBSIDE")).toBe("CURBSIDE")
  expect(deliveryTypeFrom("DineIn")).toBe("DINEIN")
  for (const unknown of [undefined, "", "drone", "constructor"]) expect(deliveryTypeFrom(unknown)).toBe("DELIVERY")
})

test("[LOC-1d] [LOC-1e] curbside counts as pickup, and everything but delivery is non-delivery", () => {
  expect(deliveryTypes.filter(countsAsPickup)).toEqual(["PICKUP", "CURBSIDE"])
  expect(deliveryTypes.filter(isNonDelivery)).toEqual(["PICKUP", "CURBSIDE", "DINEIN"])
})

test("[LOC-4b] pickup and curbside each search for stores that offer either", () => {
  expect(orderDeliveryTypeOf("CURBSIDE")).toBe("PICKUP,CURB")
  expect(orderDeliveryTypeOf("PICKUP")).toBe("PICKUP,CURB")
  expect(orderDeliveryTypeOf("DINEIN")).toBe("DINEIN")
  expect(parseOrderDeliveryTypes("PICKUP,CURB")).toEqual(["PICKUP", "CURBSIDE"])
  expect(parseOrderDeliveryTypes("curb")).toEqual(["CURBSIDE"])
  expect(parseOrderDeliveryTypes("drone")).toEqual(["DELIVERY"])
})
