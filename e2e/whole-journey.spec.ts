import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Page } from "@playwright/test"
import { fakeHumanDevice, messagesTo, newMobile } from "./account.ts"
import { goToCheckout, payWith, payWithCard, addProduct, expectConfirmation, fillCheckoutForm } from "./checkout.ts"
import { readStored } from "./place.ts"
import {
  addRider,
  ticketCard,
  boardColumn,
  placeOrder,
  type Point,
  moveRider,
  sendOut,
  signInAs,
  tapNextStage,
} from "./console.ts"
import { findAccessibilityViolations } from "./find-accessibility-violations.ts"
import { expect, type ClockedHearth, test } from "./clocked-hearth.ts"
import { takePicture, isTakingPictures } from "./readme-picture.ts"
import { getFromServer, pageUrl, waitForHydration } from "./test-base.ts"

test.describe.configure({ mode: "default" })
test.use(isTakingPictures ? { deviceScaleFactor: 2 } : {})

const MINUTE_MS = 60_000

/** The place as the browser stores it. */
interface Place {
  store: { id: string }
  location: Point
}

/** Orders as a new visitor, from the first page to the confirmation. */
async function orderAsNewVisitor(page: Page, country: CountryCode, searchText: string, suggestion: RegExp) {
  const mobile = newMobile(country)
  await fakeHumanDevice(page)
  await page.goto(pageUrl(country))
  await waitForHydration(page)
  expect(await findAccessibilityViolations(page, "landing")).toEqual([])
  if (country === "IN") await takePicture(page, "in-home")
  await page.getByRole("button", { name: /Change location or order type/ }).click()
  await page.getByRole("combobox").fill(searchText)
  await page.getByRole("option", { name: suggestion }).first().click()
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect.poll(() => readStored(page, "place")).toMatchObject({ deliveryType: "DELIVERY" })
  const { store, location: destination } = (await readStored(page, "place")) as Place
  await addProduct(page, country)
  await pay(page, country, mobile)
  return { storeId: store.id, destination, orderId: await expectConfirmation(page), mobile }
}

async function pay(page: Page, country: CountryCode, mobile: string): Promise<void> {
  await goToCheckout(page, country)
  await fillCheckoutForm(page, mobile)
  expect(await findAccessibilityViolations(page, "checkout")).toEqual([])
  if (country === "IN") await takePicture(page, "in-checkout")
  await payWith(page, /^Credit/)
  await payWithCard(page)
}

async function openTracking(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Track your order" }).click()
  await expect(stageHeading(page, "We’ve got your order")).toBeVisible()
  await expect(page.getByTestId("how-live")).toHaveText("Live")
}

const stageHeading = (page: Page, title: string) => page.getByRole("heading", { level: 1, name: title })

async function openBoard(page: Page, hearth: ClockedHearth, country: CountryCode, storeId: string): Promise<void> {
  await page.goto(pageUrl(country, `/console/${storeId}/board`))
  await signInAs(page, hearth.firstManager)
  await expect(page.getByRole("navigation", { name: "Console" })).toBeVisible()
}

/** Advances the order on the board and checks that each step shows on the customer's open page without a reload. */
async function advanceOrder(
  staffPage: Page,
  customer: Page,
  orderId: string,
  steps: readonly (readonly [button: string, customerHeading: string])[],
) {
  for (const [button, customerHeading] of steps) {
    await tapNextStage(staffPage, button, orderId)
    await expect(stageHeading(customer, customerHeading)).toBeVisible()
  }
}

const stepsToOven = [
  ["Accept", "Order confirmed"],
  ["Start making", "Preparing your order"],
  ["Start baking", "In the oven"],
] as const

async function midpoint(page: Page, country: CountryCode, storeId: string, destination: Point): Promise<Point> {
  const response = await getFromServer(page.request, country, `/api/locator-service/ve3/stores/${storeId}`)
  const { store } = ((await response.json()) as { data: { store: Point } }).data
  return {
    latitude: (store.latitude + destination.latitude) / 2,
    longitude: (store.longitude + destination.longitude) / 2,
  }
}

