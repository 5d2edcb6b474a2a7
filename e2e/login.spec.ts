import type { Page } from "@playwright/test"
import { fakeHumanDevice, requestCode, codeField, codeSentTo, messagesTo, newMobile, signIn } from "./account.ts"
import { findViolationsInCurrentScheme } from "./find-accessibility-violations.ts"
import { addFromSheet, fetchServerCart, cartLine, openCart } from "./cart.ts"
import { expect, pageUrl, waitForHydration, test } from "./test-base.ts"

const readableStorage = (page: Page) =>
  page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }))

test.describe("with a code", () => {
  test.use({ expectedErrors: [/422/] })

  test("[IDN-1c] [IDN-2b] [IDN-2c] [IDN-3c] [IDN-4a] [IDN-4c] [IDN-4d] [IDN-8a] [CTY-8a] [NAV-10a] [NAV-10b] [SEC-4b] [SES-7c] a customer signs in with a mobile number, accepted terms and a code, and gets to the requested page", async ({
    page,
  }) => {
    const mobile = newMobile()
    await fakeHumanDevice(page)
    await page.goto(pageUrl("IN", "/login?redirectUrl=%2Fhelp%3Fa%3D1&from=cart"))
    await waitForHydration(page)
    expect(await findViolationsInCurrentScheme(page)).toEqual([])
    await page.getByRole("button", { name: "Send code" }).click()
    await expect(page.getByText("Please enter a valid mobile number.")).toBeVisible()
    await expect(page.getByText("Accept the terms of use to continue.")).toBeVisible()
    await expect(page.getByLabel("Mobile number")).toBeFocused()
    await page.getByLabel("Mobile number").pressSequentially(`${mobile.slice(0, 7)}x`)
    await expect(page.getByText("3 digits to go")).toBeVisible()
    await requestCode(page, `0${mobile}`)
    await expect(page).toHaveURL(pageUrl("IN", "/login-otp?redirectUrl=%2Fhelp%3Fa%3D1&from=cart"))
    await expect(page.getByText(`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`)).toBeVisible()
    await expect(page.getByText(/You can resend it in \d+ s/)).toBeVisible()
    expect(await findViolationsInCurrentScheme(page)).toEqual([])

    // The browser may discard the page while the customer reads the message.
    await page.reload()
    await waitForHydration(page)
    const code = await codeSentTo(mobile)
    await expect(codeField(page)).toBeFocused()
    await codeField(page).fill(code === "111111" ? "222222" : "111111")
    await expect(page.getByRole("alert")).toHaveText("Validation failed. please verify your number again.")
    await expect(codeField(page)).toHaveValue("")
    expect(await readableStorage(page)).not.toContain(mobile)
    // A pasted code may contain a space.
    await codeField(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await page.waitForURL(pageUrl("IN", "/help?a=1"))
    const stored = await readableStorage(page)
    expect([stored.includes(mobile), stored.includes(code)]).toEqual([false, false])
    // A signed-in customer does not sign in again.
    await page.goto(pageUrl("IN", "/login-otp?redirectUrl=%2Fterms"))
    await page.waitForURL(pageUrl("IN", "/terms"))
  })
})

test("[IDN-3a] [IDN-3b] [IDN-3c] another code can be requested after the wait, and the number can be changed", async ({
  page,
}) => {
  const mobile = newMobile()
  await fakeHumanDevice(page)
  await page.clock.install()
  await page.goto(pageUrl("IN", "/login"))
  await page.clock.resume()
  await waitForHydration(page)
  await requestCode(page, mobile)
  await expect(page.getByRole("button", { name: "Resend code" })).toHaveCount(0)
  await page.clock.fastForward(46_000)
  await page.route("**/loginhandler/resendotp", (route) =>
    route.fulfill({ json: { status: "success", resendAfter: 90, expiresIn: 300 } }),
  )
  await page.getByRole("button", { name: "Resend code" }).click()
  await expect(page.getByText("We’ve sent a new code. The previous one no longer works.")).toBeVisible()
  await expect(page.getByText(/You can resend it in 1:\d\d min/)).toBeVisible()
  await page.getByRole("button", { name: "Change number" }).click()
  await page.waitForURL(pageUrl("IN", "/login"))
  await expect(page.getByLabel("Mobile number")).toHaveValue(mobile)
})

test.describe("limits", () => {
  test.use({ expectedErrors: [/429/] })

  test("[IDN-2e] [IDN-2f] [IDN-16e] when the code limit is reached, the page shows the server's message and the other sign-in methods", async ({
    page,
  }) => {
    await fakeHumanDevice(page)
    const displayMsg = "We can’t send any more codes to this number for now. Try again in 20 minutes."
    const refused = { status: "failed", errors: [{ code: "OTP_LIMIT", displayMsg, header: "Oops", btnMsg: "OK" }] }
    await page.route("**/loginhandler/v3/getotp", (route) => route.fulfill({ status: 429, json: refused }))
    await page.goto(pageUrl("IN", "/login?redirectUrl=%2Fhelp"))
    await waitForHydration(page)
    await page.getByLabel("Mobile number").fill(newMobile())
    await page.getByLabel("I accept the terms of use").check()
    await page.getByRole("button", { name: "Send code" }).click()
    await expect(page.getByRole("alert").filter({ hasText: displayMsg })).toBeVisible()
    await expect(page.getByRole("button", { name: "Continue with Google" })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe("/login")
    // From the address step, the customer returns to the cart.
    await page.goto(pageUrl("IN", "/login?from=address"))
    await waitForHydration(page)
    await page.getByLabel("Mobile number").fill(newMobile())
    await page.getByLabel("I accept the terms of use").check()
    await page.getByRole("button", { name: "Send code" }).click()
    await page.waitForURL(pageUrl("IN", "/cart"))
    await expect(page.getByRole("alertdialog")).toContainText(displayMsg)
  })
})

test("[CAR-7c] [IDN-2d] [IDN-12] [SES-10b] a guest who signs in from the cart keeps the cart, and a guest's cart on another device is merged into it", async ({
  page,
  browser,
}) => {
  await fakeHumanDevice(page)
  const mobile = newMobile()
  await addFromSheet(page, "in-margherita")
  await openCart(page)
  await page.getByRole("link", { name: /^Sign in/ }).click()
  await page.waitForURL(pageUrl("IN", "/cart?login=number"))
  await requestCode(page, mobile)
  await page.waitForURL(pageUrl("IN", "/cart?login=code"))
  await codeField(page).fill(await codeSentTo(mobile))
  await page.waitForURL(pageUrl("IN", "/cart"))
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(cartLine(page, /Margherita/)).toBeVisible()
  await expect(page.getByRole("link", { name: /^Sign in/ })).toHaveCount(0)

  const other = await browser.newContext()
  const second = await other.newPage()
  await fakeHumanDevice(second)
  const guestCart = await addFromSheet(second, "in-cola")
  await signIn(second, { mobile, to: "/cart" })
  await expect(cartLine(second, /Margherita/)).toBeVisible()
  await expect(cartLine(second, /Cola/)).toBeVisible()
  const merged = await fetchServerCart(second)
  expect(merged.cartId).not.toBe(guestCart.cartId)
  expect(merged.lines.map(({ quantity }) => quantity)).toEqual([1, 1])
  await other.close()
})

test.describe("through an identity provider", () => {
  test.use({ expectedErrors: [/422|503/] })

  test(
    "[IDN-1d] [IDN-6a] the first sign-in with a provider asks for the number once, and the next one signs in directly",
    { tag: "@long" },
    async ({ page, browser }) => {
      await fakeHumanDevice(page)
      const mobile = newMobile()
      await page.goto(pageUrl("IN", "/login?redirectUrl=%2Fhelp"))
      await waitForHydration(page)
      await page.getByRole("button", { name: "Continue with Facebook" }).click()
      await page.getByRole("link", { name: "Cancel" }).click()
      await waitForHydration(page)
      await expect(page.getByRole("alert")).toContainText("Sign-in was cancelled")
      await page.waitForURL(pageUrl("IN", "/login?redirectUrl=%2Fhelp"))
      await page.getByRole("button", { name: "Continue with Facebook" }).click()
      await page.getByRole("link", { name: /Leela Nair/ }).click()
      await expect(page.getByRole("heading", { name: /^One last step/ })).toBeVisible()
      await expect(page).toHaveURL(/^[^?]+\?redirectUrl=%2Fhelp$/)
      await requestCode(page, mobile)
      await codeField(page).fill(await codeSentTo(mobile))
      await page.waitForURL(pageUrl("IN", "/help"))

      const other = await browser.newContext()
      const second = await other.newPage()
      await fakeHumanDevice(second)
      await second.goto(pageUrl("IN", "/login?redirectUrl=%2Fpostorder-ui%2Fprofile"))
      await waitForHydration(second)
      await second.getByRole("button", { name: "Continue with Facebook" }).click()
      await second.getByRole("link", { name: /Leela Nair/ }).click()
      await second.waitForURL(pageUrl("IN", "/postorder-ui/profile"))
      await expect(second.getByRole("heading", { name: "Hello, Leela" })).toBeVisible()
      await expect(second.getByText("leela@example.in")).toBeVisible()
      await other.close()
    },
  )

  test("a forged callback from an identity provider is refused, and the number can be used instead", async ({
    page,
  }) => {
    await fakeHumanDevice(page)
    await page.goto(pageUrl("IN", "/login?code=stolen&state=stolen"))
    await waitForHydration(page)
    await expect(page.getByRole("alert")).toHaveText("Sign-in failed. Try again or use your mobile number.")
    await page.waitForURL(pageUrl("IN", "/login"))
    await expect(page.getByLabel("Mobile number")).toBeVisible()
  })
})

test.describe("with a password", () => {
  test.use({ expectedErrors: [/422/] })

  test(
    "[IDN-1a] [IDN-7a] [IDN-7b] in a country with passwords, a customer sets one with a code and signs in with it",
    { tag: "@long" },
    async ({ page, browser }) => {
      const mobile = await signIn(page, { country: "LK", to: "/postorder-ui/profile" })
      await page.getByRole("link", { name: "Set password" }).click()
      await expect(page.getByLabel("Mobile number")).toHaveValue(mobile)
      await page.getByRole("button", { name: "Send code" }).click()
      await codeField(page).fill(await codeSentTo(mobile, 2))
      await page.getByLabel("New password").fill("short")
      await page.getByRole("button", { name: "Save and sign in" }).click()
      await expect(page.getByText("Use at least 8 characters.")).toBeVisible()
      await page.getByLabel("New password").fill("three warm ovens")
      await page.getByRole("button", { name: "Save and sign in" }).click()
      await page.waitForURL(pageUrl("LK", "/postorder-ui/profile"))
      await expect(page.getByRole("link", { name: "Change password" })).toBeVisible()

      const other = await browser.newContext()
      const second = await other.newPage()
      await fakeHumanDevice(second)
      await second.goto(pageUrl("LK", "/login?with=password&redirectUrl=%2Fhelp"))
      await waitForHydration(second)
      expect(await findViolationsInCurrentScheme(second)).toEqual([])
      await second.getByLabel("Mobile number or email").fill(`0${mobile}`)
      await second.getByLabel("Password", { exact: true }).fill("three cold ovens")
      await second.getByRole("button", { name: "Sign in", exact: true }).click()
      await expect(second.getByRole("alert")).toHaveText("Incorrect number, email or password. Try again.")
      await second.getByLabel("Password", { exact: true }).fill("three warm ovens")
      await second.getByRole("button", { name: "Sign in", exact: true }).click()
      await second.waitForURL(pageUrl("LK", "/help"))
      await other.close()
    },
  )

  test("[IDN-1b] in a country without passwords, the page offers none", async ({ page }) => {
    await fakeHumanDevice(page)
    await page.goto(pageUrl("IN", "/login?with=password"))
    await waitForHydration(page)
    await expect(page.getByRole("button", { name: "Continue with Google" })).toBeVisible()
    await expect(page.getByLabel("Mobile number")).toBeVisible()
    await expect(page.getByRole("button", { name: "Use a password" })).toHaveCount(0)
    await expect(page.getByLabel("Password")).toHaveCount(0)
  })
})

test("[NAV-10c] a redirect URL of another site leads to the root instead", { tag: "@long" }, async ({ page }) => {
  await signIn(page)
  for (const evil of [
    "//evil.example",
    "https://evil.example/",
    "/\\evil.example",
    "javascript:alert(1)",
    "/%2F/evil",
  ]) {
    await page.goto(pageUrl("IN", `/login?redirectUrl=${encodeURIComponent(evil)}`))
    await page.waitForURL(pageUrl("IN", "/"))
  }
})

test("[SES-10a] [SES-10b] a guest who opens a customer page or adds a favourite is asked to sign in and then returns there", async ({
  page,
}) => {
  await fakeHumanDevice(page)
  for (const path of ["/postorder-ui/profile", "/delete-account"]) {
    await page.goto(pageUrl("IN", path))
    await page.waitForURL(pageUrl("IN", `/login?redirectUrl=${encodeURIComponent(path)}`))
  }
  await page.goto(pageUrl("IN", "/search?product=in-margherita"))
  await waitForHydration(page)
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Favourite/ })
    .click()
  await page.waitForURL(/\/login\?redirectUrl=/)
  const mobile = newMobile()
  await requestCode(page, mobile)
  await codeField(page).fill(await codeSentTo(mobile))
  await page.waitForURL(pageUrl("IN", "/search?product=in-margherita"))
  await expect(page.getByRole("dialog").getByRole("button", { name: /^Favourite/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  )
})

test("[IDN-14a] [IDN-14b] [IDN-14c] [IDN-15] the browser's fingerprint is sent with the request for a code, from the sign-in screens only", async ({
  page,
}) => {
  const posted: string[] = []
  page.on("request", (request) => request.url().endsWith("/finger-print") && posted.push(request.postData() ?? ""))
  await page.goto(pageUrl("IN", "/help"))
  await waitForHydration(page)
  expect(posted).toEqual([])
  const answered = page.waitForResponse((response) => response.url().endsWith("/finger-print"))
  await page.goto(pageUrl("IN", "/login"))
  const { id, firewallToken } = (await (await answered).json()) as { id: string; firewallToken: string }
  const { signals } = JSON.parse(posted[0] ?? "{}") as { signals: Record<string, unknown> }
  expect(signals).toMatchObject({ webdriver: true, evalLength: 33 })
  expect(String(signals.visitorId)).toMatch(/^[0-9a-f]{32}$/)
  const codeRequested = page.waitForRequest((request) => request.url().endsWith("/getotp"))
  await waitForHydration(page)
  const mobile = newMobile()
  await page.getByLabel("Mobile number").fill(mobile)
  await page.getByLabel("I accept the terms of use").check()
  await page.getByRole("button", { name: "Send code" }).click()
  const codeRequest = await codeRequested
  expect((await codeRequest.allHeaders())["x-firewall-token"]).toBe(firewallToken)
  const { fingerprint } = codeRequest.postDataJSON() as { fingerprint: { id: string; hash: string } }
  expect(fingerprint.id).toBe(id)
  expect(fingerprint.hash).toMatch(/^[0-9a-f]{128}$/)
})

test.describe(() => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test("[IDN-14d] a failed fingerprint is reported and does not prevent requesting a code", async ({ page }) => {
    await page.route("**/finger-print", (route) => route.abort())
    const reported = page.waitForRequest(
      (request) => request.url().endsWith("/tracking/activity") && (request.postData() ?? "").includes("fingerprint"),
    )
    await page.goto(pageUrl("IN", "/login"))
    await waitForHydration(page)
    expect((await reported).postDataJSON()).toMatchObject({ data: { actionType: "fingerprint failure" } })
    const mobile = newMobile()
    await requestCode(page, mobile)
    await expect.poll(async () => (await messagesTo(mobile)).length).toBe(1)
  })
})
