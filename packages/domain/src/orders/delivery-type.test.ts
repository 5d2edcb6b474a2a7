import { expect, test } from "vitest"
import { deliveryTypeFrom } from "./delivery-type.ts"

test("[LOC-1] the delivery type comes from the query and falls back to DELIVERY", () => {
  expect(deliveryTypeFrom("pickup")).toBe("PICKUP")
  expect(deliveryTypeFrom("CURBSIDE")).toBe("CURBSIDE")
  expect(deliveryTypeFrom("DineIn")).toBe("DINEIN")
  for (const unknown of [undefined, "", "drone", "constructor"]) expect(deliveryTypeFrom(unknown)).toBe("DELIVERY")
})
