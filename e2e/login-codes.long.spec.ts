import type { Page } from "@playwright/test"
import {
  fakeHumanDevice,
  requestCode,
  codeField,
  codeSentTo,
  messagesTo,
  newMobile,
  signIn,
  stayGuest,
} from "./account.ts"
import { findAccessibilityViolations } from "./find-accessibility-violations.ts"
import { expect, pageUrl, waitForHydration, test } from "./test-base.ts"

const refusal = (code: string, displayMsg: string) => ({
  status: "failed",
  errors: [{ code, displayMsg, header: "Oops", btnMsg: "OK" }],
})
const wrongCode = (code: string) => (code === "111111" ? "222222" : "111111")

const heart = (page: Page) => page.getByRole("dialog").getByRole("button", { name: /^Favourite/ })

async function addFavourite(page: Page, id: string): Promise<void> {
  await page.goto(pageUrl("IN", `/search?product=${id}`))
  await waitForHydration(page)
  const stored = page.waitForResponse((response) => response.url().includes("/favourites/") && response.ok())
  await heart(page).click()
  await stored
}

async function openLogin(page: Page, mobile: string, to = "/help"): Promise<void> {
  await fakeHumanDevice(page)
  await page.goto(pageUrl("IN", `/login?redirectUrl=${encodeURIComponent(to)}`))
  await waitForHydration(page)
  await requestCode(page, mobile)
}

test.describe("invalid codes", () => {
  test.use({ expectedErrors: [/422|429/] })

  test("[IDN-3c] [IDN-4d] the page says that a code has expired, and a new one can be requested", async ({ page }) => {
    const mobile = newMobile()
    await page.clock.install()
    await openLogin(page, mobile)
    // The server's clock can't be moved from here; the server's own tests check the expiry after five minutes.
    const expired = refusal("OTP_EXPIRED", "This code has expired. Request a new one.")
    await page.route("**/validatecode", (route) => route.fulfill({ status: 422, json: expired }), { times: 1 })
    await codeField(page).fill(await codeSentTo(mobile))
    await expect(page.getByRole("alert")).toHaveText("This code has expired. Request a new one.")
    await expect(page.getByText(/You can get a new code in \d+ s/)).toBeVisible()
    await page.clock.fastForward(46_000)
    await expect(page.getByText("This code is no longer valid.")).toBeVisible()
    await expect(page.getByText("Didn’t get it?")).toHaveCount(0)
    await expect(page.getByRole("button", { name: "Get a new code" })).toBeVisible()
    expect(await findAccessibilityViolations(page, "a code that has expired")).toEqual([])
  })

  test("[SEC-7e] [IDN-4d] after five wrong codes the page offers a new code and no longer asks whether it arrived", async ({
    page,
  }) => {
    const mobile = newMobile()
    await openLogin(page, mobile)
    const code = await codeSentTo(mobile)
    await expect(page.getByText(/Didn’t get it\? You can resend it in/)).toBeVisible()
    for (let attempt = 0; attempt < 5; attempt++) {
      await codeField(page).fill(String((Number(code) + 1 + attempt) % 1_000_000).padStart(6, "0"))
      await expect(page.getByRole("alert")).toHaveText(/^(Validation failed|Too many wrong attempts)/)
      await expect(codeField(page)).toHaveValue("")
    }
    await expect(page.getByRole("alert")).toHaveText("Too many wrong attempts. Request a new code.")
    await expect(page.getByText(/You can get a new code in \d+ s/)).toBeVisible()
    await expect(page.getByText(/Didn’t get it/)).toHaveCount(0)
    // Typing more digits does not make the code valid again.
    await codeField(page).pressSequentially("12")
    await expect(page.getByText(/You can get a new code in/)).toBeVisible()
  })

  test("[IDN-2e] after a reload the page still knows that no more codes can be sent, and offers the other sign-in methods", async ({
    page,
  }) => {
    const mobile = newMobile()
    await page.clock.install()
    await openLogin(page, mobile)
    await expect(page.getByRole("button", { name: "Continue as guest" })).toHaveCount(0)
    await page.clock.fastForward(46_000)
    const limited = refusal("OTP_LIMIT", "We can’t send any more codes there for now.")
    await page.route("**/resendotp", (route) => route.fulfill({ status: 429, json: limited }))
    const readStoredLogin = () => page.evaluate(() => localStorage.getItem("hearth:login"))
    await expect.poll(readStoredLogin).not.toBeNull()
    const storedBefore = await readStoredLogin()
    await page.getByRole("button", { name: "Resend code" }).click()
    await expect(page.getByRole("button", { name: "Continue as guest" })).toBeVisible()
    // Stored encrypted, a moment after it is shown.
    await expect.poll(readStoredLogin).not.toBe(storedBefore)
    await page.reload()
    await waitForHydration(page)
    await expect(codeField(page)).toBeVisible()
    await expect(page.getByRole("button", { name: "Continue as guest" })).toBeVisible()
    await expect(page.getByRole("button", { name: "Continue with Google" })).toBeVisible()
  })

  test("[IDN-3a] [IDN-3b] after 45 seconds another code can be sent, and the first is invalid", async ({ page }) => {
    const mobile = newMobile()
    await openLogin(page, mobile)
    const first = await codeSentTo(mobile)
    await page.getByRole("button", { name: "Resend code" }).click()
    await expect(page.getByText("We’ve sent a new code. The previous one no longer works.")).toBeVisible()
    const second = await codeSentTo(mobile, 2)
    expect(await messagesTo(mobile)).toHaveLength(2)
    await codeField(page).fill(first === second ? wrongCode(second) : first)
    await expect(page.getByRole("alert")).toHaveText("Validation failed. please verify your number again.")
    await codeField(page).fill(second)
    await page.waitForURL(pageUrl("IN", "/help"))
  })
})