test("[TRK-1b] [TRK-1c] [TRK-3a] [TRK-4a] IN: an order from the first page to the door, with customer and store side by side", async ({
  page,
  browser,
  hearth,
}) => {
  const journey = await orderAsNewVisitor(page, "IN", "paharganj", /^Paharganj/)
  const { storeId, destination, orderId, mobile } = journey
  await openTracking(page)
  const staffPage = await hearth.openPage(browser)
  await openBoard(staffPage, hearth, "IN", storeId)
  await addRider(staffPage, "Ravi Sharma")
  await expect(boardColumn(staffPage, "New").locator(`[data-order="${orderId}"]`)).toBeVisible()
  await advanceOrder(staffPage, page, orderId, stepsToOven)
  await takePicture(page, "in-track")
  expect(await findAccessibilityViolations(page, "in the oven")).toEqual([])
  if (isTakingPictures) {
    await fillBoard(staffPage, page, browser, hearth)
    // So much time has passed that the page must be reloaded.
    await page.reload()
  }
  await advanceOrder(staffPage, page, orderId, [["Mark ready", "Packed and hot"]])
  await sendOut(staffPage, orderId, "Ravi Sharma")
  await takePicture(staffPage, "board")
  await expect(stageHeading(page, "On its way")).toBeVisible()
  await moveRider(staffPage, storeId, orderId, await midpoint(page, "IN", storeId, destination))
  await expect(page.getByTestId("rider-on-map")).toHaveText("Ravi Sharma is on the map.")
  await expect(page.getByRole("link", { name: /^Call Ravi Sharma/ })).toBeVisible()
  await takePicture(page, "in-rider")
  expect(await findAccessibilityViolations(page, "on the way")).toEqual([])
  expect(await findAccessibilityViolations(staffPage, "board")).toEqual([])
  await tapNextStage(staffPage, "Hand over", orderId)
  await expect(stageHeading(page, "Enjoy your meal!")).toBeVisible()
  await expect(page.getByText(/as promised/)).toBeVisible()
  expect(await findAccessibilityViolations(page, "delivered")).toEqual([])
  // The customer was notified by SMS too.
  await expect.poll(async () => (await messagesTo(mobile)).length).toBeGreaterThanOrEqual(2)
  await staffPage.context().close()
})

test.describe("half an hour later", () => {
  // The session's credentials have expired by then: the first call is refused, and the page renews them.
  test.use({ expectedErrors: [/status of 401/] })

  test("[TRK-3a] [TRK-3g] LK: an order that arrives after half an hour is compensated automatically", async ({
    page,
    browser,
    hearth,
  }) => {
    const { storeId, orderId } = await orderAsNewVisitor(page, "LK", "union place", /Union Place|Slave Island|Kompa/)
    await openTracking(page)
    const staffPage = await hearth.openPage(browser, { width: 1024, height: 768 })
    await openBoard(staffPage, hearth, "LK", storeId)
    await addRider(staffPage, "Nuwan Perera")
    await advanceOrder(staffPage, page, orderId, [...stepsToOven, ["Mark ready", "Packed and hot"]])
    await hearth.advanceTime(31 * MINUTE_MS, page.context(), staffPage.context())
    await expect(ticketCard(staffPage, orderId)).toContainText(/min late/)
    await sendOut(staffPage, orderId, "Nuwan Perera")
    await tapNextStage(staffPage, "Hand over", orderId)
    await expect(stageHeading(page, "Enjoy your meal!")).toBeVisible()
    await expect(page.getByRole("heading", { name: /^Rs\.? ?[\d,]+(\.\d\d)? back for you$/ })).toBeVisible()
    await page.emulateMedia({ colorScheme: "dark" })
    await takePicture(page, "lk-late")
    expect(await findAccessibilityViolations(page, "compensated")).toEqual([])
    await staffPage.locator("label").filter({ hasText: /^Done/ }).click()
    await ticketCard(staffPage, orderId)
      .getByRole("button", { name: `${orderId}: order details` })
      .click()
    await expect(staffPage.getByRole("dialog")).toContainText("Compensation")
    await staffPage.context().close()
  })
})

