import type { PastOrder } from "@hearth/contract/calls/history.shapes.ts"
import type { Page } from "@playwright/test"
import { signIn } from "./account.ts"
import { payWith, payWithCard, clickButton, addProduct, expectConfirmation } from "./checkout.ts"
import { signInAndFillCheckout, placeOrderSignedIn } from "./signed-in-checkout.ts"
import { findAccessibilityViolations } from "./find-accessibility-violations.ts"
import { forwardRoute } from "./cart.ts"
import { expect, pageUrl, waitForHydration, test } from "./test-base.ts"

const HISTORY = "/postorder-ui/orderHistory"
const LIST_CALL = "**/api/order-service/ve3/orders?**"
const cards = (page: Page) => page.getByRole("tabpanel").getByRole("article")
const detailLinks = (page: Page) => page.getByRole("link", { name: /^Details of order/ })

async function openHistory(page: Page, query = ""): Promise<void> {
  await page.goto(pageUrl("IN", HISTORY + query))
  await waitForHydration(page)
}

/** Checks that a card's buttons stay within the card at this width. */
async function expectButtonsInsideCard(page: Page, width: number): Promise<void> {
  const originalViewport = page.viewportSize() ?? { width: 390, height: 844 }
  await page.setViewportSize({ ...originalViewport, width })
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
  const overflows = await cards(page)
    .first()
    .evaluate((card) => {
      const { right } = card.getBoundingClientRect()
      return [...card.querySelectorAll("button")].map((button) => button.getBoundingClientRect().right - right)
    })
  expect(overflows).not.toEqual([])
  expect(Math.max(...overflows)).toBeLessThanOrEqual(0)
  await page.setViewportSize(originalViewport)
}

/** Returns copies of an order under other numbers, to fill a page of the list without placing orders. */
function copiesOf(order: PastOrder, from: number, count: number): PastOrder[] {
  return Array.from({ length: count }, (_, nth) => ({
    ...order,
    orderId: `IN${String(from + nth).padStart(8, "0")}`,
    orderSummary: `Order number ${from + nth}`,
  }))
}

const cursorFor = (pageNo: number) => `${pageNo}.00000000-0000-4000-8000-000000000000`

test("[ORD-5a] [SES-10a] [SES-10b] a guest must sign in first; without orders each list says so, and the list of unsuccessful ones links to all orders", async ({
  page,
}) => {
  await page.goto(pageUrl("IN", `${HISTORY}?filter=favourite`))
  await page.waitForURL(/\/login\?redirectUrl=/)
  expect(new URL(page.url()).searchParams.get("redirectUrl")).toBe(`${HISTORY}?filter=favourite`)
  await signIn(page, { to: HISTORY })
  await expect(page.getByRole("heading", { name: "No orders yet" })).toBeVisible()
  expect(await findAccessibilityViolations(page, "no orders")).toEqual([])
  await page.getByRole("tab", { name: "Favourites" }).click()
  await expect(page).toHaveURL(pageUrl("IN", `${HISTORY}?filter=favourite`))
  await expect(page.getByRole("heading", { name: "No favourites yet" })).toBeVisible()
  await page.getByRole("tab", { name: "Unsuccessful" }).click()
  await expect(page.getByRole("heading", { name: "No unsuccessful orders" })).toBeVisible()
  await page.getByRole("link", { name: "See all orders" }).click()
  await expect(page.getByRole("heading", { name: "No orders yet" })).toBeVisible()
})

