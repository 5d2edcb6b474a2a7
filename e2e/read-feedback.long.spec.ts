import type { Page } from "@playwright/test"
import { codeField, codeSentTo } from "./account.ts"
import { handOver } from "./cases.ts"
import { expectConfirmation, payWith, payWithCard } from "./checkout.ts"
import { expect, test } from "./clocked-hearth.ts"
import { defaultStoreId } from "./console.ts"
import { chooseStars, heading, openFeedback, sendButton, textField } from "./feedback.ts"
import { findAccessibilityViolations } from "./find-accessibility-violations.ts"
import { openAsManager } from "./office.ts"
import { signInAndFillCheckout } from "./signed-in-checkout.ts"
import { clickRadio, pageUrl, waitForHydration } from "./test-base.ts"

const WORDS = "The pizza was cold, and nobody answered the phone for an hour."
const HAPPENED = "The box was open, and the cheese had set before it arrived."
const GENERAL = "Please open a store near the lake, we always drive so far."

const entry = (staffPage: Page, words: string) =>
  staffPage.getByRole("region", { name: "Feedback" }).locator("> ul > li").filter({ hasText: words })
const showFeedback = (staffPage: Page) => clickRadio(staffPage.getByRole("radio", { name: "What customers say" }))
const refresh = (staffPage: Page) => staffPage.getByRole("button", { name: "Refresh" }).click()

test("[FBK-1h] [FBK-1i] [FBK-1j] [FBK-1k] [FBK-1l] [FBK-1m] a customer gives one star and can report the problem with its category filled in; head office and the store read it until the account is deleted", async ({
  page,
  browser,
  hearth,
}) => {
  const mobile = await signInAndFillCheckout(page)
  await payWith(page, /^Credit/)
  await payWithCard(page)
  const orderId = await expectConfirmation(page)
  await handOver(hearth, { transactionId: new URL(page.url()).searchParams.get("transactionId") ?? "" })
  // The open page learns of the handover by itself.
  await expect(page.getByRole("region", { name: "How was your order?" })).toBeVisible()

  await openFeedback(page, orderId)
  await chooseStars(page, "Overall rating", 1)
  await chooseStars(page, "Hot and fresh", 1)
  await textField(page).fill(WORDS)
  await sendButton(page).click()
  await page.getByRole("button", { name: "Cold", exact: true }).click()
  await page.getByRole("textbox", { name: "What happened?" }).fill(HAPPENED)
  await page.getByRole("button", { name: "Send", exact: true }).click()
  await expect(heading(page, "Thank you!")).toBeVisible()
  const report = page.getByRole("link", { name: `Report a problem with order ${orderId}` })
  await expect(report).toBeVisible()
  await expect(report).toHaveAttribute("href", /&category=COLD$/)
  expect(await findAccessibilityViolations(page, "thanks after a low score")).toEqual([])
  await openFeedback(page, orderId)
  await expect(heading(page, "Your feedback")).toBeVisible()
  await expect(page.getByRole("link", { name: "See the order" })).toBeVisible()
  await report.click()
  const category = page.getByRole("group", { name: "What went wrong?" })
  await expect(category.getByRole("radio", { name: "It was cold" })).toBeChecked()
  await clickRadio(category.getByRole("radio", { name: "It was late" }))
  await expect(category.getByRole("radio", { name: "It was late" })).toBeChecked()
  await openFeedback(page)
  await textField(page).fill(GENERAL)
  await expect(page.getByLabel("Mobile number")).toHaveValue(mobile)
  await sendButton(page).click()
  await expect(heading(page, "Thank you!")).toBeVisible()
  await expect(page.getByRole("link", { name: /^Report a problem/ })).toHaveCount(0)

  const office = await openAsManager(browser, hearth, "ratings")
  await expect(office.getByRole("table", { name: "After a low score" })).toContainText("Hot and fresh: Cold")
  await expect(office.getByRole("table", { name: "Aspects" })).toContainText("Hot and fresh")
  await showFeedback(office)
  for (const words of [HAPPENED, "1 star of 5", "Connaught Place · Delivery", "Hot and fresh: Cold"])
    await expect(entry(office, WORDS)).toContainText(words)
  await expect(entry(office, WORDS).getByRole("button")).toHaveCount(0)
  expect(await findAccessibilityViolations(office, "what customers say")).toEqual([])
  await clickRadio(office.getByRole("radio", { name: "Low scores" }))
  await expect(entry(office, GENERAL)).toHaveCount(0)
  await expect(entry(office, WORDS)).toBeVisible()
  await clickRadio(office.getByRole("radio", { name: "With words" }))
  await entry(office, GENERAL).getByRole("button", { name: "Show mobile number" }).click()
  await expect(entry(office, GENERAL)).toContainText(`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`)
  expect(await findAccessibilityViolations(office, "a mobile number")).toEqual([])

  const store = await openAsManager(browser, hearth)
  await store.goto(pageUrl("IN", `/console/${defaultStoreId("IN")}/feedback`))
  await expect(entry(store, WORDS)).toBeVisible()
  await expect(entry(store, GENERAL)).toHaveCount(0)
  expect(await findAccessibilityViolations(store, "a store's feedback")).toEqual([])

  await page.goto(pageUrl("IN", "/delete-account"))
  await waitForHydration(page)
  await page.getByLabel("I understand that this can’t be undone").check()
  await page.getByRole("button", { name: "Send code to delete account" }).click()
  await codeField(page).fill(await codeSentTo(mobile, 2))
  await expect(page.getByRole("heading", { name: "Your account has been deleted" })).toBeVisible()

  await refresh(office)
  await expect(office.getByText(GENERAL)).toHaveCount(0)
  await expect(office.getByText(WORDS)).toHaveCount(0)
  await clickRadio(office.getByRole("radio", { name: "Low scores" }))
  // Other journeys have given low scores before; the newest comes first.
  await expect(entry(office, "Hot and fresh: Cold").first()).toContainText("1 star of 5")
  await expect(office.getByText(HAPPENED)).toHaveCount(0)
  await refresh(store)
  await expect(store.getByText(WORDS)).toHaveCount(0)
  await expect(entry(store, "Hot and fresh: Cold").first()).toContainText("1 star of 5")
  await office.goto(pageUrl("IN", "/console/head-office/audit"))
  await expect(office.getByText(/read the mobile number of a person who gave feedback/).first()).toBeVisible()
  await office.context().close()
  await store.context().close()
})

test.describe("a list that can't be loaded", () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test("the list says why it isn't shown and can be loaded again, and an empty one says so", async ({
    browser,
    hearth,
  }) => {
    const office = await openAsManager(browser, hearth, "ratings")
    await office.route("**/head-office/feedback?**", (route) => route.abort())
    await showFeedback(office)
    await expect(office.getByRole("alert")).toContainText("Couldn’t reach the server.")
    expect(await findAccessibilityViolations(office, "feedback not loaded")).toEqual([])
    await office.unrouteAll({ behavior: "wait" })
    const json = { status: "success", data: { feedback: [], nextId: null } }
    await office.route("**/head-office/feedback?**", (route) => route.fulfill({ json }))
    await office.getByRole("button", { name: "Try again" }).click()
    await expect(office.getByRole("heading", { name: "No feedback to read" })).toBeVisible()
    await clickRadio(office.getByRole("radio", { name: "With words" }))
    await expect(office.getByRole("heading", { name: "No feedback matches" })).toBeVisible()
    expect(await findAccessibilityViolations(office, "no feedback")).toEqual([])
    await office.context().close()
  })
})
