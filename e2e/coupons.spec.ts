import type { CombinedOffers, OfferEntry, OfferGroup } from "@hearth/contract/calls/offers.calls.ts"
import type { Page, Route } from "@playwright/test"
import { readStored } from "./place.ts"
import { findAccessibilityViolations } from "./find-accessibility-violations.ts"
import {
  addFromSheet,
  readCart,
  fetchServerCart,
  isCartCall,
  money,
  OFFER_CALLS,
  openCart,
  forwardRoute,
  payable,
} from "./cart.ts"
import { expect, pageUrl, waitForHydration, test } from "./test-base.ts"

interface OffersResponse {
  coupons: OfferGroup[]
}

async function openCoupons(page: Page, path = "/coupons"): Promise<void> {
  await page.goto(pageUrl("IN", path))
  await waitForHydration(page)
}

const offerEntry = (page: Page, title: string) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) })

/** Changes the server's response to the offer calls. */
async function changeOffersResponse(
  page: Page,
  change: (entries: OfferEntry[], response: OffersResponse) => void,
): Promise<void> {
  await page.route(OFFER_CALLS, async (route) => {
    const response = await forwardRoute(route)
    const body = (await response.json()) as OffersResponse
    change(
      body.coupons.flatMap(({ list }) => list),
      body,
    )
    await route.fulfill({ response, json: body })
  })
}

test("[OFR-9a] [OFR-1a] [OFR-1b] [OFR-1c] [OFR-2b] [OFR-2d] the coupons page shows the cart value, the coupons and their terms, links to cart and home, and a filter", async ({
  page,
}) => {
  const { bill } = await addFromSheet(page, "in-margherita", "Large")
  // The menu requests the offers too, for the cart beside it.
  const offersLoaded = page.waitForResponse(
    (response) => OFFER_CALLS.test(response.url()) && /coupons/.test(response.frame().url()),
  )
  await openCoupons(page)
  const { coupons } = (await (await offersLoaded).json()) as OffersResponse
  await expect(page.getByRole("heading", { name: "Coupons", level: 1 })).toBeVisible()
  await expect(page.getByText(`Cart value with charges: ${money(bill.withCharges)}`)).toBeVisible()
  await expect(page.getByRole("heading", { name: "Have an offer code?" })).toBeVisible()
  await expect(page.getByPlaceholder("Type Offer code here…")).toBeVisible()
  for (const { title } of coupons) await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible()
  const [first, almostUsable] = coupons.map(({ list }) => list[0])
  if (!first || !almostUsable) throw new Error("the server returned fewer than two groups of coupons")
  await expect(offerEntry(page, first.title)).toContainText(`Saves ${money(first.saving)}`)
  await expect(offerEntry(page, almostUsable.title)).toContainText(almostUsable.messages[0]?.message ?? "?")
  await page.getByRole("link", { name: `More details of ${first.title}` }).click()
  const panel = page.getByRole("dialog", { name: first.title })
  await expect(page).toHaveURL(/details=/)
  await expect(panel.getByRole("listitem").first()).toBeVisible()
  await expect(panel.getByRole("button", { name: `Apply ${first.code}` })).toBeVisible()
  await page.goBack()
  await expect(panel).toBeHidden()
  await expect(page.getByRole("link", { name: "Go to cart" })).toHaveAttribute("href", "/cart")
  await expect(page.getByRole("link", { name: "Go to home" })).toHaveAttribute("href", "/home")
  await page
    .locator("label")
    .filter({ hasText: /^Sides$/ })
    .click()
  const side = coupons.flatMap(({ list }) => list).find(({ category }) => category === "SIDES")
  await expect(offerEntry(page, first.title)).toHaveCount(first.category === "SIDES" ? 1 : 0)
  await expect(offerEntry(page, side?.title ?? "")).toBeVisible()
})

test("[SES-7a] [OFR-4a] [OFR-4b] [OFR-4c] [NAV-10h] an applied code leads to the cart if the customer came from there, otherwise to home", async ({
  page,
}) => {
  await addFromSheet(page, "in-margherita", "Large")
  await openCoupons(page, "/coupons?from=cart")
  await page.getByPlaceholder("Type Offer code here…").fill("save50")
  await page.getByRole("button", { name: "Apply", exact: true }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByText("SAVE50 applied", { exact: true })).toBeVisible()
  await expect.poll(() => readStored(page, "couponCode")).toBe("SAVE50")
  await openCoupons(page)
  await expect(offerEntry(page, "₹50 off any day")).toContainText("Applied")
  await page.getByRole("button", { name: "Apply CP75" }).click()
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByText("CP75 applied", { exact: true })).toBeVisible()
  expect((await fetchServerCart(page)).promos).toEqual(["CP75"])
})