test("[ORD-5a] [ORD-6a] [ORD-7a] [ORD-7b] an order shows in the list and in detail; a favourite is stored and shows in another tab", async ({
  page,
  context,
}) => {
  const { orderId } = await placeOrderSignedIn(page)
  await page.getByRole("link", { name: "Your orders" }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText("Margherita Classica")
  await expect(cards(page)).toContainText(/Today, \d+:\d\d [ap]m · Connaught Place/)
  await expect(cards(page).getByTestId("order-status")).toHaveText(/Order placed|Advance order/)
  expect(await findAccessibilityViolations(page, "orders")).toEqual([])
  await expectButtonsInsideCard(page, 320)

  const stored = page.waitForResponse((response) => response.url().includes("/favourites/easy/"))
  await cards(page)
    .getByRole("button", { name: `Favourite: order ${orderId}` })
    .click()
  await stored
  await expect(page.getByRole("button", { name: `Favourite: order ${orderId}` })).toHaveAttribute(
    "aria-pressed",
    "true",
  )
  const second = await context.newPage()
  await openHistory(second, "?filter=favourite")
  await expect(cards(second)).toHaveCount(1)

  const price = await cards(page).getByTestId("order-price").textContent()
  await detailLinks(page).click()
  await expect(page.getByRole("heading", { level: 1, name: `Order ${orderId}` })).toBeVisible()
  await expect(page.getByTestId("payable")).toHaveText(price ?? "")
  await expect(page.getByText("1 × Margherita Classica")).toBeVisible()
  await expect(page.getByText("12B, Connaught Place")).toBeVisible()
  await expect(page.getByText(/^Credit or debit card, ₹/)).toBeVisible()
  await expect(page.getByRole("link", { name: /^Call the store/ })).toHaveAttribute("href", /^tel:\d+$/)
  expect(await findAccessibilityViolations(page, "one order")).toEqual([])

  // Removing and saving the favourite load the details again, and the heart shows what they say.
  const heart = page.getByRole("button", { name: `Favourite: order ${orderId}` })
  await expect(heart).toHaveAttribute("aria-pressed", "true")
  for (const isFavourite of [false, true, false]) {
    // The page also loads them at intervals, maybe just before the change.
    const reloaded = page.waitForResponse(async (response) => {
      if (!response.url().endsWith(`/ve3/orders/${orderId}`)) return false
      const { orderDetails } = (await response.json()) as { orderDetails: PastOrder }
      return (orderDetails.favOrderId !== null) === isFavourite
    })
    await heart.click()
    await reloaded
    await expect(heart).toHaveAttribute("aria-pressed", String(isFavourite))
  }
  await second.reload()
  await expect(second.getByRole("heading", { name: "No favourites yet" })).toBeVisible()

  // ORD-12: the order is cancelled from here; its status and the list show it.
  await page.getByRole("button", { name: "Cancel order" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Cancel order" }).click()
  await expect(page.getByTestId("order-status")).toHaveText("Cancelled")
  await expect(page.getByText(/Refund initiated|refunded to/)).toBeVisible()
  await page.goBack()
  await expect(cards(page).getByTestId("order-status")).toHaveText("Cancelled")
})

test.describe("with failing responses", () => {
  test.use({ expectedErrors: [/status of (404|500)|ERR_FAILED/] })

  test(
    "[ORD-5a] an order whose payment was declined is listed under Unsuccessful only",
    { tag: "@long" },
    async ({ page }) => {
      await signInAndFillCheckout(page)
      await payWith(page, /^Credit/)
      await payWithCard(page, "4000 0000 0000 0002")
      await clickButton(page, "Decline")
      await page.waitForURL(pageUrl("IN", "/payment"))
      // A changed cart makes a new order, so the unpaid one has failed.
      await addProduct(page, "IN")
      await page.goto(pageUrl("IN", "/payment"))
      await waitForHydration(page)
      await payWith(page, /^Credit/)
      await payWithCard(page)
      const placed = await expectConfirmation(page)
      await openHistory(page, "?filter=failed")
      await expect(cards(page).getByTestId("order-status")).toHaveText(["Unsuccessful"])
      await expect(cards(page).getByRole("button", { name: /^Favourite/ })).toHaveCount(0)
      await expect(page.getByRole("link", { name: `Details of order ${placed}` })).toHaveCount(0)
      await detailLinks(page).click()
      await expect(page.getByText("The payment didn’t go through, and you started a new order.")).toBeVisible()
      expect(await findAccessibilityViolations(page, "an order not placed")).toEqual([])
      await openHistory(page)
      await expect(detailLinks(page)).toHaveCount(1)
      await expect(page.getByRole("link", { name: `Details of order ${placed}` })).toBeVisible()
    },
  )

  test("[ORD-5d] [ORD-5e] a loader shows while the list is fetched; a list that fails to load shows an error instead, and loads on the next try", async ({
    page,
  }) => {
    await signIn(page, { to: "/help" })
    const answered = Promise.withResolvers<void>()
    await page.route(LIST_CALL, async (route) => {
      await answered.promise
      return route.fulfill({ status: 500, json: {} })
    })
    await openHistory(page)
    await expect(page.getByText("Loading", { exact: true })).toBeVisible()
    answered.resolve()
    await expect(page.getByRole("heading", { name: "Couldn’t load your orders" })).toBeVisible()
    await expect(page.getByText("Loading", { exact: true })).toHaveCount(0)
    await page.unroute(LIST_CALL)
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(page.getByRole("heading", { name: "No orders yet" })).toBeVisible()
  })

  test(
    "[ORD-6a] another customer’s order and an unknown order are not shown",
    { tag: "@long" },
    async ({ page, browser }) => {
      const { orderId } = await placeOrderSignedIn(page)
      for (const id of [orderId, "IN00000000", "nonsense", ""]) {
        const other = await (await browser.newContext()).newPage()
        await other.goto(pageUrl("IN", `/postorder-ui/orderdetails?orderId=${id}`))
        await expect(other.getByRole("heading", { name: "We couldn’t find this order" })).toBeVisible()
        await other.context().close()
      }
    },
  )
})

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, expectedErrors: [/status of 404/] })

    test(
      `[ORD-5b] [ORD-5c] further pages are loaded once each, and Back from an order returns to the same position, at ${width} px`,
      { tag: width === 390 ? [] : "@long" },
      async ({ page }) => {
        await placeOrderSignedIn(page)
        const requestedPages: string[] = []
        const cursors: (string | null)[] = []
        let sample: PastOrder | undefined
        await page.route(LIST_CALL, async (route) => {
          const query = new URL(route.request().url()).searchParams
          const pageNo = Number(query.get("pageNo"))
          requestedPages.push(String(pageNo))
          cursors.push(query.get("after"))
          sample ??= ((await (await forwardRoute(route)).json()) as { orders: PastOrder[] }).orders[0]
          if (!sample) throw new Error("the list has no order to copy")
          const orders = copiesOf(sample, (pageNo - 1) * 20, 20)
          await route.fulfill({ json: { status: "success", orders, pageNo, hasMore: true, after: cursorFor(pageNo) } })
        })
        await openHistory(page)
        await expect(cards(page)).toHaveCount(20)
        await page.getByRole("button", { name: "Load more" }).scrollIntoViewIfNeeded()
        await expect(cards(page)).toHaveCount(40)
        // Each page starts after the end of the one before, so that orders placed in the meantime don't shift it.
        expect(cursors.slice(0, 2)).toEqual([null, cursorFor(1)])
        await expect(page).toHaveURL(/pageNo=2/)
        await page.getByText("Order number 35").scrollIntoViewIfNeeded()
        const link = page.getByRole("link", { name: "Details of order IN00000030" })
        // Scrolls the link to where nothing covers it, so that clicking it does not scroll.
        await link.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }))
        const shownCount = await cards(page).count()
        const top = async () => Math.round((await link.boundingBox())?.y ?? -1)
        const topBefore = await top()
        await link.click()
        await expect(page.getByRole("heading", { name: "We couldn’t find this order" })).toBeVisible()
        const requestedBefore = requestedPages.length
        await page.goBack()
        await expect(link).toBeInViewport()
        await expect(cards(page).nth(shownCount - 1)).toBeAttached()
        await expect.poll(async () => Math.abs((await top()) - topBefore)).toBeLessThan(4)
        // Loaded pages are not requested again, and no page was requested twice.
        expect(
          requestedPages
            .slice(requestedBefore)
            .every((pageNo) => !requestedPages.slice(0, requestedBefore).includes(pageNo)),
        ).toBe(true)
        expect(new Set(requestedPages).size).toBe(requestedPages.length)
      },
    )
  })
}