test("[CTY-3a] [IDN-4b] [IDN-4c] signing in works in Bangladesh, with its number format and calling code", async ({
  page,
}) => {
  await fakeHumanDevice(page)
  const mobile = newMobile("BD")
  await page.goto(pageUrl("BD", "/login?redirectUrl=%2Fpostorder-ui%2Fprofile"))
  await waitForHydration(page)
  await page.getByLabel("Mobile number").fill("12345")
  await page.getByLabel("I accept the terms of use").check()
  await page.getByRole("button", { name: "Send code" }).click()
  await expect(page.getByText("Please enter a valid mobile number.")).toBeVisible()
  await requestCode(page, `0${mobile}`)
  await expect(page.getByText(/^\+880/)).toBeVisible()
  await codeField(page).fill(await codeSentTo(`+880${mobile}`))
  await page.waitForURL(pageUrl("BD", "/postorder-ui/profile"))
  await expect(page.getByRole("heading", { name: "Your account in Bangladesh" })).toBeVisible()
})

test("[IDN-12] [CAT-5a] [CAT-5c] a guest's favourites are merged into those of the account", async ({
  page,
  browser,
}) => {
  const context = await browser.newContext()
  const otherDevice = await context.newPage()
  const mobile = await signIn(otherDevice)
  await addFavourite(otherDevice, "in-margherita")
  await stayGuest(page)
  await fakeHumanDevice(page)
  await addFavourite(page, "in-cola")
  await signIn(page, { mobile, to: "/search" })
  const favourites = page.getByRole("region", { name: "Your favourites" })
  await expect(favourites.getByRole("link", { name: /Cola/ })).toBeVisible()
  await expect(favourites.getByRole("link", { name: /^Margherita/ })).toBeVisible()
  await context.close()
})

test("[SES-10b] [LOC-8d] a guest who adds an address signs in first and returns to the form", async ({ page }) => {
  const form = "/postorder-ui/myAddresses?add=true&latitude=12.9352&longitude=77.6245&label=Koramangala"
  await fakeHumanDevice(page)
  await page.goto(pageUrl("IN", form))
  await page.waitForURL(/\/login\?redirectUrl=/)
  await waitForHydration(page)
  const mobile = newMobile()
  await requestCode(page, mobile)
  await codeField(page).fill(await codeSentTo(mobile))
  await page.waitForURL(/myAddresses\?add=true/)
  await page.getByLabel("House, flat or floor").fill("12")
  await page.getByLabel("First name").fill("Asha")
  await page.getByRole("button", { name: "Save address" }).click()
  await expect(page.getByRole("heading", { name: "Home" })).toBeVisible()
})

test("without identity providers the page reserves no space for them", async ({ page }) => {
  await page.route("**/loginhandler/ways", async (route) =>
    route.fulfill({ json: { status: "success", data: { otp: true, password: true, social: [], firewall: false } } }),
  )
  await page.goto(pageUrl("LK", "/login"))
  await waitForHydration(page)
  const otherMethods = page.getByRole("region", { name: "Other ways to sign in" })
  await expect(otherMethods.getByRole("button", { name: "Use a password" })).toBeVisible()
  const orDivider = await otherMethods.getByText("or", { exact: true }).boundingBox()
  const password = await otherMethods.getByRole("button", { name: "Use a password" }).boundingBox()
  expect((password?.y ?? 0) - ((orDivider?.y ?? 0) + (orDivider?.height ?? 0))).toBeLessThan(24)
})

test("[SHL-11f] no axe violations on the sign-in pages, in light and dark", async ({ page }) => {
  const mobile = newMobile("LK")
  await fakeHumanDevice(page)
  await page.goto(pageUrl("LK", "/login"))
  await waitForHydration(page)
  await expect(page.getByRole("button", { name: "Use a password" })).toBeVisible()
  await page.getByRole("button", { name: "Send code" }).click()
  await expect(page.getByText("Please enter a valid mobile number.")).toBeVisible()
  expect(await findAccessibilityViolations(page, "number")).toEqual([])
  await requestCode(page, mobile)
  expect(await findAccessibilityViolations(page, "code")).toEqual([])
  for (const step of ["password", "forgot"]) {
    await page.goto(pageUrl("LK", `/login?with=${step}`))
    await waitForHydration(page)
    expect(await findAccessibilityViolations(page, step)).toEqual([])
  }
})
