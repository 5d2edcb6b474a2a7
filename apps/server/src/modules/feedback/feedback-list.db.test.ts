import type { ListedFeedback } from "@hearth/contract/calls/console/ratings.calls.ts"
import { type Aspect, isLowScore } from "@hearth/domain/feedback/ratings.ts"
import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { errorFrom } from "../../testing/as-shopper.ts"
import { asStaff, firstManager, hire, type StaffClient } from "../../testing/as-staff.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { hireOfficePerson } from "../head-office/testing/hire-office-person.ts"
import { mobileLimits } from "./read-feedback-mobile.ts"

const STORE = "6585R"
const MARCH = "firstDay=2026-03-01&lastDay=2026-03-31"
const text = "The crust was perfect and the rider was kind."
let app: TestApp
let headOffice: StaffClient
let marketing: StaffClient
beforeAll(async () => {
  app = await build({ settings: { firstManager } })
  headOffice = await asStaff(app)
  marketing = await hireOfficePerson(app, headOffice, { roles: ["marketing"] })
})
afterAll(() => app.close())
beforeEach(async () => {
  await sql`truncate feedback.feedback cascade`.execute(app.database.db)
})

interface TestFeedback {
  at?: string
  country?: string
  /** Null for feedback without an order. */
  storeId?: string | null
  stars?: number | null
  nps?: number | null
  aspects?: Partial<Record<Aspect, number>>
  problems?: { aspect: string; problem: string }[]
  text?: string
  problemsText?: string
  mobile?: string
}

async function insertFeedback(feedback: TestFeedback): Promise<string> {
  const { at = "2026-03-10T10:00:00Z", country = "IN", storeId = STORE, stars = 5, nps = null, aspects = {} } = feedback
  const id = randomUUID()
  const problems = feedback.problems === undefined ? null : JSON.stringify(feedback.problems)
  await sql`
    insert into feedback.feedback (id, country, order_id, store_id, delivery_type, overall_rating, nps, aspects, problems,
      text, problems_text, mobile, created_at)
    values (${id}, ${country}, ${storeId === null ? null : randomUUID()}, ${storeId},
      ${storeId === null ? null : "DELIVERY"}, ${stars}, ${nps}, ${JSON.stringify(aspects)}::jsonb, ${problems}::jsonb,
      ${feedback.text ?? null}, ${feedback.problemsText ?? null}, ${feedback.mobile ?? null}, ${at})`.execute(
    app.database.db,
  )
  return id
}

interface FeedbackPage {
  feedback: ListedFeedback[]
  nextId: string | null
}

async function readPage(query = MARCH, client = marketing, path = "/head-office/feedback"): Promise<FeedbackPage> {
  const answer = await client.send("GET", `${path}?${query}`)
  if (answer.statusCode !== 200) throw new Error(`No feedback: ${answer.body}`)
  return answer.json<{ data: FeedbackPage }>().data
}
const idsOf = ({ feedback }: FeedbackPage) => feedback.map(({ feedbackId }) => feedbackId)

test("[FBK-1h] head office reads what customers wrote, newest first, with store, order type, scores and problems", async () => {
  const older = await insertFeedback({
    at: "2026-03-10T09:00:00Z",
    storeId: null,
    stars: null,
    text,
    mobile: "+919000000001",
  })
  const newer = await insertFeedback({
    stars: 1,
    nps: 0,
    aspects: { TEMPERATURE: 1 },
    problems: [{ aspect: "TEMPERATURE", problem: "COLD" }],
    problemsText: "It was so cold that the cheese had set.",
  })
  const { feedback, nextId } = await readPage()
  expect(feedback).toEqual([
    {
      feedbackId: newer,
      at: "2026-03-10T10:00:00.000Z",
      store: { storeId: STORE, name: "Connaught Place" },
      deliveryType: "DELIVERY",
      overallRating: 1,
      nps: 0,
      aspects: { TEMPERATURE: 1 },
      problems: [{ aspect: "TEMPERATURE", problem: "COLD" }],
      text: null,
      problemsText: "It was so cold that the cheese had set.",
      hasMobile: false,
    },
    {
      feedbackId: older,
      at: "2026-03-10T09:00:00.000Z",
      store: null,
      deliveryType: null,
      overallRating: null,
      nps: null,
      aspects: {},
      problems: [],
      text,
      problemsText: null,
      hasMobile: true,
    },
  ])
  expect(nextId).toBeNull()
})

