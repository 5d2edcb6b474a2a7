import type { Page } from "@playwright/test"
import { fakeHumanDevice, codeField, codeSentTo, messagesTo, newMobile, signIn } from "./account.ts"
import { findViolationsInCurrentScheme } from "./find-accessibility-violations.ts"
import { addFromSheet } from "./cart.ts"
import { expect, pageUrl, test, waitForHydration, waitForIdleParts } from "./test-base.ts"

const PROFILE = "/postorder-ui/profile"
const storedKeys = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith("hearth:"))
      .sort(),
  )

test.describe("details", () => {
  test.use({ expectedErrors: [/422/] })

  test("[IDN-9a] [IDN-9b] [IDN-10a] names and e-mail are validated with their own messages, and the e-mail is confirmed with a code", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await signIn(page, { to: PROFILE })
    const save = page.getByRole("button", { name: "Save", exact: true })
    await expect(page.getByRole("heading", { name: "Good to see you" })).toBeVisible()
    await expect(page.getByText("This device")).toBeVisible()
    expect(await findViolationsInCurrentScheme(page)).toEqual([])
    await page.getByLabel("Email").fill("asha@hearth")
    await save.click()
    for (const message of ["Please enter first name.", "Please enter last name.", "Invalid email."]) {
      await expect(page.getByText(message, { exact: true })).toBeVisible()
    }
    await expect(page.getByLabel("First name")).toBeFocused()
    const email = `asha.${newMobile()}@example.in`
    await page.getByLabel("First name").fill("Asha")
    await page.getByLabel("Last name").fill("Rao")
    await page.getByLabel("Email").fill(email)
    await save.click()
    await expect(page.getByRole("heading", { name: "Hello, Asha" })).toBeVisible()
    await expect(page.getByRole("banner").getByRole("link", { name: "Asha" })).toBeVisible()
    await save.click()
    for (const message of ["Please change first name.", "Please change last name.", "Please change email."]) {
      await expect(page.getByText(message, { exact: true })).toBeVisible()
    }
    await page.getByRole("button", { name: "Confirm email" }).click()
    await page.getByRole("button", { name: "Send code" }).click()
    await codeField(page).fill(await codeSentTo(email))
    await expect(page.getByText("Confirmed", { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole("heading", { name: "Hello, Asha" })).toBeVisible()
    await page.getByRole("link", { name: "More", exact: true }).click()
    await expect(page.getByRole("link", { name: /^Hello, Asha/ })).toHaveAttribute("href", PROFILE)
  })
})

test.describe("devices", () => {
  test.use({ expectedErrors: [/401/] })

  test(
    "[SEC-3e] [SEC-3f] [IDN-11a] [IDN-11e] [SES-5b] a new number signs out the other devices; a device can be signed out by name, then all",
    { tag: "@long" },
    async ({ page, browser }) => {
      const mobile = await signIn(page, { to: PROFILE })
      const otherContext = await browser.newContext()
      const otherDevice = await otherContext.newPage()
      await signIn(otherDevice, { mobile, to: PROFILE })

      // Leaves the site, so that this device sends no requests in the meantime.
      await otherDevice.goto("about:blank")
      const newNumber = newMobile()
      await page.getByRole("button", { name: "Change number" }).click()
      await page.getByLabel("New mobile number").fill(newNumber)
      await page.getByRole("button", { name: "Send code" }).click()
      await codeField(page).fill(await codeSentTo(newNumber))
      await expect(page.getByText(`+91 ${newNumber.slice(0, 5)} ${newNumber.slice(5)}`).first()).toBeVisible()
      // The old number is notified.
      await expect.poll(async () => (await messagesTo(mobile))[0]?.body).toContain("now uses the number")
      await otherDevice.goto(pageUrl("IN", PROFILE))
      await expect(otherDevice.getByRole("alertdialog")).toContainText("You have been logged out. Please login again.")
      await expect.poll(() => storedKeys(otherDevice)).not.toContain("hearth:cart")
      await otherDevice.waitForURL(pageUrl("IN", `/login?redirectUrl=${encodeURIComponent(PROFILE)}`))

      await signIn(otherDevice, { mobile: newNumber, to: PROFILE })
      await otherDevice.goto("about:blank")
      await page.reload()
      await page.getByRole("button", { name: /^Sign out .+ on / }).click()
      await expect(page.getByText(/Signed out /)).toBeVisible()
      await otherDevice.goto(pageUrl("IN", PROFILE))
      await expect(otherDevice.getByRole("alertdialog")).toContainText("You have been logged out. Please login again.")
      await page.getByRole("button", { name: "Sign out everywhere" }).click()
      await page.getByRole("dialog").getByRole("button", { name: "Sign out everywhere" }).click()
      await page.waitForURL(pageUrl("IN", "/"))
      await otherContext.close()
    },
  )
})

test("[NAV-10d] [IDN-11a] [IDN-11c] [IDN-11d] signing out removes all customer data from the device, ends the session and leads to the root", async ({
  page,
  context,
}) => {
  await fakeHumanDevice(page)
  await addFromSheet(page, "in-margherita")
  await signIn(page, { to: PROFILE })
  await expect.poll(() => storedKeys(page)).toContain("hearth:cart")
  const otherTab = await context.newPage()
  await otherTab.goto(pageUrl("IN", PROFILE))
  await waitForHydration(otherTab)
  await expect(otherTab.getByRole("heading", { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    for (const name of ["tracking", "order", "arrived", "reorder"]) sessionStorage.setItem(`hearth:${name}`, "{}")
  })
  const loggedOut = page.waitForResponse((response) => response.url().endsWith("/ve1/logout"))
  await page.getByRole("button", { name: "Sign out", exact: true }).click()
  expect((await loggedOut).status()).toBe(200)
  await page.waitForURL(pageUrl("IN", "/"))
  await waitForHydration(page)
  const keysLeft = await storedKeys(page)
  for (const name of ["cart", "couponCode", "favourites", "locations", "place", "searches"]) {
    expect(keysLeft).not.toContain(`hearth:${name}`)
  }
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("hearth:")))).toEqual([])
  // The next visit may have written an empty summary already.
  const cartSummary = await page.evaluate(() => localStorage.getItem("hearth:cartGlance") ?? '{"items":0}')
  expect(JSON.parse(cartSummary)).toMatchObject({ items: 0 })
  await expect(page.getByRole("link", { name: "Cart", exact: true }).first()).toBeVisible()
  // A tab that was already open gives no access.
  await otherTab.waitForURL(/\/login\?redirectUrl=/)
  await page.goto(pageUrl("IN", PROFILE))
  await page.waitForURL(/\/login\?redirectUrl=/)
})

