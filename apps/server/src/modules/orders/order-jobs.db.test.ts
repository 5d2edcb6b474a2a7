import { sql } from "kysely"
import { beforeEach, expect, test } from "vitest"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { asBuyer, type Buyer, payInCash } from "../../testing/as-buyer.ts"
import { errorFrom, margherita } from "../../testing/as-shopper.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"
import { writeStatus } from "./orders.store.ts"

let app: TestApp
let partners: Partners
withPartners((started) => ({ app, partners } = started))
// Each test starts on a new day, when offer limits and slots are free again.
beforeEach(() => app.clock.advance(24 * 3600))

const rows = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(app.database.db)).rows
const payCash = (buyer: Buyer, id: string) => payInCash(buyer, partners, id)

test("[ORD-10a] [ORD-10c] an advance order gets the status ADVANCE ORDER and reserves its slot", async () => {
  const asha = await asBuyer(app)
  const slots = (
    await asha.browser.get("/api/locator-service/ve3/stores/6585R/timeslots?delivery_type=DELIVERY")
  ).json()
  const slot: string = slots.data.timeSlots[20]
  const { transactionId } = await asha.mustOrder({ slot })
  const placed = await payCash(asha, transactionId)
  expect(placed.json().data.transaction).toMatchObject({ orderStatus: "ADVANCE ORDER", slot, readyAt: slot })
  const reserved = await rows(sql<{ orders: number }>`
    select orders from locator.promised where store_id = '6585R' and quarter = ${new Date(slot)}`)
  expect(reserved).toEqual([{ orders: 1 }])
})

test("an order that isn't paid in time fails and releases its offers", async () => {
  const asha = await asBuyer(app, [margherita(2)])
  expect((await asha.shopper.promo("QUICK90")).statusCode).toBe(200)
  const { transactionId } = await asha.mustOrder()
  const reservedUses = () =>
    rows(sql`select 1 from offers.use where order_id = ${transactionId} and released_at is null`)
  expect(await reservedUses()).toHaveLength(1)
  app.clock.advance(15 * 60)
  await asha.browser.refresh()
  expect(errorFrom(await asha.sendCode(transactionId))[1]).toBe("ORDER_OVER")
  await app.platform.jobs.runNow("orders.fail-expired")
  expect(await asha.read(transactionId)).toMatchObject({ orderStatus: "FAILED", confirmation: "failed" })
  expect(await reservedUses()).toEqual([])
  // The cart is unchanged and can be ordered.
  expect(await asha.mustOrder()).toMatchObject({ orderStatus: "PENDING" })
})

test("[ORD-10c] an advance order becomes ORDER PLACED once its start time is reached", async () => {
  const asha = await asBuyer(app)
  const slots = (
    await asha.browser.get("/api/locator-service/ve3/stores/6585R/timeslots?delivery_type=DELIVERY")
  ).json()
  const slot: string = slots.data.timeSlots[12]
  const { transactionId } = await asha.mustOrder({ slot })
  await payCash(asha, transactionId)
  const status = async () =>
    (await rows(sql<{ status: string }>`select status from orders.order where id = ${transactionId}`))[0]?.status
  await app.platform.jobs.runNow("orders.start-advance")
  expect(await status()).toBe("ADVANCE ORDER")
  app.clock.set(new Date(slot))
  await app.platform.jobs.runNow("orders.start-advance")
  expect(await status()).toBe("ORDER PLACED")
})

test("[ORD-10c] an advance order that can't be started doesn't block the others", async () => {
  const [broken, asha] = [await asBuyer(app), await asBuyer(app)]
  const slots = (
    await asha.browser.get("/api/locator-service/ve3/stores/6585R/timeslots?delivery_type=DELIVERY")
  ).json()
  const slot: string = slots.data.timeSlots[12]
  const [first, second] = [await broken.mustOrder({ slot }), await asha.mustOrder({ slot })]
  await payCash(broken, first.transactionId)
  await payCash(asha, second.transactionId)
  app.clock.set(new Date(slot))
  await rows(sql`
    update orders.order set starts_at = starts_at - interval '1 minute' where id = ${first.transactionId}`)
  await rows(
    sql.raw(`
    create function orders.fail_one() returns trigger language plpgsql as
      $$ begin raise exception 'broken'; end $$`),
  )
  await rows(
    sql.raw(`
    create trigger broken before update on orders.order for each row
    when (old.id = '${first.transactionId}') execute function orders.fail_one()`),
  )
  await app.platform.jobs.runNow("orders.start-advance")
  await rows(sql.raw(`drop trigger broken on orders.order`))
  const status = async (id: string) =>
    (await rows(sql<{ status: string }>`select status from orders.order where id = ${id}`))[0]?.status
  expect([await status(first.transactionId), await status(second.transactionId)]).toEqual([
    "ADVANCE ORDER",
    "ORDER PLACED",
  ])
})

test("[ORD-2d] a status change that is not allowed is refused", async () => {
  const asha = await asBuyer(app)
  const { transactionId: id } = await asha.mustOrder()
  const change = inTransaction(app.database.db, (tx) =>
    writeStatus(tx, { id, from: "PENDING", status: "DELIVERED" }, "store", app.clock.now()),
  )
  await expect(change).rejects.toThrow("PENDING")
  expect((await asha.read(id)).orderStatus).toBe("PENDING")
})
