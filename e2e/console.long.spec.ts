import type { Page } from "@playwright/test"
import {
  addRider,
  ticketCard,
  boardColumn,
  openConsole,
  openTicket,
  placeOrder,
  sendOut,
  signInAs,
  defaultStoreId,
  tapNextStage,
} from "./console.ts"
import { findAccessibilityViolations } from "./find-accessibility-violations.ts"
import { expect, test } from "./clocked-hearth.ts"
import { pageUrl, waitForHydration } from "./test-base.ts"

// The journeys share one copy of Hearth and its switches, so they run one after the other.
test.describe.configure({ mode: "default" })

/** Delays React's scheduled work until after the next frame, as on a slow tablet. */
const delayReactWork = (page: Page) =>
  page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      setTimeout(() => postMessage.call(this, message), 50)
    }
    window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 0)
  })

const SIGN_IN_REFUSED = "Incorrect username or password. Try again."

test("[TRK-4f] staff sign in; a wrong password is refused, and too many wrong attempts block the login for a while", async ({
  browser,
  hearth,
}) => {
  const page = await hearth.openPage(browser)
  await page.goto(pageUrl("IN", "/console/"))
  expect(await findAccessibilityViolations(page, "sign in")).toEqual([])
  await signInAs(page, { login: "nobody.here", password: "a wrong password" })
  await expect(page.getByText(SIGN_IN_REFUSED)).toBeVisible()
  const tooManyAttempts = page.getByText("Too many failed attempts. Try again later.")
  for (let tries = 0; tries < 30 && !(await tooManyAttempts.isVisible()); tries += 1) {
    const answered = page.waitForResponse((response) => response.url().endsWith("/sign-in"))
    await page.getByRole("button", { name: "Sign in" }).click()
    await answered
    await expect(page.getByRole("button", { name: "Sign in" })).not.toHaveAttribute("aria-busy", "true")
  }
  await expect(tooManyAttempts).toBeVisible()
  // Another login is not affected.
  await signInAs(page, hearth.firstManager)
  await expect(page.getByRole("heading", { name: "Choose a store" })).toBeVisible()
  expect(await findAccessibilityViolations(page, "stores")).toEqual([])
  await page.getByLabel("Search by name, city or number").fill(defaultStoreId("IN"))
  // Orders of other journeys that wait to be accepted are listed above the stores.
  await page.getByRole("link", { name: `· ${defaultStoreId("IN")}` }).click()
  await expect(page.getByRole("navigation", { name: "Console" })).toBeVisible()
  // The device remembers the store.
  await page.goto(pageUrl("IN", "/console/"))
  await page.waitForURL(`**/console/${defaultStoreId("IN")}/board`)
  await page.context().close()
})

test("[TRK-4a] a new order is announced and moves with one tap per stage from new to handed over, with a rider", async ({
  page,
  browser,
  hearth,
}) => {
  const store = await hearth.openPage(browser)
  await delayReactWork(store)
  await openConsole(store, hearth, "IN")
  await addRider(store, "Ravi Kumar")
  const { orderId } = await placeOrder(page, "IN")
  await expect(boardColumn(store, "New").locator(`[data-order="${orderId}"]`)).toBeVisible()
  await expect(store).toHaveTitle(/^\(\d+\) New order/)
  await expect(store.getByTestId("new-orders")).toHaveText(`New order ${orderId}, delivery, 1 item`)
  await expect(ticketCard(store, orderId)).toContainText("1 × Margherita")
  await expect(ticketCard(store, orderId)).toContainText(/\d+ min left/)
  await expect(ticketCard(store, orderId)).toContainText(/Refund after \d+:\d\d pm/)
  expect(await findAccessibilityViolations(store, "board")).toEqual([])
  // By keyboard: after each stage the focus is on the button for the next one.
  const button = (step: string) => store.getByRole("button", { name: `${step}: ${orderId}` })
  await button("Accept").focus()
  for (const [next, column] of [
    ["Start making", "Making"],
    ["Start baking", "Making"],
    ["Mark ready", "Oven"],
    ["Dispatch", "Ready"],
  ] as const) {
    await store.keyboard.press("Enter")
    await expect(boardColumn(store, column).locator(`[data-order="${orderId}"]`)).toBeVisible()
    await expect(button(next)).toBeFocused()
    await expect(button(next)).not.toHaveAttribute("aria-busy", "true")
  }
  await sendOut(store, orderId, "Ravi Kumar")
  await expect(ticketCard(store, orderId)).toContainText("Ravi Kumar")
  await expect(button("Hand over")).toBeFocused()
  await tapNextStage(store, "Hand over", orderId)
  await store.locator("label").filter({ hasText: /^Done/ }).click()
  await expect(ticketCard(store, orderId)).toContainText("On time")
  await store.context().close()
})

