import type { Board, Rider, StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { asBuyer, payInCash } from "../../../testing/as-buyer.ts"
import { asCustomer } from "../../../testing/as-customer.ts"
import { asStaff, type StaffClient, firstManager, hire } from "../../../testing/as-staff.ts"
import { margherita } from "../../../testing/as-shopper.ts"
import { atStore, type StoreClient } from "../../../testing/at-store.ts"
import { build, type TestApp } from "../../../testing/build-test-app.ts"
import { followStream, type StreamListener } from "../../../testing/follow-stream.ts"
import { type Partners, startPartners } from "../../../testing/start-partners.ts"
import { notify } from "../../../platform/database/notify.ts"
import { KITCHEN_CHANGED } from "../kitchen-changed.ts"

const STORE = countries.IN.defaultStore.id
let partners: Partners
let nodeA: TestApp
let nodeB: TestApp
let address: string
let headOffice: StaffClient
let storeClient: StoreClient
let customerCount = 0
beforeAll(async () => {
  partners = await startPartners()
  const settings = { ...partners.settings, firstManager }
  nodeA = await build({ settings })
  nodeB = await build({ settings, database: nodeA.database })
  address = await nodeB.listen()
})
afterAll(async () => {
  await nodeB.close()
  await nodeA.close()
  await partners.stop()
})
beforeEach(async () => {
  for (const app of [nodeA, nodeB]) app.clock.advance(24 * 3600)
  headOffice = await asStaff(nodeA)
  storeClient = atStore(headOffice, STORE)
})

/** Opens a board's stream on the other node. */
async function openStream(staffClient: StaffClient = headOffice): Promise<StreamListener> {
  const url = `${address}/api/store-ops/ve1/stores/${STORE}/orders/stream`
  return followStream(url, { cookie: `hearth_staff=${staffClient.cookie}` })
}

async function placeOrder(): Promise<string> {
  const buyer = await asBuyer(
    nodeA,
    [margherita(1)],
    await asCustomer(nodeA, partners, `98118${10_000 + ++customerCount}`),
  )
  const { transactionId } = await buyer.mustOrder()
  await payInCash(buyer, partners, transactionId)
  return transactionId
}

const isTicket = (id: string, stage: string) => (received: { event: string; data: unknown }) =>
  received.event === "ticket" &&
  (received.data as StoreTicket).transactionId === id &&
  (received.data as StoreTicket).stage === stage

test("[TRK-4a] a stream starts with the whole board and then sends each order, stage and rider changed on any node", async () => {
  const listener = await openStream()
  const { data: board } = await listener.until(({ event }) => event === "board")
  expect((board as Board).store).toMatchObject({ id: STORE, online: true, timeZone: "Asia/Kolkata" })
  expect(listener.received[0]?.event).toBe("board")
  const id = await placeOrder()
  const { data: newTicket } = await listener.until(isTicket(id, "PLACED"))
  expect(newTicket).toEqual(await storeClient.ticketOf(id))
  await storeClient.advanceTo(id, "ON THE WAY")
  await listener.until(isTicket(id, "ON THE WAY"))
  const { orderId } = newTicket as StoreTicket
  const isOut = (riders: unknown) => (riders as Rider[]).some(({ out }) => out.includes(orderId))
  await listener.until(({ event, data }) => event === "riders" && isOut(data))
})

test("[TRK-4d] [TRK-4e] a stream sends changes of the store's switches", async () => {
  const listener = await openStream()
  await listener.until(({ event }) => event === "board")
  await headOffice.send("PUT", `/stores/${STORE}/conditions`, { unsuitable: true })
  await listener.until(({ event, data }) => event === "store" && (data as Board["store"]).conditionsUnsuitable)
  await headOffice.send("PUT", `/stores/${STORE}/conditions`, { unsuitable: false })
  await listener.until(({ event, data }) => event === "store" && !(data as Board["store"]).conditionsUnsuitable)
  expect(listener.hasEnded()).toBe(false)
})

test("[TRK-4f] the stream of a staff member who was removed is closed on every node, and other streams stay open", async () => {
  const asha = await hire(nodeA, headOffice, STORE, "staff")
  const [removedStream, otherStream] = [await openStream(asha), await openStream()]
  await removedStream.until(({ event }) => event === "board")
  await otherStream.until(({ event }) => event === "board")
  await headOffice.send("DELETE", `/stores/${STORE}/staff/${asha.member.memberId}`)
  await vi.waitFor(() => expect(removedStream.hasEnded()).toBe(true), { timeout: 60_000 })
  expect(otherStream.hasEnded()).toBe(false)
  expect((await openStream(asha)).status).toBe(401)
})

test("[TRK-4a] if notifications may have been missed, streams are closed so that consoles reconnect", async () => {
  const listener = await openStream()
  await listener.until(({ event }) => event === "board")
  // A notification without a payload says that notifications may have been lost.
  await notify(nodeA.database.db, KITCHEN_CHANGED, "")
  await vi.waitFor(() => expect(listener.hasEnded()).toBe(true), { timeout: 60_000 })
})
