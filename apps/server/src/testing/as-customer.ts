import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import type { LightMyRequestResponse } from "fastify"
import { asGuest, type TestBrowser } from "./as-guest.ts"
import type { TestApp } from "./build-test-app.ts"
import type { Partners } from "./start-partners.ts"

/** Requests a code as the sign-in page does. */
export function requestCode(
  browser: TestBrowser,
  mobile: string,
  overrides: object = {},
): Promise<LightMyRequestResponse> {
  return browser.post("/api/loginhandler/v3/getotp", { mobile, termsAccepted: true, ...overrides })
}

/** Submits a code; on success the browser has the customer's session. */
export async function submitLoginCode(
  browser: TestBrowser,
  mobile: string,
  code: string,
): Promise<LightMyRequestResponse> {
  return storeCustomer(browser, await browser.post("/api/loginhandler/validatecode", { mobile, code }))
}

export function storeCustomer(browser: TestBrowser, answer: LightMyRequestResponse): LightMyRequestResponse {
  if (answer.statusCode === 200) {
    const { userId, cartId, credentials } = answer.json<CustomerSession>()
    Object.assign(browser, { userId, cartId, bearer: credentials.accessToken })
  }
  return answer
}

/** Signs a visitor in with this number, in the format of the country. */
export async function asCustomer(
  app: TestApp,
  partners: Partners,
  mobile: string,
  { browser, host }: { browser?: TestBrowser; host?: string } = {},
): Promise<TestBrowser> {
  const visitor = browser ?? (await asGuest(app, host))
  const codeResponse = await requestCode(visitor, mobile)
  if (codeResponse.statusCode !== 200) throw new Error(`No code was sent: ${codeResponse.body}`)
  const answer = await submitLoginCode(visitor, mobile, await partners.codeFor(mobile.replaceAll(/\D/g, "").slice(-9)))
  if (answer.statusCode !== 200) throw new Error(`The code was not accepted: ${answer.body}`)
  return visitor
}
