import type { Browser, Page } from "@playwright/test"
import { expect, test, type ClockedHearth } from "./clocked-hearth.ts"
import { receiveOrder } from "./complaint.ts"
import { defaultStoreId, openConsole, signInAs } from "./console.ts"
import { findAccessibilityViolations } from "./find-accessibility-violations.ts"
import { forwardRoute } from "./cart.ts"
import { addStoreStaff, type StaffAccount, hireForOffice, openAsManager, openOffice } from "./office.ts"
import { pageUrl } from "./test-base.ts"

// The journeys share one copy of Hearth and the cases of its stores, so they run one after the other.
test.describe.configure({ mode: "default" })

const PHONE = { width: 390, height: 844 }
const TABLET = { width: 1024, height: 768 }

const casePage = (page: Page) => page.getByRole("article")
const caseRow = (page: Page, orderId: string) =>
  page.getByRole("listitem").filter({ hasText: orderId }).getByRole("link")

async function openStoreCases(
  browser: Browser,
  hearth: ClockedHearth,
  member: StaffAccount,
  size = TABLET,
): Promise<Page> {
  const page = await hearth.openPage(browser, size)
  await page.goto(pageUrl("IN", `/console/${defaultStoreId("IN")}/cases`))
  await signInAs(page, member)
  await expect(page.getByRole("heading", { level: 1, name: "Cases" })).toBeVisible()
  return page
}

/** Fills in the form for wallet credit and continues to the question. */
async function requestCredit(page: Page, amount: string, reason: string) {
  await page.getByRole("button", { name: "Give a remedy" }).click()
  const sheet = page.getByRole("dialog", { name: "Give a remedy" })
  await sheet.getByRole("radio", { name: /^Wallet credit/ }).check({ force: true })
  await sheet.getByLabel("Amount", { exact: true }).fill(amount)
  await sheet.getByLabel("Reason").fill(reason)
  return sheet
}

test("[FBK-3a] a store sees a complaint with its photos, answers it, sees the customer’s reply without a reload, and resolves the case", async ({
  page,
  browser,
  hearth,
}) => {
  const customer = await receiveOrder(page, hearth)
  const manager = await openAsManager(browser, hearth)
  const ravi = await addStoreStaff(manager, "Ravi Kumar")
  const staff = await openStoreCases(browser, hearth, ravi)
  await expect(staff.getByRole("heading", { name: "Choose a case" })).toBeVisible()
  expect(await findAccessibilityViolations(staff, "no case chosen")).toEqual([])

  const opened = await customer.complain("MISSING_ITEM", "The garlic bread was not in the bag when I opened it.", {
    photos: 2,
  })
  await expect(caseRow(staff, customer.orderId)).toContainText("Something is missing")
  await expect(caseRow(staff, customer.orderId)).toContainText("Answer within")
  await expect(staff.getByRole("link", { name: /^Cases/ })).toContainText(/\d+ active case/)
  await caseRow(staff, customer.orderId).click()
  await expect(casePage(staff).getByRole("heading", { name: "Something is missing" })).toBeFocused()
  await expect(casePage(staff)).toContainText(opened.caseNumber)
  await expect(casePage(staff)).toContainText("The garlic bread was not in the bag")
  expect(await findAccessibilityViolations(staff, "case")).toEqual([])

  await staff.getByRole("button", { name: "Enlarge photo 1 of 2" }).click()
  const photos = staff.getByRole("dialog", { name: "Photo 1 of 2" })
  await expect(photos.getByRole("img", { name: "Photo 1 of 2" })).toBeVisible()
  expect(await findAccessibilityViolations(staff, "photo")).toEqual([])
  await staff.keyboard.press("ArrowRight")
  await expect(staff.getByRole("dialog", { name: "Photo 2 of 2" })).toBeVisible()
  await staff.keyboard.press("Escape")
  await expect(staff.getByRole("dialog")).toBeHidden()

  await staff.getByRole("button", { name: "Take case" }).click()
  await expect(casePage(staff)).toContainText("Taken by you")
  await staff.getByRole("button", { name: "Send", exact: true }).click()
  await expect(staff.getByText("Enter a message.")).toBeVisible()
  await staff.getByLabel("Reply to the customer").fill("Sorry! Was anything else missing?")
  await staff.getByRole("button", { name: "Send", exact: true }).click()
  await expect(staff.getByRole("log")).toContainText("Ravi Kumar (Store)")
  await expect(staff.getByLabel("Reply to the customer")).toHaveValue("")
  expect((await customer.readCase(opened.caseId)).messages.map(({ author, text }) => [author, text])).toEqual([
    ["STORE", "Sorry! Was anything else missing?"],
  ])

  await customer.write(opened.caseId, "No, only the bread.")
  await expect(staff.getByRole("log")).toContainText("No, only the bread.")
  await expect(casePage(staff)).toContainText("Answer within")

  await staff.getByRole("button", { name: "Resolve", exact: true }).click()
  const sheet = staff.getByRole("dialog", { name: "Resolve case" })
  await expect(sheet.getByLabel("Last message to the customer")).toBeFocused()
  expect(await findAccessibilityViolations(staff, "resolving")).toEqual([])
  await sheet.getByLabel("Last message to the customer").fill("We’ll pack more carefully. Thank you for telling us.")
  await sheet.getByRole("button", { name: "Resolve case" }).click()
  await expect(sheet).toBeHidden()
  await expect(casePage(staff)).toContainText("This case is resolved.")
  await expect(staff.getByLabel("Reply to the customer")).toBeHidden()
  await expect(caseRow(staff, customer.orderId)).toBeHidden()
  await staff.getByRole("tab", { name: "Resolved" }).click()
  await expect(caseRow(staff, customer.orderId)).toBeVisible()
  expect(await customer.readCase(opened.caseId)).toMatchObject({ state: "RESOLVED" })
  await manager.context().close()
  await staff.context().close()
})

