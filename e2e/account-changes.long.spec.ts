import { fakeHumanDevice, requestCode, codeField, codeSentTo, messagesTo, newMobile, signIn } from "./account.ts"
import { findAccessibilityViolations } from "./find-accessibility-violations.ts"
import { expect, pageUrl, waitForHydration, test } from "./test-base.ts"

const PROFILE = "/postorder-ui/profile"

test.describe("changing the phone number", () => {
  test.use({ expectedErrors: [/403/] })

  test("changing the number some time after signing in requires another sign-in, and the old number is notified", async ({
    page,
  }) => {
    const mobile = await signIn(page, { to: PROFILE })
    const newNumber = newMobile()
    const change = page.getByRole("button", { name: "Change number" })
    await change.click()
    await page.getByLabel("New mobile number").fill(`0${mobile}`)
    await page.getByRole("button", { name: "Send code" }).click()
    await expect(page.getByText("This is already your number. Enter a different one.")).toBeVisible()
    expect(await findAccessibilityViolations(page, "the sheet for a new number")).toEqual([])

    // The server responds like this ten minutes after a sign-in. The server's tests, which can move the clock, check
    // that.
    const displayMsg = "To change your number, sign in again first."
    const refusal = { status: "failed", errors: [{ code: "SIGN_IN_AGAIN", displayMsg, header: "Oops", btnMsg: "OK" }] }
    await page.route("**/v3/getotp", (route) => route.fulfill({ status: 403, json: refusal }), { times: 1 })
    await page.getByLabel("New mobile number").fill(newNumber)
    await page.getByRole("button", { name: "Send code" }).click()
    await expect(page.getByText(displayMsg)).toBeVisible()
    await expect(page.getByText(/Can’t use your old number\?/)).toBeVisible()
    expect(await findAccessibilityViolations(page, "the sheet to sign in again")).toEqual([])
    await page.getByRole("link", { name: "Sign in again" }).click()
    await page.waitForURL(/\/login\?.*again=true/)
    await expect(page.getByRole("heading", { name: "Confirm it’s you" })).toBeVisible()
    await expect(page.getByLabel("Mobile number")).toHaveValue(mobile)
    await requestCode(page, mobile)
    await codeField(page).fill(await codeSentTo(mobile, 2))
    await page.waitForURL(pageUrl("IN", PROFILE))

    await change.click()
    await page.getByLabel("New mobile number").fill(newNumber)
    await page.getByRole("button", { name: "Send code" }).click()
    await codeField(page).fill(await codeSentTo(newNumber))
    await expect(page.getByText(`+91 ${newNumber.slice(0, 5)} ${newNumber.slice(5)}`).first()).toBeVisible()
    await expect.poll(async () => (await messagesTo(mobile))[0]?.body).toContain("now uses the number")
  })

  test('"Not now" leads back to the profile, and the customer stays signed in', async ({ page }) => {
    await signIn(page, { to: PROFILE })
    await page.goto(pageUrl("IN", `/login?redirectUrl=${encodeURIComponent(PROFILE)}&again=true`))
    await waitForHydration(page)
    await page.getByRole("button", { name: "Not now" }).click()
    await page.waitForURL(pageUrl("IN", PROFILE))
    await expect(page.getByText("This device")).toBeVisible()
  })
})

test.describe("signing out everywhere", () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to load resource/] })

  test("[IDN-11c] [IDN-11e] [SEC-3e] a failed sign-out is reported and leaves all devices signed in; the next attempt works", async ({
    page,
    browser,
  }) => {
    const mobile = await signIn(page, { to: PROFILE })
    const context = await browser.newContext()
    const other = await context.newPage()
    await signIn(other, { mobile, to: PROFILE })
    await other.goto("about:blank")
    const EVERYWHERE = "**/ve1/logouteverywhere"
    const signOutEverywhere = async () => {
      await page.getByRole("button", { name: "Sign out everywhere" }).click()
      await page.getByRole("dialog").getByRole("button", { name: "Sign out everywhere" }).click()
    }
    for (const fail of [
      () => page.route(EVERYWHERE, (route) => route.abort(), { times: 1 }),
      () => page.route(EVERYWHERE, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 }),
    ]) {
      await fail()
      await signOutEverywhere()
      await expect(page.getByText("We couldn’t sign out your devices. Try again.").first()).toBeVisible()
      await expect(page.getByRole("dialog")).toBeHidden()
    }
    await page.reload()
    await expect(page.getByText("This device")).toBeVisible()
    await other.goto(pageUrl("IN", PROFILE))
    await expect(other.getByText("This device")).toBeVisible()
    await other.goto("about:blank")
    await signOutEverywhere()
    await page.waitForURL(pageUrl("IN", "/"))
    await other.goto(pageUrl("IN", PROFILE))
    await expect(other.getByRole("alertdialog")).toContainText("You have been logged out. Please login again.")
    await context.close()
  })
})

test("[SHL-11f] no axe violations on the profile, its devices and the account deletion, in light and dark", async ({
  page,
  browser,
}) => {
  const context = await browser.newContext()
  const mobile = await signIn(await context.newPage())
  await fakeHumanDevice(page)
  await signIn(page, { mobile, to: PROFILE })
  await expect(page.getByRole("button", { name: /^Sign out .+ on / })).toBeVisible()
  expect(await findAccessibilityViolations(page, "profile")).toEqual([])
  await page.getByRole("button", { name: "Sign out everywhere" }).click()
  await expect(page.getByRole("dialog")).toBeVisible()
  expect(await findAccessibilityViolations(page, "sign out everywhere")).toEqual([])
  await page.goto(pageUrl("IN", "/delete-account"))
  await waitForHydration(page)
  await page.getByLabel("I understand that this can’t be undone").check()
  expect(await findAccessibilityViolations(page, "delete")).toEqual([])
  await page.getByRole("button", { name: "Send code to delete account" }).click()
  await expect(codeField(page)).toBeVisible()
  expect(await findAccessibilityViolations(page, "delete, the code")).toEqual([])
  await context.close()
})
