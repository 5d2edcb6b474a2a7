import type { Page, Response } from "@playwright/test"
import { fillCartAndCheckout, payWith, payWithCard, presetPlace, expectConfirmation } from "./checkout.ts"
import { expect, pageUrl, waitForHydration, test } from "./test-base.ts"

const nextStock = (page: Page): Promise<Response> =>
  page.waitForResponse((response) => response.url().endsWith("/stock"))

function collectAbortedRequests(page: Page): string[] {
  const failed: string[] = []
  page.on("requestfailed", (request) => failed.push(`${request.url()} ${request.failure()?.errorText}`))
  return failed
}

test("browsing from home to the menu, the cart and back aborts no request", async ({ page }) => {
  const failed = collectAbortedRequests(page)
  await presetPlace(page, "IN")
  const first = nextStock(page)
  await page.goto(pageUrl("IN"))
  await waitForHydration(page)
  await first
  await page.getByRole("link", { name: "Menu", exact: true }).first().click()
  await page.waitForURL(pageUrl("IN", "/menu"))
  await page.locator('a[href*="product="]').first().click()
  const sheet = page.getByRole("dialog")
  const saved = page.waitForResponse((response) => /\/cart\/[\w-]+\/items$/.test(response.url()))
  await sheet.getByRole("button", { name: /^Add(?! one)/ }).click()
  await saved
  const suggested = page.waitForResponse((response) => response.url().endsWith("/upsell_items"))
  await page.getByRole("link", { name: /cart/i }).first().click()
  await page.waitForURL(pageUrl("IN", "/cart"))
  await suggested
  await page.goBack()
  await page.waitForURL(/\/menu/)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  // The next request for the stock is answered with 304.
  const secondStock = nextStock(page)
  await page.evaluate(() => dispatchEvent(new Event("online")))
  const stock = await secondStock
  expect(stock.status()).toBe(304)
  expect(await stock.finished()).toBeNull()
  await page.waitForLoadState("networkidle")
  expect(failed).toEqual([])
})

test("the checkout and the return from the card page abort no validation, order or payment request", async ({
  page,
}) => {
  const failed = collectAbortedRequests(page)
  await fillCartAndCheckout(page, "IN")
  await page.waitForLoadState("networkidle")
  // Starts a second validation while the first is pending: both must complete.
  const validationsCall = /\/ve4\/validations$/
  let requestCount = 0
  const { promise: bothRequested, resolve } = Promise.withResolvers<void>()
  await page.route(validationsCall, async (route) => {
    if (++requestCount === 2) resolve()
    await bothRequested
    await route.continue()
  })
  const first = page.waitForRequest(validationsCall)
  await page.getByRole("radio", { name: /^Paytm/ }).check()
  await first
  await page.getByRole("radio", { name: /^Credit/ }).check()
  await bothRequested
  await page.waitForLoadState("networkidle")
  await page.unroute(validationsCall)
  await payWith(page, /^Credit/)
  await payWithCard(page)
  await expectConfirmation(page)
  await page.waitForLoadState("networkidle")
  expect(failed.filter((each) => /transaction|validations|confirm|process$/.test(each))).toEqual([])
})
