import { expect, test } from "vitest"
import { maskPath } from "./mask-path.ts"

test.each([
  ["/api/wallet-service/ve1/passbook/9876543210", "/api/wallet-service/ve1/passbook/98***10"],
  ["/api/customer-service/ve2/user/%2B919876543210/addresses", "/api/customer-service/ve2/user/91***10/addresses"],
  ["/api/available_balance/+94771234567/t1", "/api/available_balance/94***67/t1"],
  ["/api/login?redirectUrl=/x&mobile=9876543210", "/api/login"],
  ["/api/alerts/0191c0de-1111-7222-8333-444455556666/seen", "/api/alerts/0191c0de-1111-7222-8333-444455556666/seen"],
  ["/api/cart-service/ve2/cart/0191c0de/bin/404117", "/api/cart-service/ve2/cart/0191c0de/bin/***"],
  ["/api/cart-service/ve2/cart/0191c0de/bin/4111111111111111", "/api/cart-service/ve2/cart/0191c0de/bin/***"],
  ["/api/v1/67830/menu/data", "/api/v1/67830/menu/data"],
  ["/api/passbook/98765.43210", "/api/passbook/98***10"],
  ["/api/passbook/98765%2043210", "/api/passbook/98***10"],
  ["/api/passbook/(0)98-76-54-32-10", "/api/passbook/09***10"],
  ["/api/passbook/%39%38%37%36%35%34%33%32%31%30", "/api/passbook/98***10"],
  ["/api/passbook/%2539%2538765%20%2043210", "/api/passbook/98***10"],
  [
    "/api/passbook/%E0%A5%AF%E0%A5%AE%E0%A5%AD%E0%A5%AC%E0%A5%AB%E0%A5%AA%E0%A5%A9%E0%A5%A8%E0%A5%A7%E0%A5%A6",
    "/api/passbook/98***10",
  ],
  ["/api/passbook/%EF%BC%99%EF%BC%98765%EF%BC%9443210", "/api/passbook/98***10"],
  ["/api/passbook/mobile:9876543210", "/api/passbook/98***10"],
  ["/api/passbook/98%E2%80%8B765%E2%80%8B43210", "/api/passbook/98***10"],
  ["/api/menu/4111-1111-1111-1111", "/api/menu/***"],
  ["/api/menu/4111%201111%201111%201111", "/api/menu/***"],
  ["/api/menu/%FF4111111111111111", "/api/menu/***"],
  ["/api/me/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhc2hhIn0.c2lnbmF0dXJl", "/api/me/***"],
  ["/api/me/Bearer%20abc", "/api/me/***"],
  ["/assets/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhc2hhIn0.c2lnbmF0dXJl", "/assets/***"],
  ["/api/me/QzNkN2RlYWRiZWVmZGVhZGJlZWY0Mg", "/api/me/***"],
  ["/pictures/4111111111111111.png", "/pictures/***"],
  ["/assets/9876543210.js", "/assets/98***10"],
  ["/pictures/in-margherita.d612b09f-160.avif", "/pictures/in-margherita.d612b09f-160.avif"],
  ["/assets/entry.client-BX12ab34.js", "/assets/entry.client-BX12ab34.js"],
  ["/api/loginhandler/refreshtokenanonymous", "/api/loginhandler/refreshtokenanonymous"],
  ["/menu/in-margherita", "/menu/in-margherita"],
])("[SEC-11b] logs %s as %s", (url, logged) => {
  expect(maskPath(url)).toBe(logged)
})

test("logs at most 256 characters of a path", () => {
  expect(maskPath(`/${"x".repeat(5000)}`).length).toBeLessThanOrEqual(256)
})
