import type { Tracker } from "@hearth/contract/calls/tracker.shapes.ts"
import { beforeEach, expect, test } from "vitest"
import { asBuyer, payInCash } from "../../testing/as-buyer.ts"
import { asCustomer } from "../../testing/as-customer.ts"
import { asStaff, firstManager } from "../../testing/as-staff.ts"
import { errorIn, margherita } from "../../testing/as-shopper.ts"
import { atStore, type StoreDesk, ticketIn } from "../../testing/at-store.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"

const STORE = "6585R"
let app: TestApp
let partners: Partners
let desk: StoreDesk
withPartners((started) => ({ app, partners } = started), { firstManager })
beforeEach(async () => {
  app.clock.advance(24 * 3600)
  desk = atStore(await asStaff(app), STORE)
})

let numbers = 0

async function ready(options: object = {}, checkout: object = {}) {
  const browser = await asCustomer(app, partners, `98119${10_000 + ++numbers}`)
  const buyer = await asBuyer(app, [margherita(1)], browser)
  if (Object.keys(options).length > 0) await buyer.shopper.say(options)
  const { transactionId: id } = await buyer.ordered(checkout)
  await payInCash(buyer, partners, id)
  const ticket = await desk.take(id, "READY")
  const track = async () =>
    (await browser.get(`/api/tracker-service/ve2/orders/${id}`)).json<{ data: { tracker: Tracker } }>().data.tracker
  return { id, ticket, track }
}

const hand = (ticket: { transactionId: string; version: number }, carrier: object) =>
  desk.clerk.send("PUT", `/stores/${STORE}/orders/${ticket.transactionId}/carrier`, {
    carrier,
    version: ticket.version,
  })
const courier = { kind: "courier", name: "Dunzo", reference: "DZ-4411" }

test("[TRK-4] an order leaves with a courier: the ticket keeps who, the customer reads it, and nobody is on a map", async () => {
  const { ticket, track } = await ready()
  expect(errorIn(await desk.tap(ticket, "ON THE WAY")).slice(0, 2)).toEqual([422, "RIDER_NEEDED"])
  const handed = ticketIn(await hand(ticket, courier))
  expect(handed).toMatchObject({ stage: "READY", rider: null, carrier: courier })
  expect((await track()).carrier).toBeNull()
  const out = ticketIn(await desk.tap(handed, "ON THE WAY"))
  expect(out).toMatchObject({ stage: "ON THE WAY", rider: null, carrier: courier })
  expect(await track()).toMatchObject({ stage: "ON THE WAY", rider: null, carrier: courier })
  expect(Date.parse((await track()).estimate?.to ?? "")).toBeGreaterThan(app.clock.now().getTime())
  const over = ticketIn(await desk.tap(out, "HANDED OVER"))
  expect(over).toMatchObject({ stage: "HANDED OVER", carrier: courier })
  expect((await track()).carrier).toBeNull()
})

test("[TRK-4] an order leaves without anybody named, where that is said", async () => {
  const { ticket, track } = await ready()
  const handed = ticketIn(await hand(ticket, { kind: "unnamed" }))
  ticketIn(await desk.tap(handed, "ON THE WAY"))
  expect(await track()).toMatchObject({ rider: null, carrier: { kind: "unnamed" } })
})

test("[TRK-4] rider and courier take it from each other, also on the way; the last word counts", async () => {
  const { ticket } = await ready()
  const rider = await desk.addRider("Meena")
  const withRider = ticketIn(await desk.assign(ticket, rider))
  const withCourier = ticketIn(await hand(withRider, courier))
  expect(withCourier).toMatchObject({ rider: null, carrier: courier })
  const again = ticketIn(await desk.assign(withCourier, rider))
  expect(again).toMatchObject({ rider: { name: "Meena" }, carrier: null })
  const out = ticketIn(await desk.tap(again, "ON THE WAY"))
  const taken = ticketIn(await hand(out, courier))
  expect(taken).toMatchObject({ stage: "ON THE WAY", rider: null, carrier: courier })
  expect((await desk.board()).riders.find(({ name }) => name === "Meena")?.out).toEqual([])
})

test("[TRK-4] only what is delivered and not over can be handed to a courier, from where the clerk saw it", async () => {
  const { ticket } = await ready({ deliveryType: "PICKUP" }, { place: {} })
  expect(errorIn(await hand(ticket, courier)).slice(0, 2)).toEqual([422, "STEP_REFUSED"])
  const other = (await ready()).ticket
  expect(errorIn(await hand({ ...other, version: other.version - 1 }, courier)).slice(0, 2)).toEqual([
    409,
    "ORDER_MOVED",
  ])
  const bad = { kind: "courier", name: "" }
  expect((await hand(other, bad)).statusCode).toBe(400)
  const gone = ticketIn(await desk.cancel(other))
  expect(errorIn(await hand(gone, courier)).slice(0, 2)).toEqual([422, "STEP_REFUSED"])
})
