import type { Page } from "@playwright/test"
import { expect, type ClockedHearth, test } from "./clocked-hearth.ts"
import { openOffice } from "./office.ts"
import { getFromServer, pageUrl, waitForHydration, waitForIdleParts } from "./test-base.ts"

/** Longer than the interval at which a page reloads its configuration. */
const BEYOND_RELOAD_INTERVAL_MS = 6 * 60_000

async function switchFeature(office: Page, name: string, to: "Turn on" | "Turn off", reason: string): Promise<void> {
  await office.getByRole("button", { name: new RegExp(`^${to}: .*\\(${name}\\)$`) }).click()
  const sheet = office.getByRole("dialog")
  await sheet.getByLabel("Reason").fill(reason)
  await sheet.getByRole("button", { name: to }).click()
  await expect(sheet).toBeHidden()
}

/** Reads the configuration that the server currently returns. */
async function readConfig(page: Page) {
  const config = (await (await getFromServer(page.request, "BD", "/api/config")).json()) as {
    features: string
    disableCookies: boolean
  }
  const { features } = JSON.parse(config.features) as { features: { name: string; code: "D" | "E" }[] }
  return {
    disableCookies: config.disableCookies,
    codeOf: (name: string) => features.find((each) => each.name === name)?.code,
  }
}

/** Simulates a customer who returns to a page that stayed open. */
async function reopenLater(page: Page, hearth: ClockedHearth): Promise<void> {
  await hearth.advanceTime(BEYOND_RELOAD_INTERVAL_MS, page.context())
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
}

test("[CTY-5a] [CTY-6h] head office switches a feature off and on: an open page loses it and regains it without a reload", async ({
  page,
  browser,
  hearth,
}) => {
  // The page follows switches only once it has been idle. It starts the guest's session at the same time.
  const idle = page.waitForRequest(/\/anonymoususer$/)
  await page.goto(pageUrl("BD"))
  await waitForHydration(page)
  await idle
  const search = page.getByRole("banner").getByRole("link", { name: "Search the menu" })
  await expect(search).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  const office = await hearth.openPage(browser)
  await openOffice(office, "BD", "features", hearth.firstManager)
  await office.getByRole("button", { name: /\(search\)$/ }).click()
  await office.getByRole("dialog").getByRole("button", { name: "Turn off" }).click()
  await expect(office.getByRole("dialog")).toContainText("Enter a reason.")
  await office.keyboard.press("Escape")
  await switchFeature(office, "search", "Turn off", "The index is being rebuilt")
  await expect(office.getByText("search · Off: The index is being rebuilt")).toBeVisible()

  await expect.poll(async () => (await readConfig(page)).codeOf("search")).toBe("D")
  await reopenLater(page, hearth)
  await expect(search).toBeHidden()
  await switchFeature(office, "search", "Turn on", "Done")
  await expect.poll(async () => (await readConfig(page)).codeOf("search")).toBe("E")
  await reopenLater(page, hearth)
  await expect(search).toBeVisible()
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true)
})

test("[CTY-6c] [CTY-6f] with cookies switched off the visitor is asked for consent, and the answer is remembered", async ({
  page,
  browser,
  hearth,
}) => {
  const office = await hearth.openPage(browser)
  await openOffice(office, "BD", "features", hearth.firstManager)
  await switchFeature(office, "cookies", "Turn off", "New rules")
  await expect.poll(async () => (await readConfig(page)).disableCookies).toBe(true)
  const consent = page.getByText("May we set a cookie to remember your store?")
  await page.goto(pageUrl("BD"))
  await expect(consent).toBeVisible()
  await page.getByRole("button", { name: "No, thanks" }).click()
  await expect(consent).toBeHidden()
  await page.reload()
  await waitForHydration(page)
  await waitForIdleParts(page)
  await expect(consent).toBeHidden()
  await page.evaluate(() => localStorage.removeItem("hearth:cookieConsent"))
  await page.reload()
  await page.getByRole("button", { name: "Allow" }).click()
  await expect(consent).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem("hearth:cookieConsent"))).toBe('"yes"')
  await switchFeature(office, "cookies", "Turn on", "As before")
  // The journeys after this one need cookies.
  await expect.poll(async () => (await readConfig(page)).disableCookies).toBe(false)
})
