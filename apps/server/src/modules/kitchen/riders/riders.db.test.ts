import { sql } from "kysely"
import { beforeEach, expect, test, vi } from "vitest"
import { asBuyer, payInCash } from "../../../testing/as-buyer.ts"
import { asCustomer } from "../../../testing/as-customer.ts"
import { asStaff, firstManager } from "../../../testing/as-staff.ts"
import { errorFrom, margherita } from "../../../testing/as-shopper.ts"
import { atStore, type StoreClient, ticketFrom } from "../../../testing/at-store.ts"
import type { TestApp } from "../../../testing/build-test-app.ts"
import type { Partners } from "../../../testing/start-partners.ts"
import { withPartners } from "../../../testing/with-partners.ts"
import { KITCHEN_CHANGED } from "../kitchen-changed.ts"

const STORE = "6585R"
let app: TestApp
let partners: Partners
let storeClient: StoreClient
let customerCount = 0
withPartners((started) => ({ app, partners } = started), { firstManager })
beforeEach(async () => {
  app.clock.advance(24 * 3600)
  storeClient = atStore(await asStaff(app), STORE)
})

async function createReadyOrder(): Promise<string> {
  const buyer = await asBuyer(app, [margherita(1)], await asCustomer(app, partners, `98116${10_000 + ++customerCount}`))
  const { transactionId } = await buyer.mustOrder()
  await payInCash(buyer, partners, transactionId)
  await storeClient.advanceTo(transactionId, "READY")
  return transactionId
}

const removeRider = (riderId: string) => storeClient.staffClient.send("DELETE", `/stores/${STORE}/riders/${riderId}`)
const reportPosition = (riderId: string, latitude: number) =>
  storeClient.staffClient.send("POST", `/stores/${STORE}/riders/${riderId}/position`, { latitude, longitude: 77.2 })
const readLatitudeOf = async (riderId: string) =>
  (
    await sql<{ latitude: number | null }>`select latitude from kitchen.rider where id = ${riderId}`.execute(
      app.database.db,
    )
  ).rows[0]?.latitude

test("[TRK-4a] a rider leaves with several assigned orders; a rider who is out gets no more and can't be removed", async () => {
  const [first, second, third] = [await createReadyOrder(), await createReadyOrder(), await createReadyOrder()]
  const ravi = await storeClient.addRider("Ravi")
  const meena = await storeClient.addRider("Meena")
  const firstTicket = ticketFrom(await storeClient.assign(await storeClient.ticketOf(first), ravi))
  const secondTicket = ticketFrom(await storeClient.assign(await storeClient.ticketOf(second), ravi))
  const onTheWay = ticketFrom(await storeClient.advance(firstTicket, "ON THE WAY"))
  expect(ticketFrom(await storeClient.advance(secondTicket, "ON THE WAY")).stage).toBe("ON THE WAY")
  const thirdTicket = await storeClient.ticketOf(third)
  expect(errorFrom(await storeClient.assign(thirdTicket, ravi)).slice(0, 2)).toEqual([409, "RIDER_OUT"])
  expect(errorFrom(await removeRider(ravi))[1]).toBe("RIDER_OUT")
  // An order on the way can't lose its rider, but another rider can take it over.
  expect(errorFrom(await storeClient.assign(onTheWay, null))[1]).toBe("STEP_REFUSED")
  const reassigned = ticketFrom(await storeClient.assign(onTheWay, meena))
  expect(reassigned.rider).toEqual({ riderId: meena, name: "Meena" })
  const { riders } = await storeClient.board()
  expect(riders.filter(({ riderId }) => [ravi, meena].includes(riderId)).map(({ out }) => out)).toEqual([
    [reassigned.orderId],
    [secondTicket.orderId],
  ])
  await storeClient.advance(reassigned, "HANDED OVER")
  expect((await removeRider(meena)).statusCode).toBe(200)
  // The rider is still shown on orders that have ended. A removed rider can't be assigned.
  expect((await storeClient.ticketOf(first)).rider?.name).toBe("Meena")
  expect(errorFrom(await storeClient.assign(thirdTicket, meena)).slice(0, 2)).toEqual([404, "NOT_FOUND"])
})

test("[TRK-4a] if a rider is removed, the assigned order needs another rider", async () => {
  const id = await createReadyOrder()
  const ravi = await storeClient.addRider()
  const ticket = ticketFrom(await storeClient.assign(await storeClient.ticketOf(id), ravi))
  expect((await removeRider(ravi)).statusCode).toBe(200)
  expect((await storeClient.ticketOf(id)).rider).toBeNull()
  expect(errorFrom(await storeClient.advance(ticket, "ON THE WAY"))[1]).toBe("RIDER_NEEDED")
})

test("[TRK-1c] a rider's position is stored and published only while the rider is out, at most once a second", async () => {
  const notifications: string[] = []
  const stop = await app.database.listen(KITCHEN_CHANGED, (payload) => void notifications.push(payload))
  const id = await createReadyOrder()
  const ravi = await storeClient.addRider()
  expect((await reportPosition(ravi, 28.1)).statusCode).toBe(200)
  expect(await readLatitudeOf(ravi)).toBeNull()
  const ticket = ticketFrom(await storeClient.assign(await storeClient.ticketOf(id), ravi))
  const onTheWay = ticketFrom(await storeClient.advance(ticket, "ON THE WAY"))
  expect(notifications.filter((each) => each.startsWith("position"))).toEqual([])
  app.clock.advance(1)
  await reportPosition(ravi, 28.2)
  await reportPosition(ravi, 28.3)
  expect(await readLatitudeOf(ravi)).toBe(28.2)
  app.clock.advance(1)
  await reportPosition(ravi, 28.4)
  expect(await readLatitudeOf(ravi)).toBe(28.4)
  await vi.waitFor(() => expect(notifications).toContain(`position ${STORE} ${id}`), { timeout: 60_000 })
  await storeClient.advance(onTheWay, "HANDED OVER")
  app.clock.advance(1)
  await reportPosition(ravi, 28.5)
  expect(await readLatitudeOf(ravi)).toBe(28.4)
  expect(errorFrom(await reportPosition(crypto.randomUUID(), 28.5)).slice(0, 2)).toEqual([404, "NOT_FOUND"])
  await stop()
})
