import type { Browser, Page } from "@playwright/test"
import { codeField, codeSentTo, fakeHumanDevice, newMobile } from "./account.ts"
import { chooseCategory, complaintText, handOver, openComplaint, sendComplaint } from "./cases.ts"
import { addProduct, expectConfirmation, fillCheckoutForm, goToCheckout, presetPlace } from "./checkout.ts"
import { type ClockedHearth, expect, test } from "./clocked-hearth.ts"
import { openConsole, openTicket, ticketCard } from "./console.ts"
import { findAccessibilityViolations } from "./find-accessibility-violations.ts"
import { pageUrl } from "./test-base.ts"

test.describe.configure({ mode: "default" })

const PHONE = { width: 390, height: 844 }
const TABLET = { width: 1024, height: 768 }
const PIZZA = "1 × Margherita Classica"
const BREAD = "1 × Garlic Bread"

interface CashOrder {
  orderId: string
  transactionId: string
}

/** Orders a pizza and a side in Sri Lanka as a guest who pays in cash. */
async function orderInCash(page: Page): Promise<CashOrder> {
  const mobile = newMobile("LK")
  await fakeHumanDevice(page)
  await presetPlace(page, "LK")
  await addProduct(page, "LK")
  await addProduct(page, "LK", 1, "lk-garlic-bread")
  await goToCheckout(page, "LK")
  await fillCheckoutForm(page, mobile)
  await page.getByRole("radio", { name: /^Cash/ }).check()
  await page.getByRole("button", { name: "Place order, confirm by SMS" }).click()
  await codeField(page).fill(await codeSentTo(mobile))
  const orderId = await expectConfirmation(page)
  return { orderId, transactionId: new URL(page.url()).searchParams.get("transactionId") ?? "" }
}

/** Reports a cold pizza and wishes for the same again. */
async function reportColdPizza(page: Page, orderId: string): Promise<void> {
  await openComplaint(page, orderId, "LK")
  await chooseCategory(page, "It was cold")
  await page.locator("form label").filter({ hasText: PIZZA }).click()
  await expect(page.getByRole("checkbox", { name: PIZZA })).toBeChecked()
  await page.getByLabel("Tell us more").fill(complaintText)
  await page.locator("form label").filter({ hasText: "The same again" }).click()
  await expect(page.getByRole("radio", { name: /^The same again/ })).toBeChecked()
  expect(await findAccessibilityViolations(page, "wish for a new order")).toEqual([])
  await sendComplaint(page)
}

async function openCase(browser: Browser, hearth: ClockedHearth, orderId: string, size = TABLET): Promise<Page> {
  const staff = await hearth.openPage(browser, size)
  await openConsole(staff, hearth, "LK", "cases")
  await staff.getByRole("listitem").filter({ hasText: orderId }).getByRole("link").click()
  await expect(staff.getByRole("heading", { name: "It was cold" })).toBeVisible()
  return staff
}

