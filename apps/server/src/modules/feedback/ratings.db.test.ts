import type { RatingsReport } from "@hearth/contract/calls/console/ratings.calls.ts"
import { type Kysely, sql } from "kysely"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { errorFrom } from "../../testing/as-shopper.ts"
import { asStaff, firstManager, hire, type StaffClient } from "../../testing/as-staff.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { up as fillDishRatings } from "./migrations/004-dish-ratings-by-country.ts"
import { hireOfficePerson } from "../head-office/testing/hire-office-person.ts"

const STORE = "6585R"
let app: TestApp
let marketing: StaffClient
beforeAll(async () => {
  app = await build({ settings: { firstManager } })
  marketing = await hireOfficePerson(app, await asStaff(app), { roles: ["marketing"] })
})
afterAll(() => app.close())
beforeEach(async () => {
  await sql`truncate feedback.feedback, cases.case cascade`.execute(app.database.db)
})

interface Rating {
  at: string
  stars: number
  nps?: number
  storeId?: string
  country?: string
  dishes?: Record<string, boolean>
}

async function insertRating({ at, stars, nps, storeId = STORE, country = "IN", dishes = {} }: Rating): Promise<void> {
  const { db } = app.database
  const id = randomUUID()
  await sql`
    insert into feedback.feedback (id, country, order_id, store_id, delivery_type, overall_rating, nps, created_at)
    values (${id}, ${country}, ${randomUUID()}, ${storeId}, 'DELIVERY', ${stars}, ${nps ?? null}, ${at})`.execute(db)
  for (const [productId, liked] of Object.entries(dishes))
    await sql`insert into feedback.dish_rating values (${id}, ${productId}, ${liked})`.execute(db)
}

async function insertCase({ at, category, storeId = STORE }: { at: string; category: string; storeId?: string }) {
  const id = randomUUID()
  await sql`
    insert into cases.case (id, number, country, order_id, order_number, store_id, customer_name, category, text, state,
      desk, version, visible_version, read_version, last_author, opened_at, changed_at, act_by)
    values (${id}, ${id}, 'IN', ${randomUUID()}, 'INAAAAAAAA', ${storeId}, '', ${category}, '', 'OPEN', 'HEAD_OFFICE', 1, 1,
      1, 'CUSTOMER', ${at}, ${at}, ${at})`.execute(app.database.db)
  return id
}

const readRatings = (query: string) => marketing.send("GET", `/head-office/ratings?${query}`)
async function reportOf(query: string): Promise<RatingsReport> {
  const answer = await readRatings(query)
  if (answer.statusCode !== 200) throw new Error(`No report: ${answer.body}`)
  return answer.json<{ data: RatingsReport }>().data
}

test("[FBK-3h] ratings count on the day of the country's own midnight, with stars, recommendation and complaints", async () => {
  // India's days begin at 18:30 UTC.
  await insertRating({ at: "2026-03-01T18:29:59Z", stars: 1, nps: 0 })
  await insertRating({ at: "2026-03-01T18:30:00Z", stars: 5, nps: 9 })
  await insertRating({ at: "2026-03-02T18:29:59Z", stars: 4, nps: 7 })
  await insertRating({ at: "2026-03-02T10:00:00Z", stars: 2, country: "LK" })
  await insertCase({ at: "2026-03-02T10:00:00Z", category: "COLD" })
  const { overTime, total, currency } = await reportOf("firstDay=2026-03-01&lastDay=2026-03-02")
  expect(overTime).toEqual([
    { firstDay: "2026-03-01", ratings: 1, averageStars: 1, nps: -100, cases: 0 },
    { firstDay: "2026-03-02", ratings: 2, averageStars: 4.5, nps: 50, cases: 1 },
  ])
  expect([total, currency]).toEqual([{ ratings: 3, averageStars: 3.33, nps: 0, cases: 1, remedies: 0 }, "INR"])
  const reportOfFirstDay = await reportOf("firstDay=2026-03-01&lastDay=2026-03-01")
  expect(reportOfFirstDay.total).toMatchObject({ ratings: 1, cases: 0 })
})

test("[FBK-3h] stores with the lowest average come first, those with few ratings last, and dishes by their likes", async () => {
  for (let nth = 0; nth < 5; nth++) {
    await insertRating({ at: "2026-03-01T10:00:00Z", stars: 4, dishes: { "in-margherita": true } })
    await insertRating({
      at: "2026-03-01T10:00:00Z",
      stars: 2,
      storeId: "other",
      dishes: { "in-garlic-bread": nth > 0 },
    })
  }
  await insertRating({ at: "2026-03-01T10:00:00Z", stars: 1, storeId: "few", dishes: { "in-nothing": false } })
  await insertCase({ at: "2026-03-01T10:00:00Z", category: "LATE", storeId: "other" })
  const { stores, dishes } = await reportOf("firstDay=2026-03-01&lastDay=2026-03-01")
  expect(stores.map(({ storeId, averageStars, cases }) => [storeId, averageStars, cases])).toEqual([
    ["other", 2, 1],
    [STORE, 4, 0],
    ["few", 1, 0],
  ])
  expect(stores[1]?.name).toBe("Connaught Place")
  expect(dishes.map(({ productId, ratings, likedPercent }) => [productId, ratings, likedPercent])).toEqual([
    ["in-nothing", 1, 0],
    ["in-garlic-bread", 5, 80],
    ["in-margherita", 5, 100],
  ])
  expect(dishes.map(({ name }) => name)).toEqual(["in-nothing", "Pull-Apart Garlic Bread", "Margherita Classica"])
  const reportOfStore = await reportOf(`firstDay=2026-03-01&lastDay=2026-03-01&storeId=${STORE}`)
  expect([reportOfStore.total.ratings, reportOfStore.total.cases, reportOfStore.stores.length]).toEqual([5, 0, 1])
})

