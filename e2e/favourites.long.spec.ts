import type { Page } from "@playwright/test"
import { stayGuest } from "./account.ts"
import { readStored } from "./place.ts"
import { expect, pageUrl, test, waitForHydration, waitForIdleParts } from "./test-base.ts"

const FAVOURITES_CALL = "**/user/favourites/products*"
const heart = (page: Page, name: string) => page.getByRole("button", { name: `Favourite: ${name}` })
const favouritesRegion = (page: Page) => page.getByRole("region", { name: "Your favourites" })

async function openProduct(page: Page, id: string): Promise<void> {
  await page.goto(pageUrl("IN", `/search?product=${id}`))
  await waitForHydration(page)
  await expect(page.getByRole("dialog").getByRole("button", { name: /^Favourite/ })).toBeVisible()
}

/**
 * Marks the visitor as a guest who declined to sign in: the page does not ask again, and favourites are stored on the
 * device.
 */
test.beforeEach(({ page }) => stayGuest(page))

/** Clicks the heart and waits until the server has stored the favourite. */
async function addFavourite(page: Page, id: string, name: string): Promise<void> {
  await openProduct(page, id)
  const stored = page.waitForResponse((response) => response.url().includes("/favourites/") && response.ok())
  await heart(page, name).click()
  await expect(heart(page, name)).toHaveAttribute("aria-pressed", "true")
  await stored
}

test("[CAT-5b] a favourite set in the sheet shows in the search and on home", async ({ page }) => {
  await addFavourite(page, "in-margherita", "Margherita Classica")
  await expect(page.getByText("Saved on this device. Sign in to keep it on all your devices.")).toBeVisible()
  await page.goto(pageUrl("IN", "/search"))
  await waitForHydration(page)
  await expect(favouritesRegion(page).getByRole("link", { name: /^Margherita Classica/ })).toBeVisible()
  await page.goto(pageUrl("IN"))
  await waitForHydration(page)
  await page.getByRole("navigation", { name: "What would you like?" }).scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(favouritesRegion(page)).toBeAttached()
  await favouritesRegion(page)
    .getByRole("link", { name: /^Margherita Classica/ })
    .click()
  await expect(page.getByRole("dialog")).toContainText("Margherita")
  // The hint is shown only once.
  await heart(page, "Margherita Classica").click()
  await expect(heart(page, "Margherita Classica")).toHaveAttribute("aria-pressed", "false")
  await heart(page, "Margherita Classica").click()
  await expect(heart(page, "Margherita Classica")).toHaveAttribute("aria-pressed", "true")
  await expect(page.getByText("Saved on this device. Sign in to keep it on all your devices.")).toHaveCount(0)
})

test("[CAT-5b] favourites can be set in the search, are listed newest first, and can be removed", async ({ page }) => {
  await page.goto(pageUrl("IN", "/search?q=cola"))
  await waitForHydration(page)
  await expect(page.locator("[data-result]").first()).toBeVisible()
  for (const query of ["cola", "margherita"]) {
    await page.getByRole("searchbox").fill(query)
    const hearts = page
      .getByRole("list", { name: "Search results" })
      .getByRole("button", { name: new RegExp(`^Favourite: .*${query}`, "i") })
    await hearts.first().click()
    await expect(hearts.first()).toHaveAttribute("aria-pressed", "true")
  }
  await page.getByRole("searchbox").fill("")
  await expect(favouritesRegion(page).getByRole("link")).toHaveText([/^Margherita/, /Cola/])
  await favouritesRegion(page).getByRole("link").first().click()
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Favourite/ })
    .click()
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click()
  await expect(favouritesRegion(page).getByRole("link")).toHaveText([/Cola/])
})

test("[CAT-5b] two tabs show the same favourites", async ({ page, context }) => {
  await openProduct(page, "in-margherita")
  const other = await context.newPage()
  await openProduct(other, "in-margherita")
  await addFavourite(page, "in-margherita", "Margherita Classica")
  await expect(heart(other, "Margherita Classica")).toHaveAttribute("aria-pressed", "true")
  await heart(other, "Margherita Classica").click()
  await expect(heart(page, "Margherita Classica")).toHaveAttribute("aria-pressed", "false")
})

test("the page of a visitor without favourites does not request any", async ({ page }) => {
  const requests: string[] = []
  page.on("request", (request) => request.url().includes("/favourites/") && requests.push(request.url()))
  await page.clock.install()
  await page.goto(pageUrl("IN"))
  await waitForHydration(page)
  await page.clock.runFor(6000)
  await waitForIdleParts(page)
  await page.clock.runFor(6000)
  expect(requests).toEqual([])
  await expect(favouritesRegion(page)).toHaveCount(0)
})

