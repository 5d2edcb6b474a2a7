import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import {
  type APIRequestContext,
  type APIResponse,
  expect,
  type Locator,
  type Page,
  test as base,
} from "@playwright/test"

/** The address of a page in a country's shop; the port is the one the journeys' own copy of the product runs on. */
export function shopUrl(country: CountryCode, path = "/"): string {
  return `http://${country.toLowerCase()}.localhost:${port()}${path}`
}

/** A request without a browser. Only browsers know that `in.localhost` is this machine, so the host goes as a header. */
export function getFromServer(request: APIRequestContext, country: CountryCode, path: string): Promise<APIResponse> {
  const headers = { host: new URL(shopUrl(country)).host }
  return request.get(`http://127.0.0.1:${port()}${path}`, { headers, maxRedirects: 0 })
}

function port(): string {
  const given = process.env.E2E_PORT
  if (!given) throw new Error("E2E_PORT is not set: run the journeys with `npm test -- e2e`")
  return given
}

/** Every journey also fails when the page reports an error of its own that it was not told to expect. */
export const test = base.extend<{ expectedErrors: RegExp[]; watched: void }>({
  expectedErrors: [[], { option: true }],
  watched: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = []
      page.on("pageerror", (error) => errors.push(error.message))
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text())
      })
      await use()
      const unexpected = errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)))
      expect(unexpected, "errors on the page").toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** The page is drawn by the server; this waits until the browser has taken it over. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const app = document.getElementById("app")
    return app !== null && Object.keys(app).some((key) => key.startsWith("__reactContainer"))
  })
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactFiber")),
  )
}

/** One of several that are drawn as their labels: pressed where people press, once it stands still. */
export const clickRadio = (radio: Locator) => radio.locator("xpath=ancestor::label").click()