test("[FBK-1h] the list has feedback with words or a low score of the chosen days, and can be limited to one of the two or to a store", async () => {
  const low = await insertFeedback({ at: "2026-03-10T10:00:03Z", stars: 2 })
  const words = await insertFeedback({ at: "2026-03-10T10:00:02Z", text, storeId: "other" })
  const both = await insertFeedback({ at: "2026-03-10T10:00:01Z", stars: 3, problemsText: text })
  await insertFeedback({ stars: 5, nps: 9 })
  await insertFeedback({ text, country: "LK" })
  // India's March begins at 18:30 UTC on the last of February.
  await insertFeedback({ at: "2026-02-28T18:29:59Z", text })
  await insertFeedback({ at: "2026-03-31T18:30:00Z", text })
  expect(idsOf(await readPage())).toEqual([low, words, both])
  expect(idsOf(await readPage(`${MARCH}&show=words`))).toEqual([words, both])
  expect(idsOf(await readPage(`${MARCH}&show=low`))).toEqual([low, both])
  expect(idsOf(await readPage(`${MARCH}&storeId=${STORE}`))).toEqual([low, both])
  expect(idsOf(await readPage(`${MARCH}&show=words&storeId=other`))).toEqual([words])
})

test("[FBK-1h] exactly the low scores for which a customer is asked what went wrong are listed as low scores", async () => {
  const stars = [null, 1, 2, 3, 4, 5]
  const recommendations = [null, 0, 5, 6, 7, 10]
  const aspectRatings: Partial<Record<Aspect, number>>[] = [{}, { TASTE: 4 }, { TASTE: 5, RIDER: 3 }, { SPEED: 1 }]
  const lowIds: string[] = []
  for (const overall of stars)
    for (const nps of recommendations)
      for (const aspects of aspectRatings) {
        const at = `2026-03-${String(1 + (lowIds.length % 28)).padStart(2, "0")}T10:00:00Z`
        const id = await insertFeedback({ at, storeId: null, stars: overall, nps, aspects })
        if (isLowScore({ overall, nps, aspects })) lowIds.push(id)
      }
  const listedIds: string[] = []
  let nextId: string | null | undefined
  do {
    const page = await readPage(`${MARCH}&show=low${nextId ? `&afterId=${nextId}` : ""}`)
    listedIds.push(...idsOf(page))
    nextId = page.nextId
  } while (nextId)
  expect(listedIds.toSorted()).toEqual(lowIds.toSorted())
})

test("[FBK-1h] pages of 30 follow each other without gaps or repetition, also if all feedback has the same time", async () => {
  const ids: string[] = []
  for (let nth = 0; nth < 61; nth++) ids.push(await insertFeedback({ text }))
  const first = await readPage()
  expect(first.feedback).toHaveLength(30)
  const second = await readPage(`${MARCH}&afterId=${first.nextId}`)
  const third = await readPage(`${MARCH}&afterId=${second.nextId}`)
  expect([second.feedback.length, third.feedback.length, third.nextId]).toEqual([30, 1, null])
  expect([first, second, third].flatMap(idsOf).toSorted()).toEqual(ids.toSorted())
})

