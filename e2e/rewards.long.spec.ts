import type { Cart } from "@hearth/contract/calls/cart.calls.ts"
import type { Membership, RewardsPage } from "@hearth/contract/calls/loyalty.calls.ts"
import type { Page, Route } from "@playwright/test"
import { signIn } from "./account.ts"
import { cartLine, forwardRoute } from "./cart.ts"
import { presetPlace } from "./checkout.ts"
import { findAccessibilityViolations } from "./find-accessibility-violations.ts"
import { expect, pageUrl, test, waitForHydration } from "./test-base.ts"

const REWARDS = "/postorder-ui/rewards"
const CHOOSE_PIZZA = `${REWARDS}?choose=pizza`
const REGISTER_CALL = "**/loyalty/register"
const MEMBERSHIP_CALL = /\/loyalty\/user$/
const HISTORY_CALL = /\/loyalty\/user\/history\?/

const joinButton = (page: Page) => page.getByRole("button", { name: "Join", exact: true })
const pie = (page: Page, slices: string) => page.getByRole("img", { name: slices })
const cardTitle = (page: Page, name: string) => page.getByRole("heading", { level: 2, name })

async function openRewards(page: Page, path = REWARDS): Promise<void> {
  await page.goto(pageUrl("IN", path))
  await waitForHydration(page)
}

async function join(page: Page): Promise<void> {
  await page.getByLabel("I accept the terms of use").check()
  await joinButton(page).click()
  await expect(cardTitle(page, "6 more slices to a free pizza")).toBeVisible()
}

const fulfillWith = (route: Route, data: object) => route.fulfill({ json: { status: "success", data } })

/** Answers with a member who has these points, which take several days to earn. */
async function mockPoints(page: Page, points: number, pending: Membership["pending"] = null): Promise<void> {
  const freeItems = Math.max(0, Math.floor(points / 600))
  const remaining = points - freeItems * 600
  const membership: Membership = {
    enrollmentStatus: "ENROLLED",
    loyaltyCardCode: "IN123456789012",
    balance: {
      burnable: { freeItems },
      overall: { points, slices: Math.max(0, Math.floor(remaining / 100)), missingPoints: 600 - remaining },
      reserved: { points: 0 },
    },
    pending,
    programConfig: {
      name: "cheese reward",
      earnPointsPerOrder: 100,
      pointsPerSlice: 100,
      slicesPerPizza: 6,
      pointsPerPizza: 600,
    },
  }
  await page.route(MEMBERSHIP_CALL, (route) => fulfillWith(route, membership))
}

test("[SES-10a] [SES-10b] [CTY-8c] [LOY-1a] [LOY-1b] [LOY-4a] [LOY-4b] [LOY-4d] a guest signs in, joins after accepting the terms, sees an empty history, and leaves", async ({
  page,
}) => {
  await openRewards(page)
  await page.waitForURL(/\/login\?redirectUrl=%2Fpostorder-ui%2Frewards/)
  await signIn(page, { to: REWARDS })
  await expect(cardTitle(page, "Join cheese reward")).toBeVisible()
  await expect(joinButton(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByText("Points arrive 24–48 hours after you get your order.")).toBeVisible()
  expect(await findAccessibilityViolations(page, "enrolment")).toEqual([])
  await joinButton(page).click()
  await expect(page.getByText("Accept the terms of use to join.")).toBeVisible()
  await expect(page.getByLabel("I accept the terms of use")).toBeFocused()
  await join(page)
  await expect(page.getByText("You’ve joined cheese reward")).toBeVisible()
  await expect(page.getByRole("heading", { level: 1, name: "Rewards" })).toBeFocused()
  await expect(page.getByTestId("reward-points")).toHaveText("0 points")
  await expect(page.getByRole("heading", { name: "No points yet" })).toBeVisible()
  await expect(page.getByRole("main").getByRole("link", { name: "Order now" })).toHaveAttribute("href", "/menu")
  const program = page.getByRole("region", { name: "6 more slices to a free pizza" })
  await expect(program.getByText("cheese reward", { exact: true })).toBeVisible()
  const waitingRule = page.getByText("Points arrive 24–48 hours after you get your order.")
  await expect(waitingRule).toBeHidden()
  await page.getByText("How cheese reward works").click()
  await expect(waitingRule).toBeVisible()
  await expect(page.getByRole("link", { name: "Read the terms of use" })).toHaveAttribute("href", "/terms#rewards")
  expect(await findAccessibilityViolations(page, "card")).toEqual([])
  await page.reload()
  await expect(cardTitle(page, "6 more slices to a free pizza")).toBeVisible()

  await page.getByRole("button", { name: "Leave cheese reward" }).click()
  const sheet = page.getByRole("dialog", { name: "Leave cheese reward?" })
  await expect(sheet).toContainText("You have no points to lose.")
  expect(await findAccessibilityViolations(page, "leaving")).toEqual([])
  await sheet.getByRole("button", { name: "Stay" }).click()
  await expect(sheet).toBeHidden()
  await page.getByRole("button", { name: "Leave cheese reward" }).click()
  await sheet.getByRole("button", { name: "Leave", exact: true }).click()
  await expect(cardTitle(page, "Join cheese reward")).toBeVisible()
  await join(page)
})

test("[LOY-4c] [LOY-4d] the wallet, the profile and the side menu lead to the rewards; Sri Lanka's are called Pizza Pals", async ({
  page,
}) => {
  await signIn(page, { to: "/postorder-ui/wallet" })
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Rewards/ })
    .click()
  await page.waitForURL(pageUrl("IN", REWARDS))
  await page.goto(pageUrl("IN", "/postorder-ui/profile"))
  await expect(page.getByRole("main").getByRole("link", { name: "Rewards" })).toHaveAttribute("href", REWARDS)
  await page.getByRole("link", { name: "More", exact: true }).click()
  await page.getByRole("dialog").getByRole("link", { name: "Rewards" }).click()
  await page.waitForURL(pageUrl("IN", REWARDS))
  await signIn(page, { country: "LK", to: REWARDS })
  await expect(cardTitle(page, "Join Pizza Pals")).toBeVisible()
  await expect(page.getByText("4 slices make a free pizza.")).toBeVisible()
})

