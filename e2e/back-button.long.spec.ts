import type { Page } from "@playwright/test"
import { addFromSheet, openCart } from "./cart.ts"
import { openBuilder } from "./customise-page.ts"
import { expect, pageUrl, waitForHydration, test } from "./test-base.ts"

const focusedTag = (page: Page) => page.evaluate(() => document.activeElement?.tagName)
const dialogs = (page: Page) => page.locator("dialog[open]")

test("[SHL-9d] Back closes the side menu and the location sheet, and stays on the page", async ({ page }) => {
  await page.goto(pageUrl("IN", "/help"))
  await waitForHydration(page)
  await page.getByRole("navigation", { name: "Quick links" }).getByRole("link", { name: "Offers" }).click()
  await expect(page).toHaveURL(pageUrl("IN", "/offers"))
  for (const opener of [
    page.getByRole("link", { name: "More" }),
    page.getByRole("button", { name: /Change location or order type/ }),
  ]) {
    await opener.click()
    await expect(dialogs(page)).toHaveCount(1)
    await page.goBack()
    await expect(dialogs(page)).toHaveCount(0)
    await expect(page).toHaveURL(pageUrl("IN", "/offers"))
  }
  // Going forward opens nothing, and Back skips the history entry of a layer that was closed by its button.
  await page.goForward()
  await expect(dialogs(page)).toHaveCount(0)
  await page.getByRole("link", { name: "More" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click()
  await expect(dialogs(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(pageUrl("IN", "/help"))
})

test("[SHL-9d] a link in the side menu opens its page, and Back returns to the page where the menu was opened", async ({
  page,
}) => {
  await page.goto(pageUrl("IN", "/offers"))
  await waitForHydration(page)
  await page.getByRole("link", { name: "More" }).click()
  await page.getByRole("dialog").getByRole("link", { name: "Help" }).click()
  await expect(page.getByRole("heading", { name: "Help", level: 1 })).toBeVisible()
  await expect(dialogs(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(pageUrl("IN", "/offers"))
  await expect(dialogs(page)).toHaveCount(0)
  await expect(page.getByRole("heading", { level: 1, name: /offers/i })).toBeVisible()
})

test("Back closes the sheet with the choices for a pizza's other half, and then leaves the builder", async ({
  page,
}) => {
  await page.goto(pageUrl("IN", "/menu"))
  await openBuilder(page, "product=in-farm-garden")
  await waitForHydration(page)
  await page.getByRole("button", { name: "Choose the other half" }).click()
  await expect(dialogs(page)).toHaveCount(1)
  await page.goBack()
  await expect(dialogs(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/customise/)
  await page.goBack()
  await expect(page).toHaveURL(pageUrl("IN", "/menu"))
})

test.describe("two layers", () => {
  test.use({ expectedErrors: [/404/] })

  test("Back closes the popup first, then the sheet under it", async ({ page, context }) => {
    await context.grantPermissions(["geolocation"])
    await context.setGeolocation({ latitude: 27, longitude: 71 })
    await page.goto(pageUrl("IN", "/menu/sides"))
    await waitForHydration(page)
    await page.getByRole("button", { name: /Change location or order type/ }).click()
    await page.getByRole("button", { name: /Use my location/ }).click()
    await expect(page.getByRole("alertdialog")).toBeVisible()
    await expect(dialogs(page)).toHaveCount(2)
    await page.goBack()
    await expect(page.getByRole("alertdialog")).toBeHidden()
    await expect(dialogs(page)).toHaveCount(1)
    await page.goBack()
    await expect(dialogs(page)).toHaveCount(0)
    await expect(page).toHaveURL(pageUrl("IN", "/menu/sides"))
  })
})

test("[SHL-11a] the focus is never lost to the body after navigating and after adding a suggestion", async ({
  page,
}) => {
  await addFromSheet(page, "in-garlic-bread")
  await page.getByRole("navigation", { name: "Quick links" }).getByRole("link", { name: "Offers" }).click()
  await expect(page).toHaveURL(pageUrl("IN", "/offers"))
  await expect.poll(() => focusedTag(page)).not.toBe("BODY")
  await page.goBack()
  await expect(page).toHaveURL(/\/menu/)
  await expect.poll(() => focusedTag(page)).not.toBe("BODY")
  await openCart(page)
  const suggestions = page.locator("section", { hasText: "Goes well with your order" })
  const add = suggestions.getByRole("button", { name: /^Add / }).first()
  const name = await add.getAttribute("aria-label")
  await add.focus()
  await page.keyboard.press("Enter")
  await expect(suggestions.getByRole("button", { name: name ?? "", exact: true })).toHaveCount(0)
  await expect.poll(() => focusedTag(page)).not.toBe("BODY")
})
