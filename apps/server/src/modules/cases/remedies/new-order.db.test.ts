import type { StaffCase } from "@hearth/contract/calls/cases.shapes.ts"
import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { beforeAll, beforeEach, expect, test, vi } from "vitest"
import { checkAllInvariants } from "../../../commands/invariants/check-all-invariants.ts"
import { requestCode } from "../../../testing/as-customer.ts"
import { errorFrom } from "../../../testing/as-shopper.ts"
import { asStaff, firstManager, hire, type StaffClient } from "../../../testing/as-staff.ts"
import { atStore, type StoreClient } from "../../../testing/at-store.ts"
import type { TestApp } from "../../../testing/build-test-app.ts"
import type { Partners } from "../../../testing/start-partners.ts"
import { withPartners } from "../../../testing/with-partners.ts"
import {
  atCase,
  caseFrom,
  type CaseOrder,
  mustOpen,
  newCashOrder,
  newComplaint,
  newMobile,
  openCase,
  STORE,
  UCR,
} from "../testing/case-fixture.ts"

let app: TestApp
let partners: Partners
let headOffice: StaffClient
let manager: StaffClient
let staff: StaffClient
let store: StoreClient
withPartners((started) => ({ app, partners } = started), { firstManager })
beforeAll(async () => {
  headOffice = await asStaff(app)
  manager = await hire(app, headOffice, STORE, "manager")
  staff = await hire(app, headOffice, STORE, "staff")
  store = atStore(headOffice, STORE)
})

// Each test uses another slot, so that none fills up.
beforeEach(() => app.clock.advance(15 * 60))

/** An order that was handed over, and a case about its first item. */
async function newCase(overrides?: object) {
  const order = await newCashOrder(app, partners)
  const { caseId } = await mustOpen(order, overrides)
  return { order, caseId }
}

const caseOf = (answer: { json(): { data: { case: StaffCase } } }) => answer.json().data.case
const ofOrder = ({ lineIds }: CaseOrder) => ({ kind: "NEW_ORDER", items: lineIds })

/** Makes items of an order again and returns the new order. */
async function makeAgain(caseId: string, items: readonly string[]) {
  const answer = await atCase(headOffice, caseId).give({ kind: "NEW_ORDER", items })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  const number = caseOf(answer).remedies.at(-1)?.newOrderId ?? ""
  const { rows } = await sql<{ id: string }>`select id from orders.order where number = ${number}`.execute(
    app.database.db,
  )
  return { number, id: rows[0]?.id ?? "", remaining: caseOf(answer).remedyLeft }
}

const listSoldOut = async (): Promise<string[]> => {
  const url = `/api/catalog-service/ve1/stores/${STORE}/stock`
  const answer = await app.http.inject({ method: "GET", url, headers: { host: "in.localhost" } })
  return answer.json().data.soldOut.map(({ productId }: { productId: string }) => productId)
}

/** Waits until the app uses the new state. */
async function setOnline(online: boolean): Promise<void> {
  await headOffice.send("PUT", `/stores/${STORE}/online`, { online })
  const url = `/api/locator-service/ve3/stores/${STORE}`
  await vi.waitFor(
    async () => {
      const answer = await app.http.inject({ method: "GET", url, headers: { host: "in.localhost" } })
      expect(answer.json().data.store.online).toBe(online ? 1 : 0)
    },
    { timeout: 60_000 },
  )
}

const refusal = (text: string) => [422, "NEW_ORDER_NOT_POSSIBLE", text]

