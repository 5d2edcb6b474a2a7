import { forwardRoute } from "./cart.ts"
import { expect, pageUrl, waitForHydration, test } from "./test-base.ts"

test("[SHL-1b] [SHL-1c] [SHL-1d] up to 770 px there is a bottom bar, above that a header navigation; the base font is 13 px", async ({
  page,
}) => {
  await page.setViewportSize({ width: 770, height: 900 })
  await page.goto(pageUrl("IN"))
  const bottom = page.getByRole("navigation", { name: "Quick links" })
  const header = page.getByRole("navigation", { name: "Main" })
  await expect(bottom).toBeVisible()
  await expect(header).toBeHidden()
  await page.setViewportSize({ width: 771, height: 900 })
  await expect(bottom).toBeHidden()
  await expect(header).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe("13px")
  expect(
    await page.evaluate(() =>
      ["--layer-bar", "--layer-top"].map((name) => getComputedStyle(document.body).getPropertyValue(name)),
    ),
  ).toEqual(["99", "9999"])
})

for (const width of [320, 360, 390, 820, 1280]) {
  test(`[SHL-1a] nothing overflows sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ["/", "/menu", "/offers", "/help", "/terms", "/nowhere"]) {
      await page.goto(pageUrl("IN", path))
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        path,
      ).toBeLessThanOrEqual(0)
    }
  })
  test.use({ expectedErrors: [/404/] })
}

test.describe("without a connection", () => {
  // A picture that is still loading fails.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test("[SHL-2a] [SHL-2c] the offline strip shows while the connection is lost and disappears when it is back", async ({
    page,
    context,
  }) => {
    await page.goto(pageUrl("IN"))
    await waitForHydration(page)
    await context.setOffline(true)
    await expect(page.getByText("Internet connection Lost")).toBeInViewport()
    await context.setOffline(false)
    await expect(page.getByText("Internet connection Lost")).toBeHidden()
  })
})

for (const isOn of [true, false]) {
  test(`[ANA-1b] with analytics ${isOn ? "on" : "off"}, an error is ${isOn ? "" : "not "}reported`, async ({
    page,
  }) => {
    await page.route(pageUrl("IN"), async (route) => {
      const response = await forwardRoute(route)
      const body = (await response.text()).replace('"tracking":true', `"tracking":${isOn}`)
      return route.fulfill({ response, body })
    })
    await page.goto(pageUrl("IN"))
    await waitForHydration(page)
    const sent: string[] = []
    page.on("request", (request) => sent.push(new URL(request.url()).pathname))
    const lastRequest = page.waitForRequest("**/api/config?last")
    await page.evaluate(() => {
      dispatchEvent(new ErrorEvent("error", { message: "a test" }))
      return fetch("/api/config?last")
    })
    await lastRequest
    await expect.poll(() => sent.filter((path) => path === "/api/tracking/activity").length).toBe(isOn ? 1 : 0)
  })
}

test.describe("when calls fail", () => {
  test.use({ expectedErrors: [/500|503|net::|Failed to load/] })

  test("[SHL-3a] [SHL-3b] [SHL-5a] [SES-9] a failed call shows its message in the popup, and the error screen can reload", async ({
    page,
  }) => {
    await page.goto(pageUrl("IN"))
    await waitForHydration(page)
    await page.route("**/api/v1/**", (route) =>
      route.fulfill({
        status: 503,
        json: {
          status: "failed",
          errors: [
            { code: "UNAVAILABLE", displayMsg: "We’re very busy right now.", header: "One moment", btnMsg: "Fine" },
          ],
        },
      }),
    )
    await page.getByRole("navigation", { name: "What would you like?" }).getByRole("link").first().click()
    const popup = page.getByRole("alertdialog")
    await expect(popup).toContainText("We’re very busy right now.")
    await expect(popup.getByRole("heading")).toHaveText("One moment")
    await popup.getByRole("button", { name: "Fine" }).click()
    await expect(popup).toBeHidden()
    await expect(page.getByRole("heading", { name: "Something went wrong!" })).toBeVisible()
    await expect(page.getByText("Please try again.")).toBeVisible()
    await page.unroute("**/api/v1/**")
    await page.getByRole("button", { name: "Refresh" }).click()
    await expect(page.getByRole("heading", { name: "Something went wrong!" })).toBeHidden()
    await expect(page.locator("article").first()).toBeVisible()
  })

  test("[SHL-5b] [SHL-6b] [ERR-1a] [ERR-1d] [ERR-2a] [ERR-2b] an unreadable response shows the default texts, removes the loader and is reported", async ({
    page,
  }) => {
    await page.goto(pageUrl("IN"))
    await waitForHydration(page)
    const reported = page.waitForRequest("**/api/tracking/activity")
    await page.route("**/api/v1/**", (route) => route.fulfill({ status: 500, json: { nothing: true } }))
    await page.getByRole("navigation", { name: "What would you like?" }).getByRole("link").first().click()
    const popup = page.getByRole("alertdialog")
    await expect(popup).toContainText("Something Went Wrong. Please Try Again.")
    await expect(popup.getByRole("heading")).toHaveText("Oops")
    await expect(popup.getByRole("button", { name: "OK" })).toBeVisible()
    await expect(page.getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0)
    expect((await reported).postDataJSON()).toMatchObject({ data: { action: "Error FrontEnd", platform: "PWA" } })
  })

  test(
    "[SHL-8b] a network failure shows a notice while the call is retried, and then the page continues",
    { tag: "@long" },
    async ({ page }) => {
      await page.goto(pageUrl("IN"))
      await waitForHydration(page)
      let isDown = true
      await page.route("**/api/v1/**", (route) => (isDown ? route.abort("connectionreset") : route.continue()))
      await page.getByRole("navigation", { name: "What would you like?" }).getByRole("link").first().click()
      await expect(page.getByText("There seems to be network issue. Retrying ....")).toBeInViewport()
      isDown = false
      await expect(page.locator("article").first()).toBeVisible()
      await expect(page.getByText("There seems to be network issue. Retrying ....")).toBeHidden()
    },
  )

  test("[SHL-7a] a lazy part that fails to load is retried", async ({ page }) => {
    let failuresLeft = 1
    await page.route("**/assets/product-details-*.js", (route) =>
      failuresLeft-- > 0 ? route.abort() : route.continue(),
    )
    await page.goto(pageUrl("IN"))
    await waitForHydration(page)
    await page.locator("article").getByRole("link").first().click()
    await expect(page.getByRole("dialog")).toBeVisible()
    expect(failuresLeft).toBeLessThan(0)
  })

  test("[SHL-7a] if a file that a lazy part needs fails, the part still shares its state with the page after the retry", async ({
    page,
  }) => {
    // The cart's code is a lazy part of its own and is also imported by other parts.
    const requestCounts = new Map<string, number>()
    await page.route(/\/assets\/(pricing|parts|product-details)-[^/]*\.js$/, (route) => {
      const { pathname } = new URL(route.request().url())
      const times = (requestCounts.get(pathname) ?? 0) + 1
      requestCounts.set(pathname, times)
      return times > 2 ? route.continue() : route.abort()
    })
    await page.goto(pageUrl("IN", "/menu/sides"))
    await waitForHydration(page)
    await page.locator("main article").getByRole("link").first().click()
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Add(?! one)/ })
      .click()
    await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible()
    expect(requestCounts.size).toBeGreaterThanOrEqual(3)
  })

  test("[SHL-7a] a startup file that fails to load is retried, and the page starts", async ({ page }) => {
    let failuresLeft = 2
    await page.route("**/assets/router-*.js", (route) => (failuresLeft-- > 0 ? route.abort() : route.continue()))
    await page.goto(pageUrl("IN"))
    await waitForHydration(page)
    expect(failuresLeft).toBeLessThan(0)
  })
})

test.describe("when a lazy part can't be loaded", () => {
  test.use({ expectedErrors: [/Failed to (load|fetch)|net::/] })

  test(
    "[SHL-7a] [ERR-1b] it is tried 6 times; then the page stays and offers links",
    { tag: "@long" },
    async ({ page }) => {
      // Without idle callbacks the page doesn't preload the part, which would add to the tries.
      await page.addInitScript(() => void (window.requestIdleCallback = () => 0))
      await page.goto(pageUrl("IN"))
      await waitForHydration(page)
      let tries = 0
      await page.route("**/assets/product-details-*.js", (route) => {
        tries++
        return route.abort()
      })
      await page.locator("article").getByRole("link").first().click()
      await expect(page.getByText("Oops! Something went wrong")).toBeVisible()
      // One attempt and five retries.
      expect(tries).toBe(6)
      await expect(page.locator("article").first()).toBeVisible()
      await page.getByRole("link", { name: "Go to home" }).click()
      await expect(page).toHaveURL(pageUrl("IN"))
      await expect(page.getByText("Oops! Something went wrong")).toBeHidden()
    },
  )
})

test.describe("when the connection is lost during a tap", () => {
  test.use({ expectedErrors: [/Failed to|net::|preload/] })

  test(
    "[SHL-3b] a screen whose code can't be loaded says so and offers to refresh",
    { tag: "@long" },
    async ({ page }) => {
      await page.goto(pageUrl("IN"))
      await waitForHydration(page)
      await page.route("**/assets/help-*.js", (route) => route.abort())
      await page.getByRole("link", { name: "More" }).click()
      await page.getByRole("dialog").getByRole("link", { name: "Help" }).click()
      await expect(page.getByRole("heading", { name: "Something went wrong!" })).toBeVisible()
      await page.unroute("**/assets/help-*.js")
      await page.getByRole("button", { name: "Refresh" }).click()
      await expect(page.getByRole("heading", { name: "Help", level: 1 })).toBeVisible()
    },
  )

  test("[SHL-7a] a stylesheet that failed is retried until it loads", async ({ page }) => {
    await page.goto(pageUrl("IN"))
    await waitForHydration(page)
    let failuresLeft = 2
    await page.route("**/assets/help-*.css", (route) => (failuresLeft-- > 0 ? route.abort() : route.continue()))
    await page.getByRole("link", { name: "More" }).click()
    await page.getByRole("dialog").getByRole("link", { name: "Help" }).click()
    const cards = page.locator("main h2").first().locator("xpath=../..")
    await expect.poll(() => cards.evaluate((node) => getComputedStyle(node).display)).toBe("grid")
  })
})

test("[SHL-12b] [SES-2a] calls send the campaign, even if its name has Bengali letters and an emoji", async ({
  page,
}) => {
  await page.goto(pageUrl("BD", `/?utm_source=${encodeURIComponent("দারাজ 🍕")}`))
  await waitForHydration(page)
  const call = page.waitForRequest("**/api/catalog-service/**")
  await page.getByRole("navigation", { name: "Quick links" }).getByRole("link", { name: "Offers" }).click()
  expect(decodeURIComponent((await call).headers().source ?? "")).toBe("দারাজ 🍕")
  await expect(page.getByRole("heading", { level: 1, name: /offers/i })).toBeVisible()
})

test("[SES-7a] the previous screen is stored", async ({ page }) => {
  await page.goto(pageUrl("IN", "/help"))
  await waitForHydration(page)
  await page.getByRole("navigation", { name: "Quick links" }).getByRole("link", { name: "Offers" }).click()
  await expect(page).toHaveURL(/offers/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem("hearth:previousScreen"))).toBe('"/help"')
})

test("[SHL-8a] with cookies disabled, a notice says so and can be closed", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "cookieEnabled", { get: () => false }))
  await page.goto(pageUrl("IN"))
  await expect(page.getByText("Cookies are off")).toBeInViewport()
  await page.getByRole("button", { name: "Close", exact: true }).click()
  await expect(page.getByText("Cookies are off")).toBeHidden()
})

test("[SHL-12b] the campaign of a visit is stored for the order", async ({ page }) => {
  await page.goto(pageUrl("IN", "/?utm_source=poster&utm_medium=qr&utm_campaign=monsoon"))
  await waitForHydration(page)
  await page.getByRole("navigation", { name: "What would you like?" }).getByRole("link").first().click()
  await expect(page).toHaveURL(/\/menu\//)
  await expect
    .poll(async () => JSON.parse((await page.evaluate(() => sessionStorage.getItem("hearth:utm"))) ?? "{}") as object)
    .toEqual({ source: "poster", medium: "qr", campaign: "monsoon" })
})

test("[SHL-11a] by keyboard only, the skip link works, and a product's sheet opens and closes", async ({ page }) => {
  await page.goto(pageUrl("IN", "/menu/sides"))
  await waitForHydration(page)
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.locator("main")).toBeFocused()
  const product = page.locator("article").getByRole("link").first()
  await product.focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("dialog")).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(page).not.toHaveURL(/product=/)
})
