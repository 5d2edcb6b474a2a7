import { expect, test } from "vitest"
import { maskPath } from "./mask-path.ts"

test.each([
  ["/api/wallet-service/ve1/passbook/9876543210", "/api/wallet-service/ve1/passbook/98***10"],
  ["/api/customer-service/ve2/user/%2B919876543210/addresses", "/api/customer-service/ve2/user/%2***10/addresses"],
  ["/api/available_balance/+94771234567/t1", "/api/available_balance/+9***67/t1"],
  ["/api/login?redirectUrl=/x&mobile=9876543210", "/api/login"],
  ["/api/alerts/0191c0de-1111-7222-8333-444455556666/seen", "/api/alerts/0191c0de-1111-7222-8333-444455556666/seen"],
  ["/api/cart-service/ve2/cart/0191c0de/bin/404117", "/api/cart-service/ve2/cart/0191c0de/bin/***"],
  ["/api/cart-service/ve2/cart/0191c0de/bin/4111111111111111", "/api/cart-service/ve2/cart/0191c0de/bin/***"],
  ["/api/v1/67830/menu/data", "/api/v1/67830/menu/data"],
])("[SEC-11] logs %s as %s", (url, logged) => {
  expect(maskPath(url)).toBe(logged)
})

test("[SEC-11] logs no more of a path than is of use", () => {
  expect(maskPath(`/${"x".repeat(5000)}`).length).toBeLessThanOrEqual(256)
})
