import type { Page } from "@playwright/test"
import { requestCode, fakeHumanDevice, codeField, codeSentTo, newMobile } from "./account.ts"
import { forwardRoute } from "./cart.ts"
import { getFromServer, expect, pageUrl, waitForHydration, test } from "./test-base.ts"

/**
 * Opens home and waits for the guest session. The session is created for the first call that needs one: the call for
 * the alerts, some seconds after the page has loaded.
 */
async function openHomeAsGuest(page: Page) {
  const guestCreated = page.waitForResponse((response) => response.url().endsWith("/loginhandler/anonymoususer"))
  const alerts = page.waitForResponse((response) => response.url().includes("/api/alerts"))
  await page.goto(pageUrl("IN"))
  const response = await guestCreated
  return {
    response,
    body: (await response.json()) as { credentials: Record<string, string>; userId: string; cartId: string },
    alerts: await alerts,
  }
}

test("[SES-1a] [SES-2a] [SEC-4a] [SEC-4c] a visitor becomes a guest, and scripts can't read the refresh token", async ({
  page,
  context,
}) => {
  const { response, body, alerts } = await openHomeAsGuest(page)
  expect(response.status()).toBe(200)
  expect(Object.keys(body.credentials).sort()).toEqual(["accessKeyId", "expiresAt", "secretKey", "sessionToken"])
  const headers = await alerts.request().allHeaders()
  expect(headers).toMatchObject({
    authorization: body.credentials.secretKey,
    userid: body.userId,
    "client-type": "web app-chrome",
    isloggedin: "false",
    storeid: "6585R",
    deliverytype: "DELIVERY",
  })
  const cookies = await context.cookies()
  const refresh = cookies.find((cookie) => cookie.name === "hearth_refresh")
  expect(refresh).toMatchObject({ httpOnly: true, sameSite: "Strict" })
  const readable = await page.evaluate(
    () => document.cookie + JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }),
  )
  expect(readable).not.toContain(refresh?.value)
  expect(readable).not.toContain(body.credentials.secretKey)
  expect(readable).not.toContain(body.userId)
})

test("[SES-7c] [SES-8a] a reload continues with the same guest from encrypted storage", async ({ page }) => {
  const { body } = await openHomeAsGuest(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem("hearth:user"))).not.toBeNull()
  const alerts = page.waitForRequest((request) => request.url().includes("/api/alerts"))
  await page.reload()
  expect((await (await alerts).allHeaders()).userid).toBe(body.userId)
})

test("[SES-7e] a stored user that was tampered with is discarded, and a new guest is created", async ({ page }) => {
  const first = await openHomeAsGuest(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem("hearth:user"))).not.toBeNull()
  await page.evaluate(() => localStorage.setItem("hearth:user", JSON.stringify("not an encrypted user")))
  const guestCreated = page.waitForResponse((response) => response.url().endsWith("/loginhandler/anonymoususer"))
  await page.reload()
  const second = (await (await guestCreated).json()) as { userId: string }
  expect(second.userId).not.toBe(first.body.userId)
})

test("[ANA-3b] [SES-7g] a failed write to storage is reported and not thrown", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError")
    }
  })
  const reported = page.waitForRequest((request) => request.url().endsWith("/tracking/activity"))
  await openHomeAsGuest(page)
  expect((await reported).postDataJSON()).toMatchObject({
    data: { action: "Error FrontEnd", actionType: "storage could not be written" },
  })
  await waitForHydration(page)
})

test.describe(() => {
  test.use({ expectedErrors: [/401/] })

  test("[SES-4b] [SES-4e] expired credentials are renewed with the cookie, and the call is retried", async ({
    page,
  }) => {
    const { body } = await openHomeAsGuest(page)
    let failuresLeft = 1
    await page.route("**/api/alerts*", (route) =>
      failuresLeft-- > 0 ? route.fulfill({ status: 401, json: { status: "failed", errors: [] } }) : route.continue(),
    )
    const refreshed = page.waitForResponse((response) => response.url().endsWith("/refreshtokenanonymous"))
    // The call that marks an alert as seen has a different path.
    const retriedAlerts = page.waitForResponse(
      (response) => /\/api\/alerts(\?|$)/.test(response.url()) && response.status() === 200,
    )
    await page.reload()
    const renewed = (await (await refreshed).json()) as { userId: string; credentials: { secretKey: string } }
    expect(renewed.userId).toBe(body.userId)
    expect((await (await retriedAlerts).request().allHeaders()).authorization).toBe(renewed.credentials.secretKey)
  })
})

test("[SES-1a] tabs opened at the same time share one guest, also after they are reloaded", async ({ context }) => {
  const sessionCalls: string[] = []
  context.on("response", (response) => {
    if (/anonymoususer|refreshtokenanonymous/.test(response.url())) sessionCalls.push(new URL(response.url()).pathname)
  })
  const tabs = await Promise.all([context.newPage(), context.newPage(), context.newPage()])
  const users = async () => {
    const requests = tabs.map((tab) =>
      tab.waitForRequest((request) => request.url().includes("/api/alerts") && request.headers().userid !== ""),
    )
    await Promise.all(tabs.map((tab) => tab.goto(pageUrl("IN"))))
    return new Set((await Promise.all(requests)).map((request) => request.headers().userid))
  }
  const first = await users()
  expect(first.size).toBe(1)
  expect(sessionCalls).toEqual(["/api/loginhandler/anonymoususer"])
  expect(await users()).toEqual(first)
})

