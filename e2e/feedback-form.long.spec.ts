import type { FeedbackTemplate } from "@hearth/contract/calls/feedback.calls.ts"
import type { Page, Route } from "@playwright/test"
import { newMobile, signIn } from "./account.ts"
import { forwardRoute } from "./cart.ts"
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
import { expect, pageUrl, test } from "./test-base.ts"

const GIVE_CALL = /\/feedback-service\/ve1\/feedback$/

const sampleOrder: FeedbackTemplate = {
  orderId: "IN00000001",
  stars: { min: 1, max: 5 },
  nps: { min: 0, max: 10 },
  textLength: { min: 30, max: 250 },
  aspects: [
    { aspect: "TASTE", name: "Taste", problems: [{ problem: "BLAND", name: "Bland" }] },
    { aspect: "SPEED", name: "On time", problems: [{ problem: "LATE", name: "Late" }] },
  ],
  dishes: [{ productId: "in-margherita", name: "Margherita Classica" }],
  needsTerms: false,
  needsMobile: false,
  canReportProblem: true,
  given: null,
}

const mockTemplate = (page: Page, template: FeedbackTemplate) =>
  page.route(TEMPLATE_CALL, (route) => route.fulfill({ json: { status: "success", data: template } }))

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

/** One or several characters as people count them: the family is three people with two joiners. */
const letters = { Latin: ["a", 1], Bangla: ["ক", 1], Sinhala: ["ක", 1], emoji: ["👨‍👩‍👧", 3] } as const

test.describe("the text's length", () => {
  test.use({ expectedErrors: [/422 \(Unprocessable/] })

  test("[FBK-1a] [FBK-1b] browser and server agree on 29, 30, 250 and 251 characters of four scripts", async ({
    page,
  }) => {
    const templateRequest = page.waitForRequest(TEMPLATE_CALL)
    await openFeedback(page)
    const headers = await (await templateRequest).allHeaders()
    // Without a mobile number nothing is stored, and the server checks the text before the number.
    const askServer = (text: string) =>
      page.evaluate(
        async ([sentText, authorization]) => {
          const response = await fetch("/api/feedback-service/ve1/feedback", {
            method: "POST",
            headers: { "content-type": "application/json", authorization: authorization ?? "" },
            body: JSON.stringify({ text: sentText }),
          })
          return ((await response.json()) as { errors: { displayMsg: string }[] }).errors[0]?.displayMsg ?? ""
        },
        [text, headers.authorization],
      )
    const sentences = {
      29: "Your feedback should have at least 30 characters",
      30: undefined,
      250: undefined,
      251: "You have reached maximum character limit of 250",
    }
    const field = textField(page)
    for (const [letter, size] of Object.values(letters)) {
      for (const [length, sentence] of Object.entries(sentences)) {
        const count = Number(length)
        const text = letter.repeat(Math.floor(count / size)) + "x".repeat(count % size)
        await field.fill(text)
        await expect(page.getByTestId("characters")).toContainText(`${count} of 250 characters`)
        await field.blur()
        if (sentence === undefined) await expect(field).not.toHaveAttribute("aria-invalid")
        else await expect(page.getByRole("alert").filter({ hasText: sentence })).toBeVisible()
        const verdict = await askServer(text)
        expect(Object.values(sentences).includes(verdict) ? verdict : undefined).toBe(sentence)
      }
    }
    expect(await findAccessibilityViolations(page, "text that is too long")).toEqual([])
  })
})

test.describe("a bad connection", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test("[FBK-1e] [CTY-8b] without an order, feedback needs a mobile number; after a lost response and a reload, sending again has the same key, and a double click sends once", async ({
    page,
  }) => {
    let isOffline = true
    await page.route(TEMPLATE_CALL, (route) => (isOffline ? route.abort() : route.continue()))
    await page.goto(pageUrl("IN", "/help"))
    await page.getByRole("link", { name: "Write to us" }).click()
    await expect(heading(page, "Couldn’t load this page")).toBeVisible()
    expect(await findAccessibilityViolations(page, "offline")).toEqual([])
    isOffline = false
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(heading(page, "How are we doing?")).toBeVisible()
    expect(await findAccessibilityViolations(page, "without an order")).toEqual([])

    await sendButton(page).click()
    await expect(page.getByText("Rate us or write something first.")).toBeVisible()
    await expect(page.getByText("Enter a mobile number.")).toBeVisible()
    expect(await findAccessibilityViolations(page, "nothing filled in")).toEqual([])
    await textField(page).fill(TEXT)
    await page.getByLabel("Mobile number").fill(newMobile())
    await terms(page).check()
    const keys: (string | undefined)[] = []
    let isLost = true
    await page.route(GIVE_CALL, async (route: Route) => {
      keys.push(route.request().headers()["idempotency-key"])
      const response = await forwardRoute(route)
      return isLost ? route.abort() : route.fulfill({ response })
    })
    await sendButton(page).click()
    await expect(page.getByRole("alert").filter({ hasText: /connect/i })).toBeVisible()
    expect(await findAccessibilityViolations(page, "not sent")).toEqual([])
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("hearth:feedbackDraft"))).not.toBeNull()
    await page.reload()
    await expect(textField(page)).toHaveValue(TEXT)
    isLost = false
    await sendButton(page).dblclick()
    await expect(heading(page, "Thank you!")).toBeVisible()
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
    expect(keys[1]).toBe(keys[0])
  })
})

