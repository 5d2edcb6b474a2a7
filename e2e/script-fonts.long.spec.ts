import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Locator, Page } from "@playwright/test"
import { openConsole, openTicket } from "./console.ts"
import { fillCartAndCheckout, payWith, payWithCard, expectConfirmation } from "./checkout.ts"
import { test as clockedTest } from "./clocked-hearth.ts"
import { forwardRoute } from "./cart.ts"
import { expect, pageUrl, waitForHydration, test } from "./test-base.ts"

/** Simulates a device without fonts for these scripts: removes the names of fonts that this machine may have. */
async function removeDeviceFonts(page: Page): Promise<void> {
  const deviceFonts = /local\([^)]*\),|"?(?:Noto (?:Sans|Serif) (?:Bengali|Sinhala|Tamil)|Nirmala UI|\w+ Sangam MN)"?,/g
  await page.route(/./, async (route) => {
    if (!["document", "stylesheet"].includes(route.request().resourceType())) return route.fallback()
    const response = await forwardRoute(route)
    const text = await response.text()
    await route.fulfill({ response, body: text.replaceAll(deviceFonts, "") })
  })
}

/** Collects the font files for these scripts that the page requests, by script and weight. */
function requestedFonts(page: Page): string[] {
  const files: string[] = []
  page.on("request", (request) => {
    const [, file] = /noto-sans-\w+-(\w+-\d+)-normal.*\.woff2/.exec(request.url()) ?? []
    if (file !== undefined) files.push(file)
  })
  return files
}

/** Returns the fonts that the browser actually used for the text. */
async function fontsUsedFor(page: Page, text: Locator): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  await client.send("DOM.enable")
  await client.send("CSS.enable")
  const { root } = await client.send("DOM.getDocument")
  await text.evaluate((element) => element.setAttribute("data-inspected", ""))
  const { nodeId } = await client.send("DOM.querySelector", { nodeId: root.nodeId, selector: "[data-inspected]" })
  const { fonts } = await client.send("CSS.getPlatformFontsForNode", { nodeId })
  await client.detach()
  return fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? "" : " of the device"}`)
}

/** Waits until the styles that load after the start have arrived. */
async function waitForFonts(page: Page): Promise<void> {
  await waitForHydration(page)
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes("after-idle")))
  await page.evaluate(() => document.fonts.ready)
}

test("pages in Latin script load no fonts for other scripts, even with prices in taka", async ({ page }) => {
  const fontFiles = requestedFonts(page)
  for (const country of ["IN", "LK", "BD"] as const) {
    await page.goto(pageUrl(country, "/"))
    await waitForFonts(page)
  }
  await expect(page.getByText("৳").first()).toBeVisible()
  expect(fontFiles).toEqual([])
})

for (const [country, typed, file, font] of [
  ["BD", "নাসরিন আক্তার", "bengali-600", "Noto Sans Bengali SemiBold"],
  ["LK", "නිමාලි පෙරේරා", "sinhala-600", "Noto Sans Sinhala SemiBold"],
  ["LK", "கவிதா ராஜன்", "tamil-600", "Noto Sans Tamil SemiBold"],
] satisfies [CountryCode, string, string, string][])
  test(`${font} is loaded where its script is shown, and no font for another script is loaded`, async ({ page }) => {
    await removeDeviceFonts(page)
    const fontFiles = requestedFonts(page)
    await page.goto(pageUrl(country, `/search?q=${encodeURIComponent(typed)}`))
    const shown = page.getByText(`No results for “${typed}”`)
    await expect(shown).toBeVisible()
    await waitForFonts(page)
    await expect.poll(() => fontsUsedFor(page, shown)).toContain(font)
    expect(await fontsUsedFor(page, shown)).not.toContainEqual(expect.stringContaining("of the device"))
    const [script] = file.split("-")
    // The search field has the text too, in regular weight.
    await expect.poll(() => [...new Set(fontFiles)].toSorted()).toEqual([`${script}-400`, file])
  })

clockedTest.describe("in the console", () => {
  clockedTest.describe.configure({ mode: "default" })

  clockedTest("[CTY-7c] a customer's name in Tamil is drawn on the ticket", async ({ page, browser, hearth }) => {
    const name = "கவிதா"
    await fillCartAndCheckout(page, "LK")
    await page.getByLabel("First name").fill(name)
    await payWith(page, /^Credit/)
    await payWithCard(page)
    const orderId = await expectConfirmation(page)

    const store = await hearth.openPage(browser)
    await removeDeviceFonts(store)
    const fontFiles = requestedFonts(store)
    await openConsole(store, hearth, "LK")
    const customer = (await openTicket(store, orderId)).getByText(name)
    await expect(customer).toBeVisible()
    await expect.poll(() => fontsUsedFor(store, customer)).toContainEqual(expect.stringMatching(/^Noto Sans Tamil/))
    expect(new Set(fontFiles.map((each) => each.split("-")[0]))).toEqual(new Set(["tamil"]))
    await store.context().close()
  })
})