test(
  "[OFR-4b] a customer who leaves while a code is being applied is not redirected; a blank code is rejected",
  { tag: "@long" },
  async ({ page }) => {
    await addFromSheet(page, "in-margherita", "Large")
    await openCoupons(page)
    await page.getByPlaceholder("Type Offer code here…").fill("   ")
    await page.getByRole("button", { name: "Apply", exact: true }).click()
    await expect(page.getByRole("alert")).toHaveText("Enter a code first.")
    const pending = Promise.withResolvers<void>()
    await page.route("**/promo/**", async (route) => {
      await pending.promise
      await route.continue()
    })
    await page.getByRole("button", { name: "Apply SAVE50" }).click()
    await page.getByRole("link", { name: "Go to cart" }).click()
    await expect(page).toHaveURL(/\/cart$/)
    pending.resolve()
    await expect(page.getByText("SAVE50 applied", { exact: true })).toBeVisible()
    await expect(page.getByRole("button", { name: "Remove SAVE50" })).toBeVisible()
    await expect(page).toHaveURL(/\/cart$/)
  },
)

test.describe("in a mini-app without offers", () => {
  test.use({ expectedErrors: [/status of 404/] })

  test("[MIN-2] the cart shows and requests no coupons, and the coupons page is not available", async ({ page }) => {
    await addFromSheet(page, "in-margherita", "Large")
    await page.evaluate(() => localStorage.removeItem("hearth:offerRules"))
    const offerRequests: string[] = []
    page.on("request", (request) => OFFER_CALLS.test(request.url()) && offerRequests.push(request.url()))
    await page.goto(pageUrl("IN", "/cart?client-type=paytm"))
    await waitForHydration(page)
    await expect(page.getByText("Goes well with your order")).toBeVisible()
    await expect(page.getByPlaceholder("Type Offer code here…")).toHaveCount(0)
    await expect(page.getByRole("link", { name: "See all coupons" })).toHaveCount(0)
    await expect(page.getByText("Check your card for bank offers")).toHaveCount(0)
    expect(offerRequests).toEqual([])
    await page.goto(pageUrl("IN", "/coupons?client-type=paytm"))
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Coupons")
  })
})

test.describe("refusals and failures", () => {
  test.use({ expectedErrors: [/status of (4|5)\d\d|ERR_FAILED/] })

  test("[OFR-4d] [OFR-4e] a refused typed code shows the error and stays on the page; a refused coupon from the list is stored for later and leads to the cart", async ({
    page,
  }) => {
    await addFromSheet(page, "in-cola")
    // As if the coupon had been used up after the list was loaded.
    await changeOffersResponse(page, (entries) => {
      const save = entries.find(({ code }) => code === "SAVE50")
      if (save) Object.assign(save, { status: "APPLIED", saving: 50_00, messages: [] })
    })
    await openCoupons(page, "/coupons?from=cart")
    const refused = page.waitForResponse((response) => response.url().includes("/promo/save50"))
    await page.getByPlaceholder("Type Offer code here…").fill("save50")
    await page.getByRole("button", { name: "Apply", exact: true }).click()
    const { errors } = (await (await refused).json()) as { errors: { displayMsg: string }[] }
    const refusal = errors[0]?.displayMsg ?? "?"
    await expect(page.getByRole("alert")).toHaveText(refusal)
    await expect(page).toHaveURL(/\/coupons/)
    await page.getByRole("button", { name: "Apply SAVE50" }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.getByRole("alertdialog")).toContainText(refusal)
    await page.getByRole("button", { name: "OK" }).click()
    await expect.poll(() => readStored(page, "couponCode")).toBe("SAVE50")
    // The code waits in the cart, with the reason, until it applies.
    const waiting = page.getByRole("listitem").filter({ hasText: "Saved until your cart qualifies" })
    await expect(waiting).toContainText(refusal)
    await waiting.getByRole("button", { name: "Remove SAVE50" }).click()
    await expect(waiting).toHaveCount(0)
  })

  test(
    "[ERR-1e] [OFR-4f] [OFR-9b] [OFR-9d] a server error is shown in the popup; a list that fails to load shows an error and loads on the next try",
    { tag: "@long" },
    async ({ page }) => {
      await addFromSheet(page, "in-margherita", "Large")
      await page.route(OFFER_CALLS, (route) => route.abort())
      await openCoupons(page)
      await expect(page.getByRole("heading", { name: "Couldn’t load coupons" })).toBeVisible()
      await page.unroute(OFFER_CALLS)
      await page.getByRole("button", { name: "Try again" }).click()
      await expect(page.getByRole("heading", { name: "Ready to use" })).toBeVisible()
      await page.route("**/promo/**", (route: Route) =>
        route.fulfill({ status: 500, json: { status: "failed", errors: [] } }),
      )
      await page.getByRole("button", { name: "Apply SAVE50" }).click()
      await expect(page.getByRole("alertdialog")).toContainText(
        "Looks like something went wrong on our end. Try again in a moment.",
      )
      await expect(page).toHaveURL(/\/coupons/)
    },
  )
})

