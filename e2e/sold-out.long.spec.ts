import type { Page } from "@playwright/test"
import { expect, pageUrl, waitForHydration, test } from "./test-base.ts"

/* `sold-out.db.test.ts` proves that a stock change reaches every node; these journeys stub the response of the stock
   call. */

const START = new Date("2026-03-01T12:00:00Z")
const AVAILABLE_AGAIN_AT = "2026-03-01T13:00:00Z"
const margherita = { productId: "in-margherita", until: AVAILABLE_AGAIN_AT }

type SoldOut = { productId: string; until: string }[]

/** Opens a page with a controlled clock and a stubbed stock. */
async function openWithStock(page: Page, path: string, soldOut: SoldOut = []) {
  const stockStub = { soldOut, requests: [] as string[] }
  await page.clock.install({ time: START })
  await page.route("**/stores/*/stock", async (route) => {
    await route.fulfill({ json: { status: "success", data: { soldOut: stockStub.soldOut } } })
    stockStub.requests.push(new URL(route.request().url()).pathname)
  })
  await page.goto(pageUrl("IN", path))
  await waitForHydration(page)
  return stockStub
}

/** Waits until the page is idle and has requested the stock once. */
async function waitForFirstStockRequest(page: Page, { requests }: { requests: string[] }): Promise<void> {
  await page.clock.runFor(6000)
  await expect.poll(() => requests.length).toBeGreaterThan(0)
}

const card = (page: Page) => page.getByRole("link", { name: /^Margherita Classica/ })

test("[CAT-7a] a product that sells out is marked on an open page, and the mark disappears when its time is over", async ({
  page,
}) => {
  const stockStub = await openWithStock(page, "/menu/veg-pizza")
  await waitForFirstStockRequest(page, stockStub)
  await expect(card(page)).toHaveAccessibleName("Margherita Classica")
  stockStub.soldOut = [margherita]
  await page.clock.runFor(30_000)
  await expect(card(page)).toHaveAccessibleName("Margherita Classica Sold out back at 6:30 pm")
  await expect(page.locator("article", { has: card(page) }).locator("picture")).toHaveCSS("filter", "grayscale(1)")
  // The stub still reports the product as sold out; the page removes the mark by the time alone.
  await page.clock.runFor(Date.parse(AVAILABLE_AGAIN_AT) - START.getTime())
  await expect(card(page)).toHaveAccessibleName("Margherita Classica")
  await expect(page.locator("article", { has: card(page) }).locator("picture")).toHaveCSS("filter", "none")
})

test(
  "the stock is requested early, before the code that loads when the page is idle",
  { tag: "@long" },
  async ({ page }) => {
    const requests: string[] = []
    page.on("request", (request) => {
      const [name] = request.url().match(/\/stock$|after-idle[^/]*\.js$/) ?? []
      if (name !== undefined) requests.push(name.startsWith("after-idle") ? "the code for an idle page" : "the stock")
    })
    await page.goto(pageUrl("IN", "/menu/veg-pizza"))
    // A lazy part is preloaded before it is imported, so its file is requested twice.
    await expect.poll(() => [...new Set(requests)]).toEqual(["the stock", "the code for an idle page"])
  },
)

test("[CAT-7a] a device whose clock is ahead still shows the sold-out mark with the right time", async ({ page }) => {
  await page.clock.install({ time: new Date(START.getTime() + 9 * 3_600_000) })
  await page.route("**/stores/*/stock", (route) =>
    route.fulfill({
      headers: { date: START.toUTCString() },
      json: { status: "success", data: { soldOut: [margherita] } },
    }),
  )
  await page.goto(pageUrl("IN", "/menu/veg-pizza"))
  await waitForHydration(page)
  await page.clock.runFor(6000)
  await expect(card(page)).toHaveAccessibleName("Margherita Classica Sold out back at 6:30 pm")
})

test("[CAT-7a] [CAT-7b] an open product sheet and a search show that the product has sold out", async ({ page }) => {
  const stockStub = await openWithStock(page, "/search?q=margherita&product=in-margherita")
  await expect(page.getByRole("dialog")).toContainText("Margherita")
  await waitForFirstStockRequest(page, stockStub)
  await expect(page.getByRole("dialog")).not.toContainText("Sold out")
  await expect(page.getByRole("dialog").getByRole("link", { name: "Customise" })).toBeVisible()
  stockStub.soldOut = [{ productId: "in-margherita", until: "2026-03-02T05:00:00Z" }]
  await page.clock.runFor(30_000)
  await expect(page.getByRole("dialog").getByRole("status").first()).toContainText("Sold out back tomorrow")
  await expect(page.getByRole("dialog").getByRole("link", { name: "Customise" })).toHaveCount(0)
  await expect(page.getByRole("dialog").getByRole("button", { name: "Sold out" })).toBeDisabled()
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click()
  await expect(card(page)).toHaveAccessibleName("Margherita Classica Sold out back tomorrow")
})

test("[CAT-7a] a hidden page does not request the stock, and requests it when it is visible again", async ({
  page,
}) => {
  const stockStub = await openWithStock(page, "/menu/veg-pizza")
  await waitForFirstStockRequest(page, stockStub)
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true })
      document.dispatchEvent(new Event("visibilitychange"))
    }, hidden)
  await setHidden(true)
  const requestCount = stockStub.requests.length
  await page.clock.runFor(300_000)
  expect(stockStub.requests.length).toBe(requestCount)
  stockStub.soldOut = [margherita]
  await setHidden(false)
  await expect(card(page)).toHaveAccessibleName(/Sold out/)
})

test("[CAT-7a] choosing another store loads its stock and removes the old marks", async ({ page }) => {
  const stockStub = await openWithStock(page, "/menu/veg-pizza", [margherita])
  await waitForFirstStockRequest(page, stockStub)
  await expect(card(page)).toHaveAccessibleName(/Sold out/)
  stockStub.soldOut = []
  const requestCount = stockStub.requests.length
  await page.getByRole("button", { name: /Change location or order type/ }).click()
  await page.getByRole("combobox").fill("andheri west")
  await page.clock.runFor(2000)
  await page.getByRole("option", { name: /^Andheri West/ }).click()
  await page.clock.runFor(2000)
  await expect(page.getByRole("banner").getByRole("button", { name: /Andheri West/ })).toBeVisible()
  await expect.poll(() => stockStub.requests.length).toBeGreaterThan(requestCount)
  expect(stockStub.requests.at(-1)).not.toBe(stockStub.requests[0])
  await expect(card(page)).toHaveAccessibleName("Margherita Classica")
})
