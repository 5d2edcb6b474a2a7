import type { Board, StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { BOARD_PAGE_SIZE } from "@hearth/domain/orders/board-column.ts"
import { sql } from "kysely"
import { beforeEach, expect, test } from "vitest"
import { asBuyer, payInCash } from "../../../testing/as-buyer.ts"
import { asCustomer } from "../../../testing/as-customer.ts"
import { asStaff, firstManager } from "../../../testing/as-staff.ts"
import { margherita } from "../../../testing/as-shopper.ts"
import { atStore, type StoreClient } from "../../../testing/at-store.ts"
import type { TestApp } from "../../../testing/build-test-app.ts"
import type { Partners } from "../../../testing/start-partners.ts"
import { withPartners } from "../../../testing/with-partners.ts"

const STORE = "6585R"
let app: TestApp
let partners: Partners
let storeClient: StoreClient
withPartners((started) => ({ app, partners } = started), { firstManager })
beforeEach(async () => {
  storeClient = atStore(await asStaff(app), STORE)
})

/** Inserts copies of an order and its ticket, one second apart, a third of them accepted and some ended. */
async function insertCopies(id: string, count: number): Promise<void> {
  await app.database.withoutTimeouts(async (db) => {
    const { rows } = await sql<{ columns: string }>`
      select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
      where table_schema = 'orders' and table_name = 'order'
        and column_name not in ('id', 'number', 'cart_version', 'taken_up_at')`.execute(db)
    const columns = sql.raw(rows[0]?.columns ?? "")
    await sql`
      insert into orders.order (id, number, cart_version, taken_up_at, ${columns})
      select ('00000000-0000-4000-8000-' || lpad(nth::text, 12, '0'))::uuid, 'IN' || lpad(nth::text, 8, '0'), nth + 10000,
        now(), ${columns} from orders.order, generate_series(1, ${count}) as nth where id = ${id}`.execute(db)
    await sql`
      insert into kitchen.ticket (order_id, number, country, store_id, way, items, stage, version, placed_at, starts_at,
        due_at, liability, ended_at)
      select ('00000000-0000-4000-8000-' || lpad(nth::text, 12, '0'))::uuid, 'IN' || lpad(nth::text, 8, '0'), country,
        store_id, way, items,
        case when nth % 10 = 0 then 'HANDED OVER' when nth % 3 = 0 then 'ACCEPTED' else 'PLACED' end, 1,
        placed_at, starts_at - nth * interval '1 second', due_at, liability,
        case when nth % 10 = 0 then starts_at end
      from kitchen.ticket, generate_series(1, ${count}) as nth where order_id = ${id}`.execute(db)
    await sql`
      insert into kitchen.step (order_id, position, stage, at, by)
      select order_id, 1, stage, placed_at, 'take-up' from kitchen.ticket where order_id <> ${id}`.execute(db)
    await sql`analyze kitchen.ticket, kitchen.step, orders.order`.execute(db)
  })
}

const fetchNextPage = async (column: string, { startsAt, transactionId }: StoreTicket) => {
  const query = `column=${column}&afterAt=${startsAt}&afterId=${transactionId}`
  const response = await storeClient.staffClient.send("GET", `/stores/${STORE}/orders/more?${query}`)
  return response.json<{ data: { tickets: StoreTicket[] } }>().data.tickets
}
const byStart = (a: StoreTicket, b: StoreTicket) =>
  Date.parse(a.startsAt) - Date.parse(b.startsAt) || (a.transactionId < b.transactionId ? -1 : 1)

test("[TRK-4a] a board of five thousand tickets has the counts and one page per column, the most urgent tickets first", async () => {
  const browser = await asCustomer(app, partners, "9811610001")
  const buyer = await asBuyer(app, [margherita(1)], browser)
  const { transactionId: id } = await buyer.mustOrder()
  await payInCash(buyer, partners, id)
  await storeClient.ticketOf(id)
  await insertCopies(id, 5_000)
  const response = await storeClient.staffClient.send("GET", `/stores/${STORE}/orders`)
  const { tickets, counts } = response.json<{ data: { board: Board } }>().data.board
  expect(counts).toEqual({ new: 3001, making: 1500, oven: 0, ready: 0, way: 0, later: 0, done: 500 })
  expect(tickets).toHaveLength(3 * BOARD_PAGE_SIZE)
  expect(response.body.length).toBeLessThan(120_000)
  const newTickets = tickets.filter(({ stage }) => stage === "PLACED")
  // The last copies have waited longest. The 5000th was handed over, and the 4998th and 4995th are accepted.
  expect(newTickets.slice(0, 4).map(({ orderId }) => Number(orderId.slice(2)))).toEqual([4999, 4997, 4996, 4994])

  const nextPage = await fetchNextPage("new", newTickets.toSorted(byStart).at(-1) as StoreTicket)
  expect(nextPage).toHaveLength(BOARD_PAGE_SIZE)
  const shownIds = new Set(newTickets.map(({ transactionId }) => transactionId))
  expect(nextPage.filter(({ transactionId, stage }) => stage !== "PLACED" || shownIds.has(transactionId))).toEqual([])
  expect(nextPage.toSorted(byStart)).toEqual(nextPage)

  const { rows } = await sql<{ "QUERY PLAN": string }>`
    explain select order_id from kitchen.ticket
    where store_id = ${STORE} and stage = 'ACCEPTED' and ended_at is null and starts_at <= now()
    order by starts_at, order_id limit 30`.execute(app.database.db)
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n")
  expect(plan).toContain("live_by_stage")
  expect(plan).not.toMatch(/Sort|Seq Scan/)
})

test("[TRK-4a] paging through a column returns every ticket once", async () => {
  let page = (await storeClient.board()).tickets.filter(({ stage }) => stage === "ACCEPTED").toSorted(byStart)
  const ticketIds: string[] = []
  while (page.length > 0) {
    ticketIds.push(...page.map(({ transactionId }) => transactionId))
    page = await fetchNextPage("making", page.at(-1) as StoreTicket)
  }
  expect([ticketIds.length, new Set(ticketIds).size]).toEqual([1500, 1500])
})
