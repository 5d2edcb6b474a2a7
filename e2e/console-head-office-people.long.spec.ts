import type { Locator, Page } from "@playwright/test"
import { forwardRoute } from "./cart.ts"
import { expect, test } from "./clocked-hearth.ts"
import { defaultStoreId, signInAs } from "./console.ts"
import { findAccessibilityViolations } from "./find-accessibility-violations.ts"
import { addStoreStaff, hireForOffice, openAsManager, openOffice } from "./office.ts"
import { pageUrl } from "./test-base.ts"

// The journeys share one copy of Hearth and its list of people, so they run one after the other.
test.describe.configure({ mode: "default" })

const PHONE = { width: 390, height: 844 }
const PASSWORD = "lantern river copper"
const TEMPORARY = "copper kettle moon"

const officeLinks = (page: Page) => page.getByRole("navigation", { name: "Console" }).getByRole("link")
const personRow = (page: Page, name: string) =>
  page.getByRole("region", { name: "People with access" }).getByRole("listitem").filter({ hasText: name })

async function openAddPerson(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Add person" }).click()
  const sheet = page.getByRole("dialog", { name: "Add person" })
  await expect(sheet.getByLabel("Name", { exact: true })).toBeFocused()
  return sheet
}

async function endAccess(page: Page, name: string, reason: string): Promise<void> {
  await page.getByRole("button", { name: `End access: ${name}` }).click()
  const sheet = page.getByRole("dialog", { name: `End access of ${name}?` })
  await expect(sheet).toContainText("They’ll be signed out everywhere right away")
  await expect(sheet.getByLabel("Reason")).toBeFocused()
  await sheet.getByLabel("Reason").fill(reason)
  await page.keyboard.press("Enter")
  await expect(page.getByText(`${name} no longer has access.`)).toBeVisible()
  await expect(sheet).toBeHidden()
}

test("a manager adds a support person, who lands in head office and sees only what the role allows, until the manager ends the access", async ({
  browser,
  hearth,
}) => {
  const manager = await openAsManager(browser, hearth, "members")
  const sheet = await openAddPerson(manager)
  await sheet.getByRole("button", { name: "Add person" }).click()
  for (const error of ["Enter a name.", "Use 3 to 40 lowercase", "Use at least 10 characters.", "Choose at least one"])
    await expect(sheet.getByRole("alert").filter({ hasText: error })).toBeVisible()
  await expect(sheet).toContainText("Enter a reason.")
  await expect(sheet.getByLabel("Name", { exact: true })).toBeFocused()
  expect(await findAccessibilityViolations(manager, "adding a person, with errors")).toEqual([])
  await sheet.getByLabel("Name", { exact: true }).fill("Meera Support")
  await sheet.getByLabel("Username").fill(hearth.firstManager.login)
  await sheet.getByLabel("Password").fill("qwertyuiop")
  await sheet.getByLabel("Reason").fill("joined the support team")
  await manager.keyboard.press("Enter")
  await expect(sheet.getByRole("checkbox", { name: /^Support/ })).toBeFocused()
  await manager.keyboard.press("Space")
  await sheet.getByLabel("Reason").press("Enter")
  await expect(sheet.getByLabel("Password")).toBeFocused()
  await expect(sheet).toContainText("This password is too easy to guess. Choose another.")
  await sheet.getByLabel("Password").fill(PASSWORD)
  await manager.keyboard.press("Enter")
  await expect(sheet).toContainText("This username is taken. Choose another.")
  await expect(sheet.getByLabel("Username")).toBeFocused()
  await sheet.getByLabel("Username").fill("Meera.Support")
  await manager.keyboard.press("Enter")
  await expect(manager.getByText("Meera Support can now sign in as meera.support.")).toBeVisible()
  await expect(sheet).toBeHidden()
  await expect(manager.getByRole("button", { name: "Add person" })).toBeFocused()
  const row = personRow(manager, "Meera Support")
  await expect(row).toContainText("meera.support · Head office")
  await expect(row).toContainText("Support")
  expect(await findAccessibilityViolations(manager, "people")).toEqual([])

  const meera = await hearth.openPage(browser, PHONE)
  await meera.goto(pageUrl("IN", "/console/"))
  await signInAs(meera, { login: "meera.support", password: PASSWORD })
  await meera.waitForURL("**/console/head-office/customers")
  await expect(officeLinks(meera)).toHaveText(["Customers", "Cases", "Corrections", "Ratings", "Log"])
  // There is no store to go back to.
  await expect(meera.getByRole("button", { name: /back to the stores/ })).toHaveCount(0)
  await meera.getByRole("button", { name: /account and device settings$/ }).click()
  const account = meera.getByRole("dialog", { name: "Meera Support" })
  await expect(account).toContainText("meera.support · Head office")
  await expect(account.getByRole("link")).toHaveCount(0)
  await account.getByLabel("Current password").fill(PASSWORD)
  await account.getByLabel("New password").fill("another quiet lantern")
  await account.getByRole("button", { name: "Change password" }).click()
  await expect(meera.getByText("Password changed. Your other devices are signed out.")).toBeVisible()
  await meera.keyboard.press("Escape")
  await meera.goto(pageUrl("IN", "/console/head-office/members"))
  await meera.waitForURL("**/console/head-office/customers")
  await meera.goto(pageUrl("IN", `/console/${defaultStoreId("IN")}/board`))
  await expect(meera.getByRole("heading", { name: "You don’t have access to this store" })).toBeVisible()
  await meera.getByRole("button", { name: "Head office · India" }).click()
  await meera.waitForURL("**/console/head-office/customers")
  expect(await findAccessibilityViolations(meera, "support person")).toEqual([])

  await manager.getByRole("button", { name: "End access: Meera Support" }).click()
  expect(await findAccessibilityViolations(manager, "ending access")).toEqual([])
  await manager.keyboard.press("Escape")
  await endAccess(manager, "Meera Support", "left the company")
  await expect(row).toHaveCount(0)
  await expect(manager.getByRole("main")).toBeFocused()
  await meera.getByRole("link", { name: "Log" }).click()
  await expect(meera.getByText("You were signed out.")).toBeVisible()
  await signInAs(meera, { login: "meera.support", password: "another quiet lantern" })
  await expect(meera.getByText("Incorrect username or password. Try again.")).toBeVisible()

  await manager.getByRole("link", { name: "Log" }).click()
  const entries = manager.getByRole("region", { name: "Entries" }).getByRole("listitem")
  await expect(entries.nth(0)).toContainText("ended a person’s access")
  await expect(entries.nth(0)).toContainText("Why: left the company")
  await expect(entries.nth(1)).toContainText("added a person to head office")
  await manager.getByLabel("What happened").selectOption("Person added")
  // Other journeys have added people before.
  await expect(entries.filter({ hasNotText: "added a person to head office" })).toHaveCount(0)
  await expect(entries.first()).toContainText("Why: joined the support team")
  for (const each of [meera, manager]) await each.context().close()
})

