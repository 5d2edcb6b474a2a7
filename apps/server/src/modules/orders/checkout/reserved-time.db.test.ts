import type { CheckoutProblem } from "@hearth/contract/calls/orders.shapes.ts"
import { sql } from "kysely"
import { expect, test } from "vitest"
import { asBuyer, type Buyer, payInCash } from "../../../testing/as-buyer.ts"
import type { TestApp } from "../../../testing/build-test-app.ts"
import type { Partners } from "../../../testing/start-partners.ts"
import { withPartners } from "../../../testing/with-partners.ts"

let app: TestApp
let partners: Partners
withPartners((started) => ({ app, partners } = started))

const HOUR_MS = 3_600_000
const SLOT_MS = 900_000

/** Fills every slot of the next 24 hours with other customers' orders. */
async function fillKitchen(buyer: Buyer): Promise<void> {
  const { storeId } = await buyer.shopper.read()
  await sql`
    insert into locator.promised (store_id, quarter, orders)
    select ${storeId}, quarter, 1000000 from generate_series(
      to_timestamp(floor(extract(epoch from ${app.clock.now()}::timestamptz) / 900) * 900),
      ${app.clock.now()}::timestamptz + interval '1 day', interval '15 minutes') as quarter
    on conflict (store_id, quarter) do update set orders = greatest(promised.orders, excluded.orders)`.execute(
    app.database.db,
  )
}

async function emptyKitchen(): Promise<void> {
  await sql`delete from locator.promised`.execute(app.database.db)
}

async function problemsOf(buyer: Buyer, overrides: object = {}): Promise<string[]> {
  const { expectedTotal: _total, ...validationInput } = await buyer.checkout(overrides)
  const answer = await buyer.browser.post("/api/order-service/ve4/validations", validationInput)
  return answer.json<{ data: { problems: CheckoutProblem[] } }>().data.problems.map(({ code }) => code)
}

test("[ORD-11a] a pending order keeps its reservation: when the kitchen fills up, only other orders are refused", async () => {
  await emptyKitchen()
  const [buyer, otherBuyer] = [await asBuyer(app), await asBuyer(app)]
  const order = await buyer.mustOrder()
  await fillKitchen(buyer)
  expect(await problemsOf(otherBuyer)).toEqual(["STORE_FULL"])
  expect(await problemsOf(buyer)).toEqual([])
  expect((await payInCash(buyer, partners, order.transactionId)).statusCode).toBe(200)
})

test("[ORD-10a] [ORD-1a] [ORD-1b] a pending advance order keeps its slot, and its cart can be ordered again for the same slot", async () => {
  await emptyKitchen()
  const [buyer, otherBuyer] = [await asBuyer(app), await asBuyer(app)]
  const slotStart = Math.ceil((app.clock.now().getTime() + 2 * HOUR_MS) / SLOT_MS) * SLOT_MS
  const slot = new Date(slotStart).toISOString()
  const order = await buyer.mustOrder({ slot })
  await fillKitchen(buyer)
  // Every slot is full, and one of the reservations is this order's.
  await sql`
    update locator.promised set orders = (select (schedule ->> 'capacity')::int from locator.store where id = store_id)
  `.execute(app.database.db)
  expect(await problemsOf(otherBuyer, { slot })).toEqual(["SLOT_GONE"])
  expect(await problemsOf(buyer, { slot })).toEqual([])
  expect(await problemsOf(buyer, { slot: new Date(slotStart + SLOT_MS).toISOString() })).toEqual(["SLOT_GONE"])
  const secondOrder = await buyer.mustOrder({ slot, contact: { firstName: "Bina", mobile: buyer.mobile } })
  expect(secondOrder.transactionId).not.toBe(order.transactionId)
  expect([secondOrder.slot, secondOrder.readyAt]).toEqual([slot, slot])
})
