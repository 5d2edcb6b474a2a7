import { type RawBuilder, sql } from "kysely"
import { beforeAll, expect, test } from "vitest"
import { atCase, mustOpen, newCashOrder } from "../modules/cases/testing/case-fixture.ts"
import { inTransaction } from "../platform/database/in-transaction.ts"
import { asStaff, firstManager } from "../testing/as-staff.ts"
import type { TestApp } from "../testing/build-test-app.ts"
import type { Partners } from "../testing/start-partners.ts"
import { withPartners } from "../testing/with-partners.ts"
import { checkAllInvariants } from "./invariants/check-all-invariants.ts"

let app: TestApp
let partners: Partners
let caseId: string
/** The case whose remedy is a new order. */
let newOrderCaseId: string
withPartners((started) => ({ app, partners } = started), { firstManager })

/** Creates a resolved case with a remedy and a photo, an open case without, and one whose items are made again. */
beforeAll(async () => {
  const headOffice = await asStaff(app)
  const order = await newCashOrder(app, partners)
  ;({ caseId } = await mustOpen(order))
  const response = await atCase(headOffice, caseId).give({ kind: "WALLET_CREDIT", amount: 100 })
  if (response.statusCode !== 200) throw new Error(response.body)
  await atCase(headOffice, caseId).resolve()
  await sql`
    insert into cases.photo (id, case_id, owner_id, position, at)
    values (gen_random_uuid(), ${caseId}, ${order.browser.userId}, 0, now())`.execute(app.database.db)
  await mustOpen(await newCashOrder(app, partners))
  const remade = await newCashOrder(app, partners)
  newOrderCaseId = (await mustOpen(remade)).caseId
  const made = await atCase(headOffice, newOrderCaseId).give({ kind: "NEW_ORDER", items: remade.lineIds })
  if (made.statusCode !== 200) throw new Error(made.body)
})

async function findBrokenBy(corruptions: readonly RawBuilder<unknown>[]): Promise<string[]> {
  const rollback = new Error("undo")
  let broken: string[] = []
  const rolledBack = inTransaction(app.database.db, async (tx) => {
    for (const each of corruptions) await each.execute(tx)
    const results = await checkAllInvariants(tx, { now: app.clock.now() })
    broken = results.filter(({ state }) => state === "broken").map(({ id }) => id)
    throw rollback
  })
  await rolledBack.catch((error: unknown) => {
    if (error !== rollback) throw error
  })
  return broken
}

/** Bypasses triggers and foreign keys. */
const disableTriggers = sql`set local session_replication_role = replica`

test("[SEC-2a] the invariants of cases hold after a remedy, a new order, a photo and an answer", async () => {
  expect((await findBrokenBy([])).filter((id) => id !== "I13")).toEqual([])
})

const corruptions: readonly [string, string, () => RawBuilder<unknown>[]][] = [
  ["I21", "a remedy without a posting", () => [disableTriggers, sql`delete from ledger.posting where kind = 'remedy'`]],
  ["I21", "a posting without a remedy", () => [disableTriggers, sql`delete from cases.remedy`]],
  ["I21", "a remedy of another amount", () => [disableTriggers, sql`update cases.remedy set amount = amount + 1`]],
  [
    "I21",
    "a refund that was never started",
    () => [disableTriggers, sql`update cases.remedy set kind = 'REFUND' where case_id = ${caseId}`],
  ],
  [
    "I21",
    "a remedy whose new order doesn't exist",
    () => [
      disableTriggers,
      sql`update cases.remedy set new_order_id = gen_random_uuid() where case_id = ${newOrderCaseId}`,
    ],
  ],
  [
    "I21",
    "a new order that replaces another order than the remedy's",
    () => [sql`update orders.order set replaces_order_id = gen_random_uuid() where replaces_order_id is not null`],
  ],
  [
    "I21",
    "a new order that costs something",
    () => [sql`update orders.order set payable = 100 where replaces_order_id is not null`],
  ],
  [
    "I21",
    "a second new order for one remedy",
    () => [
      sql`update orders.order set replaces_order_id = (select order_id from cases.remedy where case_id = ${newOrderCaseId})
        where id = (select order_id from cases.case where id = ${caseId})`,
    ],
  ],
  [
    "I1",
    "a free order without a payment that replaces no order",
    () => [sql`update orders.order set replaces_order_id = null where replaces_order_id is not null`],
  ],
  [
    "I22",
    "a new order that is worth more than the order cost",
    () => [disableTriggers, sql`update cases.remedy set amount = 1000000000 where case_id = ${newOrderCaseId}`],
  ],
  [
    "I22",
    "remedies beyond the order's total",
    () => [disableTriggers, sql`update cases.remedy set amount = 1000000000 where case_id = ${caseId}`],
  ],
  [
    "I22",
    "a compensation that together with the remedies is beyond the order's total",
    () => [
      sql`insert into kitchen.compensation (order_id, amount, currency, how, at)
        select order_id, 1000000000, 'INR', 'cash', now() from cases.case where id = ${caseId}`,
    ],
  ],
  [
    "I23",
    "a resolved case without its message",
    () => [disableTriggers, sql`delete from cases.message where case_id = ${caseId}`],
  ],
  ["I24", "a photo of an erased case", () => [sql`update cases.case set user_id = null where id = ${caseId}`]],
  [
    "I24",
    "another customer's photo",
    () => [
      sql`update cases.photo set owner_id = (
        select id from identity.person where kind = 'customer' and id <> photo.owner_id limit 1)`,
    ],
  ],
  ["I14", "a remedy that can be changed", () => [sql`alter table cases.remedy disable trigger remedy_stays`]],
]

test("[SEC-2a] [FBK-3i] a cancelled new order doesn't count towards what was given for an order", async () => {
  const broken = await findBrokenBy([
    disableTriggers,
    sql`update cases.remedy set amount = 1000000000 where case_id = ${newOrderCaseId}`,
    sql`update orders.order set status = 'CANCELLED' where replaces_order_id is not null`,
  ])
  expect(broken).not.toContain("I22")
})

test.each(corruptions)("[SEC-2c] %s: %s is found", async (id, _, corrupt) => {
  expect(await findBrokenBy(corrupt())).toContain(id)
})