test("a manager sets a temporary password for someone who forgot theirs, who is signed out and chooses an own one before anything else", async ({
  browser,
  hearth,
}) => {
  const manager = await openAsManager(browser, hearth, "members")
  const forgetful = await hireForOffice(manager, "Farah Forgetful", ["support"])
  await manager.reload()
  const farah = await hearth.openPage(browser, PHONE)
  await openOffice(farah, "IN", "customers", forgetful)
  await expect(officeLinks(farah)).toHaveText(["Customers", "Cases", "Corrections", "Ratings", "Log"])

  await expect(
    personRow(manager, hearth.firstManager.login).getByRole("button", { name: /^New password/ }),
  ).toHaveCount(0)
  await manager.getByRole("button", { name: "New password: Farah Forgetful" }).click()
  const sheet = manager.getByRole("dialog", { name: "New password for Farah Forgetful" })
  await expect(sheet.getByLabel("Temporary password")).toBeFocused()
  await sheet.getByLabel("Temporary password").fill("short")
  await sheet.getByLabel("Reason").fill("forgot the password")
  await manager.keyboard.press("Enter")
  await expect(sheet).toContainText("Use at least 10 characters.")
  await expect(sheet.getByLabel("Temporary password")).toBeFocused()
  expect(await findAccessibilityViolations(manager, "new password")).toEqual([])
  await sheet.getByLabel("Temporary password").fill(TEMPORARY)
  await manager.keyboard.press("Enter")
  await expect(manager.getByText("Farah Forgetful can sign in with the temporary password.")).toBeVisible()
  await expect(sheet).toBeHidden()
  await expect(personRow(manager, "Farah Forgetful")).toContainText("Has a temporary password")

  await farah.getByRole("link", { name: "Log" }).click()
  await expect(farah.getByText("You were signed out.")).toBeVisible()
  await signInAs(farah, { login: forgetful.login, password: TEMPORARY })
  await expect(farah.getByRole("heading", { name: "Choose your own password" })).toBeFocused()
  await farah.reload()
  await expect(farah.getByRole("heading", { name: "Choose your own password" })).toBeVisible()
  expect(await findAccessibilityViolations(farah, "own password")).toEqual([])
  await farah.getByLabel("Temporary password").fill("not this one")
  await farah.getByLabel("New password").fill("another quiet lantern")
  await farah.keyboard.press("Enter")
  await expect(farah.getByText("This isn’t your current password.")).toBeVisible()
  await farah.getByLabel("Temporary password").fill(TEMPORARY)
  await farah.getByLabel("New password").fill(TEMPORARY)
  await farah.keyboard.press("Enter")
  await expect(farah.getByText("Choose a password that differs from your current one.")).toBeVisible()
  await farah.getByLabel("New password").fill("another quiet lantern")
  await farah.keyboard.press("Enter")
  await expect(farah.getByText("Your new password is saved.")).toBeVisible()
  await expect(farah.getByRole("heading", { name: "Audit log" })).toBeVisible()
  const newest = farah.getByRole("region", { name: "Entries" }).getByRole("listitem").first()
  await expect(newest).toContainText("set a temporary password for a member")
  await expect(newest).toContainText("Why: forgot the password")
  for (const each of [farah, manager]) await each.context().close()
})

