import { expect, test } from "vitest"
import * as checkoutTexts from "./en/checkout/checkout.ts"
import * as fieldTexts from "./en/checkout/address-fields.ts"
import { byCode } from "./en/errors.ts"
import * as orderErrorTexts from "./en/orders/order-errors.ts"
import * as storeErrorTexts from "./en/place/store-errors.ts"
import * as apiFailureTexts from "./en/shell/api-failure.ts"

test("the browser and the server show the same text for the same problem", () => {
  expect(checkoutTexts.addressMissing).toBe(orderErrorTexts.addressMissing)
  expect(checkoutTexts.tableMissing).toBe(orderErrorTexts.tableMissing)
  expect(checkoutTexts.storeTakesNoOrders).toBe(orderErrorTexts.storeClosed("The store"))
  expect(apiFailureTexts.storeOffline).toBe(storeErrorTexts.storeOff)
  expect(fieldTexts.notDeliveredTo).toBe(byCode["2.STORENA"])
})
