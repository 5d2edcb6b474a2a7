import type { FeedbackTemplate } from "@hearth/contract/calls/feedback.calls.ts"
import { feedbackTextExamples } from "@hearth/domain/feedback/testing/feedback-texts.ts"
import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { beforeEach, expect, test } from "vitest"
import { asBuyer, payInCash } from "../../testing/as-buyer.ts"
import { asCustomer, requestCode } from "../../testing/as-customer.ts"
import { asGuest, type TestBrowser } from "../../testing/as-guest.ts"
import { errorFrom, newLine } from "../../testing/as-shopper.ts"
import { asStaff, firstManager } from "../../testing/as-staff.ts"
import { atStore, type StoreClient } from "../../testing/at-store.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"

const SERVICE = "/api/feedback-service/ve1"
const STORE = "6585R"
const text = "The crust was perfect and the rider was kind."

let app: TestApp
let partners: Partners
let storeClient: StoreClient
let customerCount = 0
withPartners((started) => ({ app, partners } = started), { firstManager })
beforeEach(async () => {
  storeClient = atStore(await asStaff(app), STORE)
})

const newMobile = () => `98137${10_000 + ++customerCount}`

/** An order of a customer; handed over unless another stage is given. */
async function newOrder({
  stage = "HANDED OVER",
  mobile = newMobile(),
}: { stage?: "HANDED OVER" | "BAKING"; mobile?: string } = {}) {
  const browser = await asCustomer(app, partners, mobile)
  const lines = [newLine("in-margherita", { size: "medium" }), newLine("in-garlic-bread", { quantity: 2 })]
  const buyer = await asBuyer(app, lines, browser)
  const { transactionId } = await buyer.mustOrder()
  await payInCash(buyer, partners, transactionId)
  await storeClient.advanceTo(transactionId, stage)
  const { orderId } = await buyer.read(transactionId)
  return { browser, orderId, mobile }
}

const dayAfter = (isoDate: string, days: number) =>
  new Date(Date.parse(isoDate) + days * 24 * 3_600_000).toISOString().slice(0, 10)

const withoutOrder = () => ({ text, mobile: newMobile(), termsAccepted: true })
const give = (browser: TestBrowser, body: object, headers = {}) => browser.post(`${SERVICE}/feedback`, body, headers)
const templateOf = async (browser: TestBrowser, orderId?: string): Promise<FeedbackTemplate> =>
  (await browser.get(`${SERVICE}/template${orderId ? `?orderId=${orderId}` : ""}`)).json().data

async function readStored(feedbackId: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await sql<Record<string, unknown>>`
    select overall_rating as "overallRating", nps, aspects, text, mobile, problems, problems_text as "problemsText",
      user_id as "userId", store_id as "storeId" from feedback.feedback where id = ${feedbackId}`.execute(
    app.database.db,
  )
  return rows[0]
}
const idFrom = (answer: Awaited<ReturnType<typeof give>>): string => {
  if (answer.statusCode !== 200) throw new Error(`No feedback: ${answer.body}`)
  return answer.json().data.feedbackId
}

test("[FBK-2a] an order's rating has an overall score, a recommendation, aspects, dishes and a text, and the template then contains it", async () => {
  const { browser, orderId } = await newOrder()
  const template = await templateOf(browser, orderId)
  expect(template).toMatchObject({ orderId, needsMobile: false, needsTerms: false, given: null })
  expect(template.aspects.map(({ aspect }) => aspect)).toEqual(["TASTE", "TEMPERATURE", "SPEED", "RIDER"])
  expect(template.dishes.map(({ productId }) => productId)).toEqual(["in-margherita", "in-garlic-bread"])
  const ratings = { overallRating: 5, nps: 10, aspects: { TASTE: 5 }, text: `  ${text} ` }
  const dishes = [{ productId: "in-margherita", liked: true }]
  const response = await give(browser, { orderId, ...ratings, dishes })
  expect(response.json()).toEqual({ status: "success", data: { feedbackId: expect.any(String), asksMore: false } })
  const { feedbackId } = response.json().data
  expect((await templateOf(browser, orderId)).given).toEqual({
    feedbackId,
    overallRating: 5,
    nps: 10,
    aspects: { TASTE: 5 },
    dishes,
    text,
    problems: [],
    problemsText: null,
    asksMore: false,
  })
  expect(await readStored(feedbackId)).toMatchObject({ storeId: STORE, aspects: { TASTE: 5 }, userId: browser.userId })
  const { rows } = await sql`
    select product_id, liked from feedback.dish_rating where feedback_id = ${feedbackId}`.execute(app.database.db)
  expect(rows).toEqual([{ product_id: "in-margherita", liked: true }])
})