test("a manager adds another manager, and operations turns features off and on; the access of a store's staff can't be ended here", async ({
  browser,
  hearth,
}) => {
  const manager = await openAsManager(browser, hearth, "members")
  const staffMember = await addStoreStaff(manager, "Nasrin Stores", ["finance"])
  const operations = await hireForOffice(manager, "Omar Operations", ["operations"])
  const sheet = await openAddPerson(manager)
  await sheet.getByLabel("Name", { exact: true }).fill("Second Manager")
  await sheet.getByLabel("Username").fill("second.manager")
  await sheet.getByLabel("Password").fill(PASSWORD)
  await sheet.getByRole("radio", { name: /^Manager/ }).check()
  await expect(sheet.getByRole("checkbox")).toHaveCount(0)
  await sheet.getByLabel("Reason").fill("shares the work")
  await manager.keyboard.press("Enter")
  await expect(personRow(manager, "Second Manager")).toContainText("Every role")
  await expect(personRow(manager, staffMember.name)).toContainText("Store staff")
  await expect(personRow(manager, staffMember.name).getByRole("button")).toHaveText(["Change roles", "New password"])
  await expect(personRow(manager, "(You)").getByRole("button")).toHaveText(["Change roles"])

  const second = await hearth.openPage(browser, PHONE)
  await openOffice(second, "IN", "members", { login: "second.manager", password: PASSWORD })
  await expect(officeLinks(second)).toHaveText(["Customers", "Cases", "Corrections", "Ratings"])
  const moreScreens = second.getByRole("button", { name: "More" })
  await moreScreens.click()
  const screenSheet = second.getByRole("dialog", { name: "More screens" })
  await expect(screenSheet.getByRole("link")).toHaveText(["Alerts", "People", "Log", "Features"])
  await expect(screenSheet.getByRole("link", { name: "People" })).toHaveAttribute("aria-current", "page")
  expect(await findAccessibilityViolations(second, "the other screens")).toEqual([])
  await second.keyboard.press("Escape")
  await expect(moreScreens).toBeFocused()
  const omar = await hearth.openPage(browser, PHONE)
  await openOffice(omar, "IN", "features", operations)
  await expect(officeLinks(omar)).toHaveText(["Ratings", "Alerts", "Log", "Features"])
  await omar.getByRole("button", { name: /^Turn off: .*\(search\)$/ }).click()
  const featureSheet = omar.getByRole("dialog")
  await featureSheet.getByLabel("Reason").fill("the index is being rebuilt")
  await omar.keyboard.press("Enter")
  await expect(omar.getByText("search · Off: the index is being rebuilt")).toBeVisible()
  await omar.getByRole("button", { name: /^Turn on: .*\(search\)$/ }).click()
  await featureSheet.getByLabel("Reason").fill("done")
  await omar.keyboard.press("Enter")
  await expect(omar.getByText("search · On")).toBeVisible()

  // Another manager ends the same person's access first.
  await second.getByRole("button", { name: "End access: Omar Operations" }).click()
  await endAccess(manager, "Omar Operations", "moved on")
  await second.getByRole("dialog").getByLabel("Reason").fill("moved on")
  await second.keyboard.press("Enter")
  await expect(second.getByText("Someone else has already ended the access of Omar Operations.")).toBeVisible()
  await expect(personRow(second, "Omar Operations")).toHaveCount(0)
  await endAccess(manager, "Second Manager", "a journey")
  await moreScreens.click()
  await screenSheet.getByRole("link", { name: "Log" }).click()
  await expect(second.getByText("You were signed out.")).toBeVisible()
  for (const each of [omar, second, manager]) await each.context().close()
})

test("after a lost response the typed fields stay, and a second try says that the person may have been added", async ({
  browser,
  hearth,
}) => {
  const manager = await openAsManager(browser, hearth, "members")
  const sheet = await openAddPerson(manager)
  const name = "Padmavathi Venkatanarasimharajuvaripeta Lakshminarayanan"
  await sheet.getByLabel("Name", { exact: true }).fill(name)
  await sheet.getByLabel("Username").fill("padmavathi.v")
  await sheet.getByLabel("Password").fill(PASSWORD)
  await sheet.getByRole("checkbox", { name: /^Marketing/ }).check()
  await sheet.getByLabel("Reason").fill("plans the campaigns")
  await manager.route("**/head-office/members", async (route) => {
    if (route.request().method() !== "POST") return route.fallback()
    await forwardRoute(route)
    return route.abort()
  })
  await manager.keyboard.press("Enter")
  await expect(sheet.getByRole("alert")).toContainText("Couldn’t reach the server.")
  await expect(sheet.getByLabel("Password")).toHaveValue(PASSWORD)
  await manager.unrouteAll({ behavior: "wait" })
  await sheet.getByRole("button", { name: "Add person" }).click()
  await expect(sheet.getByRole("alert")).toContainText("Your last try may have worked")
  await manager.keyboard.press("Escape")
  await expect(personRow(manager, name)).toContainText("Marketing")
  await endAccess(manager, name, "a journey")
  await manager.context().close()
})