test("[TRK-4a] a store without riders sends an order with a courier, and the next with a rider added in the sheet", async ({
  page,
  browser,
  hearth,
}) => {
  const store = await hearth.openPage(browser)
  await openConsole(store, hearth, "LK")
  const { orderId } = await placeOrder(page, "LK")
  for (const step of ["Accept", "Start making", "Start baking", "Mark ready", "Dispatch"])
    await tapNextStage(store, step, orderId)
  const sheet = store.getByRole("dialog", { name: "Who delivers this order?" })
  await sheet.locator("label").filter({ hasText: "Courier company" }).click()
  await sheet.getByRole("button", { name: "Dispatch", exact: true }).click()
  await expect(sheet.getByText("Enter the courier’s name.")).toBeVisible()
  await sheet.getByLabel("Courier’s name", { exact: true }).fill("PickMe")
  await sheet.getByLabel("Reference (optional)").fill("PM-77")
  expect(await findAccessibilityViolations(store, "who delivers it")).toEqual([])
  await sheet.getByRole("button", { name: "Dispatch", exact: true }).click()
  await expect(boardColumn(store, "On the way").locator(`[data-order="${orderId}"]`)).toContainText("PickMe · PM-77")
  await page.getByRole("link", { name: "Track your order" }).click()
  await expect(page.getByText("PickMe is bringing your order. Reference PM-77.")).toBeVisible()
  await expect(page.getByTestId("rider-on-map")).toBeHidden()

  const otherCustomer = await hearth.openPage(browser)
  const next = await placeOrder(otherCustomer, "LK")
  for (const step of ["Accept", "Start making", "Start baking", "Mark ready", "Dispatch"])
    await tapNextStage(store, step, next.orderId)
  await sheet.locator("label").filter({ hasText: "New rider" }).click()
  await sheet.getByLabel("Rider’s name").fill("Nimal Silva")
  await sheet.getByLabel("Rider’s phone").fill("77 123 4567")
  await sheet.getByRole("button", { name: "Dispatch", exact: true }).click()
  await expect(boardColumn(store, "On the way").locator(`[data-order="${next.orderId}"]`)).toContainText("Nimal Silva")
  await otherCustomer.context().close()
  await store.context().close()
})

test("[SHL-12c] [SHL-12d] head office sees which campaign an order came from, on the ticket and in the day's report", async ({
  page,
  browser,
  hearth,
}) => {
  await page.goto(pageUrl("IN", "/?utm_source=poster&utm_medium=qr&utm_campaign=monsoon"))
  await waitForHydration(page)
  const { orderId } = await placeOrder(page, "IN")
  const store = await hearth.openPage(browser)
  await openConsole(store, hearth, "IN")
  const ticket = await openTicket(store, orderId)
  await expect(ticket.getByText("poster · qr · monsoon")).toBeVisible()
  expect(await findAccessibilityViolations(store, "ticket with a campaign")).toEqual([])
  await store.keyboard.press("Escape")
  await store.getByRole("link", { name: "Today" }).click()
  await expect(store.getByRole("row", { name: /poster · qr · monsoon 1 ₹/ })).toBeVisible()
  await store.context().close()
})