test("[FBK-3d] [FBK-3e] staff’s large remedy waits until the manager approves it; a lost response and a double click give it once", async ({
  page,
  browser,
  hearth,
}) => {
  const customer = await receiveOrder(page, hearth)
  const opened = await customer.complain("COLD", "The pizza was cold when it arrived at my door.")
  const manager = await hearth.openPage(browser)
  await openConsole(manager, hearth, "IN", "cases")
  const ravi = await addStoreStaff(manager, "Ravi Kumar")
  const staff = await openStoreCases(browser, hearth, ravi, PHONE)
  await caseRow(staff, customer.orderId).click()
  await expect(casePage(staff)).toContainText(opened.caseNumber)
  expect(await findAccessibilityViolations(staff, "case on a phone")).toEqual([])

  const sheet = await requestCredit(staff, "1", "cold pizza")
  await expect(sheet.getByText("You don’t need a second person.")).toBeVisible()
  await sheet.getByLabel("Amount", { exact: true }).fill("99999")
  await sheet.getByRole("button", { name: "Continue" }).click()
  await expect(sheet.getByText(/^At most ₹[\d,.]+ can still be given for this order\.$/)).toBeVisible()
  await expect(sheet.getByLabel("Amount", { exact: true })).toBeFocused()
  await sheet.getByRole("button", { name: /^Whole order/ }).click()
  await sheet.getByLabel("Reason").fill("")
  await sheet.getByRole("button", { name: "Continue" }).click()
  await expect(sheet.getByLabel("Reason")).toBeFocused()
  // Not behind the footer.
  await expect(sheet.getByRole("alert")).toBeInViewport({ ratio: 1 })
  await expect(sheet.getByText("Reason", { exact: true })).toBeInViewport({ ratio: 1 })
  await sheet.getByLabel("Reason").fill("cold pizza")
  await expect(sheet.getByText(/^You can give ₹[\d,.]+ for this order yourself\. The store’s manager/)).toBeVisible()
  expect(await findAccessibilityViolations(staff, "remedy")).toEqual([])
  await sheet.getByRole("button", { name: "Continue" }).click()
  const question = staff.getByRole("dialog", { name: /^Ask for approval: Wallet credit of ₹/ })
  expect(await findAccessibilityViolations(staff, "question")).toEqual([])

  // The server gets the request, but its response and those of the automatic retries are lost.
  let lostCount = 0
  await staff.route("**/remedies", async (route) => {
    await forwardRoute(route)
    lostCount += 1
    await route.abort()
  })
  await question.getByRole("button", { name: "Ask for approval" }).click()
  await expect(sheet.getByText("Couldn’t reach the server. Check your connection and try again.")).toBeVisible()
  expect(lostCount).toBe(3)
  await staff.unroute("**/remedies")
  await sheet.getByRole("button", { name: "Continue" }).click()
  await question.getByRole("button", { name: "Ask for approval" }).dblclick()
  await expect(staff.getByText("Your request is waiting for a second person.")).toBeVisible()
  const remedies = staff.getByRole("list", { name: "Remedies" }).getByRole("listitem")
  await expect(remedies).toHaveCount(1)
  await expect(remedies).toContainText("Someone else has to approve what you requested.")
  await expect(staff.getByRole("button", { name: "Resolve", exact: true })).toBeDisabled()
  expect((await customer.readCase(opened.caseId)).remedies).toEqual([])

  await caseRow(manager, customer.orderId).click()
  await manager.getByRole("button", { name: /^Approve Wallet credit of ₹/ }).click()
  const approval = manager.getByRole("dialog", { name: /^Approve: Wallet credit of ₹/ })
  await expect(approval).toContainText("Ravi Kumar asked for it: cold pizza")
  expect(await findAccessibilityViolations(manager, "approval")).toEqual([])
  await approval.getByRole("button", { name: "Approve" }).dblclick()
  await expect(manager.getByText(/^Approved: Wallet credit of ₹/)).toBeVisible()
  await expect(remedies).toContainText("Given")
  const { remedies: given } = await customer.readCase(opened.caseId)
  expect(given).toHaveLength(1)
  expect(await customer.readWallet()).toBe(given[0]?.amount)
  await manager.context().close()
  await staff.context().close()
})