test.describe("a best set of offers that can't be applied", () => {
  test.use({ expectedErrors: [/status of 5\d\d/] })

  test("[OFR-4f] shows an error, and the bill stays unchanged", { tag: "@long" }, async ({ page }) => {
    await addFromSheet(page, "in-margherita", "Large")
    await openCart(page)
    const payableBefore = await payable(page).innerText()
    await page.route(/\/promo\//, (route) => route.fulfill({ status: 503, json: { status: "failed", errors: [] } }))
    await page
      .getByRole("button", { name: /^Apply / })
      .first()
      .click()
    await expect(page.getByRole("alertdialog").or(page.getByRole("alert")).first()).toBeVisible()
    await expect(payable(page)).toHaveText(payableBefore)
    expect((await fetchServerCart(page)).promos).toEqual([])
  })
})

test("[OFR-9c] [OFR-1d] [OFR-2d] [OFR-3b] [OFR-3c] [OFR-3d] [OFR-6a] the page shows messages, milestones, a countdown by the server's time, 'Coupon expired' and the empty state", async ({
  page,
}) => {
  await page.clock.install()
  await addFromSheet(page, "in-margherita", "Large")
  await changeOffersResponse(page, ([one, two]) => {
    if (one && two) {
      const from = (ms: number) => new Date(Date.parse(one.timestamp) + ms).toISOString()
      one.expiryTimer = { endTime: from(119_000), showTimerBefore: from(-1) }
      two.labelType = "general_milestone"
      two.offerOptions = [
        { title: "₹40 off ₹499", reached: true, inForce: true, missing: null },
        { title: "₹90 off ₹799", reached: false, inForce: false, missing: { kind: "amount", amount: 300_00 } },
      ]
    }
  })
  await openCoupons(page)
  const timer = page.getByRole("timer")
  await expect(timer).toHaveText(/^Coupon expires in 01:[0-5]\d$/)
  const timerBefore = await timer.textContent()
  await page.clock.fastForward(2000)
  await expect(timer).not.toHaveText(timerBefore ?? "")
  await expect(page.getByText("₹40 off ₹499, reached Unlocked")).toBeVisible()
  await expect(page.getByText("₹90 off ₹799 ₹300 to go")).toBeVisible()
  await expect(page.getByText("Pay with UPI to keep this.")).toBeVisible()
  await page.route(OFFER_CALLS, () => undefined)
  await page.clock.fastForward(120_000)
  await expect(page.getByText("Coupon expired")).toBeVisible()
  await page.unroute(OFFER_CALLS)
  await changeOffersResponse(page, (_, response) => (response.coupons = []))
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByRole("heading", { name: "No coupons right now" })).toBeVisible()
})

