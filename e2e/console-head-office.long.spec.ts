import type { Page } from "@playwright/test"
import { newMobile, signIn } from "./account.ts"
import { expect, test } from "./clocked-hearth.ts"
import {
  addProduct,
  expectConfirmation,
  fillCheckoutForm,
  goToCheckout,
  payWith,
  payWithCard,
  presetPlace,
} from "./checkout.ts"
import { addRider, defaultStoreId, openConsole, sendOut, signInAs, tapNextStage, ticketCard } from "./console.ts"
import { findAccessibilityViolations } from "./find-accessibility-violations.ts"
import {
  addStoreStaff,
  balance,
  fillCorrection,
  findCustomer,
  joinAsCustomer,
  openAsManager,
  openOffice,
} from "./office.ts"
import { pageUrl } from "./test-base.ts"

// The journeys share one copy of Hearth, its audit log and its list of corrections, so they run one after the other.
test.describe.configure({ mode: "default" })

const PHONE = { width: 390, height: 844 }

const officeLinks = (page: Page) => page.getByRole("navigation", { name: "Console" }).getByRole("link")

test("a manager opens head office from the list of stores and grants a role; nobody grants their own; staff without a role have no access", async ({
  browser,
  hearth,
}) => {
  const manager = await hearth.openPage(browser)
  await manager.goto(pageUrl("IN", "/console/"))
  await signInAs(manager, hearth.firstManager)
  await manager.getByRole("link", { name: /^Head office · India/ }).click()
  await expect(manager).toHaveTitle("Customers · Head office · India")
  await expect(officeLinks(manager)).toHaveText([
    "Customers",
    "Cases",
    "Corrections",
    "Ratings",
    "Alerts",
    "People",
    "Log",
    "Features",
  ])
  const staffMember = await addStoreStaff(manager, "Nasrin Akter")

  const outsider = await hearth.openPage(browser, PHONE)
  await openOffice(outsider, "IN", "customers", staffMember)
  await expect(outsider.getByRole("heading", { name: "You don’t have access to head office" })).toBeVisible()
  expect(await findAccessibilityViolations(outsider, "no access")).toEqual([])
  await outsider.getByRole("button", { name: "Choose a store" }).click()
  await outsider.waitForURL(`**/console/${defaultStoreId("IN")}/board`)
  await outsider.getByRole("button", { name: /account and device settings$/ }).click()
  await expect(outsider.getByRole("dialog").getByRole("button", { name: "Test sound" })).toBeVisible()
  await expect(outsider.getByRole("dialog").getByRole("link")).toHaveCount(0)

  await manager.getByRole("link", { name: "People" }).click()
  const members = manager.getByRole("region", { name: "People with access" })
  const ownRow = members.getByRole("listitem").filter({ hasText: "(You)" })
  await expect(ownRow.getByRole("button")).toBeDisabled()
  await expect(ownRow).toContainText("Someone else at head office has to change your roles.")
  expect(await findAccessibilityViolations(manager, "people")).toEqual([])
  await manager.getByLabel("Find anyone by username").fill("nobody.here")
  await manager.keyboard.press("Enter")
  await expect(manager.getByText("Nobody has the username nobody.here.")).toBeVisible()
  await expect(manager.getByLabel("Find anyone by username")).toBeFocused()
  await manager.getByLabel("Find anyone by username").fill(staffMember.login)
  await manager.keyboard.press("Enter")
  const foundMembers = manager.getByRole("region", { name: "Search result" }).getByRole("listitem")
  await expect(foundMembers).toContainText("No role")
  await foundMembers.getByRole("button", { name: "Change roles: Nasrin Akter" }).click()
  const sheet = manager.getByRole("dialog", { name: "Roles of Nasrin Akter" })
  await sheet.getByRole("checkbox", { name: /^Finance/ }).check()
  await sheet.getByRole("button", { name: "Save" }).click()
  await expect(sheet).toContainText("Enter a reason.")
  await sheet.getByLabel("Reason").fill("call 98765 43210")
  await sheet.getByRole("button", { name: "Save" }).click()
  await expect(sheet).toContainText("Take out the phone number or email address.")
  expect(await findAccessibilityViolations(manager, "roles")).toEqual([])
  await sheet.getByLabel("Reason").fill("joined the finance team")
  await manager.keyboard.press("Enter")
  await expect(sheet).toBeHidden()
  await expect(foundMembers).toContainText("Finance")
  await manager.getByRole("button", { name: "Show everyone with access" }).click()
  await expect(members.getByRole("listitem").filter({ hasText: "Nasrin Akter" })).toContainText("Finance")

  // With one role, the area opens at the first screen that the role allows.
  await outsider.goto(pageUrl("IN", "/console/head-office/members"))
  await outsider.waitForURL("**/console/head-office/corrections")
  await expect(officeLinks(outsider)).toHaveText(["Corrections", "Ratings", "Log"])
  await outsider.context().close()
  await manager.context().close()
})