test("[TRK-1b] [TRK-4a] BD: an order is placed, made and picked up at the counter", async ({
  page,
  browser,
  hearth,
}) => {
  await page.goto(pageUrl("BD"))
  await waitForHydration(page)
  expect(await findAccessibilityViolations(page, "landing")).toEqual([])
  const { orderId } = await placeOrder(page, "BD", "PICKUP")
  const { store } = (await readStored(page, "place")) as Place
  await openTracking(page)
  const staffPage = await hearth.openPage(browser, { width: 768, height: 1024 })
  await openBoard(staffPage, hearth, "BD", store.id)
  const openColumn = (name: string) => staffPage.getByRole("tab", { name: new RegExp(`^${name}`) }).click()
  await tapNextStage(staffPage, "Accept", orderId)
  await expect(stageHeading(page, "Order confirmed")).toBeVisible()
  await openColumn("Making")
  await advanceOrder(staffPage, page, orderId, stepsToOven.slice(1))
  await openColumn("Oven")
  await advanceOrder(staffPage, page, orderId, [["Mark ready", "Ready for pickup"]])
  await expect(page.getByTestId("estimate")).toBeHidden()
  await takePicture(page, "bd-pickup")
  expect(await findAccessibilityViolations(page, "ready")).toEqual([])
  await openColumn("Ready")
  await advanceOrder(staffPage, page, orderId, [["Hand over", "Enjoy your meal!"]])
  await expect(page.getByText(/^Picked up at/)).toBeVisible()
  expect(await findAccessibilityViolations(staffPage, "narrow board")).toEqual([])
  await staffPage.context().close()
})

test(
  "[TRK-4g] [TRK-1b] [TRK-1c] the autopilot brings an order to the customer without staff",
  { tag: "@long" },
  async ({ page }) => {
    const switchTo = (settings: object) =>
      page.request.post(`${process.env.E2E_AUTOPILOT}/admin/autopilot`, { data: settings })
    const { orderId } = await orderAsNewVisitor(page, "IN", "paharganj", /^Paharganj/)
    await openTracking(page)
    try {
      expect((await switchTo({ on: true, speed: 60 })).ok()).toBe(true)
      const adminPage = await page.context().newPage()
      await adminPage.goto(process.env.E2E_AUTOPILOT ?? "")
      await expect(adminPage.getByRole("row", { name: new RegExp(`^${orderId} IN`) })).toBeVisible()
      expect(await findAccessibilityViolations(adminPage, "autopilot")).toEqual([])
      await adminPage.close()
      await expect(page.getByTestId("rider-on-map")).toHaveText(/is on the map\.$/, { timeout: 120_000 })
      await expect(stageHeading(page, "Enjoy your meal!")).toBeVisible({ timeout: 120_000 })
    } finally {
      await switchTo({ on: false })
    }
  },
)

/** Adds more orders for the README's picture of the board. */
async function fillBoard(
  staffPage: Page,
  page: Page,
  browser: Parameters<ClockedHearth["openPage"]>[0],
  hearth: ClockedHearth,
) {
  const orders = [
    ["in-chicken-tikka", ["Accept", "Start making", "Start baking"]],
    ["in-corn-cheese", ["Accept", "Start making"]],
    ["in-butter-chicken", ["Accept"]],
    ["in-margherita", []],
  ] as const
  for (const [productId, taps] of orders) {
    const customer = await hearth.openPage(browser, { width: 390, height: 844 })
    const storeId = new URL(staffPage.url()).pathname.split("/")[2] ?? ""
    const { orderId } = await placeOrder(customer, "IN", "DELIVERY", { product: productId, storeId })
    await customer.context().close()
    for (const each of taps) await tapNextStage(staffPage, each, orderId)
    await expect(ticketCard(staffPage, orderId)).toBeVisible()
    await hearth.advanceTime(3 * MINUTE_MS, staffPage.context(), page.context())
  }
}
