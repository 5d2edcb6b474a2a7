import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Page } from "@playwright/test"
import { signIn } from "./account.ts"
import { expectConfirmation, fillCartAndCheckout, payWith, payWithCard } from "./checkout.ts"
import { type ClockedHearth, expect, test } from "./clocked-hearth.ts"
import {
  chooseStars,
  FEEDBACK,
  group,
  heading,
  openFeedback,
  sendButton,
  star,
  TEMPLATE_CALL,
  terms,
  TEXT,
  textField,
} from "./feedback.ts"
import { findAccessibilityViolations } from "./find-accessibility-violations.ts"
import { signInAndFillCheckout } from "./signed-in-checkout.ts"
import { setFeature, signInStaff } from "./staff-api.ts"
import { clickRadio, pageUrl, waitForHydration } from "./test-base.ts"

test.describe.configure({ mode: "default" })

interface PlacedOrder {
  orderId: string
  id: string
}

async function payByCard(page: Page): Promise<PlacedOrder> {
  await payWith(page, /^Credit/)
  await payWithCard(page)
  const orderId = await expectConfirmation(page)
  return { orderId, id: new URL(page.url()).searchParams.get("transactionId") ?? "" }
}

async function handOver(hearth: ClockedHearth, country: CountryCode, { id }: PlacedOrder): Promise<void> {
  const staff = await signInStaff(hearth, country)
  for (const stage of ["ACCEPTED", "MAKING", "BAKING", "READY", "ON THE WAY", "HANDED OVER"] as const)
    await staff.advance(id, stage)
  await staff.dispose()
}

async function orderAsGuest(page: Page, hearth: ClockedHearth, country: CountryCode): Promise<PlacedOrder> {
  await fillCartAndCheckout(page, country)
  const order = await payByCard(page)
  await handOver(hearth, country, order)
  return order
}

for (const country of ["IN", "LK", "BD"] as const) {
  test(`[FBK-1c] [FBK-1d] [FBK-1f] [FBK-2a] [CTY-8b] a guest in ${country} taps a star on the tracker, accepts the terms and rates the order; afterwards it is shown read-only`, async ({
    page,
    hearth,
  }) => {
    const { orderId, id } = await orderAsGuest(page, hearth, country)
    await page.goto(pageUrl(country, `/track?orderHistoryId=${id}`))
    await expect(page.getByRole("heading", { level: 2, name: "How was your order?" })).toBeVisible()
    expect(await findAccessibilityViolations(page, "tracker with stars")).toEqual([])
    await page.getByRole("link", { name: "Rate it 4 stars" }).click()

    await expect(star(page, "Overall rating", 4)).toBeChecked()
    await expect(page).toHaveURL(pageUrl(country, `${FEEDBACK}?orderId=${orderId}`))
    await chooseStars(page, "Overall rating", 5)
    await chooseStars(page, "Taste", 5)
    await chooseStars(page, "Rider", 4)
    await page.getByRole("button", { name: /^I liked / }).click()
    await clickRadio(group(page, "Would you recommend us to a friend?").getByRole("radio", { name: /^10/ }))
    await textField(page).fill(TEXT)
    expect(await findAccessibilityViolations(page, "filled form")).toEqual([])
    await sendButton(page).click()
    await expect(page.getByText("Accept the terms of use to send your feedback.")).toBeVisible()
    await expect(terms(page)).toBeFocused()
    expect(await findAccessibilityViolations(page, "terms missing")).toEqual([])
    await terms(page).check()
    await sendButton(page).click()
    await expect(heading(page, "Thank you!")).toBeFocused()
    expect(await findAccessibilityViolations(page, "thanks")).toEqual([])

    await page.goto(pageUrl(country, `/thank-you?transactionId=${id}`))
    await expect(page.getByRole("heading", { name: "You rated it 5 stars" })).toBeVisible()
    await page.getByRole("link", { name: "See your feedback" }).click()
    await expect(heading(page, "Your feedback")).toBeVisible()
    await expect(page.getByText("5 stars, Great")).toHaveCount(2)
    await expect(page.getByText("10 of 10")).toBeVisible()
    await expect(page.getByText("Liked", { exact: true })).toBeVisible()
    await expect(page.getByText(TEXT)).toBeVisible()
    await expect(page.getByRole("button", { name: "Send" })).toHaveCount(0)
    expect(await findAccessibilityViolations(page, "given feedback")).toEqual([])
  })
}

