import type { Locator, Page } from "@playwright/test"
import { signIn } from "./account.ts"
import { addFromSheet, addOneButton, cartLine, isCartCall, openCart } from "./cart.ts"
import { presetPlace } from "./checkout.ts"
import { type ClockedHearth, expect, test } from "./clocked-hearth.ts"
import { findAccessibilityViolations } from "./find-accessibility-violations.ts"
import { givePoints, setSoldOut } from "./staff-api.ts"
import { pageUrl, waitForHydration, waitForIdleParts } from "./test-base.ts"

const REWARDS = "/postorder-ui/rewards"
const CHOOSE_PIZZA = `${REWARDS}?choose=pizza`
const MARGHERITA = "Margherita Classica"
const PEPPERONI = "Chicken Pepperoni Feast"
const REMOVED = "Your free pizza was removed. Your points are safe."

const linePrice = (page: Page) => cartLine(page, MARGHERITA).getByTestId("line-price")
const main = (page: Page): Locator => page.getByRole("main")
const invite = (page: Page) => main(page).getByRole("link", { name: "You have a free pizza" })

// A promo code that is refused.
test.use({ expectedErrors: [/status of 422/] })

/** Signs a member in who has a free pizza. */
async function signInWithFreePizza(page: Page, hearth: ClockedHearth): Promise<void> {
  await presetPlace(page, "IN")
  const mobile = await signIn(page, { to: REWARDS })
  await page.getByLabel("I accept the terms of use").check()
  await page.getByRole("button", { name: "Join", exact: true }).click()
  await expect(page.getByTestId("reward-points")).toHaveText("0 points")
  await givePoints(hearth, mobile, 600)
}

async function redeem(page: Page, pizza = MARGHERITA): Promise<void> {
  await page.goto(pageUrl("IN", CHOOSE_PIZZA))
  await waitForHydration(page)
  await page.getByRole("button", { name: `Add for free: ${pizza}`, exact: true }).click()
  await page.waitForURL(pageUrl("IN", "/cart"))
  await expect(cartLine(page, pizza)).toContainText("Free with 600 points")
}

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(pageUrl("IN", path))
  await waitForHydration(page)
}

test("[LOY-2d] the price in points is stated from the rewards menu to the bill, and the free line looks free", async ({
  page,
  hearth,
}) => {
  await signInWithFreePizza(page, hearth)
  await openPage(page, "/cart")
  await expect(invite(page)).toBeVisible()
  expect(await findAccessibilityViolations(page, "empty cart of a member with a free pizza")).toEqual([])
  await invite(page).click()
  await page.waitForURL(pageUrl("IN", CHOOSE_PIZZA))
  await expect(main(page)).toContainText("Pick one for 600 points.")
  const choice = main(page).getByRole("listitem").filter({ hasText: MARGHERITA }).first()
  await expect(choice).toContainText("600 points")
  await choice.getByRole("button").click()
  await page.waitForURL(pageUrl("IN", "/cart"))
  await expect(cartLine(page, MARGHERITA)).toContainText("Free with 600 points")
  await expect(linePrice(page)).toHaveText(/^Free, was ₹\d+$/)
  await expect(main(page)).toContainText("Free pizza (600 points)")
  await expect(main(page)).toContainText("Free pizza · 600 points")
  await expect(invite(page)).toHaveCount(0)
  expect(await findAccessibilityViolations(page, "cart with a free pizza")).toEqual([])

  await addOneButton(page, MARGHERITA).click()
  await expect(cartLine(page, MARGHERITA)).toContainText("1 of 2 free with 600 points")
  await expect(linePrice(page)).toHaveText(/^Now ₹(\d+), was ₹\d+$/)
  await page.getByPlaceholder("Type Offer code here…").fill("SAVE50")
  await main(page).getByRole("button", { name: "Apply", exact: true }).click()
  await expect(page.getByText("SAVE50 can’t be combined with your free pizza.")).toBeVisible()
  await main(page)
    .getByRole("button", { name: `Remove one ${MARGHERITA}`, exact: true })
    .click()
  await expect(linePrice(page)).toHaveText(/^Free/)

  await main(page).getByRole("button", { name: "Remove free pizza" }).click()
  await expect(
    page.getByText(`${MARGHERITA} stays in your cart at its normal price. Your points are safe.`),
  ).toBeVisible()
  await expect(linePrice(page)).not.toContainText("Free")
  await main(page).getByRole("button", { name: "Use 600 points for ‘A free medium pizza’" }).first().click()
  await expect(linePrice(page)).toHaveText(/^Free/)
})

