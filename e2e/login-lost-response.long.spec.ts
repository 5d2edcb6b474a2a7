import type { Page, Route } from "@playwright/test"
import { fakeHumanDevice, requestCode, codeField, codeSentTo, newMobile, signIn } from "./account.ts"
import { addFromSheet, fetchServerCart, forwardRoute } from "./cart.ts"
import { expect, pageUrl, waitForHydration, test } from "./test-base.ts"

/* Sign-ins that succeed on the server while the browser gets no response: in a tunnel, a lift or a train. */

const VALIDATE = "**/loginhandler/validatecode"
const CONNECTION_ERROR = "We couldn’t connect. Check your internet connection and try again."

test.use({ expectedErrors: [/ERR_FAILED|Failed to load resource/] })

/** Forwards the request to the server and drops the response. */
async function dropResponse(route: Route): Promise<void> {
  expect((await forwardRoute(route)).status()).toBe(200)
  await route.abort()
}

/**
 * Creates an account with a Margherita in its cart, and on another device a guest with a cola, who is about to sign in
 * to that account.
 */
async function setUpTwoDevices(page: Page, other: Page): Promise<string> {
  await fakeHumanDevice(other)
  await addFromSheet(other, "in-margherita")
  const mobile = await signIn(other)
  await fakeHumanDevice(page)
  await addFromSheet(page, "in-cola")
  await page.goto(pageUrl("IN", "/login?redirectUrl=%2Fcart"))
  await waitForHydration(page)
  await requestCode(page, mobile)
  return mobile
}

const cartItems = async (page: Page) =>
  (await fetchServerCart(page)).lines.map(({ productId, quantity }) => `${quantity} ${productId}`).toSorted()

test("[IDN-4b] [IDN-4c] [IDN-12] a lost response is retried: the same code signs in, and the cart has no duplicates", async ({
  page,
  browser,
}) => {
  const context = await browser.newContext()
  const mobile = await setUpTwoDevices(page, await context.newPage())
  let attemptCount = 0
  await page.route(VALIDATE, async (route) => (attemptCount++ < 2 ? dropResponse(route) : route.continue()))
  await codeField(page).fill(await codeSentTo(mobile, 2))
  await page.waitForURL(pageUrl("IN", "/cart"))
  expect(attemptCount).toBe(3)
  await expect(page.locator("[data-line]")).toHaveCount(2)
  expect(await cartItems(page)).toEqual(["1 in-cola", "1 in-margherita"])
  await context.close()
})

test("[IDN-4b] [IDN-4c] after a lost response, a manual retry with the code signs in", async ({ page, browser }) => {
  const context = await browser.newContext()
  const mobile = await setUpTwoDevices(page, await context.newPage())
  await page.route(VALIDATE, dropResponse)
  await codeField(page).fill(await codeSentTo(mobile, 2))
  await expect(page.getByRole("alert")).toHaveText(CONNECTION_ERROR)
  await page.unroute(VALIDATE)
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await page.waitForURL(pageUrl("IN", "/cart"))
  expect(await cartItems(page)).toEqual(["1 in-cola", "1 in-margherita"])
  await context.close()
})

test("[IDN-12] after a lost response, another sign-in finds each item once in the cart", async ({ page, browser }) => {
  const context = await browser.newContext()
  const mobile = await setUpTwoDevices(page, await context.newPage())
  await page.route(VALIDATE, dropResponse)
  await codeField(page).fill(await codeSentTo(mobile, 2))
  await expect(page.getByRole("alert")).toHaveText(CONNECTION_ERROR)
  await page.unroute(VALIDATE)

  // The guest session has ended on the server, so a new one starts with an empty cart; the items are in the account
  // already.
  const guestCreated = page.waitForResponse((response) => response.url().endsWith("/anonymoususer"))
  await page.goto(pageUrl("IN", "/cart"))
  await waitForHydration(page)
  await guestCreated
  await expect(page.locator("[data-line]")).toHaveCount(0)
  expect(await cartItems(page)).toEqual([])
  await page.goto(pageUrl("IN", "/login?redirectUrl=%2Fcart"))
  await waitForHydration(page)
  await requestCode(page, mobile)
  await codeField(page).fill(await codeSentTo(mobile, 3))
  await page.waitForURL(pageUrl("IN", "/cart"))
  await expect(page.locator("[data-line]")).toHaveCount(2)
  expect(await cartItems(page)).toEqual(["1 in-cola", "1 in-margherita"])
  await context.close()
})

test("[IDN-4b] [IDN-4c] a 200 without data shows an error, the code stays, and the next attempt signs in", async ({
  page,
}) => {
  await fakeHumanDevice(page)
  const mobile = newMobile()
  await page.goto(pageUrl("IN", "/login?redirectUrl=%2Fhelp"))
  await waitForHydration(page)
  await page.route("**/loginhandler/v3/getotp", (route) => route.fulfill({ json: { status: "success" } }), { times: 1 })
  await page.getByLabel("Mobile number").fill(mobile)
  await page.getByLabel("I accept the terms of use").check()
  await page.getByRole("button", { name: "Send code" }).click()
  await expect(page.getByRole("alert").filter({ hasText: CONNECTION_ERROR })).toBeVisible()
  await page.getByRole("button", { name: "Send code" }).click()
  await page.route(VALIDATE, (route) => route.fulfill({ json: { status: "SUCCESS" } }), { times: 1 })
  const code = await codeSentTo(mobile)
  await codeField(page).fill(code)
  await expect(page.getByRole("alert")).toHaveText(CONNECTION_ERROR)
  await expect(codeField(page)).toHaveValue(code)
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await page.waitForURL(pageUrl("IN", "/help"))
})
