import type { Page } from "@playwright/test"
import { expect, shopUrl, waitForHydration, test } from "./test-base.ts"

/* That a store's word reaches every node is proven by sold-out.db.test.ts; here it has arrived at the call's answer. */

const START = new Date("2026-03-01T12:00:00Z")
const BACK = "2026-03-01T13:00:00Z"
const margherita = { productId: "in-margherita", until: BACK }

/** Time stands in the page's own hands, and what the store lacks in ours. */
async function openAtStore(page: Page, path: string) {
  const store = { lacks: [] as { productId: string; until: string }[], asked: [] as string[] }
  await page.clock.install({ time: START })
  await page.route("**/stores/*/stock", async (route) => {
    await route.fulfill({ json: { status: "success", data: { soldOut: store.lacks } } })
    store.asked.push(new URL(route.request().url()).pathname)
  })
  await page.goto(shopUrl("IN", path))
  await waitForHydration(page)
  return store
}

/** Until the page is at rest and has asked once. */
async function watched(page: Page, { asked }: { asked: string[] }): Promise<void> {
  await page.clock.runFor(6000)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
}

const card = (page: Page) => page.getByRole("link", { name: /^Margherita Classica/ })

test("[CAT-7] what sells out is marked on an open page, and is back by itself when its time has come", async ({
  page,
}) => {
  const store = await openAtStore(page, "/menu/veg-pizza")
  await watched(page, store)
  await expect(card(page)).toHaveAccessibleName("Margherita Classica")
  store.lacks = [margherita]
  await page.clock.runFor(30_000)
  await expect(card(page)).toHaveAccessibleName("Margherita Classica Sold out back at 6:30 pm")
  await expect(page.locator("article", { has: card(page) }).locator("picture")).toHaveCSS("filter", "grayscale(1)")
  // The store still says so when it is asked; the page needs no word to know that the time is over.
  await page.clock.runFor(Date.parse(BACK) - START.getTime())
  await expect(card(page)).toHaveAccessibleName("Margherita Classica")
  await expect(page.locator("article", { has: card(page) }).locator("picture")).toHaveCSS("filter", "none")
})

test(
  "[CAT-7] it is asked for in the first quiet moment, before the page is at rest",
  { tag: "@long" },
  async ({ page }) => {
    const asked: string[] = []
    page.on("request", (request) => {
      const [name] = request.url().match(/\/stock$|after-start[^/]*\.js$/) ?? []
      if (name !== undefined) asked.push(name.startsWith("after-start") ? "what a page has at rest" : "the stock")
    })
    await page.goto(shopUrl("IN", "/menu/veg-pizza"))
    // A part is fetched before it is imported, so that its file is named twice.
    await expect.poll(() => [...new Set(asked)]).toEqual(["the stock", "what a page has at rest"])
  },
)

test("[CAT-7] a device whose clock runs ahead shows what the store says, and when it is back", async ({ page }) => {
  await page.clock.install({ time: new Date(START.getTime() + 9 * 3_600_000) })
  await page.route("**/stores/*/stock", (route) =>
    route.fulfill({
      headers: { date: START.toUTCString() },
      json: { status: "success", data: { soldOut: [margherita] } },
    }),
  )
  await page.goto(shopUrl("IN", "/menu/veg-pizza"))
  await waitForHydration(page)
  await page.clock.runFor(6000)
  await expect(card(page)).toHaveAccessibleName("Margherita Classica Sold out back at 6:30 pm")
})

test("[CAT-7] a product's sheet says it while one looks at it, and so does a search", async ({ page }) => {
  const store = await openAtStore(page, "/search?q=margherita&product=in-margherita")
  await expect(page.getByRole("dialog")).toContainText("Margherita")
  await watched(page, store)
  await expect(page.getByRole("dialog")).not.toContainText("Sold out")
  await expect(page.getByRole("dialog").getByRole("link", { name: "Build it your way" })).toBeVisible()
  store.lacks = [{ productId: "in-margherita", until: "2026-03-02T05:00:00Z" }]
  await page.clock.runFor(30_000)
  await expect(page.getByRole("dialog").getByRole("status").first()).toContainText("Sold out back tomorrow")
  await expect(page.getByRole("dialog").getByRole("link", { name: "Build it your way" })).toHaveCount(0)
  await expect(page.getByRole("dialog").getByRole("button", { name: "Sold out here for now" })).toBeDisabled()
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click()
  await expect(card(page)).toHaveAccessibleName("Margherita Classica Sold out back tomorrow")
})

test("[CAT-7] a page nobody sees asks nothing, and asks when it is seen again", async ({ page }) => {
  const store = await openAtStore(page, "/menu/veg-pizza")
  await watched(page, store)
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true })
      document.dispatchEvent(new Event("visibilitychange"))
    }, hidden)
  await setHidden(true)
  const before = store.asked.length
  await page.clock.runFor(300_000)
  expect(store.asked.length).toBe(before)
  store.lacks = [margherita]
  await setHidden(false)
  await expect(card(page)).toHaveAccessibleName(/Sold out/)
})

test("[CAT-7] another store is asked for its own, and the marks of the one before are gone", async ({ page }) => {
  const store = await openAtStore(page, "/menu/veg-pizza")
  store.lacks = [margherita]
  await watched(page, store)
  await expect(card(page)).toHaveAccessibleName(/Sold out/)
  store.lacks = []
  const before = store.asked.length
  await page.getByRole("button", { name: /Change where and how/ }).click()
  await page.getByRole("combobox").fill("andheri west")
  await page.clock.runFor(2000)
  await page.getByRole("option", { name: /^Andheri West/ }).click()
  await page.clock.runFor(2000)
  await expect(page.getByRole("banner").getByRole("button", { name: /Andheri West/ })).toBeVisible()
  await expect.poll(() => store.asked.length).toBeGreaterThan(before)
  expect(store.asked.at(-1)).not.toBe(store.asked[0])
  await expect(card(page)).toHaveAccessibleName("Margherita Classica")
})