test("support finds a customer and corrects points; a large correction waits until finance approves it; the log has all of it", async ({
  page,
  browser,
  hearth,
}) => {
  const mobile = await joinAsCustomer(page)
  const manager = await openAsManager(browser, hearth)
  const asha = await addStoreStaff(manager, "Asha Support", ["support"])
  const farid = await addStoreStaff(manager, "Farid Finance", ["finance"])

  const staffMember = await hearth.openPage(browser, PHONE)
  await staffMember.goto(pageUrl("IN", "/console/"))
  await signInAs(staffMember, asha)
  await staffMember.waitForURL(`**/console/${defaultStoreId("IN")}/board`)
  await staffMember.getByRole("button", { name: /account and device settings$/ }).click()
  await staffMember.getByRole("dialog").getByRole("link", { name: "Head office · India" }).click()
  await staffMember.waitForURL("**/console/head-office/customers")
  await expect(officeLinks(staffMember)).toHaveText(["Customers", "Cases", "Corrections", "Ratings", "Log"])
  expect(await findAccessibilityViolations(staffMember, "search")).toEqual([])

  await findCustomer(staffMember, "98765")
  await expect(staffMember.getByText("Enter a mobile number with 10 digits.")).toBeVisible()
  await expect(staffMember.getByText("Every search is recorded with your name.")).toBeVisible()
  await findCustomer(staffMember, newMobile())
  await expect(staffMember.getByRole("heading", { name: /^No customer has \+91 98/ })).toBeVisible()
  expect(await findAccessibilityViolations(staffMember, "nobody found")).toEqual([])
  await findCustomer(staffMember, mobile)
  await expect(staffMember.getByRole("heading", { name: "No name given" })).toBeFocused()
  await expect(balance(staffMember)).toHaveText("0 points")
  await expect(staffMember.getByTestId("membership")).toContainText("0 of 6")
  expect(await findAccessibilityViolations(staffMember, "customer")).toEqual([])

  const sheet = await fillCorrection(staffMember, 100, "the rider was late")
  await expect(sheet.getByText("New balance: 100 points")).toBeVisible()
  await sheet.getByRole("button", { name: "Add 100 points" }).click()
  await expect(staffMember.getByText("Points corrected. The new balance is 100 points.")).toBeVisible()
  await expect(sheet).toBeHidden()
  await expect(balance(staffMember)).toHaveText("100 points")

  await fillCorrection(staffMember, 700, "a whole order was spoiled")
  await expect(
    sheet.getByText(/^A second person .* you can correct only 500 points of this customer now/),
  ).toBeVisible()
  expect(await findAccessibilityViolations(staffMember, "correction")).toEqual([])
  await staffMember.keyboard.press("Enter")
  await expect(staffMember.getByText("Your request is waiting for a second person to approve it.")).toBeVisible()
  await expect(sheet).toBeHidden()
  await expect(balance(staffMember)).toHaveText("100 points")
  await expect(staffMember.getByText("Waiting for approval: +700 points")).toBeVisible()

  await staffMember.getByRole("link", { name: "Corrections" }).click()
  const requested = staffMember
    .getByRole("list", { name: "Waiting for a second person" })
    .getByRole("listitem")
    .filter({ hasText: "a whole order was spoiled" })
  await expect(requested).toContainText("+700 points")
  await expect(requested).toContainText("Someone else has to decide.")
  await expect(requested.getByRole("button")).toHaveCount(0)

  const finance = await hearth.openPage(browser)
  await openOffice(finance, "IN", "", farid)
  await finance.waitForURL("**/console/head-office/corrections")
  await expect(finance.getByRole("listitem").filter({ hasText: "a whole order was spoiled" })).toContainText(
    "Asha Support",
  )
  const balanceChange = /Balance now: 100 points.*800/
  await expect(finance.getByRole("listitem").filter({ hasText: "a whole order was spoiled" })).toContainText(
    balanceChange,
  )
  expect(await findAccessibilityViolations(finance, "corrections")).toEqual([])
  await finance.getByRole("button", { name: /^Approve \+700 points: Customer/ }).click()
  const question = finance.getByRole("dialog", { name: "Approve +700 points?" })
  await expect(question).toContainText("Asha Support asked for it: a whole order was spoiled")
  await expect(question).toContainText(balanceChange)
  expect(await findAccessibilityViolations(finance, "approving")).toEqual([])
  await question.getByRole("button", { name: "Approve" }).click()
  await expect(finance.getByText("Approved: +700 points.")).toBeVisible()
  await expect(finance.getByRole("heading", { name: "Nothing is waiting" })).toBeVisible()
  await expect(finance.getByRole("main")).toBeFocused()
  expect(await findAccessibilityViolations(finance, "no corrections")).toEqual([])

  await staffMember.getByRole("link", { name: "Customers" }).click()
  await findCustomer(staffMember, mobile)
  await expect(balance(staffMember)).toHaveText("800 points")
  await staffMember.getByRole("link", { name: "See the log" }).click()
  const entries = staffMember.getByRole("region", { name: "Entries" }).getByRole("listitem")
  await expect(entries.locator("b").filter({ hasText: /^(Asha|Farid)/ })).toHaveText([
    "Asha Support looked up a customer",
    "Farid Finance approved adding 700 points",
    "Asha Support asked for approval of adding 700 points",
    "Asha Support added 100 points",
    "Asha Support looked up a customer",
  ])
  await expect(entries.nth(1)).toContainText("Balance: 100 points")
  await expect(entries.nth(1)).toContainText("800 points")
  await expect(entries.nth(1)).toContainText("Why: a whole order was spoiled")
  await expect(staffMember.getByText("All 5 entries")).toBeVisible()
  expect(await findAccessibilityViolations(staffMember, "log")).toEqual([])

  await staffMember.getByLabel("What happened").selectOption("Points corrected")
  await expect(entries).toHaveCount(1)
  await staffMember.getByRole("button", { name: "Clear filter" }).click()
  await staffMember.getByLabel("What happened").selectOption("Roles changed")
  await expect(entries.filter({ hasText: "Support" }).first()).toContainText("changed a member’s roles")
  await staffMember.getByLabel("About").fill("nothing-like-this")
  await staffMember.getByLabel("About").press("Enter")
  await expect(staffMember.getByRole("heading", { name: "No entries match" })).toBeVisible()
  for (const each of [staffMember, finance, manager]) await each.context().close()
})

