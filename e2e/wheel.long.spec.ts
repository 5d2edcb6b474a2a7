import type { Wheel } from "@hearth/contract/calls/offers.calls.ts"
import type { Page, Response } from "@playwright/test"
import { findAccessibilityViolations } from "./find-accessibility-violations.ts"
import { addFromSheet, fetchServerCart, money, openCart, forwardRoute, payable } from "./cart.ts"
import { expect, pageUrl, waitForHydration, test } from "./test-base.ts"

const GAMIFY_CALL = "**/cart/offers/gamify"
const isSpin = (response: Response) =>
  response.url().endsWith("/offers/gamify") && response.request().method() === "POST"
const spinButton = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Spin", exact: true })
const readSpinResult = async (response: Response) =>
  ((await response.json()) as { data: { offerId: string; wheel: Wheel } }).data

/** For each prize that is a free product, the product that must be in the cart for the prize to apply. */
const freeProducts: Partial<Record<string, string>> = {
  "in-wheel-fizz": "in-cola",
  "in-wheel-dip": "in-garlic-dip",
  "in-wheel-lava": "in-lava-cake",
}

async function openWheel(page: Page, path = "/offers"): Promise<void> {
  await page.goto(pageUrl("IN", path))
  await waitForHydration(page)
  await page.getByRole("link", { name: /^Spin the wheel/ }).click()
  await expect(page).toHaveURL(/wheel=/)
}

test("[OFR-6b] [OFR-6c] [OFR-6d] spun by keyboard, the wheel stops on the prize that the server drew, the announcement gets the focus, and the prize is stored; there is one spin a day", async ({
  page,
}) => {
  await openWheel(page)
  const drawn = page.waitForResponse(isSpin)
  await spinButton(page).focus()
  await page.keyboard.press("Enter")
  const { offerId, wheel } = await readSpinResult(await drawn)
  const prize = wheel.fields.find((field) => field.offerId === offerId)
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByRole("status")).toContainText(`You won: ${prize?.title}`)
  await expect(dialog.getByRole("status")).toContainText("Use it by tomorrow night.")
  // The middle of the drawn field is under the pointer.
  const angle = await dialog.locator("svg g[transform]").first().getAttribute("transform")
  const field = wheel.fields.findIndex((each) => each.offerId === offerId)
  const expected = 360 - ((field + 0.5) * 360) / wheel.fields.length
  expect(Number(/rotate\((.*)\)/.exec(angle ?? "")?.[1])).toBeCloseTo(expected, 3)
  await expect(dialog.getByRole("status")).toBeFocused()
  await expect(dialog.getByRole("link", { name: "See the menu" })).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.getByRole("link", { name: /^Spin the wheel/ }).click()
  await expect(dialog.getByRole("timer")).toHaveText(/^Next spin in /)
  await expect(dialog.getByRole("listitem").filter({ hasText: "Use it by tomorrow night" })).toContainText(
    prize?.title ?? "?",
  )
  await expect(spinButton(page)).toHaveCount(0)
})

test.describe("failures", () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET|Failed to load|status of \d+/] })

  test("[OFR-6c] after a lost response a retry with the same idempotency key gives the same prize, even after a reload", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await openWheel(page, "/coupons")
    const lost: { key: string | null; offerId: string }[] = []
    await page.route(GAMIFY_CALL, async (route) => {
      if (route.request().method() !== "POST") return route.continue()
      const key = await route.request().headerValue("idempotency-key")
      const response = await forwardRoute(route)
      const { data } = (await response.json()) as { data: { offerId: string } }
      lost.push({ key, offerId: data.offerId })
      return route.abort()
    })
    await spinButton(page).click()
    await expect(page.getByRole("dialog").getByRole("status")).toContainText("Your spin is safe. Try again.")
    // The response is lost again after a reload, and the customer can still try again.
    await page.reload()
    await waitForHydration(page)
    const tryAgain = page.getByRole("dialog").getByRole("button", { name: "Try again" })
    await expect(page.getByRole("dialog").getByRole("status")).toContainText("Your spin is safe. Try again.")
    await page.unrouteAll({ behavior: "wait" })
    const secondSpin = page.waitForResponse(isSpin)
    await tryAgain.click()
    const response = await secondSpin
    expect(await response.request().headerValue("idempotency-key")).toBe(lost[0]?.key)
    const { offerId, wheel } = await readSpinResult(response)
    expect(offerId).toBe(lost[0]?.offerId)
    const prize = wheel.fields.find((field) => field.offerId === offerId)
    await expect(page.getByRole("dialog").getByRole("status")).toContainText(`You won: ${prize?.title}`)
  })

  test("a wheel that fails to load shows an error and loads on the next try", async ({ page }) => {
    await page.route(GAMIFY_CALL, (route) => route.abort())
    await openWheel(page)
    const dialog = page.getByRole("dialog")
    await expect(dialog.getByRole("heading", { name: "Couldn’t load the wheel" })).toBeVisible()
    await page.unrouteAll({ behavior: "wait" })
    await dialog.getByRole("button", { name: "Try again" }).click()
    await expect(spinButton(page)).toBeVisible()
  })
})

test("[OFR-6b] a prize is applied to the bill automatically, and the page's bill equals the server's; [SHL-11f] no axe violations", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  const defects: string[] = []
  page.on("request", (request) => request.postData()?.includes("a bill differs") && defects.push(request.url()))
  await addFromSheet(page, "in-margherita", "Large")
  await openWheel(page, "/coupons?from=cart")
  const drawn = page.waitForResponse(isSpin)
  await spinButton(page).click()
  const { offerId, wheel } = await readSpinResult(await drawn)
  const prize = wheel.fields.find((field) => field.offerId === offerId)?.title ?? "?"
  await expect(page.getByRole("dialog").getByRole("status")).toContainText("You won:")
  expect(await findAccessibilityViolations(page, "wheel")).toEqual([])
  await expect(page.getByRole("dialog").getByRole("link", { name: "Go to cart" })).toBeVisible()
  const freeProduct = freeProducts[offerId]
  if (freeProduct) await addFromSheet(page, freeProduct)
  await openCart(page)
  const prizeEntry = page.getByRole("main").getByRole("listitem").filter({ hasText: "Applied automatically" })
  await expect(prizeEntry).toContainText(prize)
  const { bill } = await fetchServerCart(page)
  expect(bill.discounts.map((each) => each.offerId)).toEqual([offerId])
  expect(bill.discount).toBeGreaterThan(0)
  await expect(payable(page)).toHaveText(money(bill.payable))
  expect(defects).toEqual([])
})
