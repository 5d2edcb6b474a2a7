import type { Page } from "@playwright/test"
import { fillCartAndCheckout, payWith, payButton, addProduct, presetPlace } from "./checkout.ts"
import { forwardRoute } from "./cart.ts"
import { expect, pageUrl, waitForHydration, test } from "./test-base.ts"

/** Stubs the store's opening hours, so that the journey does not depend on the time of day. */
async function stubAvailability(page: Page, isOpen: () => boolean): Promise<void> {
  await page.route(/\/locator-service\/ve3\/stores\/[\w-]+\?/, async (route) => {
    const response = await forwardRoute(route)
    const body = (await response.json()) as { data: object }
    const soon = new Date(Date.now() + 30 * 60_000).toISOString()
    const availability = isOpen()
      ? { open: true, readyAt: soon, lastOrderAt: soon, closesAt: soon }
      : { open: false, reason: "closed", opensAt: soon, nextReadyAt: soon }
    await route.fulfill({ response, json: { ...body, data: { ...body.data, availability } } })
  })
}

test("[SHL-11a] paying at a closed store without a time shows the error and focuses the button to choose a time", async ({
  page,
}) => {
  await presetPlace(page, "IN", "PICKUP")
  await stubAvailability(page, () => false)
  await addProduct(page, "IN")
  await page.goto(pageUrl("IN", "/payment"))
  await waitForHydration(page)
  await page.getByLabel("First name").fill("Asha")
  await page.getByLabel("Mobile number").fill("9812345670")
  await expect(page.getByRole("button", { name: "Choose a time" })).toBeVisible()
  await payButton(page).click()
  const errorMessage = page.getByRole("alert").filter({ hasText: "Choose a time for an advance order." })
  await expect(errorMessage).toBeInViewport()
  await expect(page.getByRole("button", { name: "Choose a time" })).toBeFocused()
})

test("[TRK-3c] a closed store guarantees no delivery within 30 minutes, and an open one does", async ({ page }) => {
  let isOpen = false
  await presetPlace(page, "IN")
  await stubAvailability(page, () => isOpen)
  await addProduct(page, "IN")
  const validated = page.waitForResponse("**/order-service/ve4/validations")
  await page.goto(pageUrl("IN", "/payment"))
  await waitForHydration(page)
  await expect(page.getByRole("button", { name: "Choose a time" })).toBeVisible()
  await validated
  await expect(page.getByRole("main").getByText("30 Minutes or Free")).toHaveCount(0)
  isOpen = true
  await page.reload()
  await expect(page.getByRole("main").getByText("30 Minutes or Free")).toBeVisible()
})

test("a store that opens while the checkout is open accepts orders right away", async ({ page }) => {
  let isOpen = false
  await page.clock.install()
  await presetPlace(page, "IN", "PICKUP")
  await stubAvailability(page, () => isOpen)
  await addProduct(page, "IN")
  await page.goto(pageUrl("IN", "/payment"))
  await waitForHydration(page)
  await expect(page.getByRole("button", { name: "Choose a time" })).toBeVisible()
  isOpen = true
  await page.clock.fastForward(61_000)
  await expect(page.getByText(/is open now\. You can order right away\./)).toBeVisible()
  await expect(page.getByRole("radio", { name: /As soon as possible/ })).toBeChecked()
})

test.describe("on a phone", () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36",
  })

  test("LK: LankaQR opens the bank's app on the same phone, and the code can be saved as an image", async ({
    page,
  }) => {
    await fillCartAndCheckout(page, "LK")
    await payWith(page, /LankaQR/)
    const openAppLink = page.getByRole("link", { name: "Open your bank app" })
    await expect(openAppLink).toBeVisible()
    await page.evaluate(() => Object.defineProperty(navigator, "canShare", { value: () => false }))
    const download = page.waitForEvent("download")
    await page.getByRole("button", { name: "Save QR image" }).click()
    expect((await download).suggestedFilename()).toBe("lankaqr.png")
    await openAppLink.click()
    await expect(page.getByRole("button", { name: "Pay", exact: true })).toBeVisible()
  })
})

test("the checkout's estimate is updated while the customer looks at the page", async ({ page }) => {
  await page.clock.install()
  await presetPlace(page, "IN")
  await stubAvailability(page, () => true)
  let minutes = 40
  await page.route("**/order-service/ve4/validations", async (route) => {
    const response = await forwardRoute(route)
    const body = (await response.json()) as { data: { estimate: object | null } }
    const to = new Date(Date.UTC(2030, 0, 1, 6, minutes)).toISOString()
    body.data.estimate = { from: to, to }
    await route.fulfill({ response, json: body })
  })
  await addProduct(page, "IN")
  await page.goto(pageUrl("IN", "/payment"))
  await waitForHydration(page)
  await expect(page.getByText(/^Arrives by 12:10/)).toBeVisible()
  minutes = 55
  await page.clock.fastForward(61_000)
  await expect(page.getByText(/^Arrives by 12:25/)).toBeVisible()
})
