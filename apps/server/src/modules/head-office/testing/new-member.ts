import { asCustomer } from "../../../testing/as-customer.ts"
import type { TestBrowser } from "../../../testing/as-guest.ts"
import type { TestApp } from "../../../testing/build-test-app.ts"
import type { Partners } from "../../../testing/start-partners.ts"

const LOYALTY = "/api/customer-service/ve1/loyalty"

/** Signs a customer in who is a member of the loyalty programme. */
export async function newMember(
  app: TestApp,
  partners: Partners,
  mobile: string,
  host = "in.localhost",
): Promise<TestBrowser> {
  const browser = await asCustomer(app, partners, mobile, { host })
  const joined = await browser.post(`${LOYALTY}/register`, { enroll: true, termsAccepted: true })
  if (joined.statusCode !== 200) throw new Error(`Not joined: ${joined.body}`)
  return browser
}

export async function pointsOf(browser: TestBrowser): Promise<number | undefined> {
  return (await browser.get(`${LOYALTY}/user`)).json().data.balance?.overall.points
}
