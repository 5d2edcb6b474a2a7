import type { Page, Response } from "@playwright/test"
import { standBy } from "./checkout.ts"
import { expect, shop, takenOver, test } from "./shop.ts"

const nextStock = (page: Page): Promise<Response> =>
  page.waitForResponse((answer) => answer.url().endsWith("/stock"), { timeout: 60_000 })

test("[CAT-7] from home over the menu to the cart and back nothing that was asked for is broken off", async ({
  page,
}) => {
  const failed: string[] = []
  page.on("requestfailed", (request) => failed.push(`${request.url()} ${request.failure()?.errorText}`))
  await standBy(page, "IN")
  const first = nextStock(page)
  await page.goto(shop("IN"))
  await takenOver(page)
  await first
  await page.getByRole("link", { name: "Menu", exact: true }).first().click()
  await page.waitForURL(shop("IN", "/menu"))
  await page.locator('a[href*="product="]').first().click()
  const sheet = page.getByRole("dialog")
  const told = page.waitForResponse((answer) => /\/cart\/[\w-]+\/items$/.test(answer.url()))
  await sheet.getByRole("button", { name: /^Add(?! one)/ }).click()
  await told
  const suggested = page.waitForResponse((answer) => answer.url().endsWith("/upsell_items"))
  await page.getByRole("link", { name: /cart/i }).first().click()
  await page.waitForURL(shop("IN", "/cart"))
  await suggested
  await page.goBack()
  await page.waitForURL(/\/menu/)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  // Asked again, and answered that nothing has changed.
  const again = nextStock(page)
  await page.evaluate(() => dispatchEvent(new Event("online")))
  const stock = await again
  expect(stock.status()).toBe(304)
  expect(await stock.finished()).toBeNull()
  await page.waitForLoadState("networkidle")
  expect(failed).toEqual([])
})
