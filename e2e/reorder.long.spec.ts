import type { ReorderChange } from "@hearth/contract/calls/history.shapes.ts"
import type { Page } from "@playwright/test"
import { fakeHumanDevice } from "./account.ts"
import {
  goToCheckout,
  fillCartAndCheckout,
  payWith,
  payWithCard,
  addProduct,
  expectConfirmation,
  fillCheckoutForm,
} from "./checkout.ts"
import { placeOrderSignedIn } from "./signed-in-checkout.ts"
import { findAccessibilityViolations } from "./find-accessibility-violations.ts"
import { cartLine, forwardRoute } from "./cart.ts"
import { expect, pageUrl, waitForHydration, test } from "./test-base.ts"

const REORDER = "**/onePassReOrder/order/*"
const PIZZA = "Margherita Classica"
const reorderButton = (page: Page) => page.getByRole("button", { name: /^Order again/ })
const changesRegion = (page: Page) => page.getByRole("region", { name: "Changes since your last order" })

/** Places an order as a customer and opens the list of orders. Returns the mobile number. */
async function orderAndOpenHistory(page: Page): Promise<string> {
  const { mobile } = await placeOrderSignedIn(page)
  await page.goto(pageUrl("IN", "/postorder-ui/orderHistory"))
  await waitForHydration(page)
  await expect(reorderButton(page)).toBeVisible()
  return mobile
}

/** Replaces the changes in the response, because a journey can't wait for the menu to change. */
async function stubReorderChanges(page: Page, makeChanges: (product: object) => ReorderChange[]): Promise<void> {
  await page.route(REORDER, async (route) => {
    const response = await forwardRoute(route)
    const body = (await response.json()) as { data: { changes: ReorderChange[]; cart: { storeId: string } } }
    const { storeId } = body.data.cart
    const menu = await route
      .request()
      .frame()
      .page()
      .evaluate(async (id) => {
        const reply = await fetch(`/api/v1/${id}/menu/data`, { headers: { "x-api-key": "hearth-web" } })
        return ((await reply.json()) as { data: { products: { id: string; productType: string }[] } }).data.products
      }, storeId)
    body.data.changes = makeChanges(menu.find(({ productType }) => productType === "SIDES") ?? {})
    await route.fulfill({ response, json: body })
  })
}

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test(`[ORD-8b] [ORD-8d] [NAV-10g] one click reorders into the cart; a cart with items is extended or replaced, at ${width} px`, async ({
      page,
      context,
    }) => {
      await orderAndOpenHistory(page)
      const second = await context.newPage()
      await second.goto(pageUrl("IN", "/cart"))
      await expect(second.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
      // ORD-9: an empty cart offers earlier orders.
      await expect(second.getByRole("heading", { name: "Order again" })).toBeVisible()
      expect(await findAccessibilityViolations(second, "empty cart of a customer")).toEqual([])

      await reorderButton(page).click()
      await expect(page.getByText("Added to cart")).toBeVisible()
      await page.waitForURL(pageUrl("IN", "/cart"))
      await expect(cartLine(page, PIZZA).getByTestId("line-price")).toBeVisible()
      // The browser's other tab shows the line too.
      await expect(cartLine(second, PIZZA)).toHaveCount(1)
      await expect(changesRegion(page)).toHaveCount(0)

      await page.goto(pageUrl("IN", "/postorder-ui/orderHistory"))
      await waitForHydration(page)
      await reorderButton(page).click()
      const sheet = page.getByRole("dialog")
      await expect(sheet).toContainText("You have 1 item in your cart.")
      expect(await findAccessibilityViolations(page, "sheet: extend or replace the cart")).toEqual([])
      await sheet.getByRole("button", { name: "Add to current cart" }).click()
      await page.waitForURL(pageUrl("IN", "/cart"))
      await expect(page.getByText("2 items", { exact: true })).toBeVisible()

      await page.goto(pageUrl("IN", "/postorder-ui/orderHistory"))
      await waitForHydration(page)
      await reorderButton(page).click()
      await sheet.getByRole("button", { name: "Replace cart" }).click()
      await page.waitForURL(pageUrl("IN", "/cart"))
      await expect(page.getByText("1 item", { exact: true })).toBeVisible()
      await expect(second.getByText("1 item", { exact: true })).toBeVisible()
    })
  })
}

