import { randomInt, randomUUID } from "node:crypto"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { type Page, request } from "@playwright/test"
import { expect, pageUrl, waitForHydration } from "./test-base.ts"

const prefixes: Readonly<Record<CountryCode, string>> = { IN: "98", LK: "7", BD: "17" }
const lengths: Readonly<Record<CountryCode, number>> = { IN: 10, LK: 9, BD: 10 }

/** Returns a random number, because the server limits the codes per hour for each number and for similar numbers. */
export function newMobile(country: CountryCode = "IN"): string {
  const prefix = prefixes[country]
  const digitsLeft = lengths[country] - prefix.length
  return prefix + String(randomInt(10 ** digitsLeft)).padStart(digitsLeft, "0")
}

interface Message {
  id: string
  to: string
  body: string
}

/** Returns the messages that the provider received for the recipient, newest first. */
export async function messagesTo(recipient: string): Promise<Message[]> {
  const inbox = process.env.E2E_INBOX
  if (!inbox) throw new Error("E2E_INBOX is not set: run the journeys with `npm test -- e2e`")
  const context = await request.newContext()
  try {
    const response = await context.get(`${inbox}/admin/messages`, { params: { to: recipient } })
    return ((await response.json()) as { messages: Message[] }).messages
  } finally {
    await context.dispose()
  }
}

/** Returns the codes that were sent, newest first. Leaves out other messages, such as those about orders. */
async function codesTo(recipient: string): Promise<string[]> {
  return (await messagesTo(recipient)).flatMap(({ body }) => /^\d{6}/.exec(body) ?? [])
}

/** Returns the newest code once `count` codes have arrived. */
export async function codeSentTo(recipient: string, count = 1): Promise<string> {
  await expect.poll(async () => (await codesTo(recipient)).length).toBeGreaterThanOrEqual(count)
  const [newest] = await codesTo(recipient)
  return newest ?? ""
}

/**
 * Gives the page a new device fingerprint that looks like a person's. All journeys run in one automated browser, to
 * which the server would send only a few codes.
 */
export async function fakeHumanDevice(page: Page): Promise<void> {
  await page.route("**/finger-print", async (route) => {
    const { signals } = route.request().postDataJSON() as { signals: object }
    const humanSignals = {
      visitorId: randomUUID(),
      webdriver: false,
      headless: [],
      globals: [],
      userAgent: "Chrome/1 Mobile",
    }
    await route.continue({ postData: JSON.stringify({ signals: { ...signals, ...humanSignals } }) })
  })
}

/** Chooses to continue as a guest, as in the offer to sign in, so that this page doesn't offer it. */
export const stayGuest = (page: Page) => page.addInitScript(() => sessionStorage.setItem("hearth:stays-guest", "yes"))

export const codeField = (page: Page) => page.getByRole("textbox", { name: "6-digit code" })

/** Fills in the number and requests a code, on any page that has the form. */
export async function requestCode(page: Page, mobile: string): Promise<void> {
  await page.getByLabel("Mobile number").fill(mobile)
  await page.getByLabel("I accept the terms of use").check()
  await page.getByRole("button", { name: "Send code" }).click()
  await expect(codeField(page)).toBeVisible()
}

/** Signs in with a code and opens the requested page. */
export async function signIn(
  page: Page,
  { country = "IN" as CountryCode, to = "/help", mobile = newMobile(country) } = {},
): Promise<string> {
  await fakeHumanDevice(page)
  const codeCount = (await codesTo(mobile)).length
  await page.goto(pageUrl(country, `/login?redirectUrl=${encodeURIComponent(to)}`))
  await waitForHydration(page)
  await requestCode(page, mobile)
  await codeField(page).fill(await codeSentTo(mobile, codeCount + 1))
  await page.waitForURL(pageUrl(country, to))
  return mobile
}
