import type { Membership, OrderEarning } from "@hearth/contract/calls/loyalty.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Locator, Page, Request, Route } from "@playwright/test"
import { codeField, codeSentTo, fakeHumanDevice, newMobile, requestCode, signIn } from "./account.ts"
import { cartLine, payable } from "./cart.ts"
import {
  addProduct,
  expectConfirmation,
  fillCartAndCheckout,
  fillCheckoutForm,
  goToCheckout,
  payWith,
  payWithCard,
  presetPlace,
} from "./checkout.ts"
import { type ClockedHearth, expect, test } from "./clocked-hearth.ts"
import { findAccessibilityViolations } from "./find-accessibility-violations.ts"
import { signInAndFillCheckout } from "./signed-in-checkout.ts"
import { givePoints, setFeature, signInStaff } from "./staff-api.ts"
import { clickRadio, pageUrl, waitForHydration, waitForIdleParts } from "./test-base.ts"

test.describe.configure({ mode: "default" })

const REWARDS = "/postorder-ui/rewards"
/** Longer than the interval at which a page reloads its configuration. */
const BEYOND_RELOAD_INTERVAL_MS = 6 * 60_000

const EARNS = "This order earns a slice"
const COULD_EARN = "This order could earn a slice"
const IN_PROGRAM = "Are you in cheese reward?"
const WOULD_HAVE_EARNED = "With cheese reward, this order would have earned a slice"
const EARNS_WHEN_DELIVERED = "You earn a slice when your order is delivered"

const card = (page: Page, title: string | RegExp): Locator => page.getByRole("region", { name: title })
const anyCard = (page: Page): Locator => page.getByRole("region", { name: /slice|free pizza|No points/ })
const placeholder = (page: Page): Locator => page.getByTestId("loyalty-card-loading")
const houseField = (page: Page) => page.getByLabel("House, flat or floor")
const simulateReturnToPage = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")))

async function join(page: Page): Promise<void> {
  await page.getByLabel("I accept the terms of use").check()
  await page.getByRole("button", { name: "Join", exact: true }).click()
  await expect(page.getByRole("heading", { level: 2, name: "6 more slices to a free pizza" })).toBeVisible()
}

async function openHome(page: Page, country: CountryCode = "IN", path = "/"): Promise<void> {
  await page.goto(pageUrl(country, path))
  await waitForHydration(page)
  await waitForIdleParts(page)
}

async function payByCard(page: Page): Promise<string> {
  await payWith(page, /^Credit/)
  await payWithCard(page)
  return expectConfirmation(page)
}

/** Records the calls about the loyalty programme. */
function recordLoyaltyCalls(page: Page): string[] {
  const paths: string[] = []
  page.on("request", (sent: Request) => {
    const { pathname } = new URL(sent.url())
    if (pathname.includes("/loyalty/")) paths.push(pathname)
  })
  return paths
}

test("[LOY-1a] [LOY-3a] [LOY-3b] [LOY-4d] a customer joins from checkout without losing it; the order earns a slice when the store hands it over, and the day's second order earns nothing", async ({
  page,
  hearth,
}) => {
  const mobile = await signInAndFillCheckout(page)
  await expect(card(page, COULD_EARN)).toContainText("6 slices make a free pizza.")
  expect(await findAccessibilityViolations(page, "checkout of a customer who isn't a member")).toEqual([])
  await card(page, COULD_EARN).getByRole("link", { name: "Join cheese reward" }).click()
  await join(page)
  await givePoints(hearth, mobile, 200)
  await page.getByRole("link", { name: "Back to checkout" }).click()
  await expect(card(page, EARNS)).toContainText("You have 2 of 6 slices")
  await expect(houseField(page)).toHaveValue("12B")
  expect(await findAccessibilityViolations(page, "checkout of a member")).toEqual([])

  const orderId = await payByCard(page)
  await expect(card(page, EARNS_WHEN_DELIVERED)).toContainText("You have 2 of 6 slices")
  expect(await findAccessibilityViolations(page, "thank-you page of a member")).toEqual([])

  const calls = recordLoyaltyCalls(page)
  const countEarningCalls = () => calls.filter((path) => path.endsWith(`/loyalty/orders/${orderId}`)).length
  await page.getByRole("link", { name: "Track your order" }).click()
  await page.waitForURL(/\/track\?/)
  await expect(page.getByTestId("how-live")).toHaveText("Live")
  await expect(card(page, EARNS_WHEN_DELIVERED)).toBeVisible()
  const id = new URL(page.url()).searchParams.get("orderHistoryId") ?? ""
  const staff = await signInStaff(hearth, "IN")
  for (const stage of ["ACCEPTED", "MAKING", "BAKING", "READY", "ON THE WAY"] as const) await staff.advance(id, stage)
  await expect(page.getByRole("heading", { level: 1, name: "On its way" })).toBeVisible()
  // The stages before the handover change nothing, so the card isn't fetched again.
  expect(countEarningCalls()).toBe(1)
  await staff.advance(id, "HANDED OVER")
  await expect(card(page, /^Your slice arrives by \w+day$/)).toContainText("You have 2 of 6 slices")
  expect(countEarningCalls()).toBe(2)
  expect(await findAccessibilityViolations(page, "tracker of a delivered order")).toEqual([])
  await staff.dispose()

  await addProduct(page, "IN")
  await goToCheckout(page, "IN")
  await expect(card(page, "No points this time")).toContainText(
    "You’ve already earned today’s slice. Order tomorrow for the next one.",
  )
  expect(await findAccessibilityViolations(page, "checkout of a second order")).toEqual([])
})

