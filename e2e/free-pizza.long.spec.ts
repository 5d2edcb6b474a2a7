import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Browser, Page } from "@playwright/test"
import { messagesTo, signIn } from "./account.ts"
import { cartLine } from "./cart.ts"
import {
  addProduct,
  chooseTime,
  expectConfirmation,
  fillCheckoutForm,
  goToCheckout,
  payWith,
  payWithCard,
  presetPlace,
} from "./checkout.ts"
import { type ClockedHearth, expect, test } from "./clocked-hearth.ts"
import { openConsole, tapNextStage, ticketCard } from "./console.ts"
import { findAccessibilityViolations } from "./find-accessibility-violations.ts"
import { clickRadio, pageUrl, waitForHydration } from "./test-base.ts"

const REWARDS = "/postorder-ui/rewards"
const DAY_MS = 24 * 3_600_000
/** The job that credits points runs every ten minutes, and its timer checks twice a minute. */
const CREDIT_INTERVAL_MS = 10 * 60_000
const CREDITED = { timeout: 180_000 }
/** A week of orders takes longer than other journeys, so each action has its own limit. */
const JOURNEY_MS = 1_200_000
const ACTION_MS = 60_000

const pie = (page: Page, slices: string) => page.getByRole("img", { name: slices })

async function openRewards(page: Page, country: CountryCode): Promise<void> {
  await page.goto(pageUrl(country, REWARDS))
  await waitForHydration(page)
}

/**
 * Waits until the job has credited the points. After a day is skipped, the job's timer sees the new time up to five
 * seconds before the server does, and a run in between credits nothing. Ten more minutes start another run.
 */
async function waitForSlices(page: Page, hearth: ClockedHearth, country: CountryCode, slices: string): Promise<void> {
  await hearth.advanceTime(CREDIT_INTERVAL_MS, page.context())
  await expect(async () => {
    await openRewards(page, country)
    await expect(page.getByTestId("reward-points")).toBeVisible()
    await expect(pie(page, slices)).toBeVisible({ timeout: 5_000 })
  }).toPass(CREDITED)
}

async function join(page: Page): Promise<void> {
  await page.getByLabel("I accept the terms of use").check()
  await page.getByRole("button", { name: "Join", exact: true }).click()
}

const chooseTable = (page: Page) => clickRadio(page.getByRole("radio", { name: "Table 7", exact: true }))

async function orderPizza(page: Page, country: CountryCode, mobile: string): Promise<string> {
  await addProduct(page, country)
  await goToCheckout(page, country)
  await fillCheckoutForm(page, mobile)
  await chooseTable(page)
  await payWith(page, /^Credit/)
  await payWithCard(page)
  return expectConfirmation(page)
}

/** Moves the order through the kitchen to the customer at the counter or table. */
async function handOver(browser: Browser, hearth: ClockedHearth, country: CountryCode, orderId: string) {
  const staffPage = await hearth.openPage(browser)
  staffPage.setDefaultTimeout(ACTION_MS)
  await openConsole(staffPage, hearth, country)
  const lines = await ticketCard(staffPage, orderId).getByRole("list").first().textContent()
  for (const step of ["Accept", "Start making", "Start baking", "Mark ready", "Hand over"])
    await tapNextStage(staffPage, step, orderId)
  await expect(staffPage.getByRole("button", { name: `Hand over: ${orderId}` })).toHaveCount(0)
  await staffPage.context().close()
  return lines
}

// A day later the page's credentials have expired: the first call is refused, and the page renews them.
test.use({ expectedErrors: [/status of 401/] })

const journeys = [
  ["IN", 6, "Margherita Classica"],
  ["LK", 4, "Margherita"],
  ["BD", 4, "Margherita"],
] as const

for (const [country, slicesPerPizza, pizza] of journeys) {
  test(`[LOY-2c] [LOY-2d] [LOY-3a] [LOY-3c] ${country}: an order a day fills the pie slice by slice, and the free pizza is ordered and handed over`, async ({
    page,
    browser,
    hearth,
  }) => {
    test.setTimeout(JOURNEY_MS)
    page.setDefaultTimeout(ACTION_MS)
    await presetPlace(page, country, "DINEIN")
    const mobile = await signIn(page, { country, to: REWARDS })
    await join(page)
    for (let day = 1; day <= slicesPerPizza; day++) {
      const orderId = await orderPizza(page, country, mobile)
      await handOver(browser, hearth, country, orderId)
      await openRewards(page, country)
      await expect(page.getByText(/^\d+ points on their way, by /)).toBeVisible()
      await hearth.advanceTime(DAY_MS, page.context())
      await waitForSlices(page, hearth, country, `${day} of ${slicesPerPizza} slices`)
    }
    await expect(page.getByRole("heading", { level: 2, name: "You have a free pizza" })).toBeVisible()
    await expect
      .poll(async () => (await messagesTo(mobile)).map(({ body }) => body).join("\n"))
      .toContain("is complete")

    await page.getByRole("link", { name: "Choose your free pizza" }).click()
    await page
      .getByRole("button", { name: new RegExp(`^Add for free: ${pizza}`) })
      .first()
      .click()
    await page.waitForURL(pageUrl(country, "/cart"))
    await expect(cartLine(page, pizza)).toHaveCount(1)
    expect(await findAccessibilityViolations(page, "cart with a free pizza")).toEqual([])
    await page.goto(pageUrl(country, "/payment"))
    await waitForHydration(page)
    await chooseTime(page)
    await fillCheckoutForm(page, mobile)
    // Waits for the validation with the table. The order is placed at once, and a validation that arrives after it
    // would fail, because the cart is empty.
    const validated = page.waitForResponse(
      (response) =>
        response.url().endsWith("/validations") && (response.request().postData() ?? "").includes('"table":7'),
    )
    await chooseTable(page)
    await validated
    await page.getByRole("button", { name: "Place order" }).click()
    const orderId = await expectConfirmation(page)
    expect(await handOver(browser, hearth, country, orderId)).toContain("Free with points")
    await openRewards(page, country)
    await expect(pie(page, `0 of ${slicesPerPizza} slices`)).toBeVisible()
    await expect(page.getByText("Free pizza redeemed")).toBeVisible()
  })
}