test("[LOY-2c] [LOY-3a] [LOY-1b] the card shows slices, points on their way and what leaving costs; a negative balance is explained", async ({
  page,
}) => {
  await mockPoints(page, 400, { points: 100, creditedBy: new Date(Date.now() + 3_600_000).toISOString() })
  await signIn(page, { to: REWARDS })
  await expect(pie(page, "4 of 6 slices, 1 on its way")).toBeVisible()
  await expect(page.getByText(/^Your first 100 points arrive by (today|tomorrow)\.$/)).toBeVisible()
  await expect(cardTitle(page, "2 more slices to a free pizza")).toBeVisible()
  await expect(page.getByText(/^100 points on their way, by (today|tomorrow)$/)).toBeVisible()
  const cardNumber = page.getByText("IN123456789012")
  // The number fits beside its label.
  await expect
    .poll(async () => {
      const numberBox = await cardNumber.boundingBox()
      const labelBox = await page.getByText("Card number").boundingBox()
      return Math.abs((numberBox?.y ?? 0) - (labelBox?.y ?? 100))
    })
    .toBeLessThan(10)
  await page.getByRole("button", { name: "Leave cheese reward" }).click()
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveText(["400 points", "100 points on their way"])
  await page.unrouteAll({ behavior: "wait" })
  await mockPoints(page, -50)
  await openRewards(page)
  await expect(cardTitle(page, "Your balance is below zero")).toBeVisible()
  await expect(page.getByTestId("reward-points")).toHaveText("−50 points")
  await expect(page.getByText("650 more points to a free pizza")).toBeVisible()
  expect(await findAccessibilityViolations(page, "negative balance")).toEqual([])
})

/** Returns one of 20 pages, newest entries first. The last page ends with the oldest entry. */
function historyPage(pageNo: number): RewardsPage {
  const entries = Array.from({ length: 20 }, (_, index) => {
    const nth = 400 - (pageNo - 1) * 20 - index
    return {
      entryId: `0197a1b2-0000-7000-8000-${String(nth).padStart(12, "0")}`,
      at: new Date(Date.now() - (400 - nth) * 86_400_000).toISOString(),
      title: nth % 7 === 0 ? "Free pizza redeemed" : "Points earned",
      points: nth % 7 === 0 ? -600 : 100,
      pointsAfter: nth % 7 === 0 ? 0 : (nth % 7) * 100,
      orderId: null,
    }
  })
  return { entries, pageNo, pages: 20 }
}