test("[FBK-5b] an alert of the country is shown once: not after a reload, not in another tab", async ({
  page,
  context,
}) => {
  const markedSeen = page.waitForResponse((response) => response.url().endsWith("/seen"))
  await openHomeAsGuest(page)
  const message = page.getByRole("button", { name: /^Close: / })
  await expect(message).toBeVisible()
  const first = (await message.getAttribute("aria-label")) ?? ""
  expect((await markedSeen).status()).toBe(200)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    const alerts = tab.waitForResponse(
      (response) => response.url().includes("/api/alerts") && !response.url().endsWith("/seen"),
    )
    await tab.goto(pageUrl("IN"))
    const { data } = (await (await alerts).json()) as { data: { alerts: { title: string }[] } }
    expect(data.alerts.map(({ title }) => `Close: ${title}`)).not.toContain(first)
    await expect(tab.getByRole("button", { name: first })).toHaveCount(0)
  }
})

test("[FBK-5b] [FBK-5h] an alert waits for a toast to close, returns after the next toast, and is not shown after a reload", async ({
  page,
}) => {
  const seen: string[] = []
  page.on("request", (sent) => sent.url().endsWith("/seen") && seen.push(sent.url()))
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/api\/alerts\?/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(pageUrl("IN", "/menu/beverages"))
  await waitForHydration(page)
  const message = page.getByText("The oven is hot: have a look at the menu.")
  const toast = page.getByRole("region", { name: "Notices" }).getByText("Added to cart", { exact: true })
  const closeToast = page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Close", exact: true })
  const addOne = async () => {
    await page.locator("main article").getByRole("link").first().click()
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Add(?! one)/ })
      .click()
    // A toast that has the focus stays open.
    await closeToast.focus()
  }
  await addOne()
  const answered = page.waitForResponse(/\/api\/alerts\?/)
  release()
  await (await answered).finished()
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))))
  await expect(toast).toBeVisible()
  await expect(message).toHaveCount(0)
  expect(seen).toEqual([])
  await closeToast.click()
  await expect(message).toBeVisible()
  await expect.poll(() => seen.length).toBe(1)

  await addOne()
  await expect(message).toHaveCount(0)
  await closeToast.click()
  await expect(message).toBeVisible()
  const nextAlerts = page.waitForResponse(/\/api\/alerts\?/)
  await page.reload()
  await (await nextAlerts).finished()
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))))
  await expect(message).toHaveCount(0)
  expect(seen.filter((url) => url === seen[0])).toHaveLength(1)
})

test("[CTY-6f] [CTY-6g] the app's configuration is stored with its time and reused while it is fresh", async ({
  page,
}) => {
  let requestCount = 0
  await page.route("**/api/app-config", async (route) => {
    requestCount++
    await route.continue()
  })
  const readStoredConfig = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem("hearth:appConfig") ?? "null") as { storedAt: number } | null)
  await page.goto(pageUrl("LK", "/help"))
  await expect
    .poll(readStoredConfig)
    .toMatchObject({ config: { country: "LK", currency: { code: "LKR" }, smallestOrder: 1 } })
  await page.reload()
  await waitForHydration(page)
  expect(requestCount).toBe(1)
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem("hearth:appConfig") ?? "{}") as object
    localStorage.setItem("hearth:appConfig", JSON.stringify({ ...stored, storedAt: Date.now() - 31 * 60 * 1000 }))
  })
  await page.reload()
  await expect.poll(() => requestCount).toBe(2)
})

test("[CTY-1a] [CTY-1b] [CTY-6d] [CTY-6e] each host has its own country, in configuration and on the page", async ({
  page,
  request,
}) => {
  for (const [country, symbol, defaultStoreId] of [
    ["IN", "₹", "6585R"],
    ["LK", "Rs.", "66769"],
    ["BD", "৳", "67830"],
  ] as const) {
    const config = (await (await getFromServer(request, country, "/api/app-config")).json()) as {
      country: string
      currency: { symbol: string }
      defaultStore: { id: string }
    }
    expect([config.country, config.currency.symbol, config.defaultStore.id]).toEqual([country, symbol, defaultStoreId])
    await page.goto(pageUrl(country))
    await expect(page.locator("article").first()).toContainText(symbol)
  }
})

test.describe("two tabs", () => {
  // An activity that the ended guest session reports is refused with 403. It may be sent at any time.
  test.use({ expectedErrors: [/401|403/] })

  test("[IDN-4b] a tab that is refused while another tab signs in waits for the customer's session", async ({
    page,
    context,
  }) => {
    await openHomeAsGuest(page)
    const mobile = newMobile()
    const other = await context.newPage()
    await fakeHumanDevice(other)
    await other.goto(pageUrl("IN", "/login?redirectUrl=%2Fhelp"))
    await waitForHydration(other)
    await requestCode(other, mobile)
    // The server has ended the guest session, but the response is still pending.
    const guestEnded = Promise.withResolvers<void>()
    const responseReleased = Promise.withResolvers<void>()
    await other.route("**/loginhandler/validatecode", async (route) => {
      const response = await forwardRoute(route)
      guestEnded.resolve()
      await responseReleased.promise
      await route.fulfill({ response })
    })
    await codeField(other).fill(await codeSentTo(mobile))
    await guestEnded.promise
    const refused = page.waitForResponse((response) => response.status() === 401)
    await page.reload({ waitUntil: "commit" })
    await refused
    responseReleased.resolve()
    await other.waitForURL(pageUrl("IN", "/help"))
    for (const tab of [page, other]) {
      await tab.goto(pageUrl("IN", "/postorder-ui/profile"))
      await expect(tab.getByRole("heading", { name: "Good to see you" })).toBeVisible()
    }
  })
})