test("[TRK-4a] if two people tap the same order, one wins and the other sees its current stage", async ({
  page,
  browser,
  hearth,
}) => {
  const [one, other] = [await hearth.openPage(browser), await hearth.openPage(browser)]
  await openConsole(one, hearth, "IN")
  await openConsole(other, hearth, "IN")
  const { orderId } = await placeOrder(page, "IN")
  await expect(ticketCard(one, orderId)).toBeVisible()
  await expect(ticketCard(other, orderId)).toBeVisible()
  // The second board gets no stream, so it notices the change only when someone taps there.
  await other.route("**/orders/stream", (route) => route.abort())
  await other.route("**/advance", async (route) => {
    await tapNextStage(one, "Accept", orderId)
    await expect(boardColumn(one, "Making").locator(`[data-order="${orderId}"]`)).toBeVisible()
    await route.continue()
  })
  await tapNextStage(other, "Accept", orderId)
  const conflictMessage = other.getByText("Someone else updated this order. Here’s its current status.")
  await expect(conflictMessage).toContainText(`${orderId}: Accepted.`)
  await expect(boardColumn(other, "Making").locator(`[data-order="${orderId}"]`)).toBeVisible()
  await one.context().close()
  await other.context().close()
})

test("[TRK-4b] a cancelled order shows the reason to the customer, and the money is refunded", async ({
  page,
  browser,
  hearth,
}) => {
  const store = await hearth.openPage(browser)
  await openConsole(store, hearth, "IN")
  const { orderId } = await placeOrder(page, "IN")
  const sheet = await openTicket(store, orderId)
  expect(await findAccessibilityViolations(store, "ticket")).toEqual([])
  await sheet.getByRole("button", { name: "Cancel order" }).click()
  const cancelDialog = store.getByRole("dialog", { name: "Cancel this order?" })
  await expect(cancelDialog).toContainText("will be refunded")
  // The order never left the store, so the customer can't have refused it.
  await expect(cancelDialog.getByText("Refused or not collected")).toBeHidden()
  await expect(cancelDialog.getByRole("button", { name: "Keep order" })).toBeInViewport({ ratio: 1 })
  await cancelDialog.locator("label").filter({ hasText: "Item sold out" }).click()
  expect(await findAccessibilityViolations(store, "cancelling")).toEqual([])
  await cancelDialog.getByRole("button", { name: "Cancel order" }).click()
  await expect(store.getByText(/^Order cancelled\. .* will be refunded\.$/)).toBeVisible()
  await page.reload()
  await expect(page.getByText("We’re sorry, an item in your order is sold out.")).toBeVisible()
  await expect(page.getByText(/ refunded to |^Refund initiated/).first()).toBeVisible()
  await store.context().close()
})

test(
  "the ticket is printed as an 80 mm kitchen receipt, without the rest of the page",
  { tag: "@long" },
  async ({ page, browser, hearth }) => {
    const store = await hearth.openPage(browser)
    await store.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute("data-printed", "")
    })
    await openConsole(store, hearth, "IN")
    const { orderId } = await placeOrder(page, "IN")
    const sheet = await openTicket(store, orderId)
    await sheet.getByRole("button", { name: "Print ticket" }).click()
    await expect(store.locator("html[data-printed]")).toBeAttached()
    await store.emulateMedia({ media: "print" })
    const receipt = store.getByRole("region", { name: `Kitchen receipt for order ${orderId}` })
    await expect(receipt).toBeVisible()
    await expect(receipt).toContainText("Margherita")
    await expect(receipt).toContainText("Paid")
    await expect(store.locator("#app")).toBeHidden()
    // The page behind an open sheet is dimmed; the printed page must be white.
    await expect(store.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)")
    const box = await receipt.boundingBox()
    expect(box?.width ?? 999).toBeLessThanOrEqual((80 / 25.4) * 96)
    // The PDF page has the receipt's own size, whatever the browser's paper size is.
    const pdf = (await store.pdf({ preferCSSPageSize: true })).toString("latin1")
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    const [, pageWidth, pageHeight] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? []
    expect(Number(pageWidth)).toBeCloseTo((80 / 25.4) * 72, -1)
    const height = ((box?.height ?? 0) / 96) * 72
    expect(Number(pageHeight)).toBeGreaterThan(height)
    expect(Number(pageHeight)).toBeLessThan(height + (20 / 25.4) * 72)
    await store.context().close()
  },
)

