import type { Locator, Page } from "@playwright/test"
import { fakeHumanDevice, codeField, newMobile } from "./account.ts"
import {
  goToCheckout,
  paymentModeRadio,
  payWith,
  payButton,
  payWithCard,
  presetPlace,
  expectConfirmation,
  fillCheckoutForm,
} from "./checkout.ts"
import { price } from "./customise-page.ts"
import { openCart } from "./cart.ts"
import { expect, pageUrl, waitForHydration, test } from "./test-base.ts"

/** A phone in landscape. */
test.use({ viewport: { width: 844, height: 390 }, hasTouch: true })

/** Returns whether a tap on the centre of the element, or of its label, hits it: it is in view and not covered. */
const isClickable = (target: Locator) =>
  target.evaluate((element) => {
    const tapTarget = element instanceof HTMLInputElement ? (element.closest("label") ?? element) : element
    const { x, y, width, height } = tapTarget.getBoundingClientRect()
    const [left, top] = [x + width / 2, y + height / 2]
    return left < innerWidth && top < innerHeight && tapTarget.contains(document.elementFromPoint(left, top))
  })

/** Expects the element to be clickable; with `scrolls`, after scrolling to it as the browser does at keyboard focus. */
async function expectClickable(target: Locator, { scrolls = false } = {}): Promise<void> {
  await expect(target).toBeVisible()
  // The layout may still move while the page loads its last parts, so this scrolls again before each try.
  const scroll = () => target.evaluate((element) => element.scrollIntoView({ block: "nearest", behavior: "instant" }))
  await expect
    .poll(async () => {
      if (scrolls) await scroll()
      return isClickable(target)
    })
    .toBe(true)
}

/** Returns the share of the screen's height that fixed and sticky elements cover. */
const coveredShare = (page: Page) =>
  page.evaluate(() => {
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      (["fixed", "sticky"].includes(getComputedStyle(element).position) || isFixed(element.parentElement))
    const points = Array.from({ length: innerHeight / 2 }, (_, nth) => nth * 2)
    return points.filter((y) => isFixed(document.elementFromPoint(innerWidth / 4, y))).length / points.length
  })

test("[SHL-1a] [SHL-1b] [SHL-9e] a phone in landscape has the phone layout, and fixed bars cover less than a third of the screen", async ({
  page,
}) => {
  // An alert, which appears at some time after the page has loaded, is no fixed bar: customers close it.
  await page.route(/\/api\/alerts\?/, (route) => route.fulfill({ json: { status: "success", data: { alerts: [] } } }))
  await page.goto(pageUrl("IN", "/menu"))
  await waitForHydration(page)
  const bottomBar = page.getByRole("navigation", { name: "Quick links" })
  await expectClickable(bottomBar.getByRole("link", { name: "Cart" }))
  for (const path of ["/", "/menu", "/customise?product=in-farm-garden"]) {
    await page.goto(pageUrl("IN", path))
    await waitForHydration(page)
    await page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }))
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
    expect(await coveredShare(page), path).toBeLessThan(1 / 3)
  }
  await page.goto(pageUrl("IN", "/menu"))
  await page.setViewportSize({ width: 844, height: 600 })
  await expect(bottomBar).toBeHidden()
})

test("[SHL-1a] [ORD-1b] [ORD-1c] on a phone in landscape everything from the menu to the order can be tapped", async ({
  page,
}) => {
  const mobile = newMobile()
  await fakeHumanDevice(page)
  await presetPlace(page, "IN")
  await page.goto(pageUrl("IN", "/menu?product=in-farm-garden"))
  await waitForHydration(page)
  const sheet = page.getByRole("dialog")
  await expectClickable(sheet.getByRole("button", { name: /^Add(?! one)/ }))
  await expectClickable(sheet.getByRole("button", { name: "Close" }))
  for (const size of [/^Regular/, /^Medium/, /^Large/])
    await expectClickable(sheet.getByRole("radio", { name: size }), { scrolls: true })
  await sheet.getByRole("radio", { name: /^Medium/ }).check()
  const customiseLink = sheet.getByRole("link", { name: "Customise" })
  await expectClickable(customiseLink, { scrolls: true })
  await customiseLink.click()
  await expect(price(page)).toBeVisible()

  await expect(page).toHaveURL(/\/customise/)
  const addToCart = page.getByRole("button", { name: "Add to cart" })
  await expectClickable(addToCart)
  for (const size of [/^Regular/, /^Medium/, /^Large/])
    await expectClickable(page.getByRole("radio", { name: size }), { scrolls: true })
  const other = page.getByRole("button", { name: "Choose the other half" })
  await expectClickable(other, { scrolls: true })
  await other.click()
  const half = sheet.getByRole("button", { name: /Green Fire/ })
  await expectClickable(half, { scrolls: true })
  await half.click()
  await expect(sheet).toBeHidden()
  await expectClickable(addToCart)
  const saved = page.waitForResponse(
    (response) => /\/cart\/[\w-]+\/items$/.test(response.url()) && response.request().method() === "POST",
  )
  await addToCart.click()
  await saved

  await openCart(page)
  await expectClickable(
    page.getByRole("link", { name: "Go to checkout" }).or(page.getByRole("button", { name: "Go to checkout" })),
  )
  await goToCheckout(page, "IN")
  await fillCheckoutForm(page, mobile)
  await expectClickable(payButton(page))
  for (const label of ["House, flat or floor", "First name", "Mobile number"])
    await expectClickable(page.getByLabel(label), { scrolls: true })

  await paymentModeRadio(page, /^Cash/).check()
  await payButton(page).click()
  await expectClickable(codeField(page))
  await expectClickable(sheet.getByRole("button", { name: "Confirm order" }))
  await sheet.getByRole("button", { name: "Close" }).click()
  await payWith(page, /^Credit/)
  await payWithCard(page)
  await expectConfirmation(page)
})

test("[SHL-1a] on a phone in landscape both the map and its button can be tapped", async ({ page }) => {
  await page.goto(pageUrl("IN", "/postorder-ui/mapScreen?latitude=12.9352&longitude=77.6245"))
  await waitForHydration(page)
  await expect(page.getByText(/Delivered from Koramangala/)).toBeVisible()
  await expectClickable(page.getByRole("button", { name: "Deliver here" }))
  await expectClickable(page.locator(".leaflet-container"))
})
