import { orderStages, stagesOf } from "@hearth/domain/orders/order-stage.ts"
import fc from "fast-check"
import { sql } from "kysely"
import { beforeEach, expect, test } from "vitest"
import { asBuyer, payInCash } from "../../../testing/as-buyer.ts"
import { asCustomer } from "../../../testing/as-customer.ts"
import { asStaff, firstManager } from "../../../testing/as-staff.ts"
import { errorFrom, margherita } from "../../../testing/as-shopper.ts"
import { atStore, type StoreClient, ticketFrom } from "../../../testing/at-store.ts"
import type { TestApp } from "../../../testing/build-test-app.ts"
import type { Partners } from "../../../testing/start-partners.ts"
import { withPartners } from "../../../testing/with-partners.ts"

const STORE = "6585R"
let app: TestApp
let partners: Partners
let storeClient: StoreClient
withPartners((started) => ({ app, partners } = started), { firstManager })
beforeEach(async () => {
  app.clock.advance(24 * 3600)
  storeClient = atStore(await asStaff(app), STORE)
})

const runQuery = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(app.database.db)).rows
let customerCount = 0

async function placeOrder(options: object = {}, checkout: object = {}) {
  const browser = await asCustomer(app, partners, `98114${10_000 + ++customerCount}`)
  const buyer = await asBuyer(app, [margherita(1)], browser)
  if (Object.keys(options).length > 0) await buyer.shopper.setOptions(options)
  const { transactionId, orderId } = await buyer.mustOrder(checkout)
  const paid = await payInCash(buyer, partners, transactionId)
  if (paid.statusCode !== 200) throw new Error(`Not placed: ${paid.body}`)
  return { buyer, id: transactionId, orderId }
}

const isFinalStage = (stage: string | undefined) => stage === "HANDED OVER" || stage === "CANCELLED"

test("[TRK-4a] every step other than to the next stage or a cancellation is refused and writes nothing", async () => {
  const deliveryTypes = fc.constantFrom("DELIVERY" as const, "PICKUP" as const)
  const actionLists = fc.array(fc.constantFrom(...orderStages, "next" as const, "cancel" as const), { maxLength: 14 })
  await fc.assert(
    fc.asyncProperty(deliveryTypes, actionLists, async (deliveryType, actions) => {
      app.clock.advance(24 * 3600)
      storeClient = atStore(await asStaff(app), STORE)
      const { id } = await placeOrder({ deliveryType }, deliveryType === "DELIVERY" ? {} : { place: {} })
      const stages = stagesOf(deliveryType)
      let ticket = await storeClient.ticketOf(id)
      if (deliveryType === "DELIVERY")
        ticket = ticketFrom(await storeClient.assign(ticket, await storeClient.addRider()))
      const expectedStages: string[] = ["PLACED"]
      const outcomes: string[] = []
      const expectedOutcomes: string[] = []
      for (const action of actions) {
        const hasEnded = isFinalStage(expectedStages.at(-1))
        const next = hasEnded ? undefined : stages[expectedStages.length]
        const to = action === "next" ? (next ?? "HANDED OVER") : action
        const isLegal = to === "cancel" ? !hasEnded : to === next
        const response = to === "cancel" ? await storeClient.cancel(ticket) : await storeClient.advance(ticket, to)
        if (isLegal) expectedStages.push(to === "cancel" ? "CANCELLED" : to)
        expectedOutcomes.push(`${to}: ${isLegal ? 200 : "422 STEP_REFUSED"}`)
        outcomes.push(`${to}: ${response.statusCode}${response.statusCode === 200 ? "" : ` ${errorFrom(response)[1]}`}`)
        if (response.statusCode === 200) ticket = ticketFrom(response)
      }
      expect(outcomes).toEqual(expectedOutcomes)
      const steps = await runQuery(sql<{ stage: string }>`
        select stage from kitchen.step where order_id = ${id} order by position`)
      expect(steps.map(({ stage }) => stage)).toEqual(expectedStages)
      const [stored] = await runQuery(sql<{ stage: string; version: number; ended: boolean }>`
        select stage, version, ended_at is not null as ended from kitchen.ticket where order_id = ${id}`)
      expect(stored).toMatchObject({
        stage: expectedStages.at(-1),
        version: ticket.version,
        ended: isFinalStage(expectedStages.at(-1)),
      })
    }),
    { numRuns: 10, seed: 20_261_115 },
  )
})