test("[LOY-4d] a guest signs in from the card over the checkout and stays there, with what was typed", async ({
  page,
}) => {
  await fillCartAndCheckout(page, "IN")
  await expect(card(page, COULD_EARN)).toContainText("6 slices make a free pizza.")
  expect(await findAccessibilityViolations(page, "checkout of a guest")).toEqual([])
  await card(page, COULD_EARN).getByRole("link", { name: "Sign in to join cheese reward" }).click()
  const sheet = page.getByRole("dialog")
  const mobile = newMobile()
  await sheet.getByLabel("Mobile number").fill(mobile)
  await sheet.getByLabel("I accept the terms of use").check()
  await sheet.getByRole("button", { name: "Send code" }).click()
  await codeField(page).fill(await codeSentTo(mobile))
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(pageUrl("IN", "/payment"))
  await expect(card(page, COULD_EARN).getByRole("link", { name: "Join cheese reward" })).toBeVisible()
  await expect(houseField(page)).toHaveValue("12B")
})

test("[LOY-3a] [LOY-4d] a guest is told after the order and on its tracker that members sign in to earn a slice; other people who track it see no card", async ({
  page,
  browser,
  hearth,
}) => {
  const calls = recordLoyaltyCalls(page)
  const mobile = await fillCartAndCheckout(page, "IN")
  const orderId = await payByCard(page)
  await expect(card(page, IN_PROGRAM)).toContainText("Sign in before you get your order, and it earns a slice.")
  expect(await findAccessibilityViolations(page, "thank-you page of a guest")).toEqual([])
  await page.getByRole("link", { name: "Track your order" }).click()
  await expect(page.getByTestId("how-live")).toHaveText("Live")
  await expect(card(page, IN_PROGRAM)).toBeVisible()
  expect(await findAccessibilityViolations(page, "tracker of a guest")).toEqual([])

  const other = await hearth.openPage(browser, { width: 390, height: 844 })
  await fakeHumanDevice(other)
  await other.goto(pageUrl("IN", `/track?orderId=${orderId}`))
  await waitForHydration(other)
  await other.getByLabel("Mobile number").fill(mobile)
  await other.getByRole("button", { name: "Find my order" }).click()
  await expect(other.getByTestId("how-live")).toHaveText("Live")
  await expect(card(other, IN_PROGRAM)).toHaveCount(0)
  await other.context().close()
  // Only customers may make these calls, so a guest's page makes none.
  expect(calls).toEqual([])
  await card(page, IN_PROGRAM).getByRole("link", { name: "Sign in" }).click()
  await page.waitForURL(/\/login\?redirectUrl=%2Fpostorder-ui%2Frewards$/)
  const newCustomer = newMobile()
  await requestCode(page, newCustomer)
  await codeField(page).fill(await codeSentTo(newCustomer))
  await page.waitForURL(pageUrl("IN", REWARDS))
})

test("[LOY-2a] [LOY-2b] [LOY-4d] the home page invites guests and customers to join, with the country's rules and name", async ({
  page,
}) => {
  await openHome(page, "LK")
  const pizzaPals = card(page, "Order on 4 days, get a free pizza")
  await expect(pizzaPals.getByRole("link", { name: "Sign in to join Pizza Pals" })).toHaveAttribute("href", REWARDS)
  await openHome(page, "IN")
  const cheeseReward = card(page, "Order on 6 days, get a free pizza")
  await expect(cheeseReward.getByRole("link", { name: "Sign in to join cheese reward" })).toBeVisible()
  await expect(cheeseReward).toContainText("The first order you receive each day earns a slice.")
  expect(await findAccessibilityViolations(page, "home page of a guest")).toEqual([])
  await signIn(page)
  await openHome(page)
  await expect(cheeseReward.getByRole("link", { name: "Join cheese reward" })).toBeVisible()
  expect(await findAccessibilityViolations(page, "home page of a customer")).toEqual([])
})

