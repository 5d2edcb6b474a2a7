import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Page } from "@playwright/test"
import { fillCartAndCheckout, payWith, payWithCard, expectConfirmation } from "./checkout.ts"
import { findAccessibilityViolations } from "./find-accessibility-violations.ts"
import { expect, test } from "./clocked-hearth.ts"
import { signInStaff } from "./staff-api.ts"
import { pageUrl, waitForHydration } from "./test-base.ts"

test.describe.configure({ mode: "default" })

const MINUTE_MS = 60_000

/** Places an order by card and opens its tracking page. */
async function orderAndTrack(
  page: Page,
  country: CountryCode,
  options: Parameters<typeof fillCartAndCheckout>[2] = {},
) {
  const mobile = await fillCartAndCheckout(page, country, options)
  await payWith(page, /^Credit/)
  await payWithCard(page)
  const orderId = await expectConfirmation(page)
  await page.getByRole("link", { name: "Track your order" }).click()
  await expect(stageHeading(page, "We’ve got your order")).toBeVisible()
  const id = new URL(page.url()).searchParams.get("orderHistoryId") ?? ""
  return { id, orderId, mobile }
}

const stageHeading = (page: Page, title: string) => page.getByRole("heading", { level: 1, name: title })
const liveIndicator = (page: Page) => page.getByTestId("how-live")

test("[TRK-1b] [TRK-1c] an order is tracked from placing to the handover without a reload, with its rider on the map", async ({
  page,
  hearth,
}) => {
  const staff = await signInStaff(hearth, "IN")
  const { id } = await orderAndTrack(page, "IN")
  await expect(liveIndicator(page)).toHaveText("Live")
  // The order is not accepted yet: the page shows only the guaranteed time.
  await expect(page.getByText(/^Waiting for .* to confirm/).first()).toBeVisible()
  await expect(page.getByTestId("estimate")).toContainText(/Promised by\s*\d+:\d\d/)
  await expect(page.getByText("30 Minutes or Free")).toBeVisible()
  await expect(page.getByText(/^Arrives by \d+:\d\d [ap]m, or you get ₹\d+ back\.$/)).toBeVisible()
  expect(await findAccessibilityViolations(page, "placed")).toEqual([])
  await page.evaluate(() => void (document.body.dataset.same = "yes"))
  await staff.advance(id, "ACCEPTED")
  await expect(stageHeading(page, "Order confirmed")).toBeVisible()
  await expect(page.getByTestId("estimate")).toContainText(/\d+–\d+ min/)
  expect(await findAccessibilityViolations(page, "Order confirmed")).toEqual([])
  for (const [stage, title] of [
    ["MAKING", "Preparing your order"],
    ["BAKING", "In the oven"],
    ["READY", "Packed and hot"],
    ["ON THE WAY", "On its way"],
  ] as const) {
    await staff.advance(id, stage)
    await expect(stageHeading(page, title)).toBeVisible()
    expect(await findAccessibilityViolations(page, title)).toEqual([])
  }
  await expect(page.getByRole("link", { name: /^Call Meera/ })).toHaveAttribute("href", /^tel:/)
  await staff.reportPosition(28.6329, 77.2195)
  await expect(page.getByText("Meera is on the map.")).toBeVisible()
  await expect(page.locator(".leaflet-marker-icon svg").first()).toBeVisible()
  const positionBefore = await page.getByTestId("rider-on-map").getAttribute("data-at")
  // The server accepts one position per second, so the position is sent repeatedly.
  await expect
    .poll(async () => {
      await staff.reportPosition(28.6325, 77.219)
      return page.getByTestId("rider-on-map").getAttribute("data-at")
    })
    .not.toBe(positionBefore)
  await staff.advance(id, "HANDED OVER")
  await expect(stageHeading(page, "Enjoy your meal!")).toBeVisible()
  await expect(page.getByText(/as promised/)).toBeVisible()
  await expect(page.getByRole("button", { name: "Order again" })).toBeVisible()
  expect(await findAccessibilityViolations(page, "delivered")).toEqual([])
  expect(await page.evaluate(() => document.body.dataset.same)).toBe("yes")
  await staff.dispose()
})

test("[TRK-1b] changes made while the page was hidden show when it is visible again", async ({ page, hearth }) => {
  const staff = await signInStaff(hearth, "IN")
  const { id } = await orderAndTrack(page, "IN")
  await expect(liveIndicator(page)).toHaveText("Live")
  // A hidden page, as on a phone in a pocket, closes the stream and resumes it with the last event's id.
  const resumed = page.waitForRequest((sent) => sent.url().endsWith("/stream") && "last-event-id" in sent.headers())
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => true })
    document.dispatchEvent(new Event("visibilitychange"))
  })
  await staff.advance(id, "ACCEPTED")
  await staff.advance(id, "MAKING")
  await expect(stageHeading(page, "We’ve got your order")).toBeVisible()
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => false })
    document.dispatchEvent(new Event("visibilitychange"))
  })
  await resumed
  await expect(stageHeading(page, "Preparing your order")).toBeVisible()
  await expect(liveIndicator(page)).toHaveText("Live")
  await staff.dispose()
})

