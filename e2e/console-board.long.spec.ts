import { ticketCard, openConsole, openTicket, placeOrder, defaultStoreId, tapNextStage } from "./console.ts"
import { findAccessibilityViolations } from "./find-accessibility-violations.ts"
import { expect, test } from "./clocked-hearth.ts"
import { pageUrl } from "./test-base.ts"

// The journeys share one store and its waiting orders, so they run one after the other.
test.describe.configure({ mode: "default" })

test("Back closes the open ticket and stays on the board, and then leads to the previous screen", async ({
  page,
  browser,
  hearth,
}) => {
  const { orderId } = await placeOrder(page, "IN")
  const store = await hearth.openPage(browser)
  await openConsole(store, hearth, "IN", "riders")
  await store.getByRole("link", { name: "Orders" }).click()
  const sheet = await openTicket(store, orderId)
  await expect(sheet).toBeVisible()
  await store.goBack()
  await expect(store.locator("dialog[open]")).toHaveCount(0)
  await expect(ticketCard(store, orderId)).toBeVisible()
  await expect(store).toHaveURL(pageUrl("IN", `/console/${defaultStoreId("IN")}/board`))
  await store.goBack()
  await expect(store.getByRole("heading", { name: "Riders", exact: true })).toBeVisible()
  await store.context().close()
})

test("the board scrolls to an order that someone else moved and highlights it once, not each time that it is shown", async ({
  page,
  browser,
  hearth,
}) => {
  const { orderId } = await placeOrder(page, "IN")
  const store = await hearth.openPage(browser)
  await store.emulateMedia({ reducedMotion: "no-preference" })
  await openConsole(store, hearth, "IN")
  const error = { code: "ORDER_MOVED", displayMsg: "Someone else updated this order." }
  await store.route("**/advance", (route) =>
    route.fulfill({ status: 409, json: { status: "failed", errors: [error] } }),
  )
  await tapNextStage(store, "Accept", orderId)
  const card = ticketCard(store, orderId)
  const animationName = () => card.evaluate((node) => getComputedStyle(node).animationName)
  await expect.poll(animationName).toContain("found")
  await store.getByRole("link", { name: "Today" }).click()
  await store.getByRole("link", { name: "Orders" }).click()
  await expect(card).toBeVisible()
  expect(await animationName()).not.toContain("found")
  await store.context().close()
})

test("if the sound is off while an order waits, the board says so, and one tap turns the sound on", async ({
  page,
  browser,
  hearth,
}) => {
  const store = await hearth.openPage(browser)
  await openConsole(store, hearth, "IN")
  await store.getByRole("button", { name: "Turn sound off" }).click()
  const strip = store.getByRole("status").filter({ hasText: "Sound is off." })
  await expect(store.getByRole("button", { name: /^Sound is off/ })).toBeVisible()
  const { orderId } = await placeOrder(page, "IN")
  await expect(ticketCard(store, orderId)).toBeVisible()
  await expect(strip).toContainText(/^Sound is off\. (1 order is|\d+ orders are) waiting\./)
  expect(await findAccessibilityViolations(store, "sound is off")).toEqual([])
  await strip.getByRole("button", { name: "Turn on sound" }).click()
  await expect(strip).toBeHidden()
  await expect(store.getByRole("button", { name: "Turn sound off" })).toBeVisible()
  await tapNextStage(store, "Accept", orderId)
  await store.context().close()
})