test("[TRK-4c] [CAT-7a] a product marked sold out by the store is sold out in the web app, and can be restocked", async ({
  page,
  browser,
  hearth,
}) => {
  const store = await hearth.openPage(browser)
  await openConsole(store, hearth, "LK", "stock")
  expect(await findAccessibilityViolations(store, "stock")).toEqual([])
  await store.getByLabel("Search the menu").fill("Margherita")
  await store.getByRole("button", { name: "Mark sold out: Margherita Classica" }).click()
  const sheet = store.getByRole("dialog", { name: "How long is it sold out?" })
  await sheet.locator("label").filter({ hasText: "1 hour" }).click()
  expect(await findAccessibilityViolations(store, "sold out until")).toEqual([])
  await sheet.getByRole("button", { name: "Mark sold out" }).click()
  await expect(store.getByText(/Sold out until \d+:\d\d pm/)).toBeVisible()
  await page.goto(pageUrl("LK", "/menu?product=lk-margherita"))
  await waitForHydration(page)
  await expect(
    page
      .getByRole("dialog")
      .getByText(/sold out/i)
      .first(),
  ).toBeVisible()
  await store.getByRole("button", { name: "Mark available: Margherita Classica" }).click()
  await expect(store.getByText("Margherita Classica is available again.")).toBeVisible()
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByRole("dialog").getByRole("button", { name: /^Add(?! one)/ })).toBeEnabled()
  await store.context().close()
})

async function flipSwitch(page: Page, button: string, confirm: string): Promise<void> {
  await page.getByRole("button", { name: button }).click()
  await page.getByRole("dialog").getByRole("button", { name: confirm }).click()
}

test("[TRK-4d] [TRK-4e] [TRK-3f] customers get the message that an offline store entered; during delivery delays new orders have no guarantee", async ({
  page,
  browser,
  hearth,
}) => {
  const store = await hearth.openPage(browser)
  await openConsole(store, hearth, "LK", "store")
  expect(await findAccessibilityViolations(store, "switches")).toEqual([])
  await store.getByLabel("Message to customers while offline").fill("The oven is being repaired.")
  await flipSwitch(store, "Take store offline", "Take offline")
  await expect(store.getByText(/The store is offline\. Customers can’t order/)).toBeVisible()
  const fetchStore = () =>
    page.request.get(
      `http://127.0.0.1:${process.env.E2E_PORT}/api/locator-service/ve3/stores/${defaultStoreId("LK")}`,
      {
        headers: { host: "lk.localhost" },
      },
    )
  const readStore = async () => ((await (await fetchStore()).json()) as { data: { store: object } }).data.store
  await expect.poll(readStore).toMatchObject({ online: 0, offline_msg: "The oven is being repaired." })
  await flipSwitch(store, "Bring store online", "Bring online")
  await expect.poll(readStore).toMatchObject({ online: 1 })
  await flipSwitch(store, "Report delivery delays", "Report delays")
  await expect(store.getByText("Delivery delays: new orders have no time guarantee")).toBeVisible()
  const { orderId } = await placeOrder(page, "LK")
  await store.getByRole("link", { name: /Orders/ }).click()
  await expect(ticketCard(store, orderId)).toBeVisible()
  // The estimate is still shown, but without the guarantee.
  await expect(ticketCard(store, orderId)).toContainText(/\d+ min left/)
  await expect(ticketCard(store, orderId)).not.toContainText("Refund after")
  await store.getByRole("link", { name: "Store" }).click()
  await flipSwitch(store, "End delivery delays", "End delays")
  await expect(store.getByText("Deliveries are running normally.")).toBeVisible()
  await store.context().close()
})