test("[FBK-3i] a cash order in Sri Lanka is made again: the customer sees it live and tracks it, and the store's board says that it is free", async ({
  page,
  browser,
  hearth,
}) => {
  const order = await orderInCash(page)
  await handOver(hearth, order, "LK")
  await reportColdPizza(page, order.orderId)

  const staff = await openCase(browser, hearth, order.orderId, PHONE)
  await staff.getByRole("button", { name: "Give a remedy" }).click()
  const sheet = staff.getByRole("dialog", { name: "Give a remedy" })
  await expect(sheet.getByRole("radio", { name: /^New order/ })).toBeChecked()
  await expect(sheet.getByText("Customer’s wish")).toBeVisible()
  await expect(sheet.getByRole("checkbox", { name: new RegExp(PIZZA) })).toBeChecked()
  await expect(sheet.getByRole("checkbox", { name: new RegExp(BREAD) })).not.toBeChecked()
  await sheet.getByRole("checkbox", { name: new RegExp(PIZZA) }).uncheck({ force: true })
  await sheet.getByLabel("Reason").fill("cold pizza")
  await sheet.getByRole("button", { name: "Continue" }).click()
  await expect(sheet.getByText("Choose at least one item.")).toBeVisible()
  await sheet.getByRole("checkbox", { name: new RegExp(PIZZA) }).check({ force: true })
  await expect(sheet.getByText(/^Worth Rs/)).toBeVisible()
  expect(await findAccessibilityViolations(staff, "items to make again")).toEqual([])
  await sheet.getByRole("button", { name: "Continue" }).click()
  const question = staff.getByRole("dialog", { name: /^Make a new order worth Rs/ })
  await expect(question).toContainText("The store gets the order at once, and the customer pays nothing.")
  await question.getByRole("button", { name: "Make again" }).dblclick()
  const remedies = staff.getByRole("list", { name: "Remedies" }).getByRole("listitem")
  await expect(remedies).toHaveCount(1)
  await expect(remedies).toContainText(`To make again: ${PIZZA}`)

  const remedy = page.getByTestId("remedy")
  await expect(remedy).toContainText("We’re making your order again")
  await expect(remedy).toContainText(PIZZA)
  await expect(page.getByTestId("announcement")).toContainText("We’re making your order again")
  expect(await findAccessibilityViolations(page, "case with a new order")).toEqual([])
  await remedy.getByRole("link", { name: "Track the new order" }).click()
  await expect(page.getByTestId("made-again")).toHaveText(`Made again for order ${order.orderId}`)
  const number = (await page.getByTestId("order-number").textContent()) ?? ""
  expect(number).not.toBe(order.orderId)
  await expect(page.getByTestId("to-collect")).toBeHidden()
  expect(await findAccessibilityViolations(page, "tracker of a new order")).toEqual([])

  const board = await hearth.openPage(browser, TABLET)
  await openConsole(board, hearth, "LK")
  await expect(ticketCard(board, number)).toContainText(`Made again for order ${order.orderId}, free of charge`)
  const ticket = await openTicket(board, number)
  await expect(ticket).toContainText("Free · Collect no money")
  expect(await findAccessibilityViolations(board, "ticket of a new order")).toEqual([])

  await page.getByTestId("made-again").getByRole("link", { name: order.orderId }).click()
  await expect(page.getByTestId("order-number")).toHaveText(order.orderId)
  await page.goto(pageUrl("LK", `/postorder-ui/orderdetails?orderId=${number}`))
  await expect(page.getByTestId("made-again")).toBeVisible()
  await expect(page.getByText("Made again, free of charge", { exact: true })).toBeVisible()
  await expect(page.getByTestId("payable")).toHaveText(/Rs\.?\s?0/)
  await staff.context().close()
  await board.context().close()
})

test("[FBK-3i] a new order that the store cancels is shown as cancelled to customer and staff, and something else can be given", async ({
  page,
  browser,
  hearth,
}) => {
  const order = await orderInCash(page)
  await handOver(hearth, order, "LK")
  await reportColdPizza(page, order.orderId)
  const staff = await openCase(browser, hearth, order.orderId)
  await staff.getByRole("button", { name: "Give a remedy" }).click()
  const sheet = staff.getByRole("dialog", { name: "Give a remedy" })
  await sheet.getByLabel("Reason").fill("cold pizza")
  await sheet.getByRole("button", { name: "Continue" }).click()
  await staff.getByRole("button", { name: "Make again" }).click()
  const remedies = staff.getByRole("list", { name: "Remedies" }).getByRole("listitem")
  await expect(remedies).toContainText("Given")
  await expect(remedies).toContainText(/New order LK\w{8}/)
  const number = /New order (LK\w{8})/.exec((await remedies.textContent()) ?? "")?.[1] ?? ""

  const board = await hearth.openPage(browser, TABLET)
  await openConsole(board, hearth, "LK")
  const ticket = await openTicket(board, number)
  await ticket.getByRole("button", { name: "Cancel order" }).click()
  const cancelling = board.getByRole("dialog", { name: /^Cancel/ })
  await cancelling.locator("label").first().click()
  await cancelling.getByRole("button", { name: /^Cancel order/ }).click()

  await expect(page.getByTestId("remedy")).toContainText("The new order was cancelled")
  await expect(page.getByTestId("announcement")).toContainText("The new order was cancelled")
  expect(await findAccessibilityViolations(page, "case with a cancelled new order")).toEqual([])
  await expect(remedies).toContainText("It doesn’t count as given.")
  await expect(staff.getByRole("log")).toContainText(`The new order ${number} was cancelled`)
  await expect(staff.getByRole("button", { name: "Give a remedy" })).toBeEnabled()
  await staff.context().close()
  await board.context().close()
})
