import type { Tracker } from "@hearth/contract/calls/order-tracking.shapes.ts"
import { beforeEach, expect, test, vi } from "vitest"
import { asBuyer, payInCash } from "../../testing/as-buyer.ts"
import { asCustomer } from "../../testing/as-customer.ts"
import type { TestBrowser } from "../../testing/as-guest.ts"
import { asStaff, firstManager } from "../../testing/as-staff.ts"
import { margherita } from "../../testing/as-shopper.ts"
import { atStore, type StoreClient, ticketFrom } from "../../testing/at-store.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import { followStream, type ReceivedEvent } from "../../testing/follow-stream.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"

const STORE = "6585R"
let app: TestApp
let partners: Partners
let storeClient: StoreClient
let origin: Promise<string> | undefined
withPartners((started) => ({ app, partners } = started), { firstManager })
beforeEach(async () => {
  app.clock.advance(24 * 3600)
  storeClient = atStore(await asStaff(app), STORE)
  origin ??= app.listen()
})

let customerCount = 0

async function placeOrder() {
  const browser = await asCustomer(app, partners, `98116${10_000 + ++customerCount}`)
  const buyer = await asBuyer(app, [margherita(1)], browser)
  const { transactionId } = await buyer.mustOrder()
  await payInCash(buyer, partners, transactionId)
  await storeClient.ticketOf(transactionId)
  return { browser, id: transactionId }
}

async function listen(browser: TestBrowser, id: string, extraHeaders: Record<string, string> = {}) {
  const url = `${await origin}/api/tracker-service/ve2/orders/${id}/stream`
  return followStream(url, { ...browser.headers(), ...extraHeaders })
}
const hasStage = (stage: string) => (event: ReceivedEvent) => (event.data as Tracker).stage === stage
const versions = (received: ReceivedEvent[]) =>
  received.filter(({ event }) => event === "tracker").map(({ id }) => Number(id))

test("[TRK-1b] each stage is sent as it happens, with its version as the event's id", async () => {
  const { browser, id } = await placeOrder()
  const one = await listen(browser, id)
  const other = await listen(browser, id)
  await one.until(hasStage("PLACED"))
  for (const stage of ["ACCEPTED", "MAKING", "BAKING", "READY"] as const) {
    await storeClient.advanceTo(id, stage)
    await Promise.all([one.until(hasStage(stage)), other.until(hasStage(stage))])
  }
  const ticket = await storeClient.advanceTo(id, "HANDED OVER")
  const lastEvent = await one.until(hasStage("HANDED OVER"))
  expect(Number(lastEvent.id)).toBe(ticket.version)
  const receivedVersions = versions(one.received)
  expect(receivedVersions).toEqual(receivedVersions.toSorted((first, second) => first - second))
  one.close()
  other.close()
})

test("[TRK-1b] a client that reconnects gets the whole tracker: missed steps, and changes without a step", async () => {
  const { browser, id } = await placeOrder()
  const first = await listen(browser, id)
  await first.until(hasStage("PLACED"))
  first.close()
  const ticket = await storeClient.advanceTo(id, "BAKING")
  const reconnected = await listen(browser, id, { "last-event-id": "1" })
  const missed = (await reconnected.until(hasStage("BAKING"))).data as Tracker
  // It contains everything that happened in the meantime.
  expect(missed.steps.filter(({ at }) => at !== null).map(({ stage }) => stage)).toEqual([
    "PLACED",
    "ACCEPTED",
    "MAKING",
    "BAKING",
  ])
  reconnected.close()
  const estimateBefore = Date.parse(missed.estimate?.to ?? "")
  app.clock.advance(13 * 60)
  const sameVersion = await listen(browser, id, { "last-event-id": String(ticket.version) })
  const { data } = await sameVersion.until(hasStage("BAKING"))
  expect(Date.parse((data as Tracker).estimate?.to ?? "")).toBeGreaterThan(estimateBefore)
  expect((data as Tracker).isOwn).toBe(true)
  sameVersion.close()
})

test("[TRK-1b] [TRK-1c] a rider's position is sent as its own event", async () => {
  const { browser, id } = await placeOrder()
  let ticket = await storeClient.advanceTo(id, "READY")
  const riderId = await storeClient.addRider("Meera")
  ticket = ticketFrom(await storeClient.assign(ticket, riderId))
  await storeClient.advance(ticket, "ON THE WAY")
  const stream = await listen(browser, id)
  await stream.until(hasStage("ON THE WAY"))
  const sendPosition = (latitude: number) =>
    storeClient.staffClient.send("POST", `/stores/${STORE}/riders/${riderId}/position`, {
      latitude,
      longitude: 77.2185,
    })
  // Not at a full minute, so that the estimate doesn't change in the meantime.
  app.clock.advance(20)
  await sendPosition(28.633)
  app.clock.advance(2)
  await vi.waitFor(() => expect(stream.received.length).toBeGreaterThan(1))
  await sendPosition(28.633_01)
  const moved = await stream.until(
    ({ event, data }) => event === "rider" && (data as { latitude: number }).latitude === 28.633_01,
  )
  expect(moved).toMatchObject({ id: "", data: { longitude: 77.2185 } })
  stream.close()
})

test("a session can open 12 streams; further ones get 503", async () => {
  const { browser, id } = await placeOrder()
  const streams = await Promise.all(Array.from({ length: 12 }, () => listen(browser, id)))
  expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200))
  await Promise.all(streams.map((stream) => stream.until(hasStage("PLACED"))))
  expect((await listen(browser, id)).status).toBe(503)
  for (const stream of streams) stream.close()
  await vi.waitFor(async () => {
    const extraStream = await listen(browser, id)
    extraStream.close()
    expect(extraStream.status).toBe(200)
  })
})

test("a server that stops closes its streams", async () => {
  const { browser, id } = await placeOrder()
  const stream = await listen(browser, id)
  await stream.until(hasStage("PLACED"))
  await app.stop()
  await vi.waitFor(() => expect(stream.hasEnded()).toBe(true))
})