test("[TRK-4f] staff see only their own store and no manager screens", async ({ browser, hearth }) => {
  const manager = await hearth.openPage(browser)
  await openConsole(manager, hearth, "BD", "team")
  const login = `shift.${Date.now()}`
  await manager.getByLabel("Name", { exact: true }).fill("Nasrin Akter")
  await manager.getByLabel("Username").fill(login)
  await manager.getByLabel("Password", { exact: true }).fill("lantern river copper")
  await manager.getByRole("button", { name: "Add team member" }).click()
  await expect(manager.getByRole("region", { name: "Team members" })).toContainText("Nasrin Akter")
  expect(await findAccessibilityViolations(manager, "team")).toEqual([])

  const staff = await hearth.openPage(browser, { width: 390, height: 844 })
  await staff.goto(pageUrl("BD", "/console/"))
  await signInAs(staff, { login, password: "lantern river copper" })
  await staff.waitForURL(`**/console/${defaultStoreId("BD")}/board`)
  await expect(staff.getByRole("link", { name: "Stock" })).toBeVisible()
  for (const name of ["Store", "Alerts", "Feedback", "Today", "Team"])
    await expect(staff.getByRole("link", { name })).toBeHidden()
  expect(await findAccessibilityViolations(staff, "empty board")).toEqual([])
  // Opens another store by its URL.
  await staff.goto(pageUrl("BD", "/console/999/board"))
  await expect(staff.getByRole("heading", { name: "You don’t have access to this store" })).toBeVisible()
  expect(await findAccessibilityViolations(staff, "store without access")).toEqual([])
  // After their removal they are signed out immediately, with a message on the current screen.
  await staff.goto(pageUrl("BD", `/console/${defaultStoreId("BD")}/stock`))
  await expect(staff.getByRole("heading", { name: "Stock", exact: true })).toBeVisible()
  await manager.getByRole("button", { name: "Remove Nasrin Akter" }).click()
  await manager.getByRole("dialog").getByRole("button", { name: "Remove" }).click()
  await expect(staff.getByText("You were signed out.")).toBeVisible()
  await staff.context().close()
  await manager.context().close()
})

test(
  "[TRK-4f] signing in again after a sign-out leads back to the same screen",
  { tag: "@long" },
  async ({ browser, hearth }) => {
    const page = await hearth.openPage(browser)
    await openConsole(page, hearth, "IN", "figures")
    await expect(page.getByRole("heading", { name: "Today", exact: true })).toBeVisible()
    await expect(page.getByText("Sales", { exact: true }).first()).toBeVisible()
    expect(await findAccessibilityViolations(page, "today")).toEqual([])
    await page.context().clearCookies()
    await page.getByRole("button", { name: "Refresh" }).click()
    await expect(page.getByText("You were signed out.")).toBeVisible()
    await signInAs(page, hearth.firstManager)
    await expect(page.getByRole("heading", { name: "Today", exact: true })).toBeVisible()
    await page.context().close()
  },
)

test(
  "[TRK-4a] without a connection the board shows when it was last updated, and catches up when the connection is back",
  { tag: "@long" },
  async ({ page, browser, hearth }) => {
    const store = await hearth.openPage(browser)
    await openConsole(store, hearth, "IN")
    await store.context().setOffline(true)
    await expect(store.getByText(/^Connection lost\. Last updated \d+:\d\d pm$/)).toBeVisible()
    expect(await findAccessibilityViolations(store, "connection lost")).toEqual([])
    const { orderId } = await placeOrder(page, "IN")
    await expect(ticketCard(store, orderId)).toBeHidden()
    await store.context().setOffline(false)
    await expect(ticketCard(store, orderId)).toBeVisible()
    await expect(store.getByText(/^Connection lost/)).toBeHidden()
    await store.context().close()
  },
)

test(
  "[TRK-4a] the board still gets new orders when the stream is blocked",
  { tag: "@long" },
  async ({ page, browser, hearth }) => {
    const store = await hearth.openPage(browser)
    await store.route("**/orders/stream", (route) => route.abort())
    await openConsole(store, hearth, "IN")
    const { orderId } = await placeOrder(page, "IN")
    await expect(ticketCard(store, orderId)).toBeVisible()
    await tapNextStage(store, "Accept", orderId)
    await expect(boardColumn(store, "Making").locator(`[data-order="${orderId}"]`)).toBeVisible()
    await store.context().close()
  },
)