test(
  "[CAT-5b] a guest's favourites are stored on the device and sent again after the guest session was lost",
  { tag: "@long" },
  async ({ page, context }) => {
    await addFavourite(page, "in-margherita", "Margherita Classica")
    await context.clearCookies()
    await page.evaluate(() => localStorage.removeItem("hearth:user"))
    const resent = page.waitForRequest(
      (request) => request.url().includes("/favourites/") && request.method() === "POST",
    )
    await page.goto(pageUrl("IN", "/search"))
    await waitForHydration(page)
    expect((await resent).postDataJSON()).toEqual({ productId: "in-margherita" })
    await expect(favouritesRegion(page).getByRole("link")).toHaveCount(1)
    await expect.poll(() => readStored(page, "favourites")).toMatchObject({ productIds: ["in-margherita"], wishes: [] })
  },
)

test.describe(() => {
  test.use({ expectedErrors: [/net::ERR_FAILED|status of 422/] })

  test("[CAT-5b] a favourite that can't be sent is reverted, and the earlier ones stay", async ({ page }) => {
    const hearts = page.getByRole("list", { name: "Search results" }).getByRole("button", { name: /^Favourite/ })
    await page.goto(pageUrl("IN", "/search?q=paneer"))
    await waitForHydration(page)
    for (const index of [0, 1]) {
      const stored = page.waitForResponse((response) => response.url().includes("/favourites/") && response.ok())
      await hearts.nth(index).click()
      await stored
    }
    await expect.poll(() => readStored(page, "favourites")).toMatchObject({ wishes: [] })
    const storedBefore = await readStored(page, "favourites")
    await page.route(FAVOURITES_CALL, (route) => route.abort())
    await page.clock.install()
    await page.reload()
    await waitForHydration(page)
    await expect(hearts.nth(0)).toHaveAttribute("aria-pressed", "true")
    await hearts.nth(2).click()
    for (const index of [0, 1, 2]) await expect(hearts.nth(index)).toHaveAttribute("aria-pressed", "true")
    await expect(async () => {
      await page.clock.runFor(10_000)
      await expect(hearts.nth(2)).toHaveAttribute("aria-pressed", "false", { timeout: 100 })
    }).toPass()
    for (const index of [0, 1]) await expect(hearts.nth(index)).toHaveAttribute("aria-pressed", "true")
    await expect.poll(() => readStored(page, "favourites")).toEqual(storedBefore)
  })

  test("[CAT-5b] a favourite removed just before a reload stays removed", { tag: "@long" }, async ({ page }) => {
    await addFavourite(page, "in-margherita", "Margherita Classica")
    await page.route(FAVOURITES_CALL, (route) =>
      route.request().method() === "DELETE" ? route.abort() : route.continue(),
    )
    await heart(page, "Margherita Classica").click()
    await expect(heart(page, "Margherita Classica")).toHaveAttribute("aria-pressed", "false")
    await page.unroute(FAVOURITES_CALL)
    const deleted = page.waitForResponse((response) => response.request().method() === "DELETE" && response.ok())
    await page.reload()
    await waitForHydration(page)
    await expect(heart(page, "Margherita Classica")).toHaveAttribute("aria-pressed", "false")
    await deleted
    await expect.poll(() => readStored(page, "favourites")).toBeNull()
  })

  test(
    "[CAT-5b] on an unreliable network a favourite is retried with the same idempotency key",
    { tag: "@long" },
    async ({ page }) => {
      const keys: (string | undefined)[] = []
      await page.route(FAVOURITES_CALL, async (route) => {
        if (route.request().method() === "POST")
          keys.push((await route.request().headerValue("idempotency-key")) ?? undefined)
        return keys.length < 3 ? route.abort() : route.continue()
      })
      await addFavourite(page, "in-margherita", "Margherita Classica")
      expect(keys).toHaveLength(3)
      expect(new Set(keys).size).toBe(1)
      await expect(heart(page, "Margherita Classica")).toHaveAttribute("aria-pressed", "true")
    },
  )

  test("[CAT-5b] a favourite that can't be stored is reverted", async ({ page }) => {
    await page.clock.install()
    await openProduct(page, "in-margherita")
    await page.route(FAVOURITES_CALL, (route) => route.abort())
    await heart(page, "Margherita Classica").click()
    await expect(heart(page, "Margherita Classica")).toHaveAttribute("aria-pressed", "true")
    await expect(async () => {
      await page.clock.runFor(10_000)
      await expect(heart(page, "Margherita Classica")).toHaveAttribute("aria-pressed", "false", { timeout: 100 })
    }).toPass()
    await expect.poll(() => readStored(page, "favourites")).toBeNull()
  })

  test("exceeding the limit shows the server's message", async ({ page }) => {
    const displayMsg = "You can’t add any more favourites. Remove one first."
    await page.route(FAVOURITES_CALL, (route) =>
      route.fulfill({
        status: 422,
        json: { status: "failed", errors: [{ code: "TOO_MANY_FAVOURITES", displayMsg, header: "Oops", btnMsg: "OK" }] },
      }),
    )
    await openProduct(page, "in-margherita")
    await heart(page, "Margherita Classica").click()
    await expect(page.getByText(displayMsg)).toBeVisible()
    await expect(heart(page, "Margherita Classica")).toHaveAttribute("aria-pressed", "false")
  })
})
