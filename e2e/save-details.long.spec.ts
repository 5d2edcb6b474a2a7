import type { Page } from "@playwright/test"
import { signInAndFillCheckout } from "./signed-in-checkout.ts"
import { payWith, payWithCard, expectConfirmation } from "./checkout.ts"
import { findAccessibilityViolations } from "./find-accessibility-violations.ts"
import { expect, pageUrl, waitForHydration, test } from "./test-base.ts"

const savePrompt = (page: Page) => page.getByRole("region", { name: "Save for next time?" })
const savedMessage = (page: Page) => page.getByText("Saved for next time")

async function payByCard(page: Page): Promise<void> {
  await payWith(page, /^Credit/)
  await payWithCard(page)
  await expectConfirmation(page)
}

test("[IDN-9d] [LOC-8d] the name and address of an order are saved by keyboard with one key press", async ({
  page,
}) => {
  await signInAndFillCheckout(page)
  await page.getByLabel("Last name (optional)").fill("Rao")
  await payByCard(page)
  await expect(savePrompt(page)).toContainText("Asha Rao")
  await expect(savePrompt(page)).toContainText("12B")
  await expect(savePrompt(page).getByRole("radio", { name: "Home" })).toBeChecked()
  expect(await findAccessibilityViolations(page, "thank you, details to save")).toEqual([])

  await savePrompt(page).getByRole("button", { name: "Save details" }).press("Enter")
  await expect(savedMessage(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole("heading", { name: "Thank you, Asha!" })).toBeVisible()
  await page.goto(pageUrl("IN", "/postorder-ui/profile"))
  await waitForHydration(page)
  await expect(page.getByLabel("First name")).toHaveValue("Asha")
  await expect(page.getByLabel("Last name")).toHaveValue("Rao")
  await page.goto(pageUrl("IN", "/postorder-ui/myAddresses"))
  await expect(page.getByRole("heading", { name: "Home" })).toBeVisible()
  await expect(page.getByRole("main")).toContainText("12B")
})

test("[IDN-9d] [IDN-9e] [LOC-8d] without a last name only the address is saved; a declined question is not asked again", async ({
  page,
}) => {
  await signInAndFillCheckout(page)
  await payByCard(page)
  const thankYou = page.url()
  await expect(savePrompt(page).getByLabel("Last name, to save your name too")).toHaveValue("")
  await savePrompt(page).getByRole("button", { name: "Save details" }).click()
  await expect(page.getByText("Address saved. Add a last name in your profile to save your name too.")).toBeVisible()
  await expect(savedMessage(page)).toHaveCount(0)

  // Only the name is offered now; after it is declined, it is not offered again.
  const listed = page.waitForResponse((response) => /\/user\/[\w-]+\/addresses$/.test(response.url()))
  await page.goto(thankYou)
  await listed
  await savePrompt(page).getByRole("button", { name: "Save name" }).click()
  await expect(page.getByText("Please enter last name.")).toBeVisible()
  await savePrompt(page).getByRole("button", { name: "No, thanks" }).click()
  await expect(savePrompt(page)).toHaveCount(0)
  const nextAddresses = page.waitForResponse((response) => /\/user\/[\w-]+\/addresses$/.test(response.url()))
  await page.reload()
  await nextAddresses
  await expect(page.getByRole("heading", { name: "Thank you, Asha!" })).toBeVisible()
  await expect(savePrompt(page)).toHaveCount(0)
})