test.describe("without a network", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })
  test(
    "[TRK-1b] a page that goes offline says so immediately, and is live again when the connection is back",
    { tag: "@long" },
    async ({ page }) => {
      await orderAndTrack(page, "IN")
      await expect(liveIndicator(page)).toHaveText("Live")
      await page.context().setOffline(true)
      await expect(liveIndicator(page)).toHaveText("No connection. Reconnecting…")
      await page.context().setOffline(false)
      await expect(liveIndicator(page)).toHaveText("Live")
    },
  )
})

test(
  "[ORD-12a] a customer who is about to cancel when the kitchen starts sees that it is too late",
  { tag: "@long" },
  async ({ page, hearth }) => {
    const staff = await signInStaff(hearth, "IN")
    const { id } = await orderAndTrack(page, "IN")
    await expect(liveIndicator(page)).toHaveText("Live")
    await page.getByRole("button", { name: "Cancel order" }).click()
    const sheet = page.getByRole("dialog", { name: "Cancel this order?" })
    await expect(sheet.getByRole("button", { name: "Cancel order" })).toBeVisible()
    await staff.advance(id, "ACCEPTED")
    await expect(sheet.getByRole("alert")).toHaveText(
      "The kitchen has started, so it’s too late to cancel. Call the store for help.",
    )
    await expect(sheet.getByRole("button", { name: "Cancel order" })).toBeHidden()
    expect(await findAccessibilityViolations(page, "too late")).toEqual([])
    await sheet.getByText("Close", { exact: true }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole("button", { name: "Cancel order" })).toBeHidden()
    // The button that opened the sheet is gone, so the content gets the focus.
    await expect(page.locator("main#content")).toBeFocused()
    await staff.dispose()
  },
)

test(
  "[TRK-2] a customer who finds their own order by its number and mobile number can still cancel it",
  { tag: "@long" },
  async ({ page }) => {
    const { orderId, mobile } = await orderAndTrack(page, "IN", { deliveryType: "PICKUP" })
    await page.goto(pageUrl("IN", "/track?orderId=another"))
    await waitForHydration(page)
    await page.getByLabel("Order number").fill(orderId)
    await page.getByLabel("Mobile number").fill(mobile)
    await page.getByRole("button", { name: "Find my order" }).click()
    await expect(stageHeading(page, "We’ve got your order")).toBeVisible()
    await expect(page.getByRole("button", { name: "Cancel order" })).toBeVisible()
    await expect(page.getByRole("link", { name: "Order details" })).toBeVisible()
  },
)

test.describe("without streams", () => {
  test.use({ expectedErrors: [/503/] })
  test("[TRK-1b] without streams the page polls every few seconds", { tag: "@long" }, async ({ page, hearth }) => {
    await page.route("**/stream", (route) => route.fulfill({ status: 503, json: {} }))
    const staff = await signInStaff(hearth, "IN")
    const { id } = await orderAndTrack(page, "IN")
    await expect(liveIndicator(page)).toHaveText("Updating every few seconds")
    await staff.advance(id, "ACCEPTED")
    await expect(stageHeading(page, "Order confirmed")).toBeVisible()
    await staff.dispose()
  })
})