test.describe("a customer's order", () => {
  // It is asked for before the handover, and given in two tabs.
  test.use({ expectedErrors: [/409 \(Conflict\)/] })

  test("[FBK-1c] [FBK-2a] a customer rates from the list of orders; 0 is an answer, a reload keeps the half-typed form and the questions after a low score, and another tab sees what was given", async ({
    page,
    context,
    hearth,
  }) => {
    await signInAndFillCheckout(page)
    const order = await payByCard(page)
    const { orderId } = order
    await openFeedback(page, orderId)
    await expect(heading(page, "Enjoy it first")).toBeVisible()
    await expect(page.getByText("You can rate this order once you have it.")).toBeVisible()
    await expect(page.getByRole("link", { name: "Track your order" })).toBeVisible()
    expect(await findAccessibilityViolations(page, "too early")).toEqual([])
    await handOver(hearth, "IN", order)

    await page.goto(pageUrl("IN", `/postorder-ui/orderdetails?orderId=${orderId}`))
    await expect(page.getByRole("link", { name: "Rate it 1 star" })).toBeVisible()
    await page.goto(pageUrl("IN", "/postorder-ui/orderHistory"))
    await page.getByRole("link", { name: `Rate order ${orderId}` }).click()
    await expect(heading(page, "How was your order?")).toBeVisible()
    await expect(sendButton(page)).toHaveCount(0)
    await chooseStars(page, "Overall rating", 2)
    await chooseStars(page, "Hot and fresh", 1)
    await clickRadio(group(page, "Would you recommend us to a friend?").getByRole("radio", { name: /^0:/ }))
    await textField(page).fill("Cold when it")
    const otherTab = await context.newPage()
    await otherTab.goto(pageUrl("IN", "/postorder-ui/orderHistory"))
    await otherTab.getByRole("link", { name: `Rate order ${orderId}` }).click()
    await chooseStars(otherTab, "Overall rating", 5)

    // SES-7: the draft is encrypted, and in this tab only.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("hearth:feedbackDraft"))).not.toBeNull()
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain("Cold when")
    await page.reload()
    await expect(textField(page)).toHaveValue("Cold when it")
    await expect(star(page, "Overall rating", 2)).toBeChecked()
    await expect(star(page, "Hot and fresh", 1)).toBeChecked()
    await textField(page).fill("")
    await sendButton(page).click()

    await expect(heading(page, "Sorry that we let you down")).toBeFocused()
    await expect(page.getByRole("group", { name: "Hot and fresh" })).toBeVisible()
    await expect(page.getByRole("group", { name: "Taste" })).toHaveCount(0)
    expect(await findAccessibilityViolations(page, "questions after a low score")).toEqual([])
    await page.getByRole("button", { name: "Send", exact: true }).click()
    await expect(page.getByText("Choose what went wrong, or write something.")).toBeVisible()
    await page.getByRole("button", { name: "Cold", exact: true }).click()
    await page.getByRole("textbox", { name: "What happened?" }).fill("The rider took a very long way")
    await page.reload()
    await expect(heading(page, "Your feedback")).toBeVisible()
    await expect(page.getByText("0 of 10")).toBeVisible()
    await expect(page.getByRole("button", { name: "Cold", exact: true })).toHaveAttribute("aria-pressed", "true")
    expect(await findAccessibilityViolations(page, "given feedback with open questions")).toEqual([])
    await page.getByRole("button", { name: "Send", exact: true }).click()
    await expect(heading(page, "Thank you!")).toBeVisible()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("hearth:feedbackDraft"))).toBeNull()

    // The list of orders shows the stars instead of the link to rate it.
    const givenName = `You rated order ${orderId} 2 stars. See your feedback`
    const given = page.getByRole("link", { name: givenName })
    await page.goto(pageUrl("IN", "/postorder-ui/orderHistory"))
    await expect(given).toBeVisible()
    await expect(page.getByRole("link", { name: `Rate order ${orderId}` })).toHaveCount(0)
    expect(await findAccessibilityViolations(page, "a rated order in the list")).toEqual([])
    await given.click()
    await expect(heading(page, "Your feedback")).toBeVisible()

    await sendButton(otherTab).click()
    await expect(heading(otherTab, "Your feedback")).toBeVisible()
    await expect(otherTab.getByText("The rider took a very long way")).toBeVisible()
    expect(await findAccessibilityViolations(otherTab, "given feedback with problems")).toEqual([])
    // The list that was loaded before shows the stars, too.
    await otherTab.goBack()
    await expect(otherTab.getByRole("link", { name: givenName })).toBeVisible()
    await expect(otherTab.getByRole("link", { name: `Rate order ${orderId}` })).toHaveCount(0)
  })
})