test("[FBK-1a] [FBK-1b] texts of 30 to 250 characters are accepted, and others are refused with the specified message", async () => {
  const { browser, orderId } = await newOrder()
  const messageFor = async (count: number) =>
    (await give(browser, { orderId, overallRating: 4, text: "প".repeat(count) })).json().errors?.[0]?.displayMsg
  expect(await messageFor(29)).toBe("Your feedback should have at least 30 characters")
  expect(await messageFor(251)).toBe("You have reached maximum character limit of 250")
  expect((await templateOf(browser, orderId)).given).toBeNull()
  expect(await messageFor(250)).toBeUndefined()
})

test.each(feedbackTextExamples)(
  "[FBK-1a] [FBK-1b] the server counts as the browser does: $count $kind",
  async ({ text: typed, error }) => {
    // Without an order, the server checks the text first and the missing mobile number afterwards.
    const response = await give(await asGuest(app), { text: typed, termsAccepted: true })
    expect(errorFrom(response)[1]).toBe(error ?? "MOBILE_WRONG")
  },
)

test("[FBK-1b] a text with thousands of characters of zero width is too long for the server, too", async () => {
  const typed = `${"a".repeat(30)}${"\u200B".repeat(1971)}`
  expect(errorFrom(await give(await asGuest(app), { text: typed, termsAccepted: true }))[1]).toBe("FEEDBACK_TOO_LONG")
})

test("[FBK-1c] [FBK-1d] a recommendation is a number from 0 to 10, where 0 counts as an answer; aspects need an overall rating", async () => {
  const { browser, orderId } = await newOrder()
  const codeFor = async (body: object) => errorFrom(await give(browser, { orderId, ...body }))[1]
  expect(await codeFor({ overallRating: 4, nps: 11 })).toBe("BAD_REQUEST")
  expect(await codeFor({ overallRating: 4, nps: -1 })).toBe("BAD_REQUEST")
  expect(await codeFor({ overallRating: 6 })).toBe("BAD_REQUEST")
  expect(await codeFor({ aspects: { TASTE: 5 } })).toBe("OVERALL_RATING_NEEDED")
  expect(await codeFor({ nps: 9, text })).toBe("OVERALL_RATING_NEEDED")
  expect(await codeFor({ overallRating: 4, aspects: { STAFF: 5 } })).toBe("ASPECT_NOT_ASKED")
  expect(await codeFor({ overallRating: 4, dishes: [{ productId: "in-peppy-paneer", liked: true }] })).toBe(
    "BAD_REQUEST",
  )
  expect((await templateOf(browser, orderId)).given).toBeNull()
  const response = await give(browser, { orderId, overallRating: 5, nps: 0 })
  expect(response.json().data.asksMore).toBe(true)
  expect((await templateOf(browser, orderId)).given).toMatchObject({ nps: 0 })
})

test("[FBK-2a] after a low score, only the customer can add what went wrong, once, with either version of the call", async () => {
  const { browser, orderId } = await newOrder()
  const response = await browser.post("/api/feedback-service/ve2/feedback", { orderId, overallRating: 2 })
  const { feedbackId, asksMore } = response.json().data
  expect(asksMore).toBe(true)
  const path = `${SERVICE}/feedback/${feedbackId}/additional`
  const problems = [{ aspect: "TEMPERATURE", problem: "COLD" }]
  const stranger = await asCustomer(app, partners, newMobile())
  expect(errorFrom(await stranger.post(path, { problems }))[1]).toBe("NOT_FOUND")
  expect(errorFrom(await browser.post(path, { problems: [{ aspect: "TASTE", problem: "COLD" }] }))[1]).toBe(
    "ASPECT_NOT_ASKED",
  )
  expect(errorFrom(await browser.post(path, { problems: [] }))[1]).toBe("FEEDBACK_EMPTY")
  expect((await templateOf(browser, orderId)).given).toMatchObject({ problems: [], asksMore: true })
  expect(
    (await browser.post(path.replace("ve1", "ve2"), { problems: [...problems, ...problems], text })).statusCode,
  ).toBe(200)
  expect((await templateOf(browser, orderId)).given).toMatchObject({ problems, problemsText: text, asksMore: false })
  expect(errorFrom(await browser.post(path, { problems }))[1]).toBe("FEEDBACK_GIVEN")
  expect(await readStored(feedbackId)).toMatchObject({ problems, problemsText: text })
})

