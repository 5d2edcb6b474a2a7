import type { Page } from "@playwright/test"
import { signIn } from "./account.ts"
import { cartLine } from "./cart.ts"
import {
  addProduct,
  expectConfirmation,
  fillCartAndCheckout,
  goToCheckout,
  payWith,
  payWithCard,
  presetPlace,
} from "./checkout.ts"
import { signInAndFillCheckout } from "./signed-in-checkout.ts"
import { expect, pageUrl, test, waitForHydration } from "./test-base.ts"

/** The limit below which a page counts as stable. */
const MAX_LAYOUT_SHIFT = 0.1
/** Late parts of the page, such as cards and banners, have arrived after this time. */
const SETTLED_MS = 4_000

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

/** Records how much each page moves by itself: the sum of its layout shifts, as browsers measure them. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { layoutShifts: [] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[]
      })[]) {
        if (entry.hadRecentInput) continue
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} ${String(node?.className)} ${previousRect.y}→${currentRect.y}`,
        )
        ;(globalThis as unknown as { layoutShifts: object[] }).layoutShifts.push({ value: entry.value, moved })
      }
    }).observe({ type: "layout-shift", buffered: true })
  })
}

async function expectStable(page: Page): Promise<void> {
  await page.waitForTimeout(SETTLED_MS)
  const shifts = await page.evaluate(
    () => (globalThis as unknown as { layoutShifts: { value: number; moved: string[] }[] }).layoutShifts,
  )
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  expect(total, JSON.stringify(shifts, null, 1)).toBeLessThan(MAX_LAYOUT_SHIFT)
}

const footerTop = (page: Page) => page.getByRole("contentinfo").evaluate((footer) => footer.getBoundingClientRect().top)

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test("a guest's checkout doesn't move while it loads", async ({ page }) => {
      await recordShifts(page)
      await presetPlace(page, "IN")
      await addProduct(page, "IN")
      await goToCheckout(page, "IN")
      await expectStable(page)
    })

    test("a customer's checkout doesn't move while it loads, and shows what the order earns before the payment", async ({
      page,
    }) => {
      await recordShifts(page)
      await presetPlace(page, "IN")
      await signIn(page)
      await addProduct(page, "IN")
      await page.goto(pageUrl("IN", "/cart"))
      await expect(cartLine(page, "Margherita Classica")).toBeVisible()
      await page.goto(pageUrl("IN", "/payment"))
      await expect(page.getByRole("radio", { name: /^Credit/ })).toBeVisible()
      await expectStable(page)
      const card = await page.getByRole("region", { name: "This order could earn a slice" }).boundingBox()
      const methods = await page.getByRole("heading", { name: "Payment method" }).boundingBox()
      if (viewport.width < 960) expect(card?.y).toBeLessThan(methods?.y ?? 0)
      else expect(card?.y).toBeLessThan(viewport.height)
    })

    test("the confirmation doesn't move while it loads", async ({ page }) => {
      await signInAndFillCheckout(page)
      await payWith(page, /^Credit/)
      await payWithCard(page)
      await expectConfirmation(page)
      await recordShifts(page)
      await page.reload()
      await waitForHydration(page)
      await expect(page.getByRole("heading", { name: /^Thank you/ })).toBeVisible()
      await expectStable(page)
    })
  })
}

test.describe("without the loyalty programme", () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to load/] })

  test("a card that can't be loaded keeps its space and links to the rewards", async ({ page }) => {
    await fillCartAndCheckout(page, "IN")
    await signIn(page, { to: "/payment" })
    await page.route(/\/loyalty\//, (route) => route.abort())
    await recordShifts(page)
    await page.goto(pageUrl("IN", "/payment"))
    await expect(page.getByRole("region", { name: "Your rewards" }).getByRole("link")).toHaveAttribute(
      "href",
      "/postorder-ui/rewards",
    )
    await expectStable(page)
    expect(await footerTop(page)).toBeGreaterThan(844)
  })
})