test.describe("other people", () => {
  test.use({ expectedErrors: [/40[49]/] })
  test("[TRK-2] a guest finds an order by its number and mobile number; a wrong mobile number finds nothing", async ({
    page,
    browser,
    hearth,
  }) => {
    const { id, orderId, mobile } = await orderAndTrack(page, "IN")
    const guest = await hearth.openPage(browser, { width: 390, height: 844 })
    await guest.goto(pageUrl("IN", "/track"))
    await waitForHydration(guest)
    await guest.getByRole("button", { name: "Find my order" }).click()
    await expect(guest.getByText(/ten letters and digits/)).toBeVisible()
    expect(await findAccessibilityViolations(guest, "form")).toEqual([])
    await guest.getByLabel("Order number").fill(orderId.toLowerCase())
    await guest.getByLabel("Mobile number").fill("9876543210")
    await guest.getByRole("button", { name: "Find my order" }).click()
    await expect(guest.getByRole("alert").filter({ hasText: "We couldn’t find an order" })).toBeVisible()
    await guest.getByLabel("Mobile number").fill(mobile)
    await guest.getByRole("button", { name: "Find my order" }).click()
    await expect(stageHeading(guest, "We’ve got your order")).toBeVisible()
    await expect(liveIndicator(guest)).toHaveText("Live")
    // Only the order's owner may cancel it; other people who track it may not.
    await expect(page.getByRole("button", { name: "Cancel order" })).toBeVisible()
    await expect(guest.getByRole("button", { name: "Cancel order" })).toBeHidden()
    // The URL alone gives no access.
    const strangersPage = await hearth.openPage(browser, { width: 390, height: 844 })
    await strangersPage.goto(pageUrl("IN", `/track?orderHistoryId=${id}`))
    await expect(strangersPage.getByRole("button", { name: "Find my order" })).toBeVisible()
    await guest.context().close()
    await strangersPage.context().close()
  })

  test(
    "[TRK-1d] an order that waits for its payment says that there is nothing to track yet",
    { tag: "@long" },
    async ({ page }) => {
      await fillCartAndCheckout(page, "IN")
      const created = page.waitForResponse((response) => response.url().endsWith("/order-service/ve4/transaction"))
      await payWith(page, /^Credit/)
      const { data } = (await (await created).json()) as { data: { transaction: { transactionId: string } } }
      await page.getByLabel("Card number").waitFor()
      await page.goto(pageUrl("IN", `/track?orderHistoryId=${data.transaction.transactionId}`))
      await expect(stageHeading(page, "Tracking Information is not available for this order yet...")).toBeVisible()
      expect(await findAccessibilityViolations(page, "nothing to track yet")).toEqual([])
    },
  )
})

test.describe("half an hour later", () => {
  // By then the page's first credentials have expired and are renewed.
  test.use({ expectedErrors: [/401/] })
  test(
    "[TRK-3a] [TRK-3b] [TRK-3g] in Sri Lanka the guarantee is shown before paying; a late order shows the compensation",
    { tag: "@long" },
    async ({ page, hearth }) => {
      const staff = await signInStaff(hearth, "LK")
      await fillCartAndCheckout(page, "LK")
      await expect(page.getByText("30 Minutes or Free")).toBeVisible()
      await expect(page.getByText(/up to Rs\.?\s?750/)).toBeVisible()
      await expect(page.getByText(/Arrives by \d+:\d+/)).toBeVisible()
      await page.getByRole("button", { name: "How it works" }).click()
      await expect(page.getByRole("dialog")).toContainText("The clock starts")
      expect(await findAccessibilityViolations(page, "how it works")).toEqual([])
      await page.keyboard.press("Escape")
      await payWith(page, /^Credit/)
      await payWithCard(page)
      const orderId = await expectConfirmation(page)
      await page.getByRole("link", { name: "Track your order" }).click()
      await expect(stageHeading(page, "We’ve got your order")).toBeVisible()
      const id = new URL(page.url()).searchParams.get("orderHistoryId") ?? ""
      for (const stage of ["ACCEPTED", "MAKING", "BAKING", "READY", "ON THE WAY"] as const)
        await staff.advance(id, stage)
      await expect(stageHeading(page, "On its way")).toBeVisible()
      await hearth.advanceTime(31 * MINUTE_MS, page.context())
      await page.reload()
      await expect(page.getByRole("heading", { name: "Sorry, we’re late" })).toBeVisible()
      expect(await findAccessibilityViolations(page, "late")).toEqual([])
      await staff.advance(id, "HANDED OVER")
      await expect(page.getByRole("heading", { name: /Rs.* back for you/ })).toBeVisible()
      await expect(page.getByText(/goes back to your original payment method/)).toBeVisible()
      expect(await findAccessibilityViolations(page, "compensated")).toEqual([])
      // The link in the message still opens the page, including the compensation.
      await page.goto(pageUrl("LK", `/track?orderId=${orderId}`))
      await expect(page.getByRole("heading", { name: /Rs.* back for you/ })).toBeVisible()
      await page.getByRole("link", { name: "Order details" }).click()
      await expect(page.getByText("Refund for late delivery")).toBeVisible()
      await expect(page.getByText(/Refund initiated: Rs|^Rs.* refunded to your account/)).toBeVisible()
      expect(await findAccessibilityViolations(page, "details of a late order")).toEqual([])
      await staff.dispose()
    },
  )
})

test("[TRK-1b] a cancelled order says so and shows the refund", async ({ page }) => {
  await orderAndTrack(page, "IN", { deliveryType: "PICKUP" })
  await page.getByRole("button", { name: "Cancel order" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Cancel order" }).click()
  await expect(stageHeading(page, "Your order is cancelled")).toBeVisible()
  await expect(page.getByText("You’ll get a full refund.")).toBeVisible()
  await expect(page.getByText(/Refund initiated|refunded to your/)).toBeVisible()
  expect(await findAccessibilityViolations(page, "cancelled")).toEqual([])
})