test("[LOY-2d] removing a free pizza removes its code, so that the next pizza is paid for; undo restores both", async ({
  page,
  hearth,
}) => {
  await signInWithFreePizza(page, hearth)
  await redeem(page)
  const remove = cartLine(page, MARGHERITA).getByRole("button", { name: /^Remove/ })
  await remove.click()
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
  await expect(page.getByText(REMOVED)).toBeVisible()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(linePrice(page)).toHaveText(/^Free/)
  // The next page is opened after the removal has arrived.
  const removed = page.waitForResponse((response) => isCartCall(response) && response.request().method() === "PUT")
  await remove.click()
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
  await removed
  const { promos, bill } = await addFromSheet(page, "in-margherita", "Medium")
  expect([promos, bill.discounts]).toEqual([[], []])
  await openCart(page)
  await expect(linePrice(page)).not.toContainText("Free")
})

test("[LOY-2d] a product's sheet redeems a pizza in its free size; editing it warns about other sizes", async ({
  page,
  hearth,
}) => {
  await signInWithFreePizza(page, hearth)
  await openPage(page, "/menu?product=in-margherita")
  await waitForIdleParts(page)
  const sheet = page.getByRole("dialog")
  const redeemButton = sheet.getByRole("button", { name: `Use 600 points for ‘${MARGHERITA}’` })
  // The sheet opens with another size than the one that is free.
  await expect(sheet).toContainText("Free in medium with 600 points")
  await sheet.getByRole("button", { name: "Choose medium" }).click()
  await expect(sheet.getByRole("radio", { name: /^Medium/ })).toBeChecked()
  await expect(sheet).toContainText("Free with 600 points")
  expect(await findAccessibilityViolations(page, "sheet of a free pizza")).toEqual([])
  await sheet.locator("label").filter({ hasText: "Large" }).click()
  await expect(redeemButton).toHaveCount(0)
  await sheet.locator("label").filter({ hasText: "Medium" }).click()
  await redeemButton.click()
  await page.waitForURL(pageUrl("IN", "/cart"))
  await expect(linePrice(page)).toHaveText(/^Free/)

  await page.getByRole("link", { name: `Edit ${MARGHERITA}` }).click()
  await expect(page.getByText("Free in medium. You pay only for extras.")).toBeVisible()
  await main(page).locator("label").filter({ hasText: "Large" }).first().click()
  await expect(page.getByText("Free in medium. In large you pay the full price.")).toBeVisible()
  expect(await findAccessibilityViolations(page, "editing a free pizza")).toEqual([])
  await page.getByRole("button", { name: "Update" }).click()
  await page.waitForURL(pageUrl("IN", "/cart"))
  await expect(page.getByText(`${MARGHERITA} is no longer free. Your points are safe.`)).toBeVisible()
  await expect(linePrice(page)).not.toContainText("Free")
  await expect(page.getByText("Your cart has changed")).toHaveCount(0)
})

test("[LOY-2d] if points pay for a dearer pizza of the cart and a coupon is removed, both are said, and undo restores the cart", async ({
  page,
  hearth,
}) => {
  await signInWithFreePizza(page, hearth)
  await addFromSheet(page, "in-pepperoni", "Medium")
  await openCart(page)
  await page.getByPlaceholder("Type Offer code here…").fill("SAVE50")
  await main(page).getByRole("button", { name: "Apply", exact: true }).click()
  await expect(main(page).getByRole("button", { name: "Remove SAVE50" })).toBeVisible()
  await openPage(page, CHOOSE_PIZZA)
  await page.getByRole("button", { name: `Add for free: ${MARGHERITA}`, exact: true }).click()
  await page.waitForURL(pageUrl("IN", "/cart"))
  const notices = page.getByRole("region", { name: "Notices" })
  await expect(notices).toContainText(
    `Your points pay for ${PEPPERONI}, so that you save most. You pay ₹249 for ${MARGHERITA}. SAVE50 was removed: it can’t be combined with your free pizza.`,
  )
  // A toast that has the focus stays open.
  await notices.getByRole("button", { name: "Undo" }).focus()
  await expect(cartLine(page, PEPPERONI)).toContainText("Free with 600 points")
  expect(await findAccessibilityViolations(page, "cart in which another pizza is free")).toEqual([])
  await notices.getByRole("button", { name: "Undo" }).click()
  await expect(cartLine(page, MARGHERITA)).toHaveCount(0)
  await expect(main(page).getByRole("button", { name: "Remove SAVE50" })).toBeVisible()
  await expect(cartLine(page, PEPPERONI)).not.toContainText("Free")
})