test("[FBK-1i] a store's manager reads the feedback of the own store only, without any mobile number", async () => {
  const own = await insertFeedback({ text })
  const elsewhere = await insertFeedback({ text, storeId: "other" })
  await insertFeedback({ text, storeId: null, mobile: "+919000000001" })
  const manager = await hire(app, headOffice, STORE, "manager")
  const path = `/stores/${STORE}/feedback`
  expect(idsOf(await readPage(MARCH, manager, path))).toEqual([own])
  // The position of another store's feedback isn't accepted.
  expect(idsOf(await readPage(`${MARCH}&afterId=${elsewhere}`, manager, path))).toEqual([])
  expect(errorFrom(await manager.send("GET", `/head-office/feedback?${MARCH}`))[1]).toBe("FORBIDDEN")
  expect(errorFrom(await manager.send("GET", `/head-office/feedback/${own}/mobile`))[1]).toBe("FORBIDDEN")
  const staff = await hire(app, headOffice, STORE, "staff")
  expect(errorFrom(await staff.send("GET", `${path}?${MARCH}`))[1]).toBe("FORBIDDEN")
  const inSriLanka = await asStaff(app, firstManager, "lk.localhost")
  expect(idsOf(await readPage(MARCH, inSriLanka))).toEqual([])
})

test("[FBK-1j] only support reads the number of feedback without an order, and the audit log records it without the number", async () => {
  const mobile = "+919000000001"
  const feedbackId = await insertFeedback({ text, storeId: null, stars: null, mobile })
  const onOrder = await insertFeedback({ text })
  const support = await hireOfficePerson(app, headOffice, { roles: ["support"] })
  const path = `/head-office/feedback/${feedbackId}/mobile`
  expect(JSON.stringify(await readPage(MARCH, support))).not.toContain(mobile)
  expect(errorFrom(await marketing.send("GET", path))[1]).toBe("FORBIDDEN")
  const answer = await support.send("GET", path)
  expect(answer.json().data).toEqual({ mobile })
  expect(errorFrom(await support.send("GET", `/head-office/feedback/${onOrder}/mobile`))[1]).toBe("NOT_FOUND")
  const inSriLanka = await asStaff(app, firstManager, "lk.localhost")
  expect(errorFrom(await inSriLanka.send("GET", path))[1]).toBe("NOT_FOUND")
  const { rows } = await sql<{ memberId: string; subject: string; row: string }>`
    select member_id as "memberId", subject, audit_entry::text as row from head_office.audit_entry
    where action = 'feedback number read'`.execute(app.database.db)
  expect(rows).toEqual([
    { memberId: support.member.memberId, subject: feedbackId, row: expect.not.stringContaining("9000000001") },
  ])
})

test("[FBK-1j] the numbers that a member reads are limited per minute and per day", async () => {
  const feedbackId = await insertFeedback({ text, storeId: null, stars: null, mobile: "+919000000001" })
  const support = await hireOfficePerson(app, headOffice, { roles: ["support"] })
  const read = () => support.send("GET", `/head-office/feedback/${feedbackId}/mobile`)
  for (let nth = 0; nth < mobileLimits.perMinute; nth++) expect((await read()).statusCode).toBe(200)
  expect(errorFrom(await read())[1]).toBe("TOO_MANY_REQUESTS")
})

test("more than 366 days, a last day before the first, and an unknown filter are refused", async () => {
  const codeFor = async (query: string) => errorFrom(await marketing.send("GET", `/head-office/feedback?${query}`))[1]
  expect((await marketing.send("GET", "/head-office/feedback?firstDay=2025-03-01&lastDay=2026-03-01")).statusCode).toBe(
    200,
  )
  expect(await codeFor("firstDay=2025-03-01&lastDay=2026-03-02")).toBe("BAD_REQUEST")
  expect(await codeFor("firstDay=2026-03-02&lastDay=2026-03-01")).toBe("BAD_REQUEST")
  expect(await codeFor(`${MARCH}&show=secret`)).toBe("BAD_REQUEST")
  expect(await codeFor(`${MARCH}&afterId=1`)).toBe("BAD_REQUEST")
})
