import type { UnacceptedOrder } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { beforeEach, expect, test } from "vitest"
import { asBuyer, payInCash } from "../../../testing/as-buyer.ts"
import { asCustomer } from "../../../testing/as-customer.ts"
import { asStaff, firstManager } from "../../../testing/as-staff.ts"
import { margherita } from "../../../testing/as-shopper.ts"
import { atStore, type StoreClient } from "../../../testing/at-store.ts"
import type { TestApp } from "../../../testing/build-test-app.ts"
import type { Partners } from "../../../testing/start-partners.ts"
import { withPartners } from "../../../testing/with-partners.ts"
import { alertUnaccepted } from "./alert-unaccepted.ts"
import type { KitchenDeps } from "../kitchen-deps.ts"

const STORE = "6585R"
let app: TestApp
let partners: Partners
let storeClient: StoreClient
withPartners((started) => ({ app, partners } = started), { firstManager })
beforeEach(async () => {
  app.clock.advance(24 * 3600)
  storeClient = atStore(await asStaff(app), STORE)
})

let customerCount = 0

async function placeOrder() {
  const browser = await asCustomer(app, partners, `98118${10_000 + ++customerCount}`)
  const buyer = await asBuyer(app, [margherita(1)], browser)
  const { transactionId: id, orderId } = await buyer.mustOrder()
  await payInCash(buyer, partners, id)
  await storeClient.ticketOf(id)
  return { id, orderId }
}

const fetchUnaccepted = async () =>
  (await storeClient.staffClient.send("GET", "/unaccepted")).json<{ data: { orders: UnacceptedOrder[] } }>().data.orders

function createAlert(to: KitchenDeps["settings"]["unacceptedAlert"]["to"]) {
  const { db, clock, settings } = app.platform
  const sent: string[] = []
  const warned: unknown[] = []
  const messages = {
    enqueue: async (_db: unknown, message: { channel: string; to: string; text: string }) => message,
    deliver: async ({ channel, to: address, text }: { channel: string; to: string; text: string }) =>
      void sent.push(`${channel} ${address}: ${text}`),
  }
  const deps = {
    db,
    clock,
    log: { warn: (fields: unknown) => void warned.push(fields) },
    locator: { findStore: () => ({ name: "Connaught Place" }) },
    settings: { ...settings, unacceptedAlert: { minutes: 10, to } },
    messages,
  } as unknown as KitchenDeps
  return { run: () => alertUnaccepted(deps), sent, warned }
}

test("head office sees orders that have not been accepted for ten minutes, until they are accepted", async () => {
  const { id, orderId } = await placeOrder()
  app.clock.advance(599)
  expect(await fetchUnaccepted()).toEqual([])
  app.clock.advance(1)
  expect(await fetchUnaccepted()).toEqual([
    {
      transactionId: id,
      orderId,
      storeId: STORE,
      storeName: "Connaught Place",
      storePhone: expect.stringMatching(/^[\d ]{8,}$/),
      waitingSince: new Date(app.clock.now().getTime() - 600_000).toISOString(),
    },
  ])
  await storeClient.advanceTo(id, "ACCEPTED")
  expect(await fetchUnaccepted()).toEqual([])
})

test("each unaccepted order is reported once, in the log and in a message to the configured recipient", async () => {
  const { id, orderId } = await placeOrder()
  const { run, sent, warned } = createAlert({ channel: "sms", address: "+919800000000" })
  await run()
  expect([sent, warned]).toEqual([[], []])
  app.clock.advance(720)
  await Promise.all([run(), run()])
  expect(warned).toEqual([{ orderNumber: orderId, storeId: STORE, country: "IN", waitingMinutes: 12 }])
  expect(sent).toEqual([
    `sms +919800000000: Hearth: orders not accepted yet. Connaught Place: ${orderId}, waiting 12 min`,
  ])
  await run()
  expect(sent).toHaveLength(1)
  await storeClient.advanceTo(id, "ACCEPTED")
})

test("without a configured recipient, an unaccepted order is only logged", async () => {
  const { id } = await placeOrder()
  app.clock.advance(720)
  const { run, sent, warned } = createAlert(undefined)
  await run()
  expect([sent.length, warned.length]).toEqual([0, 1])
  await storeClient.advanceTo(id, "ACCEPTED")
})
