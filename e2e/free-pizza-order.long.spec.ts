import type { Page } from "@playwright/test"
import { signIn } from "./account.ts"
import { fillCheckoutForm, payButton, presetPlace } from "./checkout.ts"
import { expect, test } from "./clocked-hearth.ts"
import { givePoints } from "./staff-api.ts"
import { clickRadio, pageUrl, waitForHydration } from "./test-base.ts"

test.describe.configure({ mode: "default" })

const REWARDS = "/postorder-ui/rewards"
const PIZZA = "Margherita Classica"

async function join(page: Page): Promise<void> {
  await page.getByLabel("I accept the terms of use").check()
  await page.getByRole("button", { name: "Join", exact: true }).click()
  await expect(page.getByRole("heading", { level: 2, name: "6 more slices to a free pizza" })).toBeVisible()
}

async function chooseFreePizza(page: Page): Promise<void> {
  await page.goto(pageUrl("IN", `${REWARDS}?choose=pizza`))
  await page.getByRole("button", { name: `Add for free: ${PIZZA}`, exact: true }).click()
  await page.waitForURL(pageUrl("IN", "/cart"))
}

/** Opens the checkout of a free pizza, which is ordered at a table, without any charges. */
async function fillFreeCheckout(page: Page, mobile: string): Promise<void> {
  await page.goto(pageUrl("IN", "/payment"))
  await waitForHydration(page)
  await expect(page.getByRole("radio", { name: /^Nothing to pay/ })).toBeChecked()
  await clickRadio(page.getByRole("radio", { name: "Table 4", exact: true }))
  // A free order is placed at once: a validation that is still on its way would find another cart.
  const validated = page.waitForResponse(
    (response) =>
      response.url().endsWith("/validations") && (response.request().postData() ?? "").includes('"firstName":"Asha"'),
  )
  await fillCheckoutForm(page, mobile)
  await validated
}

const placeOrder = (page: Page) => page.getByRole("button", { name: "Place order", exact: true })

test.describe("points are gone", () => {
  test.use({ expectedErrors: [/status of 4(09|22)/] })

  test("[LOY-2d] [ORD-1b] if the points are gone, the refusal is shown and focused, and a second tap doesn't pay the new total", async ({
    page,
    hearth,
  }) => {
    await presetPlace(page, "IN", "DINEIN")
    const mobile = await signIn(page, { to: REWARDS })
    await join(page)
    await givePoints(hearth, mobile, 600)
    await chooseFreePizza(page)
    await fillFreeCheckout(page, mobile)
    const otherTab = await page.context().newPage()
    await otherTab.goto(pageUrl("IN", REWARDS))
    await otherTab.getByRole("button", { name: "Leave cheese reward" }).click()
    await otherTab.getByRole("dialog").getByRole("button", { name: "Leave", exact: true }).click()
    await expect(otherTab.getByRole("heading", { name: "Join cheese reward" })).toBeVisible()
    let orders = 0
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/order-service/ve4/transaction")) orders += 1
    })
    await placeOrder(page).click()
    const note = page.getByRole("status").filter({ hasText: "You haven’t been charged." })
    await expect(note).toBeFocused()
    await expect(note).toBeInViewport({ ratio: 1 })
    // The thumb is still on the button: a tap as soon as the new total is there is ignored.
    await expect(payButton(page)).toHaveAttribute("aria-disabled", "true")
    await payButton(page).dispatchEvent("click")
    await expect(note).toContainText("The total was ₹0 and is now")
    await expect(page.getByText(/no longer applies/)).toBeInViewport()
    await expect(payButton(page)).toBeEnabled()
    expect(orders).toBe(1)
    await expect(page).toHaveURL(pageUrl("IN", "/payment"))
    await payButton(page).click()
    await expect.poll(() => orders).toBe(2)
  })
})
