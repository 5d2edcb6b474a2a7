import { placeOrder } from "./console.ts"
import { expect, test } from "./clocked-hearth.ts"
import { getFromServer, pageUrl, waitForIdleParts } from "./test-base.ts"

/** Simulates a browser that offers to install the app. */
const offerInstall = () => {
  const offer = new Event("beforeinstallprompt", { cancelable: true })
  const userChoice = Promise.resolve({ outcome: "accepted" })
  dispatchEvent(Object.assign(offer, { prompt: async () => Object.assign(window, { wasPrompted: true }), userChoice }))
}

test("[SHL-10a] after an order the app can be installed, and a visitor who declines is not asked again", async ({
  page,
}) => {
  await page.goto(pageUrl("IN"))
  await page.evaluate(offerInstall)
  const banner = page.getByRole("region", { name: "Install Hearth" })
  await expect(banner).toBeHidden()
  await placeOrder(page, "IN")
  await page.evaluate(offerInstall)
  await banner.getByRole("button", { name: "Install" }).click()
  await expect(banner).toBeHidden()
  expect(await page.evaluate(() => "wasPrompted" in window)).toBe(true)

  await page.reload()
  await waitForIdleParts(page)
  await page.evaluate(offerInstall)
  await banner.getByRole("button", { name: "Not now" }).click()
  await page.reload()
  await waitForIdleParts(page)
  await page.evaluate(offerInstall)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(banner).toBeHidden()
})

test("[SHL-10a] each country has a manifest with its name", async ({ page }) => {
  for (const [country, name] of [
    ["IN", "Hearth India"],
    ["LK", "Hearth Sri Lanka"],
    ["BD", "Hearth Bangladesh"],
  ] as const) {
    const response = await getFromServer(page.request, country, "/manifest.webmanifest")
    expect(response.headers()["content-type"]).toContain("application/manifest+json")
    expect(await response.json()).toMatchObject({ name, start_url: "/", display: "standalone" })
  }
})
