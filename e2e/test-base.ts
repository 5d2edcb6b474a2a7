import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import {
  type APIRequestContext,
  type APIResponse,
  expect,
  type Locator,
  type Page,
  test as base,
} from "@playwright/test"
import { shiftClock } from "./hearth-clock.ts"

/** Returns the address of a page in a country's web app, on the port of the journeys' copy of Hearth. */
export function pageUrl(country: CountryCode, path = "/"): string {
  return `http://${country.toLowerCase()}.localhost:${port()}${path}`
}

/**
 * Sends a request without a browser. The host is sent as a header, because only browsers resolve `in.localhost` to this
 * machine.
 */
export function getFromServer(request: APIRequestContext, country: CountryCode, path: string): Promise<APIResponse> {
  const headers = { host: new URL(pageUrl(country)).host }
  return request.get(`http://127.0.0.1:${port()}${path}`, { headers, maxRedirects: 0 })
}

function port(): string {
  const portSetting = process.env.E2E_PORT
  if (!portSetting) throw new Error("E2E_PORT is not set: run the journeys with `npm test -- e2e`")
  return portSetting
}

/** By how many milliseconds the clock of the journeys' copy of Hearth is ahead. Set before the first journey. */
export const clockOffset = (): number => Number(process.env.E2E_CLOCK_OFFSET_MS ?? 0)

// Shifts this process's clock too, because Playwright's `page.clock` compares it with the page's.
shiftClock(clockOffset())

/** Every page has Hearth's time, and a journey fails if its page reports an unexpected error. */
export const test = base.extend<{ expectedErrors: RegExp[]; failOnPageErrors: void }>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await newContext(options)
        await context.addInitScript(shiftClock, clockOffset())
        return context
      }
      await use(browser)
    },
    { scope: "worker" },
  ],
  expectedErrors: [[], { option: true }],
  failOnPageErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = []
      page.on("pageerror", (error) => errors.push(error.message))
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text())
      })
      await use()
      // A request that is under way when the journey ends can't be answered by its stub any more, which is no failure.
      await page.unrouteAll({ behavior: "ignoreErrors" })
      const unexpected = errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)))
      expect(unexpected, "unexpected errors on the page").toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Waits until React has hydrated the page that the server rendered (`useHydrationEnd`). */
export const waitForHydration = (page: Page) => page.locator("html[data-hydrated]").waitFor({ state: "attached" })

/** Waits until the parts that a page loads only once it is idle are shown, such as the cart bar and the notices. */
export const waitForIdleParts = (page: Page) => expect(page.getByRole("region", { name: "Notices" })).toBeAttached()

/** Clicks the label of a radio button, as people do, because only the label is visible. */
export const clickRadio = (radio: Locator) => radio.locator("xpath=ancestor::label").click()
