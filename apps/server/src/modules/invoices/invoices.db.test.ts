import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import type { OrderStatus } from "@hearth/domain/orders/order-status.ts"
import { sql } from "kysely"
import { beforeEach, expect, test } from "vitest"
import { asGuest, type TestBrowser } from "../../testing/as-guest.ts"
import { asRegular, type Regular } from "../../testing/as-regular.ts"
import { asStaff, firstManager } from "../../testing/as-staff.ts"
import { errorFrom, margherita, newLine } from "../../testing/as-shopper.ts"
import { atStore, ticketFrom } from "../../testing/at-store.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { findOrders, advanceOrderStatus } from "../orders/public.ts"
import { findInvoice } from "./invoices.store.ts"
import { issueInvoice } from "./issue-invoice.ts"

const menuOf = () => ({ products: [], kitchen: { toppings: [], crusts: [], cheeses: [] } }) as never
let app: TestApp
let partners: Partners
let asha: Regular
withPartners((started) => ({ app, partners } = started), { firstManager })
beforeEach(async () => {
  app.clock.advance(24 * 3600)
  asha = await asRegular(app, partners)
})

const request = (browser: TestBrowser, orderId: string, query = "?type=pdf") =>
  browser.get(`/api/order-service/ve3/orders/${orderId}/invoice${query}`)

async function storeOf(id: string): Promise<StoreInfo> {
  const response = await app.http.inject({
    url: `/api/locator-service/ve3/stores/${id}`,
    headers: { host: "in.localhost" },
  })
  return response.json<{ data: { store: StoreInfo } }>().data.store
}

/** Hands the order over as the kitchen does. `region` replaces the store's region. */
async function handOver({ transactionId, store }: Transaction, region?: string): Promise<void> {
  const currentStore = await storeOf(store.id)
  const handoverStore = region === undefined ? currentStore : { ...currentStore, region }
  await inTransaction(app.database.db, async (tx) => {
    const now = app.clock.now()
    for (const status of ["INPROCESS", "PICKED", "DELIVERED"] as const satisfies OrderStatus[]) {
      const [order] = await findOrders(tx, [transactionId])
      if (order) await advanceOrderStatus(tx, order, status, "staff", now)
    }
    const [order] = await findOrders(tx, [transactionId])
    if (order) await issueInvoice({ log: app.platform.log, findStore: () => handoverStore, menuOf }, tx, order, now)
  })
}

test("[ORD-6b] an order that was handed over has a PDF invoice, which is the same whenever it is requested", async () => {
  const placed = await asha.placeOrder([margherita(2), newLine("in-cola")])
  await handOver(placed)
  const response = await request(asha.browser, placed.orderId)
  expect(response.statusCode).toBe(200)
  expect(response.headers["content-type"]).toBe("application/pdf")
  expect(response.headers["content-disposition"]).toBe(`attachment; filename="hearth-invoice-${placed.orderId}.pdf"`)
  expect(response.headers["cache-control"]).toBe("private, no-store")
  expect(Number(response.headers["content-length"])).toBe(response.rawPayload.length)
  expect(response.rawPayload.subarray(0, 5).toString("latin1")).toBe("%PDF-")
  expect(response.rawPayload.subarray(-7).toString("latin1")).toContain("%%EOF")
  expect(response.rawPayload.length).toBeLessThan(150_000)
  app.clock.advance(600)
  const again = await request(asha.browser, placed.orderId, "")
  expect(again.rawPayload.equals(response.rawPayload)).toBe(true)
})

test("[ORD-6b] the handover in the console issues the invoice, with the time of the handover", async () => {
  const { transactionId, orderId, store } = await asha.placeOrder()
  const storeClient = atStore(await asStaff(app), store.id)
  let ticket = await storeClient.ticketOf(transactionId)
  ticket = ticketFrom(await storeClient.assign(ticket, await storeClient.addRider("Ravi")))
  for (const stage of ["ACCEPTED", "MAKING", "BAKING", "READY", "ON THE WAY"]) {
    ticket = ticketFrom(await storeClient.advance(ticket, stage))
    expect((await request(asha.browser, orderId)).statusCode).toBe(400)
  }
  app.clock.advance(300)
  expect((await storeClient.advance(ticket, "HANDED OVER")).statusCode).toBe(200)
  expect((await findInvoice(app.database.db, transactionId))?.issuedAt).toEqual(app.clock.now())
  app.clock.advance(10)
  expect((await request(asha.browser, orderId)).statusCode).toBe(200)
})