test("[ORD-8d] [ORD-8e] changes since the order are listed with alternatives until the customer confirms them", async ({
  page,
}) => {
  await orderAndOpenHistory(page)
  await stubReorderChanges(page, (product) => [
    {
      kind: "gone",
      name: "Smoky Paneer",
      message: "Smoky Paneer isn’t on the menu any more.",
      instead: [product as never],
    },
    { kind: "otherwise", name: PIZZA, message: "Not available: extra basil. We left it out." },
    { kind: "price", name: PIZZA, message: "", was: 12_000, now: 12_900 },
  ])
  await reorderButton(page).click()
  await page.waitForURL(pageUrl("IN", "/cart"))
  await expect(changesRegion(page)).toContainText("Smoky Paneer isn’t on the menu any more.")
  await expect(changesRegion(page)).toContainText("Not available: extra basil. We left it out.")
  await expect(changesRegion(page)).toContainText(/₹120.*₹129/)
  expect(await findAccessibilityViolations(page, "what changed")).toEqual([])
  await changesRegion(page).getByRole("button", { name: /^Add / }).click()
  await expect(page.locator("main [data-line]")).toHaveCount(2)
  await expect(changesRegion(page).getByRole("button", { name: /^Add / })).toHaveCount(0)
  await page.reload()
  await expect(changesRegion(page)).toBeVisible()
  await changesRegion(page).getByRole("button", { name: "OK" }).click()
  await expect(changesRegion(page)).toHaveCount(0)
  await page.reload()
  await expect(page.locator("main [data-line]")).toHaveCount(2)
  await expect(changesRegion(page)).toHaveCount(0)
})

test("[ORD-8c] [ORD-8d] after the new order is placed, the changes since the earlier order are no longer shown", async ({
  page,
}) => {
  const mobile = await orderAndOpenHistory(page)
  await stubReorderChanges(page, () => [{ kind: "price", name: PIZZA, message: "", was: 12_000, now: 12_900 }])
  await reorderButton(page).click()
  await page.waitForURL(pageUrl("IN", "/cart"))
  await expect(changesRegion(page)).toBeVisible()
  await goToCheckout(page, "IN")
  await fillCheckoutForm(page, mobile)
  await payWith(page, /^Credit/)
  await page.getByRole("button", { name: "Continue" }).click()
  await payWithCard(page)
  await expectConfirmation(page)
  await addProduct(page, "IN")
  await page.goto(pageUrl("IN", "/cart"))
  await expect(cartLine(page, PIZZA)).toHaveCount(1)
  await expect(changesRegion(page)).toHaveCount(0)
})

test.describe("with lost responses", () => {
  test.use({ expectedErrors: [/ERR_FAILED|status of 500/] })

  test("[ORD-8a] [ORD-8d] a lost response is retried with the same idempotency key, and nothing is added twice", async ({
    page,
  }) => {
    await orderAndOpenHistory(page)
    const keys: (string | undefined)[] = []
    await page.route(REORDER, async (route) => {
      keys.push(route.request().headers()["idempotency-key"])
      // The request arrives, but its response is lost until all automatic retries are used up.
      const response = await forwardRoute(route)
      if (keys.length < 4) await route.abort()
      else await route.fulfill({ response })
    })
    await reorderButton(page).click()
    await expect(page.getByText(/^We couldn’t connect/)).toBeVisible()
    await expect(page).toHaveURL(/orderHistory/)
    await page.getByRole("button", { name: "Try again" }).click()
    await page.waitForURL(pageUrl("IN", "/cart"))
    await expect(page.getByText("1 item", { exact: true })).toBeVisible()
    expect([keys.length, new Set(keys).size]).toEqual([4, 1])
    await page.unrouteAll({ behavior: "wait" })
    await page.reload()
    await expect(page.getByText("1 item", { exact: true })).toBeVisible()
  })
})

test("[ORD-8b] [ORD-8d] a guest can open their own order and reorder it", async ({ page }) => {
  await fillCartAndCheckout(page, "IN")
  await payWith(page, /^Credit/)
  await payWithCard(page)
  const orderId = await expectConfirmation(page)
  await expect(page.getByRole("link", { name: "Your orders" })).toHaveCount(0)
  await page.goto(pageUrl("IN", `/postorder-ui/orderdetails?orderId=${orderId}`))
  await expect(page.getByRole("heading", { name: `Order ${orderId}` })).toBeVisible()
  await reorderButton(page).click()
  await page.waitForURL(pageUrl("IN", "/cart"))
  await expect(cartLine(page, PIZZA)).toHaveCount(1)
})

test("[ORD-9] home offers a customer the products of earlier orders, and one click adds one; other visitors see none", async ({
  page,
}) => {
  await fakeHumanDevice(page)
  await page.goto(pageUrl("IN"))
  await waitForHydration(page)
  await expect(page.getByRole("heading", { name: "Order again" })).toHaveCount(0)
  await orderAndOpenHistory(page)
  await page.goto(pageUrl("IN"))
  await waitForHydration(page)
  const orderAgainRegion = page.getByRole("region", { name: "Order again" })
  await expect(orderAgainRegion).toContainText(PIZZA)
  await orderAgainRegion.scrollIntoViewIfNeeded()
  expect(await findAccessibilityViolations(page, "home of a customer")).toEqual([])
  await orderAgainRegion.getByRole("button", { name: `Add ${PIZZA}` }).click()
  await expect(page.getByText("Added to cart", { exact: true })).toBeVisible()
})