test("[IDN-11d] signing out leads straight to the root even if another tab removes the session first", async ({
  page,
  context,
}) => {
  await signIn(page, { to: PROFILE })
  await waitForIdleParts(page)
  const otherTab = await context.newPage()
  await otherTab.goto(pageUrl("IN", "/help"))
  await page.evaluate(() => {
    sessionStorage.setItem("navigations", "")
    navigation.addEventListener("navigate", ({ navigationType, destination }) => {
      const { pathname } = new URL(destination.url)
      sessionStorage.setItem("navigations", `${sessionStorage.getItem("navigations")}${navigationType} ${pathname};`)
    })
    addEventListener("storage", ({ key }) => {
      if (key === "hearth:user") document.title = "Session removed elsewhere"
    })
  })
  await page.route("**/ve1/logout", async (route) => {
    await otherTab.evaluate(() => localStorage.removeItem("hearth:user"))
    await expect(page).toHaveTitle("Session removed elsewhere")
    await route.continue()
  })
  await page.getByRole("button", { name: "Sign out", exact: true }).click()
  await page.waitForURL(pageUrl("IN", "/"))
  expect(await page.evaluate(() => sessionStorage.getItem("navigations"))).toBe("replace /;")
})

test("[IDN-11d] on a desktop signing out leads back to the previous page", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, { to: "/help" })
  await page.getByRole("banner").getByRole("link", { name: "Account" }).click()
  await page.getByRole("button", { name: "Sign out", exact: true }).click()
  await page.waitForURL(pageUrl("IN", "/help"))
  await waitForHydration(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem("hearth:cart"))).toBeNull()
})

test("[IDN-13a] [IDN-13b] [IDN-13c] deleting an account is explained, confirmed with a code and carried out", async ({
  page,
}) => {
  const mobile = await signIn(page, { to: "/delete-account" })
  await expect(page.getByText("Saved addresses and favourites")).toBeVisible()
  expect(await findViolationsInCurrentScheme(page)).toEqual([])
  const send = page.getByRole("button", { name: "Send code to delete account" })
  await expect(send).toBeDisabled()
  await page.getByLabel("I understand that this can’t be undone").check()
  await page.clock.install()
  await send.click()
  // The first code was for the sign-in.
  await codeField(page).fill(await codeSentTo(mobile, 2))
  await expect(page.getByRole("heading", { name: "Your account has been deleted" })).toBeVisible()
  await expect(page.getByText(/We keep paid orders only as long as tax law requires/)).toBeVisible()
  await expect.poll(() => storedKeys(page)).not.toContain("hearth:user")
  await page.getByRole("link", { name: "Go to home" }).click()
  await page.waitForURL(pageUrl("IN", "/"))
  await waitForHydration(page)
  // The number is free for a new customer. This tab leaves the site first: signing in in the other tab ends the guest
  // session that both tabs share, and a pending call of this tab would be refused once and retried.
  await page.goto("about:blank")
  const newTab = await page.context().newPage()
  await signIn(newTab, { mobile, to: PROFILE })
  await expect(newTab.getByRole("heading", { name: "Good to see you" })).toBeVisible()
})