test("[FBK-1f] visitors can rate only their own orders, after the handover and for 30 days", async () => {
  const { browser, orderId } = await newOrder({ stage: "BAKING" })
  const rating = { orderId, overallRating: 3 }
  expect(errorFrom(await give(browser, rating))[1]).toBe("FEEDBACK_NOT_YET")
  const stranger = await asCustomer(app, partners, newMobile())
  expect(errorFrom(await give(stranger, rating))[1]).toBe("NOT_FOUND")
  expect(errorFrom(await stranger.get(`${SERVICE}/template?orderId=${orderId}`))[1]).toBe("NOT_FOUND")
  const oldOrder = await newOrder()
  app.clock.advance(31 * 24 * 3600)
  const mobile = oldOrder.mobile
  const later = await asCustomer(app, partners, mobile)
  expect(errorFrom(await give(later, { orderId: oldOrder.orderId, overallRating: 3 }))[1]).toBe("FEEDBACK_TOO_LATE")
  expect(errorFrom(await later.get(`${SERVICE}/template?orderId=${oldOrder.orderId}`))[1]).toBe("FEEDBACK_TOO_LATE")
})

test("[FBK-1f] what was given can be read after the order can't be rated any more", async () => {
  const { browser, orderId, mobile } = await newOrder()
  await give(browser, { orderId, overallRating: 5, text })
  app.clock.advance(31 * 24 * 3600)
  const later = await asCustomer(app, partners, mobile)
  expect((await templateOf(later, orderId)).given).toMatchObject({ overallRating: 5, text })
})

test("[FBK-1f] an order can be rated once, by either of the two calls; a repeated key returns the first response", async () => {
  const { browser, orderId } = await newOrder()
  const path = `/api/order-service/ve3/orders/${orderId}/feedback`
  const key = { "idempotency-key": randomUUID() }
  const first = await browser.post(path, { overallRating: 4 }, key)
  expect(first.statusCode).toBe(200)
  expect((await browser.post(path, { overallRating: 4 }, key)).json()).toEqual(first.json())
  expect(errorFrom(await browser.post(path, { overallRating: 1 }))[1]).toBe("FEEDBACK_GIVEN")
  expect(errorFrom(await give(browser, { orderId, overallRating: 1 }))[1]).toBe("FEEDBACK_GIVEN")
})

test("[FBK-1e] [CTY-8b] feedback without an order needs a mobile number, and a guest's first feedback also needs accepted terms", async () => {
  const guest = await asGuest(app)
  expect(await templateOf(guest)).toMatchObject({ orderId: null, needsMobile: true, needsTerms: true, aspects: [] })
  const mobile = newMobile()
  const codeFor = async (body: object) => errorFrom(await give(guest, body))[1]
  expect(await codeFor({ text, termsAccepted: true })).toBe("MOBILE_WRONG")
  expect(await codeFor({ text, mobile: "12345", termsAccepted: true })).toBe("MOBILE_WRONG")
  expect(await codeFor({ text, mobile })).toBe("TERMS_NEEDED")
  expect(await codeFor({ mobile, termsAccepted: true })).toBe("FEEDBACK_EMPTY")
  const response = await give(guest, { text, mobile, termsAccepted: true })
  expect(response.json().data.asksMore).toBe(false)
  expect(await readStored(idFrom(response))).toMatchObject({ mobile: `+91${mobile}`, storeId: null })
  expect(await templateOf(guest)).toMatchObject({ needsTerms: false })
  expect((await give(guest, { nps: 7, mobile })).statusCode).toBe(200)
})

test("[IDN-13d] feedback of a deleted account keeps its scores and loses its texts, and so does a guest's feedback with the account's number, but not another account's", async () => {
  const { browser, orderId, mobile } = await newOrder()
  const rated = idFrom(await give(browser, { orderId, overallRating: 2, nps: 3, text }))
  await browser.post(`${SERVICE}/feedback/${rated}/additional`, { problems: [], text })
  const withSameNumber = idFrom(await give(await asGuest(app), { text, mobile, termsAccepted: true }))
  const unrelated = idFrom(await give(await asGuest(app), { text, mobile: newMobile(), termsAccepted: true }))
  const neighbour = await asCustomer(app, partners, newMobile())
  const ofNeighbour = idFrom(await give(neighbour, { text, mobile }))
  app.clock.advance(120)
  await requestCode(browser, mobile, { purpose: "DELETE_ACCOUNT" })
  const deletion = await browser.post("/api/loginhandler/deleteaccount", { code: await partners.codeFor(mobile) })
  expect(deletion.statusCode).toBe(200)
  const erased = { text: null, problemsText: null, mobile: null, userId: null }
  expect(await readStored(rated)).toMatchObject({ overallRating: 2, nps: 3, storeId: STORE, ...erased })
  expect(await readStored(withSameNumber)).toMatchObject({ overallRating: null, ...erased })
  expect(await readStored(unrelated)).toMatchObject({ text })
  expect(await readStored(ofNeighbour)).toMatchObject({ text, userId: neighbour.userId })
})