test("[OFR-8a] [OFR-8b] [OFR-5a] the cart suggests the best set of offers and says why; one click applies the whole set, and the saving is the server's", async ({
  page,
}) => {
  await addFromSheet(page, "in-margherita", "Large")
  await openCart(page)
  const tab = await page.context().newPage()
  const response = tab.waitForResponse(/offers\/combined/)
  await openCoupons(tab)
  const { combinedOffers } = (await (await response).json()) as { combinedOffers: CombinedOffers }
  await tab.close()
  expect(combinedOffers.state).toBe("SUCCESS")
  const best = page.getByText(`Save ${money(combinedOffers.saving)}`, { exact: true }).first()
  await expect(best).toBeVisible()
  await expect(page.getByText(combinedOffers.reason ?? "?")).toBeVisible()
  const codes = combinedOffers.offers.flatMap(({ code }) => code ?? [])
  const saved = page.waitForResponse((each) => isCartCall(each) && each.url().includes(`/promo/${codes[0]}`))
  await page.getByRole("button", { name: `Apply ${codes.join(" and ")}`, exact: true }).click()
  const { bill } = await readCart(await saved)
  expect(bill.discount).toBe(combinedOffers.saving)
  await expect(payable(page)).toHaveText(money(bill.payable))
  await expect(page.getByRole("button", { name: `Remove ${codes[0]}` })).toBeVisible()
  await expect(best).toBeHidden()
  await expect(page.locator(":focus")).toHaveCount(1)
  await page.getByRole("button", { name: `Remove ${codes[0]}` }).click()
  await expect(page.getByRole("heading", { name: "Offers", exact: true })).toBeFocused()
  // The offer for a slightly larger cart links to the menu.
  await page.getByRole("link", { name: /^Add ₹\d+ to get ‘/ }).click()
  await expect(page).toHaveURL(/\/menu/)
})

test("[CAR-6] the bank check accepts only the first digits of a card, never the whole number, and finds the bank's offers", async ({
  page,
}) => {
  await addFromSheet(page, "in-margherita", "Large")
  await openCart(page)
  await page.getByText("Check your card for bank offers").click()
  const digits = page.getByRole("textbox", { name: "The first 6 to 8 digits of your card" })
  await digits.focus()
  const values: string[] = []
  await page.exposeFunction("note", (value: string) => values.push(value))
  await digits.evaluate((input) =>
    input.addEventListener("input", () =>
      (window as unknown as { note: (value: string) => void }).note((input as HTMLInputElement).value),
    ),
  )
  await digits.evaluate((input) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData("text", "4041 1712 3412 3412")
    input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(digits).toHaveValue("40411712")
  await expect(page.getByText("The first 8 digits are enough, so we left out the rest.")).toBeVisible()
  const binRequest = page.waitForRequest(/\/bin\//)
  await page.getByRole("button", { name: "Check", exact: true }).click()
  expect((await binRequest).url()).toMatch(/\/bin\/40411712$/)
  await expect(page.getByText(/^15% off with Lotus Bank cards: Add ₹\d+ more to use this\./)).toBeVisible()
  expect(values.filter((value) => value.replaceAll(/\D/g, "").length > 8)).toEqual([])
  const storedText = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(storedText).not.toContain("40411712")
})

test("[CAR-5a] the server's suggestions show their reason, and one click adds one", async ({ page }) => {
  const suggestionsLoaded = page.waitForResponse(/upsell_items/)
  await addFromSheet(page, "in-margherita", "Large")
  await openCart(page)
  const { data } = (await (await suggestionsLoaded).json()) as {
    data: { items: { productId: string; reason: string }[] }
  }
  const card = page.locator("section", { hasText: "Goes well with your order" }).getByRole("listitem").first()
  await expect(card).toContainText(data.items[0]?.reason ?? "?")
  await card.getByRole("button", { name: /^Add / }).click()
  await expect(page.getByRole("status").filter({ hasText: /^2 items$/ })).toBeVisible()
  expect((await fetchServerCart(page)).lines.map(({ productId }) => productId)).toContain(data.items[0]?.productId)
})

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(
    `[SHL-11f] no axe violations on the coupons page and its panel, ${width} px`,
    { tag: width === 390 ? [] : "@long" },
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await addFromSheet(page, "in-margherita", "Large")
      await openCoupons(page)
      await expect(page.getByRole("heading", { name: "Ready to use" })).toBeVisible()
      await expect(page.getByText("Best for this cart")).toBeVisible()
      expect(await findAccessibilityViolations(page, "page")).toEqual([])
      await page.getByRole("link", { name: "More details of ₹50 off any day" }).click()
      await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible()
      expect(await findAccessibilityViolations(page, "panel")).toEqual([])
    },
  )
}