const countReplacements = async (orderId: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders.order where replaces_order_id = ${orderId}`.execute(app.database.db)
  return rows[0]?.count
}

test("[FBK-3i] staff make items again: the store gets a free order for the same customer and place, and the customer sees it", async () => {
  const { order, caseId } = await newCase()
  const { browser, transactionId, lineIds, payable } = order
  const before = await atCase(headOffice, caseId).read()
  expect(before.possibleRemedies).toContain("NEW_ORDER")
  expect(before.orderItems.map(({ lineId }) => lineId)).toEqual(lineIds)
  const [pizza] = before.orderItems
  const { id, number, remaining } = await makeAgain(caseId, lineIds.slice(0, 1))
  expect(remaining).toBe(payable - (pizza?.value ?? 0))

  const ticket = await store.ticketOf(id)
  const original = await store.ticketOf(transactionId)
  expect(ticket).toMatchObject({
    orderId: number,
    replacesOrderId: order.orderId,
    payable: 0,
    toCollect: null,
    dueAt: null,
    owed: null,
    items: 1,
    place: original.place,
    customer: original.customer,
    deliveryType: "DELIVERY",
  })
  expect(ticket.lines.map(({ name }) => name)).toEqual([pizza?.name])

  const details = (await browser.get(`/api/order-service/ve3/orders/${number}`)).json().orderDetails
  expect(details).toMatchObject({
    replacesOrderId: order.orderId,
    orderStatus: "ORDER PLACED",
    paymentMode: "FREE",
    payable: 0,
    promise: { kind: "none" },
    bill: { discounts: [{ title: "Made again, free of charge" }], charges: [], tax: 0, tip: 0, payable: 0 },
  })
  expect(details.promisedBy).not.toBeNull()
  const seen = caseFrom(await browser.get(`${UCR}/feedbacks/${caseId}`))
  expect(seen).toMatchObject({
    isUnread: true,
    remedies: [
      {
        kind: "NEW_ORDER",
        amount: pizza?.value,
        newOrderId: number,
        newOrderState: "MAKING",
        items: [{ lineId: lineIds[0], quantity: 1 }],
      },
    ],
  })
  await store.advanceTo(id, "HANDED OVER")
  expect(caseFrom(await browser.get(`${UCR}/feedbacks/${caseId}`)).remedies).toMatchObject([
    { newOrderState: "HANDED_OVER" },
  ])
})

test("[FBK-3i] the tracker and the list of orders say which order is made again", async () => {
  const { order, caseId } = await newCase()
  const { number } = await makeAgain(caseId, order.lineIds)
  const tracked = (await order.browser.get(`/api/tracker-service/ve2/orders?orderId=${number}`)).json().data.orders
  expect(tracked).toMatchObject([{ orderId: number, replacesOrderId: order.orderId, toCollect: null, owed: null }])
  const { orders } = (await order.browser.get("/api/order-service/ve3/orders")).json()
  // The clock stands still, so the two orders have the same time and may be listed in any sequence.
  const originals = orders.map(({ orderId, replacesOrderId }: Record<string, string>) => [orderId, replacesOrderId])
  expect(Object.fromEntries(originals)).toEqual({ [number]: order.orderId, [order.orderId]: null })
})

test("[FBK-3i] the customer gets one message about the new order, with a link to the case", async () => {
  const { order, caseId } = await newCase()
  const { id, number } = await makeAgain(caseId, order.lineIds)
  await store.advanceTo(id, "ACCEPTED")
  const bodies = async () => (await partners.messages(order.mobile)).map(({ body }) => body)
  await vi.waitFor(async () => expect((await bodies()).join("\n")).toContain(`accepted your Hearth order ${number}`), {
    timeout: 20_000,
  })
  const texts = await bodies()
  expect(texts.filter((body) => body.includes("We are making your items again, free of charge"))).toHaveLength(1)
  expect(texts.filter((body) => body.includes(number))).toHaveLength(1)
})

test("[FBK-3i] a new order earns no points, has no invoice, isn't counted as an order and isn't taken for a double order", async () => {
  const { order, caseId } = await newCase()
  const { browser } = order
  const countsOf = async () => {
    const { rows } = await sql<{ orders: number; postings: number; earnings: number; invoices: number }>`
      select (select count(*)::int from offers.counted_order where user_id = ${browser.userId}) as orders,
        (select count(*)::int from ledger.posting where user_id = ${browser.userId}) as postings,
        (select count(*)::int from loyalty.earning where user_id = ${browser.userId}) as earnings,
        (select count(*)::int from invoices.invoice join orders.order on "order".id = order_id
          where user_id = ${browser.userId}) as invoices`.execute(app.database.db)
    return rows[0]
  }
  const before = await countsOf()
  const { id, number } = await makeAgain(caseId, order.lineIds)
  await sql`
    update orders.order set placed_at = placed_at - interval '1 hour', created_at = created_at - interval '1 hour'
    where id = ${order.transactionId}`.execute(app.database.db)
  const duplicate = await browser.get("/api/order-service/ve4/checkDuplicateOrder")
  expect(duplicate.json().data).toMatchObject({ isDuplicate: false })
  await store.advanceTo(id, "HANDED OVER")
  expect(await countsOf()).toEqual(before)
  expect(errorFrom(await browser.get(`/api/order-service/ve3/orders/${number}/invoice`)).slice(1)).toEqual([
    "INVOICE_NONE",
    `There’s no invoice because this order is free of charge. The invoice of order ${order.orderId} covers its items.`,
  ])
})

test("[FBK-3i] [FBK-3e] staff's large new order waits for the manager and is placed when it is approved", async () => {
  const { order, caseId } = await newCase()
  const requested = caseOf(await atCase(staff, caseId).give(ofOrder(order)))
  expect(requested.remedies).toMatchObject([
    { state: "PENDING", newOrderId: null, newOrderState: null, items: [{ quantity: 1 }, { quantity: 2 }] },
  ])
  expect(await countReplacements(order.transactionId)).toBe(0)
  const remedyId = requested.remedies[0]?.remedyId ?? ""
  const approved = caseOf(await atCase(manager, caseId).approve(remedyId))
  expect(approved.remedies).toMatchObject([{ state: "GIVEN", newOrderState: "MAKING" }])
  expect(await countReplacements(order.transactionId)).toBe(1)
})

test("[FBK-3i] [FBK-3d] items that are worth more than what is left can't be made again", async () => {
  const { order, caseId } = await newCase()
  await atCase(headOffice, caseId).give({ kind: "WALLET_CREDIT", amount: order.payable - 100 })
  expect(errorFrom(await atCase(headOffice, caseId).give(ofOrder(order)))[1]).toBe("REMEDY_TOO_LARGE")
  const codeFor = async (items: string[] | undefined) =>
    errorFrom(await atCase(headOffice, caseId).give({ kind: "NEW_ORDER", items }))[1]
  expect([await codeFor(undefined), await codeFor([randomUUID()])]).toEqual(["BAD_REQUEST", "BAD_REQUEST"])
  expect(await countReplacements(order.transactionId)).toBe(0)
})

test("[FBK-3i] if the store is closed, full or has sold an item out, staff read why, nothing changes and a request stays", async () => {
  const { order, caseId } = await newCase()
  const [remedy] = caseOf(await atCase(staff, caseId).give(ofOrder(order))).remedies
  const approve = () => atCase(manager, caseId).approve(remedy?.remedyId ?? "")

  await setOnline(false)
  expect(errorFrom(await approve())).toEqual(
    refusal("Connaught Place isn’t taking orders right now. Try again when it’s open, or give something else."),
  )
  await setOnline(true)

  const until = new Date(app.clock.now().getTime() + 3_600_000).toISOString()
  await headOffice.send("PUT", `/stores/${STORE}/stock/in-margherita`, { until })
  await vi.waitFor(async () => expect(await listSoldOut()).toContain("in-margherita"), { timeout: 60_000 })
  expect(errorFrom(await approve())).toEqual(
    refusal("Margherita Classica is sold out at this store. Leave it out, or give something else."),
  )
  await headOffice.send("DELETE", `/stores/${STORE}/stock/in-margherita`)
  await vi.waitFor(async () => expect(await listSoldOut()).not.toContain("in-margherita"), { timeout: 60_000 })

  await sql`
    insert into locator.promised (store_id, quarter, orders)
    select ${STORE}, quarter, 1000 from generate_series(${app.clock.now()}::timestamptz,
      ${app.clock.now()}::timestamptz + interval '3 hours', interval '15 minutes') as quarter
    on conflict (store_id, quarter) do update set orders = 1000`.execute(app.database.db)
  expect(errorFrom(await approve())).toEqual(
    refusal("Connaught Place is fully booked right now. Try again later, or give something else."),
  )
  await sql`update locator.promised set orders = 1 where orders >= 1000`.execute(app.database.db)
  expect(await countReplacements(order.transactionId)).toBe(0)
  expect((await atCase(manager, caseId).read()).remedies).toMatchObject([{ state: "PENDING", newOrderId: null }])
  expect((await approve()).statusCode).toBe(200)
  expect(await countReplacements(order.transactionId)).toBe(1)
})

test("[FBK-3i] [SEC-1a] after a lost response, the same key gives the same new order", async () => {
  const { order, caseId } = await newCase()
  const { version } = await atCase(headOffice, caseId).read()
  const body = { ...ofOrder(order), reason: "cold pizza", version }
  const key = randomUUID()
  const first = await headOffice.send("POST", `/cases/${caseId}/remedies`, body, key)
  const second = await headOffice.send("POST", `/cases/${caseId}/remedies`, body, key)
  expect([first.statusCode, second.statusCode]).toEqual([200, 200])
  expect(caseOf(second).remedies).toEqual(caseOf(first).remedies)
  expect(await countReplacements(order.transactionId)).toBe(1)
})

test("[FBK-3i] a new order that is cancelled doesn't count as given: the case shows it, and something else can be given", async () => {
  const { order, caseId } = await newCase()
  const readGivenBack = async () => {
    const day = app.clock.now().toISOString().slice(0, 10)
    const path = `/head-office/ratings?firstDay=${day}&lastDay=${day}`
    return (await headOffice.send("GET", path)).json().data.total.remedies
  }
  const givenBefore = await readGivenBack()
  const { id, number, remaining } = await makeAgain(caseId, order.lineIds)
  expect(await readGivenBack()).toBe(givenBefore + order.payable - remaining)
  const { version, answerDueAt } = caseFrom(await order.browser.get(`${UCR}/feedbacks/${caseId}`))
  expect(answerDueAt).toBeNull()
  await order.browser.post(`${UCR}/feedbacks/${caseId}/read`, { version })
  const cancelled = await store.cancel(await store.ticketOf(id), "cannot make")
  expect(cancelled.statusCode).toBe(200)
  await vi.waitFor(
    async () =>
      expect(caseFrom(await order.browser.get(`${UCR}/feedbacks/${caseId}`))).toMatchObject({
        isUnread: true,
        remedies: [{ newOrderId: number, newOrderState: "CANCELLED" }],
        // The customer waits for an answer again.
        answerDueAt: expect.any(String),
      }),
    { timeout: 20_000 },
  )
  expect(await readGivenBack()).toBe(givenBefore)
  const seen = await atCase(headOffice, caseId).read()
  expect(seen).toMatchObject({ remedyLeft: order.payable, notes: [{ memberName: "Automatic" }] })
  expect(seen.notes[0]?.text).toBe(
    `The new order ${number} was cancelled, so it doesn’t count as given. You can give something else.`,
  )
  const again = await atCase(headOffice, caseId).give({ kind: "WALLET_CREDIT", amount: order.payable })
  expect(again.statusCode).toBe(200)
  expect(caseOf(again).remedyLeft).toBe(0)
})

test("[FBK-3i] a remedy for a new order counts against what is left of the order that was paid", async () => {
  const { order, caseId } = await newCase()
  const { browser, lineIds, payable } = order
  const { id, number } = await makeAgain(caseId, lineIds.slice(0, 1))
  await store.advanceTo(id, "HANDED OVER")
  const complaint = newComplaint({ orderId: number, lineIds: lineIds.slice(0, 1) }, { wantedRemedy: "NEW_ORDER" })
  const second = caseFrom(await openCase(browser, complaint))
  const seen = await atCase(headOffice, second.caseId).read()
  const [pizza] = seen.orderItems
  expect(seen).toMatchObject({ replacesOrderId: order.orderId, orderTotal: payable })
  expect(seen.orderItems).toHaveLength(1)
  expect(seen.remedyLeft).toBe(payable - (pizza?.value ?? 0))
  // Only items of the new order can be made again for it.
  const other = await atCase(headOffice, second.caseId).give({ kind: "NEW_ORDER", items: lineIds.slice(1) })
  expect(errorFrom(other)[1]).toBe("BAD_REQUEST")
  const rest = await atCase(headOffice, second.caseId).give({ kind: "WALLET_CREDIT", amount: seen.remedyLeft })
  expect(caseOf(rest).remedyLeft).toBe(0)
  expect(await atCase(headOffice, caseId).read()).toMatchObject({ remedyLeft: 0, possibleRemedies: [] })
})

test("[FBK-3i] the customer can wish for the same again where making it again helps", async () => {
  const order = await newCashOrder(app, partners)
  const path = `${UCR}/issue-categories?orderId=${order.orderId}`
  const { categories } = (await order.browser.get(path)).json().data
  const wishesOf = (category: string) =>
    categories
      .find((each: { category: string }) => each.category === category)
      .remedies.map(({ remedy, name }: { remedy: string; name: string }) => [remedy, name])
  expect(wishesOf("COLD")).toContainEqual(["NEW_ORDER", "The same again"])
  expect(wishesOf("LATE").map(([remedy]: [string]) => remedy)).not.toContain("NEW_ORDER")
})

test("[FBK-3i] [IDN-13b] an account with a new order on its way can't be deleted; afterwards the new order is erased and none can be made", async () => {
  const mobile = newMobile()
  const order = await newCashOrder(app, partners, { mobile })
  const { browser, lineIds, transactionId } = order
  const { caseId } = await mustOpen(order)
  const requested = caseOf(await atCase(staff, caseId).give({ kind: "NEW_ORDER", items: lineIds.slice(0, 1) }))
  const remedyId = requested.remedies[0]?.remedyId ?? ""
  const { id } = await makeAgain(caseId, lineIds.slice(1))
  const deleteAccount = async () => {
    await requestCode(browser, mobile, { purpose: "DELETE_ACCOUNT" })
    return browser.post("/api/loginhandler/deleteaccount", { code: await partners.codeFor(mobile) })
  }
  expect(errorFrom(await deleteAccount())[1]).toBe("ORDER_ON_ITS_WAY")
  await store.advanceTo(id, "HANDED OVER")
  app.clock.advance(120)
  expect((await deleteAccount()).statusCode).toBe(200)
  const { rows } = await sql<{ mobile: string; address: unknown }>`
    select mobile, place -> 'address' as address from orders.order where id = ${id}`.execute(app.database.db)
  expect(rows).toEqual([{ mobile: "", address: null }])
  expect(errorFrom(await atCase(headOffice, caseId).approve(remedyId))[1]).toBe("REMEDY_NOT_OFFERED")
  expect((await atCase(headOffice, caseId).read()).possibleRemedies).toEqual([])
  expect(await countReplacements(transactionId)).toBe(1)
})

test("[SEC-2a] the invariants hold after these new orders", async () => {
  const results = await checkAllInvariants(app.database.db, { now: app.clock.now() })
  expect(results.filter(({ state, id }) => state === "broken" && id !== "I13")).toEqual([])
})
