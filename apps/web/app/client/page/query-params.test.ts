import { expect, test } from "vitest"
import { captureQueryParams, queryParams } from "./query-params.ts"

test("[SHL-12a] the query parameters of a visit are kept; a later page replaces only those that it has too", () => {
  captureQueryParams("?deliveryType=PICKUP&client=paytm&category=sides")
  captureQueryParams("")
  captureQueryParams("?category=drinks")
  expect(queryParams()).toEqual({ deliveryType: "PICKUP", client: "paytm", category: "drinks" })
})