test("[FBK-3h] complaints by category and the worth of remedies that were given", async () => {
  const caseId = await insertCase({ at: "2026-03-01T10:00:00Z", category: "COLD" })
  await insertCase({ at: "2026-03-01T10:00:00Z", category: "COLD" })
  await insertCase({ at: "2026-03-01T10:00:00Z", category: "LATE" })
  await sql`
    insert into cases.remedy (id, case_id, order_id, country, kind, amount, currency, state, reason, needs_approval, giver,
      requested_by, requested_at, decided_at, given_at)
    select gen_random_uuid(), ${caseId}, order_id, 'IN', 'WALLET_CREDIT', 250, 'INR', 'GIVEN', '', false, 'SUPPORT',
      gen_random_uuid(), opened_at, opened_at, opened_at from cases.case where id = ${caseId}`.execute(app.database.db)
  const { categories, total } = await reportOf("firstDay=2026-03-01&lastDay=2026-03-01")
  expect(categories).toEqual([
    { category: "COLD", name: "It was cold", cases: 2 },
    { category: "LATE", name: "It was late", cases: 1 },
  ])
  expect(total.remedies).toBe(250)
})

const rateAspects = (aspects: object, problems: object[] | null, storeId = STORE) =>
  sql`
  insert into feedback.feedback (id, country, order_id, store_id, delivery_type, overall_rating, aspects, problems,
    created_at)
  values (gen_random_uuid(), 'IN', gen_random_uuid(), ${storeId}, 'DELIVERY', 2, ${JSON.stringify(aspects)}::jsonb,
    ${problems && JSON.stringify(problems)}::jsonb, '2026-03-01T10:00:00Z')`.execute(app.database.db)

test("[FBK-1h] each aspect has its average, and each problem the number of customers who named it", async () => {
  const cold = { aspect: "TEMPERATURE", problem: "COLD" }
  const impolite = { aspect: "RIDER", problem: "IMPOLITE" }
  await rateAspects({ TASTE: 5, TEMPERATURE: 1 }, [cold, impolite])
  await rateAspects({ TASTE: 4, TEMPERATURE: 2 }, [cold])
  await rateAspects({ TASTE: 4 }, null, "other")
  const { aspects, problems } = await reportOf("firstDay=2026-03-01&lastDay=2026-03-01")
  expect(aspects).toEqual([
    { aspect: "TASTE", ratings: 3, averageStars: 4.33 },
    { aspect: "TEMPERATURE", ratings: 2, averageStars: 1.5 },
  ])
  expect(problems).toEqual([
    { ...cold, count: 2 },
    { ...impolite, count: 1 },
  ])
  const reportOfStore = await reportOf("firstDay=2026-03-01&lastDay=2026-03-01&storeId=other")
  expect([reportOfStore.aspects, reportOfStore.problems]).toEqual([
    [{ aspect: "TASTE", ratings: 1, averageStars: 4 }],
    [],
  ])
})

test("ratings of dishes from before the report had its own columns are filled in, however often it is tried", async () => {
  const { db } = app.database
  await insertRating({ at: "2026-03-01T10:00:00Z", stars: 4, dishes: { "in-margherita": true, "in-cola": false } })
  await insertRating({ at: "2026-03-02T10:00:00Z", stars: 4, dishes: { "in-margherita": false } })
  await sql`update feedback.dish_rating set country = null, store_id = null, created_at = null`.execute(db)
  for (let attempt = 0; attempt < 2; attempt++) await fillDishRatings(db as Kysely<unknown>)
  const { dishes } = await reportOf(`firstDay=2026-03-01&lastDay=2026-03-02&storeId=${STORE}`)
  expect(dishes.map(({ productId, ratings, likedPercent }) => [productId, ratings, likedPercent])).toEqual([
    ["in-cola", 1, 0],
    ["in-margherita", 2, 50],
  ])
})

test("more than 366 days or a last day before the first are refused, and a store's manager has no access", async () => {
  expect((await readRatings("firstDay=2025-03-01&lastDay=2026-03-01")).statusCode).toBe(200)
  expect(errorFrom(await readRatings("firstDay=2025-03-01&lastDay=2026-03-02"))[1]).toBe("BAD_REQUEST")
  expect(errorFrom(await readRatings("firstDay=2026-03-02&lastDay=2026-03-01"))[1]).toBe("BAD_REQUEST")
  const manager = await hire(app, await asStaff(app), STORE, "manager")
  const refused = await manager.send("GET", "/head-office/ratings?firstDay=2026-03-01&lastDay=2026-03-01")
  expect(errorFrom(refused)[1]).toBe("FORBIDDEN")
})
