import { expect, test } from "vitest"
import { findTextsOutsideCatalogue } from "./find-texts.mjs"

const find = (source, file = "apps/web/app/features/cart/cart-screen.tsx") => findTextsOutsideCatalogue(file, source)

test.each([
  ["text between tags", "const a = <p>Checkout</p>"],
  ["a label", `const a = <Button aria-label="Close" />`],
  ["a sentence in a variable", `const a = "Your cart is empty"`],
  ["a sentence with a parameter", "const a = `Add ${amount} more to use this`"],
])("%s outside the catalogue is found", (_, source) => {
  expect(find(source)).toHaveLength(1)
})

test.each([
  ["a message of the catalogue", "const a = <p>{cartTexts.empty}</p>"],
  ["a class", `const a = <p className="Large Quiet text" />`],
  ["an error for developers", `throw new Error("No such line in the cart")`],
  ["an error report", `reportError("the cart could not be loaded", error)`],
  ["a code", `const a = "ORDER_PLACED"`],
  ["the stage of an order", `const a = "HANDED OVER"`],
  ["a selector", "const a = `#${id} > button`"],
  ["a type", `type A = "ON THE WAY" | "HANDED OVER"`],
])("%s is not reported", (_, source) => {
  expect(find(source)).toEqual([])
})

const findOnServer = (source) => find(source, "apps/server/src/modules/orders/pay-order.ts")

test.each([
  ["the text of an error", `throw new AppError("ORDER_OVER", { displayMsg: "This order has expired." })`],
  ["a message that begins with a parameter", "const text = `${store} has accepted your order`"],
])("%s on the server is found", (_, source) => {
  expect(findOnServer(source)).toHaveLength(1)
})

test.each([
  ["a log line", `log.warn({ orderId }, "an order has not been accepted")`],
  ["a reason for the log", `throw new AppError("FORBIDDEN", { reason: "sent by another site" })`],
  ["SQL", "sql`select id from orders.order where status = ${status}`"],
  ["an error for developers", `throw new Error("The menu has no such product")`],
])("%s on the server is not reported", (_, source) => {
  expect(findOnServer(source)).toEqual([])
})

test("tests and other folders may contain texts", () => {
  expect(find(`const a = "Your cart is empty"`, "apps/web/app/cart/cart.test.ts")).toEqual([])
  expect(find(`const a = "Your cart is empty"`, "e2e/cart.spec.ts")).toEqual([])
})