test("numbers are consecutive per state and financial year, and stored with the seller", async () => {
  const orders: Transaction[] = []
  for (let nth = 0; nth < 3; nth++) {
    const placed = await asha.placeOrder()
    orders.push(placed)
    await handOver(placed, nth === 2 ? "Goa" : undefined)
  }
  const [first] = orders
  if (!first) throw new Error("not placed")
  const fetchNumbers = async () =>
    (await Promise.all(orders.map(({ transactionId }) => findInvoice(app.database.db, transactionId)))).map(
      (invoice) => invoice?.number,
    )
  const serial = Number((await fetchNumbers())[0]?.slice(-7))
  const expectedNumber = (nth: number) => `DL2526/${String(serial + nth).padStart(7, "0")}`
  expect(await fetchNumbers()).toEqual([expectedNumber(0), expectedNumber(1), "GA2526/0000001"])
  const invoice = await findInvoice(app.database.db, first.transactionId)
  expect(invoice?.seller).toMatchObject({
    legalName: "Hearth Foods India Private Limited",
    taxNumber: "07ZZZCH2604H1Z8",
    state: { name: "Delhi", code: "07", tax: "SGST" },
    foodLicence: "13324024007491",
    store: { name: first.store.name, address: first.store.address, pinCode: "110001" },
  })
  // Issuing again doesn't create a second invoice.
  const numbersBefore = await fetchNumbers()
  const store = await storeOf(first.store.id)
  await inTransaction(app.database.db, async (tx) => {
    const [order] = await findOrders(tx, [first.transactionId])
    if (order) await issueInvoice({ log: app.platform.log, findStore: () => store, menuOf }, tx, order, app.clock.now())
  })
  expect(await fetchNumbers()).toEqual(numbersBefore)
  const { rows } = await sql<{ last: number }>`select last from invoices.series where key = 'DL2526'`.execute(
    app.database.db,
  )
  expect(Number(rows[0]?.last)).toBe(serial + 1)
})

test("an invoice can't be changed or deleted", async () => {
  const placed = await asha.placeOrder()
  await handOver(placed)
  const { db } = app.database
  await expect(sql`update invoices.invoice set number = 'X'`.execute(db)).rejects.toThrow(/never changed/)
  await expect(sql`delete from invoices.invoice`.execute(db)).rejects.toThrow(/never changed/)
})

test("[ORD-6c] an order that isn’t handed over has no invoice, and the error says why", async () => {
  const placed = await asha.placeOrder()
  const notYet = "Your invoice will be available once you have your order."
  expect(errorFrom(await request(asha.browser, placed.orderId))).toEqual([400, "INVOICE_NOT_YET", notYet])
  const none = "There’s no invoice because this order wasn’t completed."
  for (const status of ["FAILED", "CANCELLED"]) {
    const placedAt = status === "FAILED" ? null : app.clock.now()
    await sql`
      update orders.order set status = ${status}, placed_at = ${placedAt}, ended_at = ${app.clock.now()}
      where id = ${placed.transactionId}`.execute(app.database.db)
    expect(errorFrom(await request(asha.browser, placed.orderId))).toEqual([400, "INVOICE_NONE", none])
  }
})

test("[SEC-5a] another customer's invoice and an unknown order are not found, and other file types are refused", async () => {
  const placed = await asha.placeOrder()
  await handOver(placed)
  const guest = await asGuest(app)
  const other = await asRegular(app, partners)
  for (const browser of [guest, other.browser]) {
    expect(errorFrom(await request(browser, placed.orderId)).slice(0, 2)).toEqual([404, "NOT_FOUND"])
  }
  expect(errorFrom(await request(asha.browser, "IN00000000")).slice(0, 2)).toEqual([404, "NOT_FOUND"])
  for (const query of ["?type=html", "?type=", "?type=PDF"]) {
    expect(errorFrom(await request(asha.browser, placed.orderId, query)).slice(0, 2)).toEqual([400, "BAD_REQUEST"])
  }
})

test("[ORD-6b] an order handed over by a store without registration gets its invoice when requested after the registration", async () => {
  const placed = await asha.placeOrder()
  await handOver(placed, "Atlantis")
  expect(await findInvoice(app.database.db, placed.transactionId)).toBeUndefined()
  app.clock.advance(60)
  const responses = await Promise.all([1, 2].map(() => request(asha.browser, placed.orderId)))
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const invoice = await findInvoice(app.database.db, placed.transactionId)
  expect(invoice?.issuedAt).toEqual(app.clock.now())
})

test("[ORD-6b] an invoice stores the names of a pizza's halves and extras at the handover", async () => {
  const line = newLine("in-margherita", {
    size: "medium",
    pizza: {
      crust: "hand-tossed",
      cheese: "mozzarella",
      otherHalf: "in-corn-cheese",
      extras: [{ topping: "olive", count: 2 }],
      without: [],
    },
  })
  const placed = await asha.placeOrder([line])
  const storeClient = atStore(await asStaff(app), placed.store.id)
  await storeClient.advanceTo(placed.transactionId, "HANDED OVER")
  const invoice = await findInvoice(app.database.db, placed.transactionId)
  const [details] = invoice?.lineDetails ?? []
  expect(details?.[0]).toMatch(/^Left half: Margherita/)
  expect(details?.some((each) => each.startsWith("Right half: "))).toBe(true)
  expect(details?.some((each) => /^Extra .*olive.* ×2$/.test(each))).toBe(true)
  expect((await request(asha.browser, placed.orderId)).statusCode).toBe(200)
})
