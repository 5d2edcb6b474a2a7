import type { Page } from "@playwright/test"
import { expect, test } from "./clocked-hearth.ts"
import { defaultStoreId, signInAs } from "./console.ts"
import { findAccessibilityViolations } from "./find-accessibility-violations.ts"
import { callAs, hireForOffice, openAsManager, openOffice } from "./office.ts"
import { pageUrl, waitForHydration } from "./test-base.ts"

// The journeys share one copy of Hearth and its alerts, so they run one after the other.
test.describe.configure({ mode: "default" })

const PHONE = { width: 390, height: 844 }
const CHECK_MS = 60 * 1000 + 10_000

const closeButton = (page: Page, title: string) => page.getByRole("button", { name: `Close: ${title}` })

/**
 * Opens the home page with a clock that only the journey moves on, and closes the alerts that came with the system.
 * Otherwise the page would ask for new alerts by itself on a machine so slow that the journey takes a minute.
 */
async function openHome(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto(pageUrl("IN"))
  await waitForHydration(page)
  const close = page.getByRole("button", { name: /^Close: (Hello, India\.|Connaught Place is open late\.)$/ })
  for (let count = 0; count < 2; count++) await close.click()
  await expect(close).toHaveCount(0)
  await page.clock.pauseAt(Date.now() + 1_000)
}

/** Lets the page ask for new alerts. */
async function checkAlerts(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().includes("/api/alerts/current"))
  await page.clock.fastForward(CHECK_MS)
  await page.clock.resume()
  await (await answered).finished()
}

test("[FBK-5c] [FBK-5g] [FBK-5d] marketing writes an alert, an open page shows it once without a reload, and it disappears when it is ended", async ({
  browser,
  hearth,
  page,
  context,
}) => {
  const manager = await openAsManager(browser, hearth)
  const clerk = await hireForOffice(manager, "Mira Marketing", ["marketing"])
  const office = await hearth.openPage(browser)
  await openOffice(office, "IN", "alerts", clerk)
  await expect(office.getByRole("heading", { name: "Alerts", level: 1 })).toBeVisible()
  expect(await findAccessibilityViolations(office, "alerts")).toEqual([])
  await openHome(page)

  await office.getByRole("button", { name: "Write alert" }).click()
  const sheet = office.getByRole("dialog", { name: "Write alert" })
  await expect(sheet.getByLabel("Title")).toBeFocused()
  await sheet.getByRole("button", { name: "Publish alert" }).click()
  await expect(sheet).toContainText("Enter a title.")
  await expect(sheet.getByLabel("Title")).toBeFocused()
  await sheet.getByLabel("Title").fill("Heavy rain")
  await sheet.getByLabel("Message").fill("Deliveries take longer than usual.")
  await sheet.getByRole("radio", { name: /^Warning/ }).check()
  expect(await findAccessibilityViolations(office, "form")).toEqual([])
  await sheet.getByRole("button", { name: "Publish alert" }).click()
  await expect(sheet).toBeHidden()
  const row = office.getByRole("region", { name: "Current" }).getByRole("listitem").filter({ hasText: "Heavy rain" })
  await expect(row).toContainText("All of India")
  await expect(row).toContainText("Mira Marketing, head office")

  await expect(closeButton(page, "Heavy rain")).toHaveCount(0)
  await checkAlerts(page)
  await expect(closeButton(page, "Heavy rain")).toBeVisible()
  expect(await findAccessibilityViolations(page, "an alert")).toEqual([])
  // Another tab of the same visitor doesn't show it again.
  const tab = await context.newPage()
  const listed = tab.waitForResponse((response) => /\/api\/alerts\?/.test(response.url()))
  await tab.goto(pageUrl("IN"))
  expect(((await (await listed).json()) as { data: { alerts: object[] } }).data.alerts).toEqual([])
  await tab.close()

  await row.getByRole("button", { name: "End now: Heavy rain" }).click()
  await office.getByRole("dialog", { name: "End this alert?" }).getByRole("button", { name: "End now" }).click()
  await expect(office.getByText("Ended: Heavy rain")).toBeVisible()
  await expect(office.getByRole("region", { name: "Past" })).toContainText("Heavy rain")
  await expect(office.getByRole("region", { name: "Past" })).toContainText("Seen by 1 visitor")
  await checkAlerts(page)
  await expect(closeButton(page, "Heavy rain")).toHaveCount(0)

  await office.getByRole("link", { name: "Log" }).click()
  await expect(office.getByText("Mira Marketing wrote the alert “Heavy rain”")).toBeVisible()
  await expect(office.getByText("Mira Marketing ended the alert “Heavy rain” early")).toBeVisible()
  expect(await findAccessibilityViolations(office, "log")).toEqual([])
})

