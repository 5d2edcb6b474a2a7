import type { Tracker } from "@hearth/contract/calls/order-tracking.shapes.ts"
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

let customerCount = 0

async function createReadyOrder(options: object = {}, checkout: object = {}) {
  const browser = await asCustomer(app, partners, `98119${10_000 + ++customerCount}`)
  const buyer = await asBuyer(app, [margherita(1)], browser)
  if (Object.keys(options).length > 0) await buyer.shopper.setOptions(options)
  const { transactionId: id } = await buyer.mustOrder(checkout)
  await payInCash(buyer, partners, id)
  const ticket = await storeClient.advanceTo(id, "READY")
  const track = async () =>
    (await browser.get(`/api/tracker-service/ve2/orders/${id}`)).json<{ data: { tracker: Tracker } }>().data.tracker
  return { id, ticket, track }
}

const assignCarrier = (ticket: { transactionId: string; version: number }, carrier: object) =>
  storeClient.staffClient.send("PUT", `/stores/${STORE}/orders/${ticket.transactionId}/carrier`, {
    carrier,
    version: ticket.version,
  })
const courier = { kind: "courier", name: "Dunzo", reference: "DZ-4411" }

test("[TRK-4a] an order that leaves with a courier stores and shows the courier, without a rider", async () => {
  const { ticket, track } = await createReadyOrder()
  expect(errorFrom(await storeClient.advance(ticket, "ON THE WAY")).slice(0, 2)).toEqual([422, "RIDER_NEEDED"])
  const assigned = ticketFrom(await assignCarrier(ticket, courier))
  expect(assigned).toMatchObject({ stage: "READY", rider: null, carrier: courier })
  expect((await track()).carrier).toBeNull()
  const onTheWay = ticketFrom(await storeClient.advance(assigned, "ON THE WAY"))
  expect(onTheWay).toMatchObject({ stage: "ON THE WAY", rider: null, carrier: courier })
  expect(await track()).toMatchObject({ stage: "ON THE WAY", rider: null, carrier: courier })
  expect(Date.parse((await track()).estimate?.to ?? "")).toBeGreaterThan(app.clock.now().getTime())
  const handedOver = ticketFrom(await storeClient.advance(onTheWay, "HANDED OVER"))
  expect(handedOver).toMatchObject({ stage: "HANDED OVER", carrier: courier })
  expect((await track()).carrier).toBeNull()
})

test("[TRK-4a] an order can leave with someone of the store's staff who is not entered as a rider", async () => {
  const { ticket, track } = await createReadyOrder()
  const assigned = ticketFrom(await assignCarrier(ticket, { kind: "unnamed" }))
  ticketFrom(await storeClient.advance(assigned, "ON THE WAY"))
  expect(await track()).toMatchObject({ rider: null, carrier: { kind: "unnamed" } })
})

test("[TRK-4a] rider and courier can replace each other, even on the way", async () => {
  const { ticket } = await createReadyOrder()
  const rider = await storeClient.addRider("Meena")
  const withRider = ticketFrom(await storeClient.assign(ticket, rider))
  const withCourier = ticketFrom(await assignCarrier(withRider, courier))
  expect(withCourier).toMatchObject({ rider: null, carrier: courier })
  const withRiderAgain = ticketFrom(await storeClient.assign(withCourier, rider))
  expect(withRiderAgain).toMatchObject({ rider: { name: "Meena" }, carrier: null })
  const onTheWay = ticketFrom(await storeClient.advance(withRiderAgain, "ON THE WAY"))
  const reassigned = ticketFrom(await assignCarrier(onTheWay, courier))
  expect(reassigned).toMatchObject({ stage: "ON THE WAY", rider: null, carrier: courier })
  expect((await storeClient.board()).riders.find(({ name }) => name === "Meena")?.out).toEqual([])
})

test("[TRK-4a] only an open delivery can be assigned to a courier, and only at the version that the caller saw", async () => {
  const { ticket } = await createReadyOrder({ deliveryType: "PICKUP" }, { place: {} })
  expect(errorFrom(await assignCarrier(ticket, courier)).slice(0, 2)).toEqual([422, "STEP_REFUSED"])
  const otherTicket = (await createReadyOrder()).ticket
  expect(
    errorFrom(await assignCarrier({ ...otherTicket, version: otherTicket.version - 1 }, courier)).slice(0, 2),
  ).toEqual([409, "ORDER_MOVED"])
  const invalidCarrier = { kind: "courier", name: "" }
  expect((await assignCarrier(otherTicket, invalidCarrier)).statusCode).toBe(400)
  const cancelled = ticketFrom(await storeClient.cancel(otherTicket))
  expect(errorFrom(await assignCarrier(cancelled, courier)).slice(0, 2)).toEqual([422, "STEP_REFUSED"])
})