test.describe("somebody else's order", () => {
  test.use({ expectedErrors: [/404 \(Not Found\)|409 \(Conflict\)/] })

  test("a guest's link works on their device; somebody else is told why it doesn't, and can sign in", async ({
    page,
    browser,
    hearth,
  }) => {
    const { orderId } = await orderAsGuest(page, hearth, "IN")
    await openFeedback(page, orderId)
    await expect(heading(page, "How was your order?")).toBeVisible()
    const other = await hearth.openPage(browser, { width: 390, height: 844 })
    await openFeedback(other, orderId)
    await expect(heading(other, "This order isn’t on this device")).toBeVisible()
    await expect(other.getByText("We couldn’t find what you’re looking for.")).toBeVisible()
    expect(await findAccessibilityViolations(other, "somebody else's order")).toEqual([])
    await other.getByRole("link", { name: "Sign in" }).last().click()
    await other.waitForURL(/\/login\?redirectUrl=/)
    await signIn(other, { to: `${FEEDBACK}?orderId=${orderId}` })
    await expect(other.getByRole("link", { name: "Write to us" })).toBeVisible()
    await openFeedback(other, "nothing")
    await expect(heading(other, "This order isn’t on this device")).toBeVisible()
    await other.context().close()
  })

  test("[FBK-1f] an order of more than 30 days ago can't be rated, and the page says so", async ({ page }) => {
    const displayMsg = "This order can’t be rated anymore. Contact us if something was wrong."
    const json = { status: "error", errors: [{ code: "FEEDBACK_TOO_LATE", displayMsg }] }
    await page.route(TEMPLATE_CALL, (route) => route.fulfill({ status: 409, json }))
    await openFeedback(page, "IN00000001")
    await expect(page.getByText(displayMsg)).toBeVisible()
    await expect(page.getByRole("link", { name: "Get help" })).toHaveAttribute("href", "/help")
    expect(await findAccessibilityViolations(page, "too late")).toEqual([])
  })
})

test("while the feature is off there is no link to feedback and no call", async ({ page, hearth }) => {
  const { id } = await orderAsGuest(page, hearth, "IN")
  await setFeature(hearth, "IN", "feedback", { isOff: true })
  const calls: string[] = []
  page.on("request", (sent) => {
    if (sent.url().includes("/feedback-service/")) calls.push(sent.url())
  })
  await page.goto(pageUrl("IN", `/track?orderHistoryId=${id}`))
  await expect(heading(page, "Enjoy your meal!")).toBeVisible()
  await expect(page.getByRole("button", { name: "Order again" })).toBeVisible()
  await expect(page.getByRole("link", { name: /^Rate/ })).toHaveCount(0)
  await page.goto(pageUrl("IN", "/help"))
  await waitForHydration(page)
  await expect(page.getByRole("link", { name: "Write to us" })).toHaveCount(0)
  await page.goto(pageUrl("IN", FEEDBACK))
  await expect(page).toHaveURL(pageUrl("IN", "/"))
  expect(calls).toEqual([])
  await setFeature(hearth, "IN", "feedback", { isOff: false })
})