test.describe("failures", () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to load|status of \d+/] })

  test("[LOY-1a] after a lost response, pressing Join again sends the same key, and the customer is a member", async ({
    page,
  }) => {
    await signIn(page, { to: REWARDS })
    const keys: (string | null)[] = []
    await page.route(REGISTER_CALL, async (route) => {
      keys.push(await route.request().headerValue("idempotency-key"))
      await forwardRoute(route)
      return route.abort()
    })
    await page.getByLabel("I accept the terms of use").check()
    await joinButton(page).click()
    await expect(page.getByRole("main").getByRole("alert").filter({ hasText: /\S/ })).toBeVisible()
    await page.unrouteAll({ behavior: "wait" })
    const repeated = page.waitForRequest(REGISTER_CALL)
    await joinButton(page).click()
    expect(await (await repeated).headerValue("idempotency-key")).toBe(keys[0])
    await expect(cardTitle(page, "6 more slices to a free pizza")).toBeVisible()
  })

  test("[LOY-4a] a history of 400 entries is read page by page, and a page that fails can be read again", async ({
    page,
  }) => {
    await mockPoints(page, 100)
    let isFailing = true
    await page.route(HISTORY_CALL, (route) => {
      const pageNo = Number(new URL(route.request().url()).searchParams.get("pageNo") ?? 1)
      return pageNo === 2 && isFailing ? route.abort() : fulfillWith(route, historyPage(pageNo))
    })
    await signIn(page, { to: REWARDS })
    const history = page.getByRole("main").locator("section").filter({ hasText: "History" })
    const entries = history.getByRole("listitem")
    const loadMore = history.getByRole("button", { name: "Load more" })
    await expect(entries).toHaveCount(20)
    await expect(entries.first()).toContainText("+100")
    await expect(entries.filter({ hasText: "Free pizza redeemed" }).first()).toContainText("−600")
    await loadMore.click()
    await expect(history.getByRole("alert")).toContainText("Couldn’t load your history.")
    isFailing = false
    await history.getByRole("button", { name: "Try again" }).click()
    for (let pageNo = 3; pageNo <= 20; pageNo++) {
      await expect(entries).toHaveCount((pageNo - 1) * 20)
      await loadMore.click()
    }
    await expect(entries).toHaveCount(400)
    await expect(loadMore).toHaveCount(0)
  })

  test("[LOY-4a] an error of the server doesn't show the drawing for a lost connection", async ({ page }) => {
    await page.route(MEMBERSHIP_CALL, (route) => route.fulfill({ status: 500, json: {} }))
    await signIn(page, { to: REWARDS })
    await expect(page.getByRole("heading", { name: "Couldn’t load your rewards" })).toBeVisible()
    const drawing = () => page.getByRole("main").locator("svg[viewBox='0 0 160 120']").innerHTML()
    const serverError = await drawing()
    await page.unrouteAll({ behavior: "wait" })
    await page.route(MEMBERSHIP_CALL, (route) => route.abort())
    await page.getByRole("button", { name: "Try again" }).click()
    await expect.poll(drawing).not.toBe(serverError)
  })

  test("[LOY-2d] if the server refuses a free pizza, the reason is shown and the cart stays as it was", async ({
    page,
  }) => {
    await presetPlace(page, "IN")
    await mockPoints(page, 600)
    await signIn(page, { to: CHOOSE_PIZZA })
    await page.getByRole("button", { name: "Add for free: Margherita Classica", exact: true }).click()
    await expect(page.getByRole("alertdialog")).toContainText("Join our rewards to collect a free pizza.")
    await page.getByRole("alertdialog").getByRole("button").click()
    await expect(page).toHaveURL(pageUrl("IN", CHOOSE_PIZZA))
    await page.goto(pageUrl("IN", "/cart"))
    await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
  })
})

test("[LOY-2d] a full pie leads to the rewards menu; a chosen pizza is put into the cart with its code, and the cart opens", async ({
  page,
}) => {
  await presetPlace(page, "IN")
  await mockPoints(page, 700)
  await signIn(page, { to: REWARDS })
  await expect(pie(page, "6 of 6 slices")).toBeVisible()
  await expect(cardTitle(page, "You have a free pizza")).toBeVisible()
  await expect(page.getByText("5 more slices to your next free pizza")).toBeVisible()
  await page.getByRole("link", { name: "Choose your free pizza" }).click()
  await page.waitForURL(pageUrl("IN", CHOOSE_PIZZA))
  await expect(page.getByRole("heading", { level: 1, name: "Choose your free pizza" })).toBeFocused()
  await expect(cardTitle(page, "Free pizzas at")).toBeVisible()
  expect(await findAccessibilityViolations(page, "rewards menu")).toEqual([])

  // The server knows that this customer has no points, so its answer to the code is replaced.
  const serverCarts: Cart[] = []
  await page.route(/\/cart\/[\w-]+\/items$/, async (route) => {
    const response = await forwardRoute(route)
    const { data } = (await response.json()) as { data: Cart | { cart: Cart } }
    serverCarts.push("cart" in data ? data.cart : data)
    return route.fulfill({ response })
  })
  await page.route("**/promo/FREEPIZZA", (route) =>
    fulfillWith(route, {
      cart: { ...serverCarts.at(-1), promos: ["FREEPIZZA"] },
      promoCode: "FREEPIZZA",
      confettiMessage: "FREEPIZZA applied",
      confettiSubMessage: "",
    }),
  )
  const applied = page.waitForRequest("**/promo/FREEPIZZA")
  await page.getByRole("button", { name: "Add for free: Margherita Classica", exact: true }).click()
  expect((await applied).method()).toBe("POST")
  expect(serverCarts.at(-1)?.bill.validItems).toMatchObject([{ productId: "in-margherita", size: "medium" }])
  await page.waitForURL(pageUrl("IN", "/cart"))
  await expect(cartLine(page, "Margherita Classica")).toHaveCount(1)
})

test("[LOY-2d] without a place, the rewards menu asks for it and then shows the store's pizzas", async ({ page }) => {
  await mockPoints(page, 600)
  await signIn(page, { to: CHOOSE_PIZZA })
  await expect(page.getByRole("heading", { name: "Where are you ordering?" })).toBeVisible()
  await page.getByRole("button", { name: "Choose location" }).click()
  await page.getByRole("combobox").fill("paharganj")
  await page
    .getByRole("option", { name: /^Paharganj/ })
    .first()
    .click()
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(page).toHaveURL(pageUrl("IN", CHOOSE_PIZZA))
  await expect(page.getByRole("button", { name: /^Add for free: / }).first()).toBeVisible()
})