test("support takes back the points of a delivered order once; they are no longer on their way", async ({
  page,
  browser,
  hearth,
}) => {
  await presetPlace(page, "IN")
  const mobile = await joinAsCustomer(page)
  await addProduct(page, "IN")
  await goToCheckout(page, "IN")
  await fillCheckoutForm(page, mobile)
  await payWith(page, /^Credit/)
  await payWithCard(page)
  const orderId = await expectConfirmation(page)
  const manager = await hearth.openPage(browser)
  await openConsole(manager, hearth, "IN")
  await addRider(manager, "Irfan Shaikh")
  for (const step of ["Accept", "Start making", "Start baking", "Mark ready"])
    await tapNextStage(manager, step, orderId)
  await sendOut(manager, orderId, "Irfan Shaikh")
  await tapNextStage(manager, "Hand over", orderId)
  await expect(ticketCard(manager, orderId).getByRole("button", { name: `Hand over: ${orderId}` })).toHaveCount(0)

  await manager.goto(pageUrl("IN", "/console/head-office/customers"))
  await findCustomer(manager, mobile)
  const membership = manager.getByTestId("membership")
  await expect(membership).toContainText(/On their way100 pointsby \d+ \w+ \d{4}, \d+:\d\d [ap]m/)
  await manager.getByRole("button", { name: "Take back an order’s points" }).click()
  const sheet = manager.getByRole("dialog", { name: "Take back an order’s points" })
  await sheet.getByLabel("Order number").fill(orderId.toLowerCase())
  await sheet.getByLabel("Reason").fill("the order was refunded")
  await manager.keyboard.press("Enter")
  await expect(manager.getByText(`100 points of order ${orderId} taken back.`)).toBeVisible()
  await expect(sheet).toBeHidden()
  await expect(membership).toContainText("On their wayNone")
  await manager.getByRole("button", { name: "Take back an order’s points" }).click()
  await sheet.getByLabel("Order number").fill(orderId)
  await sheet.getByLabel("Reason").fill("once more")
  await manager.keyboard.press("Enter")
  await expect(sheet.getByRole("alert")).toContainText("Nothing has changed.")
  await manager.context().close()
})

test("a customer who isn't a member has no points to correct; the old URL of the feature switches redirects to head office", async ({
  page,
  browser,
  hearth,
}) => {
  const mobile = await signIn(page)
  const manager = await openAsManager(browser, hearth)
  await findCustomer(manager, mobile)
  await expect(manager.getByRole("heading", { name: "Not a member of cheese reward" })).toBeVisible()
  await expect(manager.getByRole("button", { name: "Correct points" })).toHaveCount(0)
  expect(await findAccessibilityViolations(manager, "not a member")).toEqual([])
  await manager.goto(pageUrl("IN", `/console/${defaultStoreId("IN")}/features`))
  await manager.waitForURL("**/console/head-office/features")
  await expect(manager.getByRole("heading", { name: "Features", exact: true })).toBeVisible()
  expect(await findAccessibilityViolations(manager, "features")).toEqual([])
  await manager.getByRole("button", { name: "Head office · India: back to the stores" }).click()
  await expect(manager.getByRole("heading", { name: "Choose a store" })).toBeVisible()
  await manager.goBack()
  await expect(manager.getByRole("heading", { name: "Features", exact: true })).toBeVisible()
  await manager.context().close()
})