test("[FBK-5a] [FBK-5c] head office plans an alert for chosen stores, found by their city", async ({
  browser,
  hearth,
}) => {
  const office = await openAsManager(browser, hearth, "alerts")
  await office.setViewportSize(PHONE)
  await office.getByRole("button", { name: "Write alert" }).click()
  const sheet = office.getByRole("dialog", { name: "Write alert" })
  await sheet.getByLabel("Title").fill("Longer hours")
  await sheet.getByLabel("Message").fill("We bake until two on Saturday.")
  await sheet.getByText("Chosen stores").click()
  await sheet.getByLabel("Find stores").fill("atlantis")
  await sheet.getByLabel("Find stores").press("Enter")
  await expect(sheet).toContainText("No store found. Try another name or city.")
  await sheet.getByLabel("Find stores").fill("kolkata")
  await sheet.getByLabel("Find stores").press("Enter")
  await sheet.getByRole("button", { name: /^Add all \d+$/ }).click()
  await expect(sheet.getByText(/^\d+ stores chosen$/)).toBeVisible()
  await sheet.getByText("Later", { exact: true }).click()
  const day = new Date(Date.now() + hearth.offsetMs() + 48 * 3600_000).toISOString().slice(0, 10)
  await sheet.getByLabel("Start", { exact: true }).fill(`${day}T18:00`)
  await sheet.getByLabel("End", { exact: true }).fill(`${day}T17:00`)
  await sheet.getByRole("button", { name: "Plan alert" }).click()
  await expect(sheet).toContainText("The end has to be after the start.")
  await sheet.getByLabel("End", { exact: true }).fill(`${day}T23:00`)
  expect(await findAccessibilityViolations(office, "form with stores")).toEqual([])
  await sheet.getByRole("button", { name: "Plan alert" }).click()
  await expect(office.getByRole("region", { name: "Planned" })).toContainText(/Longer hours.*and \d+ more stores/s)
})

test("[FBK-5c] a store’s manager writes for the own store, and head office’s alerts are listed without a button", async ({
  browser,
  hearth,
}) => {
  const headOffice = await openAsManager(browser, hearth)
  const login = `manager.${Date.now().toString(36)}`
  const password = "lantern river copper"
  const storeId = defaultStoreId("IN")
  await callAs(headOffice, "POST", `/stores/${storeId}/staff`, {
    login,
    name: "Store Manager",
    role: "manager",
    password,
  })
  const store = await hearth.openPage(browser, PHONE)
  await store.goto(pageUrl("IN", `/console/${storeId}/alerts`))
  await signInAs(store, { login, password })
  const current = store.getByRole("region", { name: "Current" })
  await expect(current).toContainText("Hello, India.")
  await expect(current.getByRole("button")).toHaveCount(0)
  await store.getByRole("button", { name: "Write alert" }).click()
  const sheet = store.getByRole("dialog", { name: "Write alert" })
  await expect(sheet.getByText("Who gets it")).toHaveCount(0)
  await sheet.getByLabel("Title").fill("Oven repair")
  await sheet.getByLabel("Message").fill("We’re back at six.")
  await sheet.getByRole("button", { name: "Publish alert" }).click()
  await expect(current.getByRole("listitem").filter({ hasText: "Oven repair" })).toContainText("Store Manager")
  await expect(current.getByRole("button")).toHaveText(["End now"])
  expect(await findAccessibilityViolations(store, "a store’s alerts")).toEqual([])
})