test("[LOY-2c] [LOY-2d] a member sees the pie at home; a full one leads to a free pizza, whose order costs and earns nothing", async ({
  page,
  hearth,
}) => {
  await presetPlace(page, "IN", "DINEIN")
  const mobile = await signIn(page, { to: REWARDS })
  await join(page)
  await givePoints(hearth, mobile, 500)
  await openHome(page)
  await expect(card(page, "1 more slice to a free pizza")).toContainText("You have 5 of 6 slices")
  expect(await findAccessibilityViolations(page, "home page of a member")).toEqual([])
  await addProduct(page, "IN")
  await goToCheckout(page, "IN")
  await expect(card(page, EARNS)).toContainText("You have 5 of 6 slices. This order completes your free pizza.")
  await page.goto(pageUrl("IN", "/cart"))
  await cartLine(page, "Margherita Classica")
    .getByRole("button", { name: /^Remove/ })
    .click()
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()

  await givePoints(hearth, mobile, 100)
  await openHome(page)
  const freePizza = card(page, "A free pizza is waiting")
  await expect(freePizza).toContainText("6 more slices to your next free pizza")
  await freePizza.getByRole("link", { name: "Choose your free pizza" }).click()
  await page.getByRole("button", { name: "Add for free: Margherita Classica", exact: true }).click()
  await page.waitForURL(pageUrl("IN", "/cart"))
  await expect(cartLine(page, "Margherita Classica")).toContainText("Free with 600 points")
  await expect(payable(page)).toHaveText("₹0")
  expect(await findAccessibilityViolations(page, "cart with a free pizza")).toEqual([])
  await page.goto(pageUrl("IN", "/payment"))
  await waitForHydration(page)
  await expect(page.getByRole("radio", { name: /^Nothing to pay/ })).toBeChecked()
  await expect(anyCard(page)).toHaveCount(0)
  expect(await findAccessibilityViolations(page, "checkout with nothing to pay")).toEqual([])
  await clickRadio(page.getByRole("radio", { name: "Table 4", exact: true }))
  // Waits for the validation of the complete form. A free order is placed at once, and a validation that arrives after
  // it would fail, because the cart is empty.
  const validated = page.waitForResponse(
    (response) =>
      response.url().endsWith("/validations") && (response.request().postData() ?? "").includes('"firstName":"Asha"'),
  )
  await fillCheckoutForm(page, mobile)
  await validated
  await page.getByRole("button", { name: "Place order", exact: true }).click()
  await expectConfirmation(page)
  await expect(card(page, "Now for the next free pizza")).toContainText(
    "An order of a free pizza alone earns no points. You have 0 of 6 slices.",
  )
})

const program: Membership["programConfig"] = {
  name: "cheese reward",
  earnPointsPerOrder: 100,
  pointsPerSlice: 100,
  slicesPerPizza: 6,
  pointsPerPizza: 600,
}

test("[LOY-2d] once an order's points are credited, its page says so and leads to the free pizza that they complete", async ({
  page,
}) => {
  // Points are credited a day later at the earliest, so the server's answers are replaced.
  const earning: OrderEarning = { state: "CREDITED", points: 100, creditedBy: null, programConfig: program }
  const membership: Membership = {
    enrollmentStatus: "ENROLLED",
    loyaltyCardCode: "IN123456789012",
    balance: {
      burnable: { freeItems: 1 },
      overall: { points: 600, slices: 0, missingPoints: 600 },
      reserved: { points: 0 },
    },
    pending: null,
    programConfig: program,
  }
  await page.route(/\/loyalty\/orders\//, (route) => route.fulfill({ json: { status: "success", data: earning } }))
  await page.route(/\/loyalty\/user$/, (route) => route.fulfill({ json: { status: "success", data: membership } }))
  await signInAndFillCheckout(page)
  await payByCard(page)
  const credited = card(page, "This order earned you a slice")
  await expect(credited).toContainText("A free pizza is waiting")
  await expect(credited.getByRole("link", { name: "Choose your free pizza" })).toHaveAttribute(
    "href",
    `${REWARDS}?choose=pizza`,
  )
  expect(await findAccessibilityViolations(page, "credited order")).toEqual([])
})

test("[LOY-1a] a customer who joins in another tab sees it in checkout, and nothing is left after signing out", async ({
  page,
  context,
}) => {
  await signInAndFillCheckout(page)
  await expect(card(page, COULD_EARN)).toBeVisible()
  const otherTab = await context.newPage()
  await otherTab.goto(pageUrl("IN", REWARDS))
  await join(otherTab)
  await page.bringToFront()
  await simulateReturnToPage(page)
  await expect(card(page, EARNS)).toBeVisible()
  await otherTab.goto(pageUrl("IN", "/postorder-ui/profile"))
  await otherTab.getByRole("main").getByRole("button", { name: "Sign out", exact: true }).click()
  await expect(card(page, EARNS)).toBeHidden()
})

/** Delays the calls about the loyalty programme. Calling the returned function answers them with `finish`. */
async function holdLoyaltyCalls(page: Page, finish: (route: Route) => Promise<void>): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>()
  await page.route(/\/loyalty\//, async (route) => {
    await released
    await finish(route)
  })
  return resolve
}

