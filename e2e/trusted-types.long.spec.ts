import type { BrowserContext, Page } from "@playwright/test"
import { goToCheckout, payWith, payWithCard, presetPlace, expectConfirmation, fillCheckoutForm } from "./checkout.ts"
import { fakeHumanDevice, newMobile } from "./account.ts"
import { addRider, ticketCard, openConsole, moveRider, sendOut, defaultStoreId, tapNextStage } from "./console.ts"
import { expect, test } from "./clocked-hearth.ts"
import { getFromServer, pageUrl, waitForHydration } from "./test-base.ts"

test.describe.configure({ mode: "default" })

/** Collects the policy violations and errors of a context's pages. */
async function collectErrors(context: BrowserContext): Promise<string[]> {
  const errors: string[] = []
  await context.exposeFunction("reportViolation", (what: string) => void errors.push(what))
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, sourceFile, sample }) =>
      (window as unknown as { reportViolation(what: string): void }).reportViolation(
        `${location.pathname} ${effectiveDirective} ${sourceFile} ${sample}`,
      ),
    )
  })
  context.on("weberror", (error) => errors.push(error.error().message))
  return errors
}

const marker = (page: Page) => page.locator(".leaflet-marker-icon svg").first()

test("[SEC-10a] no page from home to the tracker's map turns text into markup, and neither does the board", async ({
  page,
  context,
  browser,
  hearth,
}) => {
  const errors = await collectErrors(context)
  await fakeHumanDevice(page)
  await presetPlace(page, "IN")
  await page.goto(pageUrl("IN"))
  await waitForHydration(page)
  const fingerprinted = page.waitForResponse((response) => response.url().endsWith("/finger-print"))
  await page.goto(pageUrl("IN", "/login"))
  await fingerprinted
  await page.goto(pageUrl("IN", "/postorder-ui/mapScreen?latitude=12.9352&longitude=77.6245"))
  await expect(page.getByText(/Delivered from Koramangala/)).toBeVisible()
  await expect(marker(page)).toBeVisible()
  await expect(page.locator(".leaflet-control-scale-line")).toHaveText(/^\d+ k?m$/)
  await expect(page.getByRole("link", { name: "© GeoNames" })).toBeVisible()
  await page.goto(pageUrl("IN", "/menu"))
  await waitForHydration(page)
  await page.goto(pageUrl("IN", "/menu?product=in-margherita"))
  await waitForHydration(page)
  const saved = page.waitForResponse((response) => /\/cart\/[\w-]+\/items$/.test(response.url()))
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Add(?! one)/ })
    .click()
  await saved
  await goToCheckout(page, "IN")
  await fillCheckoutForm(page, newMobile("IN"))
  await payWith(page, /^Credit/)
  await payWithCard(page)
  const orderId = await expectConfirmation(page)
  await page.getByRole("link", { name: "Track your order" }).click()
  await expect(page.getByTestId("how-live")).toHaveText("Live")

  const staffPage = await hearth.openPage(browser)
  const staffErrors = await collectErrors(staffPage.context())
  await openConsole(staffPage, hearth, "IN")
  await addRider(staffPage, "Kiran Rao")
  for (const action of ["Accept", "Start making", "Start baking", "Mark ready"])
    await tapNextStage(staffPage, action, orderId)
  await sendOut(staffPage, orderId, "Kiran Rao")
  await moveRider(staffPage, defaultStoreId("IN"), orderId, { latitude: 28.6329, longitude: 77.2195 })
  await expect(page.getByTestId("rider-on-map")).toHaveText("Kiran Rao is on the map.")
  await expect(marker(page)).toBeVisible()
  await expect(ticketCard(staffPage, orderId)).toBeVisible()
  expect(errors).toEqual([])
  expect(staffErrors).toEqual([])
})

/**
 * Removes `report-to` from the policy, so that violations are reported through `report-uri` immediately: a browser
 * collects `report-to` reports for a minute, and a headless one never sends them.
 */
async function reportImmediately(page: Page, path: string): Promise<void> {
  await page.route(pageUrl("IN", path), async (route) => {
    const { host, port } = new URL(pageUrl("IN"))
    const response = await route.fetch({ url: `http://127.0.0.1:${port}${path}`, headers: { host } })
    const policy = response.headers()["content-security-policy"]?.replace("report-to csp; ", "") ?? ""
    await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } })
  })
}

test.describe("where text is turned into markup anyway", () => {
  test.use({ expectedErrors: [/Trusted|401/] })

  for (const path of ["/", "/console/"]) {
    test(`[SEC-10a] ${path}: writing text as markup throws, does not change the page and is reported`, async ({
      page,
      request,
    }) => {
      const readReportCount = async () => {
        const metrics = await (await getFromServer(request, "IN", "/api/metrics")).text()
        return Number(/csp_violations_total\{directive="require-trusted-types-for"\} (\d+)/.exec(metrics)?.[1] ?? 0)
      }
      const reportCount = await readReportCount()
      await reportImmediately(page, path)
      await page.goto(pageUrl("IN", path))
      const thrown = await page.evaluate(() => {
        try {
          document.body.innerHTML = "<b>not ours</b>"
          return "nothing"
        } catch (error) {
          return String(error)
        }
      })
      expect(thrown).toMatch(/TypeError.*TrustedHTML/)
      await expect(page.getByText("not ours")).toHaveCount(0)
      await expect.poll(readReportCount).toBeGreaterThan(reportCount)
    })
  }
})