test("[LOY-2d] the menu leads to a free pizza and doesn't move for it on the next visit; not while it is in the cart", async ({
  page,
  hearth,
}) => {
  await signInWithFreePizza(page, hearth)
  await openPage(page, "/menu")
  await waitForIdleParts(page)
  await expect(invite(page)).toHaveAttribute("href", CHOOSE_PIZZA)
  expect(await findAccessibilityViolations(page, "menu of a member with a free pizza")).toEqual([])
  const firstCategory = main(page).getByRole("heading", { level: 2 }).first()
  const isAt = async () => (await firstCategory.boundingBox())?.y
  const expectedTop = await isAt()
  await page.reload({ waitUntil: "commit" })
  await expect(firstCategory).toBeVisible()
  expect(await isAt()).toBe(expectedTop)
  await redeem(page)
  await openPage(page, "/menu")
  await waitForIdleParts(page)
  await expect(page.locator("html")).not.toHaveAttribute("data-free-pizza")
  await expect(invite(page)).toHaveCount(0)
})

test("[LOY-1b] [LOY-2d] while the free pizza is in the cart, rewards and home lead to it, and leaving mentions it", async ({
  page,
  hearth,
}) => {
  await signInWithFreePizza(page, hearth)
  await redeem(page)
  await openPage(page, CHOOSE_PIZZA)
  await expect(page.getByRole("heading", { level: 1, name: "Your free pizza is in your cart" })).toBeVisible()
  await expect(main(page).getByRole("link", { name: "Go to cart" })).toHaveAttribute("href", "/cart")
  await expect(page.getByRole("button", { name: /^Add for free/ })).toHaveCount(0)
  expect(await findAccessibilityViolations(page, "rewards menu with a free pizza in the cart")).toEqual([])
  await openPage(page, "/home")
  await waitForIdleParts(page)
  const card = page.getByRole("region", { name: "Your free pizza is in your cart" })
  await expect(card.getByRole("link", { name: "Go to cart" })).toHaveAttribute("href", "/cart")
  await openPage(page, REWARDS)
  await expect(page.getByRole("heading", { level: 2, name: "Your free pizza is in your cart" })).toBeVisible()
  await expect(main(page).getByRole("link", { name: "Go to cart" })).toBeVisible()
  await page.getByRole("button", { name: "Leave cheese reward" }).click()
  const sheet = page.getByRole("dialog")
  await expect(sheet).toContainText("The free pizza in your cart will cost its normal price.")
  expect(await findAccessibilityViolations(page, "leaving with a free pizza in the cart")).toEqual([])
  await sheet.getByRole("button", { name: "Leave", exact: true }).click()
  await expect(page.getByRole("heading", { name: "Join cheese reward" })).toBeVisible()
  await openCart(page)
  await expect(linePrice(page)).not.toContainText("Free")
})

test("[LOY-2d] a free pizza that sells out says once that the points are safe, and leads to the rewards menu", async ({
  page,
  hearth,
}) => {
  await signInWithFreePizza(page, hearth)
  await redeem(page, "Corn & Cheese Gold")
  await setSoldOut(hearth, "IN", "in-corn-cheese", { isSoldOut: true })
  try {
    await expect(async () => {
      await openCart(page)
      await expect(page.getByText("Your free pizza is sold out. Your points are safe.")).toBeVisible({
        timeout: 10_000,
      })
    }).toPass()
    await expect(page.getByText(/get it free/)).toHaveCount(0)
    expect(await findAccessibilityViolations(page, "sold-out free pizza")).toEqual([])
    await page.getByRole("link", { name: "Choose another" }).click()
    await page.waitForURL(pageUrl("IN", CHOOSE_PIZZA))
    await page.getByRole("button", { name: `Add for free: ${MARGHERITA}`, exact: true }).click()
    await page.waitForURL(pageUrl("IN", "/cart"))
    await expect(linePrice(page)).toHaveText(/^Free/)
  } finally {
    await setSoldOut(hearth, "IN", "in-corn-cheese", { isSoldOut: false })
  }
})