test("while the card loads, its space is reserved, and nothing below moves when it arrives", async ({ page }) => {
  await signInAndFillCheckout(page)
  await expect(card(page, COULD_EARN)).toBeVisible()
  const release = await holdLoyaltyCalls(page, (route) => route.continue())
  await payByCard(page)
  await expect(placeholder(page)).toBeVisible()
  const facts = page.locator("section").filter({ hasText: "Deliver to" }).last()
  const positionBefore = await facts.boundingBox()
  release()
  await expect(card(page, WOULD_HAVE_EARNED)).toBeVisible()
  expect(await facts.boundingBox()).toEqual(positionBefore)
})

test.describe("failures", () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to load|status of \d+/] })

  test("if the programme can't be reached, checkout and the order's page lead to the rewards instead", async ({
    page,
  }) => {
    const releaseLost = await holdLoyaltyCalls(page, (route) => route.abort())
    await signInAndFillCheckout(page)
    await expect(placeholder(page)).toBeVisible()
    releaseLost()
    await expect(card(page, "Your rewards").getByRole("link")).toHaveAttribute("href", REWARDS)
    await expect(anyCard(page)).toHaveCount(0)
    await expect(page.getByRole("alertdialog")).toHaveCount(0)
    await page.unrouteAll({ behavior: "wait" })

    const releaseFailed = await holdLoyaltyCalls(page, (route) => route.fulfill({ status: 500, json: {} }))
    await payByCard(page)
    await expect(placeholder(page)).toBeVisible()
    releaseFailed()
    await expect(card(page, "Your rewards").getByRole("link")).toHaveAttribute("href", REWARDS)
    await expect(anyCard(page)).toHaveCount(0)
    await expect(page.getByRole("alertdialog")).toHaveCount(0)
  })
})

/** Switches a feature and then lets the open page reload its configuration. */
async function switchFeature(page: Page, hearth: ClockedHearth, name: string, isOff: boolean): Promise<void> {
  await setFeature(hearth, "BD", name, { isOff })
  await hearth.advanceTime(BEYOND_RELOAD_INTERVAL_MS, page.context())
  await simulateReturnToPage(page)
}

test.describe("switched off", () => {
  // A page that doesn't know of the switch yet makes calls that are refused. The journey checks which ones.
  test.use({ expectedErrors: [/status of 403/] })

  test("with the programme or sign-in switched off, open pages lose the cards, and nothing is fetched", async ({
    page,
    hearth,
  }) => {
    const refusedPaths: string[] = []
    page.on("response", (response) => {
      if (response.status() === 403) refusedPaths.push(new URL(response.url()).pathname.replace(/^.*\/ve1/, ""))
    })
    await openHome(page, "BD")
    const invitation = card(page, "Order on 4 days, get a free pizza")
    await expect(invitation).toBeVisible()
    await switchFeature(page, hearth, "login", true)
    await expect(invitation).toHaveCount(0)
    await switchFeature(page, hearth, "login", false)
    await expect(invitation).toBeVisible()

    await presetPlace(page, "BD")
    const mobile = await signIn(page, { country: "BD" })
    await addProduct(page, "BD")
    await goToCheckout(page, "BD")
    await fillCheckoutForm(page, mobile)
    await expect(card(page, COULD_EARN)).toBeVisible()
    await switchFeature(page, hearth, "loyalty", true)
    await expect(anyCard(page)).toHaveCount(0)
    const calls = recordLoyaltyCalls(page)
    await payByCard(page)
    await expect(page.getByRole("heading", { name: "Your order" })).toBeAttached()
    await page.getByRole("link", { name: "Track your order" }).click()
    await expect(page.getByTestId("how-live")).toHaveText("Live")
    await expect(anyCard(page)).toHaveCount(0)
    await openHome(page, "BD")
    await expect(page.getByRole("heading", { name: "Order again" })).toBeVisible()
    await expect(anyCard(page)).toHaveCount(0)
    expect(calls).toEqual([])
    // The open checkout made these calls once more before it knew of the switch.
    expect(refusedPaths.toSorted()).toEqual(["/loyalty/next-order", "/loyalty/user"])
    await switchFeature(page, hearth, "loyalty", false)
    await expect(invitation).toBeVisible()
  })
})
