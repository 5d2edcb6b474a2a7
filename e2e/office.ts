import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { OfficeRole } from "@hearth/domain/head-office/office-roles.ts"
import type { Browser, Page } from "@playwright/test"
import { signIn } from "./account.ts"
import type { ClockedHearth } from "./clocked-hearth.ts"
import { defaultStoreId, signInAs } from "./console.ts"
import { expect, pageUrl, waitForHydration } from "./test-base.ts"

const PASSWORD = "lantern river copper"

/** Opens a screen of head office by its address and signs in. */
export async function openOffice(
  page: Page,
  country: CountryCode,
  screen: string,
  member: { login: string; password: string },
): Promise<void> {
  await page.goto(pageUrl(country, `/console/head-office/${screen}`))
  await signInAs(page, member)
}

export interface StaffAccount {
  memberId: string
  name: string
  login: string
  password: string
}

/** Sends a call of the console with the page's session and returns its data. */
export async function callAs(staffPage: Page, method: string, path: string, body: object): Promise<unknown> {
  const { status, json } = await staffPage.evaluate(
    async (request) => {
      const response = await fetch(`/api/store-ops/ve1${request.path}`, {
        method: request.method,
        headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
        body: JSON.stringify(request.body),
      })
      return { status: response.status, json: (await response.json()) as { data: unknown } }
    },
    { method, path, body },
  )
  expect([path, status]).toEqual([path, 200])
  return json.data
}

const newLogin = (name: string) =>
  `${name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ".")
    .slice(0, 24)}.${Date.now().toString(36)}`

/** Adds a person who works for head office with these roles, and at no store. */
export async function hireForOffice(
  managerPage: Page,
  name: string,
  roles: readonly OfficeRole[],
): Promise<StaffAccount> {
  const person = { login: newLogin(name), name, password: PASSWORD, isManager: false, roles, reason: "joined the team" }
  const response = await callAs(managerPage, "POST", "/head-office/members", person)
  const { memberId } = (response as { member: { memberId: string } }).member
  return { memberId, name, login: person.login, password: PASSWORD }
}

/** Adds a member of the default store's staff, with these roles at head office. */
export async function addStoreStaff(
  managerPage: Page,
  name: string,
  roles: readonly OfficeRole[] = [],
): Promise<StaffAccount> {
  const login = newLogin(name)
  const store = `/stores/${defaultStoreId("IN")}`
  const response = await callAs(managerPage, "POST", `${store}/staff`, {
    login,
    name,
    role: "staff",
    password: PASSWORD,
  })
  const { memberId } = (response as { member: { memberId: string } }).member
  const path = `/head-office/members/${memberId}/roles`
  await callAs(managerPage, "PUT", path, { roles, reason: "joined the team" })
  return { memberId, name, login, password: PASSWORD }
}

/** Opens head office as its first manager, who can add staff. */
export async function openAsManager(browser: Browser, hearth: ClockedHearth, screen = "customers"): Promise<Page> {
  const page = await hearth.openPage(browser)
  await openOffice(page, "IN", screen, hearth.firstManager)
  await expect(page.getByRole("navigation", { name: "Console" })).toBeVisible()
  return page
}

/** Signs a customer in who joins the loyalty programme. Returns the mobile number. */
export async function joinAsCustomer(page: Page): Promise<string> {
  const rewards = "/postorder-ui/rewards"
  const mobile = await signIn(page, { to: rewards })
  await page.goto(pageUrl("IN", rewards))
  await waitForHydration(page)
  await page.getByLabel("I accept the terms of use").check()
  await page.getByRole("button", { name: "Join", exact: true }).click()
  await expect(page.getByRole("heading", { name: "6 more slices to a free pizza" })).toBeVisible()
  return mobile
}

/** The points of the customer who was found. */
export const balance = (staffPage: Page) => staffPage.getByTestId("membership").locator("dd").first()

export async function findCustomer(staffPage: Page, mobile: string): Promise<void> {
  await staffPage.getByLabel("Customer’s mobile number").fill(mobile)
  await staffPage.getByLabel("Customer’s mobile number").press("Enter")
}

/** Fills in the sheet for a correction, and leaves sending it to the caller. */
export async function fillCorrection(staffPage: Page, points: number, reason: string) {
  await staffPage.getByRole("button", { name: "Correct points" }).click()
  const sheet = staffPage.getByRole("dialog", { name: "Correct points" })
  await expect(sheet.getByLabel("How many points?")).toBeFocused()
  await sheet.getByLabel("How many points?").fill(String(points))
  await sheet.getByLabel("Reason").fill(reason)
  return sheet
}
