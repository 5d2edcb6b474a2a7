import type { Page } from "@playwright/test"
import { signIn } from "./account.ts"
import {
  goToCheckout,
  fillCartAndCheckout,
  payWith,
  payWithCard,
  addProduct,
  presetPlace,
  expectConfirmation,
  fillCheckoutForm,
} from "./checkout.ts"
import { expect, pageUrl, waitForHydration, test } from "./test-base.ts"

// The refused code gets a 422.
test.use({ expectedErrors: [/status of 422/] })

const firstOrderDeal = (page: Page) =>
  page.getByRole("listitem").filter({ hasText: "20% off your first order", visible: true })

async function open(page: Page, path: string): Promise<void> {
  await page.goto(pageUrl("IN", path))
  await waitForHydration(page)
}

test("[OFR-7g] [OFR-7h] a customer who has ordered sees no first-order offer: not on home, not on the offers page, not for the cart", async ({
  page,
}) => {
  await presetPlace(page, "IN")
  const mobile = await signIn(page)
  for (const path of ["/", "/offers"]) {
    await open(page, path)
    await expect(firstOrderDeal(page)).not.toHaveCount(0)
  }
  await addProduct(page, "IN", 4)
  await open(page, "/coupons")
  await expect(page.getByRole("button", { name: "Apply HELLO20" }).first()).toBeVisible()

  await goToCheckout(page, "IN")
  await fillCheckoutForm(page, mobile)
  await payWith(page, /^Credit/)
  await payWithCard(page)
  await expectConfirmation(page)
  await expect(page.locator("html")).toHaveAttribute("data-ordered")

  for (const path of ["/", "/offers"]) {
    // Hidden in the first paint, before our scripts run.
    await page.goto(pageUrl("IN", path), { waitUntil: "commit" })
    await expect(page.locator("html")).toHaveAttribute("data-ordered")
    await waitForHydration(page)
    await expect(page.getByRole("listitem").filter({ hasText: "₹75 off at lunch" }).first()).toBeVisible()
    await expect(firstOrderDeal(page)).toHaveCount(0)
  }
  await addProduct(page, "IN", 4)
  await open(page, "/coupons")
  await expect(page.getByRole("button", { name: "Apply SAVE50" }).first()).toBeVisible()
  await expect(page.getByText("HELLO20", { exact: true })).toHaveCount(0)
  await page.getByPlaceholder("Type Offer code here…").fill("HELLO20")
  await page.getByRole("button", { name: "Apply", exact: true }).first().click()
  await expect(page.getByText("Only for your first order.")).toBeVisible()
})

test("[OFR-7h] a guest who has ordered no longer sees the first-order offer in this browser", async ({ page }) => {
  await fillCartAndCheckout(page, "IN")
  await payWith(page, /^Credit/)
  await payWithCard(page)
  await expectConfirmation(page)
  await expect(page.locator("html")).toHaveAttribute("data-ordered")
  await open(page, "/offers")
  await expect(page.getByRole("listitem").filter({ hasText: "₹75 off at lunch" }).first()).toBeVisible()
  await expect(page.locator("html")).toHaveAttribute("data-ordered")
  await expect(firstOrderDeal(page)).toHaveCount(0)
})

test("[OFR-7h] the next visitor on this device sees the first-order offer again", async ({ page }) => {
  await presetPlace(page, "IN")
  await page.addInitScript(() => {
    if (sessionStorage.getItem("seen") === null) localStorage.setItem("hearth:hasOrdered", "true")
    sessionStorage.setItem("seen", "yes")
  })
  await open(page, "/offers")
  await expect(page.locator("html")).not.toHaveAttribute("data-ordered")
  await expect(firstOrderDeal(page)).not.toHaveCount(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem("hearth:hasOrdered"))).toBeNull()
})