test("[FBK-3e] head office rejects a remedy, and the customer gets nothing", async ({ page, browser, hearth }) => {
  const customer = await receiveOrder(page, hearth)
  const opened = await customer.complain("BADLY_MADE", "The base was burnt and the cheese was not melted.")
  const manager = await openAsManager(browser, hearth)
  const ravi = await addStoreStaff(manager, "Ravi Kumar")
  const staff = await openStoreCases(browser, hearth, ravi)
  await caseRow(staff, customer.orderId).click()
  const sheet = await requestCredit(staff, "1", "burnt base")
  await sheet.getByRole("button", { name: /^Whole order/ }).click()
  await sheet.getByRole("button", { name: "Continue" }).click()
  await staff.getByRole("dialog").getByRole("button", { name: "Ask for approval" }).click()
  await expect(staff.getByText("Your request is waiting for a second person.")).toBeVisible()

  const asha = await hireForOffice(manager, "Asha Support", ["support"])
  const support = await hearth.openPage(browser)
  await openOffice(support, "IN", "cases", asha)
  await support.getByRole("tab", { name: /^Remedies/ }).click()
  const waiting = support.getByRole("listitem").filter({ hasText: opened.caseNumber })
  await expect(waiting).toContainText("burnt base")
  expect(await findAccessibilityViolations(support, "waiting remedies")).toEqual([])
  await waiting.getByRole("button", { name: /^Reject/ }).click()
  const rejection = support.getByRole("dialog", { name: /^Reject: Wallet credit of ₹/ })
  await rejection.getByLabel("Reason").fill("the photos show nothing burnt")
  await rejection.getByRole("button", { name: "Reject" }).click()
  await expect(rejection).toBeHidden()
  await expect(waiting).toBeHidden()
  await expect(staff.getByRole("list", { name: "Remedies" })).toContainText("Rejected by Asha Support")
  expect((await customer.readCase(opened.caseId)).remedies).toEqual([])
  expect(await customer.readWallet()).toBe(0)
  for (const each of [manager, staff, support]) await each.context().close()
})

test("[FBK-3c] a store passes a case to head office, which finds it by its number, the order’s or the mobile number; a colleague’s change keeps what was typed", async ({
  page,
  browser,
  hearth,
}) => {
  const customer = await receiveOrder(page, hearth)
  const opened = await customer.complain("WRONG_ITEM", "I ordered a Margherita and got another pizza.")
  const manager = await openAsManager(browser, hearth)
  const ravi = await addStoreStaff(manager, "Ravi Kumar")
  const staff = await openStoreCases(browser, hearth, ravi)
  const other = await openStoreCases(browser, hearth, await addStoreStaff(manager, "Meena Iyer"))
  for (const each of [staff, other]) await caseRow(each, customer.orderId).click()

  await staff.getByRole("button", { name: "Pass to head office" }).click()
  const sheet = staff.getByRole("dialog", { name: "Pass to head office" })
  await sheet.getByLabel("Note for your colleagues").fill("The customer wants to speak to head office.")
  await other.getByRole("button", { name: "Take case" }).click()
  await expect(casePage(other)).toContainText("Taken by you")
  await sheet.getByRole("button", { name: "Pass to head office" }).click()
  await expect(sheet).toContainText("Somebody has changed this case in the meantime.")
  await expect(sheet.getByLabel("Note for your colleagues")).toHaveValue("The customer wants to speak to head office.")
  await expect(casePage(staff)).toContainText("Taken by Meena Iyer")
  await sheet.getByRole("button", { name: "Pass to head office" }).click()
  await expect(sheet).toBeHidden()
  await expect(casePage(staff)).toContainText("Head office works on this case.")

  const asha = await hireForOffice(manager, "Asha Support", ["support"])
  const support = await hearth.openPage(browser)
  await openOffice(support, "IN", "cases", asha)
  for (const search of [opened.caseNumber, customer.orderId, customer.mobile]) {
    await support.getByLabel("Search", { exact: true }).fill(search)
    await support.keyboard.press("Enter")
    await expect(support.getByRole("list", { name: "Active cases" }).getByRole("listitem")).toHaveCount(1)
    await expect(caseRow(support, customer.orderId)).toBeVisible()
  }
  expect(await findAccessibilityViolations(support, "search")).toEqual([])
  await support.getByLabel("Search", { exact: true }).fill("C-00000000")
  await support.keyboard.press("Enter")
  await expect(support.getByRole("heading", { name: "No cases match" })).toBeVisible()
  await support.getByRole("button", { name: "Clear all" }).click()
  await support.getByText("Filters", { exact: true }).click()
  await support.getByLabel("Who works on it").selectOption({ label: "Store" })
  await expect(caseRow(support, customer.orderId)).toBeHidden()
  await support.getByLabel("Who works on it").selectOption({ label: "Head office" })
  await support.getByLabel("Problem").selectOption({ label: "I got the wrong item" })
  await support.getByLabel("Store", { exact: true }).fill(defaultStoreId("IN"))
  await support.keyboard.press("Enter")
  await caseRow(support, customer.orderId).click()
  await expect(casePage(support).getByRole("log")).toContainText("Note by Ravi Kumar")
  expect(await findAccessibilityViolations(support, "filters")).toEqual([])
  await support.getByRole("button", { name: "Pass to the store" }).click()
  const passSheet = support.getByRole("dialog", { name: "Pass to the store" })
  await passSheet.getByLabel("Note for your colleagues").fill("Please call the customer.")
  await passSheet.getByRole("button", { name: "Pass to the store" }).click()
  await expect(staff.getByRole("button", { name: "Take case" })).toBeVisible()
  for (const each of [manager, staff, other, support]) await each.context().close()
})