test("[FBK-1k] the words of a deleted account are gone from what staff read, and the low score stays", async () => {
  const { browser, orderId, mobile } = await newOrder()
  const low = idFrom(await give(browser, { orderId, overallRating: 1, text }))
  await browser.post(`${SERVICE}/feedback/${low}/additional`, { problems: [], text: `${text} Not at all.` })
  const onlyWords = idFrom(await give(browser, { text: `${text} Really!`, mobile }))
  const staff = await asStaff(app)
  const today = app.clock.now().toISOString().slice(0, 10)
  const path = `/head-office/feedback?firstDay=${dayAfter(today, -1)}&lastDay=${dayAfter(today, 1)}`
  const readEntries = async () => (await staff.send("GET", path)).json().data.feedback as { feedbackId: string }[]
  const before = await readEntries()
  expect(before.find(({ feedbackId }) => feedbackId === low)).toMatchObject({ text, overallRating: 1 })
  expect(before.find(({ feedbackId }) => feedbackId === onlyWords)).toMatchObject({ hasMobile: true })
  app.clock.advance(120)
  await requestCode(browser, mobile, { purpose: "DELETE_ACCOUNT" })
  await browser.post("/api/loginhandler/deleteaccount", { code: await partners.codeFor(mobile) })
  const after = await readEntries()
  expect(after.find(({ feedbackId }) => feedbackId === low)).toMatchObject({
    text: null,
    problemsText: null,
    overallRating: 1,
  })
  expect(after.map(({ feedbackId }) => feedbackId)).not.toContain(onlyWords)
  const reading = await staff.send("GET", `/head-office/feedback/${onlyWords}/mobile`)
  expect(errorFrom(reading)[1]).toBe("NOT_FOUND")
})

test("[FBK-1l] a problem with a rated order can be reported for a week", async () => {
  const { browser, orderId, mobile } = await newOrder()
  expect((await templateOf(browser, orderId)).canReportProblem).toBe(true)
  await give(browser, { orderId, overallRating: 1 })
  expect(await templateOf(browser, orderId)).toMatchObject({ canReportProblem: true, given: { overallRating: 1 } })
  app.clock.advance(7 * 24 * 3600 + 60)
  const later = await asCustomer(app, partners, mobile)
  expect(await templateOf(later, orderId)).toMatchObject({ canReportProblem: false, given: { overallRating: 1 } })
  expect((await templateOf(later)).canReportProblem).toBe(false)
})

test("[FBK-2a] a problem that is sent twice is stored once", async () => {
  const { browser, orderId } = await newOrder()
  const feedbackId = idFrom(await give(browser, { orderId, overallRating: 1 }))
  const cold = { aspect: "TEMPERATURE", problem: "COLD" }
  const late = { aspect: "SPEED", problem: "LATE" }
  await browser.post(`${SERVICE}/feedback/${feedbackId}/additional`, { problems: [cold, late, cold] })
  expect(await readStored(feedbackId)).toMatchObject({ problems: [cold, late] })
})

test("[IDN-12] a guest who signs in keeps the feedback and needn't accept the terms again", async () => {
  const guest = await asGuest(app)
  const mobile = newMobile()
  const feedbackId = idFrom(await give(guest, { text, mobile, termsAccepted: true }))
  const customer = await asCustomer(app, partners, mobile, { browser: guest })
  expect(await readStored(feedbackId)).toMatchObject({ userId: customer.userId })
  expect(await templateOf(customer)).toMatchObject({ needsTerms: false })
})

test("feedback without an order is limited per visitor and per network", async () => {
  const guest = await asGuest(app)
  const statuses = []
  for (let nth = 0; nth < 4; nth++) statuses.push((await give(guest, withoutOrder())).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429])
  const others = []
  for (let nth = 0; nth < 21; nth++) others.push((await give(await asGuest(app), withoutOrder())).statusCode)
  expect(others).toContain(429)
  app.clock.advance(3601)
  expect((await give(await asGuest(app), withoutOrder())).statusCode).toBe(200)
})