test("[SES-7d] [IDN-11a] signing out removes half-typed feedback", async ({ page }) => {
  await signIn(page, { to: FEEDBACK })
  await textField(page).fill("Half of a sentence")
  const draft = () => page.evaluate(() => sessionStorage.getItem("hearth:feedbackDraft"))
  await expect.poll(draft).not.toBeNull()
  await page.goto(pageUrl("IN", "/postorder-ui/profile"))
  await page.getByRole("button", { name: "Sign out", exact: true }).click()
  await page.waitForURL(pageUrl("IN", "/"))
  await expect.poll(draft).toBeNull()
})

test("an order is rated with the keyboard alone, the questions after a low score included; an optional answer is taken back by key or tap", async ({
  page,
}) => {
  await mockTemplate(page, sampleOrder)
  const sent: unknown[] = []
  await page.route(/\/feedback-service\/ve1\/feedback/, (route) => {
    sent.push(route.request().postDataJSON())
    return route.fulfill({ json: { status: "success", data: { feedbackId: crypto.randomUUID(), asksMore: true } } })
  })
  await openFeedback(page, "IN00000001")
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await star(page, "Overall rating", 1).focus()
  await press("Space", "ArrowRight")
  await expect(star(page, "Overall rating", 2)).toBeFocused()
  await press("Tab", "Space", "ArrowRight", "ArrowRight")
  await expect(star(page, "Taste", 3)).toBeChecked()
  await press("Tab", "Tab", "Tab", "Space")
  await expect(page.getByRole("button", { name: "I didn’t like Margherita Classica" })).toHaveAttribute(
    "aria-pressed",
    "true",
  )
  await press("Tab", "Space")
  await expect(group(page, "Would you recommend us to a friend?").getByRole("radio", { name: /^0:/ })).toBeChecked()
  await press("Space")
  await expect(group(page, "Would you recommend us to a friend?").getByRole("radio", { checked: true })).toHaveCount(0)
  await chooseStars(page, "On time", 4)
  await expect(star(page, "On time", 4)).toBeChecked()
  await chooseStars(page, "On time", 4)
  await expect(star(page, "On time", 4)).not.toBeChecked()
  await textField(page).focus()
  await press("Tab", "Enter")
  await expect(heading(page, "Sorry that we let you down")).toBeFocused()
  await press("Tab", "Space")
  await expect(page.getByRole("button", { name: "Bland" })).toHaveAttribute("aria-pressed", "true")
  await press("Tab", "Tab", "Enter")
  await expect(heading(page, "Thank you!")).toBeFocused()
  expect(sent).toEqual([
    {
      orderId: "IN00000001",
      overallRating: 2,
      aspects: { TASTE: 3 },
      dishes: [{ productId: "in-margherita", liked: false }],
    },
    { problems: [{ aspect: "TASTE", problem: "BLAND" }] },
  ])
})

test("50 dishes with long names fit a screen of 320 px, and those beyond the first five are shown on request", async ({
  page,
}) => {
  const dishes = Array.from({ length: 50 }, (_, nth) => ({
    productId: `in-dish-${nth}`,
    name: `Dish ${nth} with a Wonderfullylongunbreakablenamethatneverends, paneer, onion and extra cheese`,
  }))
  await mockTemplate(page, { ...sampleOrder, dishes })
  await page.setViewportSize({ width: 320, height: 640 })
  await openFeedback(page, "IN00000001")
  await chooseStars(page, "Overall rating", 3)
  await expectNoSidewaysScroll(page)
  const thumbs = page.getByRole("button", { name: /^I liked / })
  await expect(thumbs).toHaveCount(5)
  await page.getByRole("button", { name: "Show 45 more dishes" }).click()
  await expect(thumbs).toHaveCount(50)
  await expect(thumbs.nth(5)).toBeFocused()
  await expectNoSidewaysScroll(page)
  expect(await findAccessibilityViolations(page, "50 dishes")).toEqual([])
})