test("[FBK-3h] any role of head office sees complaints over time, by store and by problem", async ({
  page,
  browser,
  hearth,
}) => {
  const customer = await receiveOrder(page, hearth)
  await customer.complain("COLD", "The pizza was cold when it arrived at my door.")
  const manager = await openAsManager(browser, hearth)
  const maya = await hireForOffice(manager, "Maya Marketing", ["marketing"])
  const marketing = await hearth.openPage(browser, PHONE)
  await openOffice(marketing, "IN", "ratings", maya)
  await expect(marketing.getByRole("table", { name: "Problems" })).toContainText("It was cold")
  await expect(marketing.getByRole("table", { name: "Ratings by day" }).getByRole("row")).toHaveCount(32)
  expect(await findAccessibilityViolations(marketing, "ratings")).toEqual([])
  await marketing.getByText("366 days").click()
  await expect(marketing.getByRole("table", { name: "Ratings by month" })).toBeAttached()
  await marketing.getByLabel("Store", { exact: true }).fill("nowhere at all")
  await marketing.keyboard.press("Enter")
  await expect(marketing.getByText("No store has this name or number.")).toBeVisible()
  await marketing.getByLabel("Store", { exact: true }).fill(defaultStoreId("IN"))
  await marketing.keyboard.press("Enter")
  await expect(marketing.getByRole("button", { name: "Show all stores" })).toBeVisible()
  await expect(marketing.getByRole("table", { name: "Problems" })).toContainText("It was cold")
  await expect(marketing.getByRole("table", { name: "Stores" })).toBeHidden()
  await manager.context().close()
  await marketing.context().close()
})

test.describe("without a connection", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/] })

  test("a case stays readable, a reply isn’t lost, and it is sent when the connection is back", async ({
    page,
    browser,
    hearth,
  }) => {
    const customer = await receiveOrder(page, hearth)
    const opened = await customer.complain("DAMAGED", "The box was crushed and the pizza was all over it.")
    const manager = await openAsManager(browser, hearth)
    const staff = await openStoreCases(browser, hearth, await addStoreStaff(manager, "Ravi Kumar"), PHONE)
    await caseRow(staff, customer.orderId).click()
    await expect(casePage(staff)).toContainText(opened.caseNumber)
    await staff.context().setOffline(true)
    await staff.getByLabel("Reply to the customer").fill("We are sorry about the box.")
    await staff.getByRole("button", { name: "Send", exact: true }).click()
    await expect(casePage(staff).getByRole("alert")).toContainText("Couldn’t reach the server.")
    await expect(casePage(staff)).toContainText("The box was crushed")
    await expect(staff.getByText("Couldn’t update. Trying again automatically.").first()).toBeVisible()
    await staff.context().setOffline(false)
    await staff.getByRole("button", { name: "Send", exact: true }).click()
    await expect(staff.getByRole("log")).toContainText("We are sorry about the box.")
    await staff.getByRole("link", { name: "All cases" }).click()
    await expect(caseRow(staff, customer.orderId)).toBeFocused()
    expect((await customer.readCase(opened.caseId)).messages).toHaveLength(1)
    await manager.context().close()
    await staff.context().close()
  })
})
