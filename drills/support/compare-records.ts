import { sql } from "kysely"
import type { Queryable } from "../../apps/server/src/platform/database/database.ts"
import type { StandInPayment } from "../../apps/server/src/testing/payments-admin.ts"
import type { History } from "./history.ts"

interface OurPayment {
  id: string
  status: string
  provider: string
  amount: number | null
  /** Whether the payment paid its order. Of several payments of an order at most one did; the others are refunded. */
  hasPaidOrder: boolean
  orderStatus: string
  refunded: number
}

/**
 * Compares the responses that buyers got, our database and the providers' records. Returns every difference in a
 * sentence, and an empty list if all agree.
 */
export async function compareRecords(
  db: Queryable,
  history: History,
  providerPayments: readonly StandInPayment[],
): Promise<string[]> {
  return [
    ...(await compareWithHistory(db, history)),
    ...(await compareWithProviders(db, providerPayments)),
    ...(await checkLedger(db, providerPayments)),
  ]
}

const rows = async <Row>(db: Queryable, query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows

/**
 * Checks that every order in a response exists once, that every key has at most one order, and that orders reported as
 * placed are placed.
 */
async function compareWithHistory(db: Queryable, { entries }: History): Promise<string[]> {
  const differences: string[] = []
  const keysByBuyer = new Map<string, Set<string>>()
  const idsByKey = new Map<string, Set<string>>()
  const placed = new Set<string>()
  for (const { type, call, key, buyer, detail } of entries) {
    const isOrdering = call === "POST /order-service/ve4/transaction"
    if (isOrdering) keysByBuyer.set(buyer, (keysByBuyer.get(buyer) ?? new Set()).add(key))
    if (type !== "ok" || !detail.includes('"transactionId"')) continue
    const { transaction } = (
      JSON.parse(detail) as { data: { transaction: { transactionId: string; placedAt: string | null } } }
    ).data
    if (isOrdering) idsByKey.set(key, (idsByKey.get(key) ?? new Set()).add(transaction.transactionId))
    if (transaction.placedAt !== null) placed.add(transaction.transactionId)
  }
  const orders = await rows(
    db,
    sql<{ id: string; mobile: string; placedTimes: number }>`
      select id, mobile, (select count(*) from orders.status_change
        where order_id = id and status_change.status = 'ORDER PLACED')::int as "placedTimes" from orders.order`,
  )
  const byId = new Map(orders.map((order) => [order.id, order]))
  for (const [key, ids] of idsByKey) {
    if (ids.size > 1) differences.push(`Calls with the key ${key} returned ${ids.size} different orders.`)
    for (const id of ids) if (!byId.has(id)) differences.push(`The order ${id} was returned but does not exist.`)
  }
  for (const id of placed) {
    if (byId.get(id)?.placedTimes !== 1)
      differences.push(`The order ${id} was reported as placed, and was placed ${byId.get(id)?.placedTimes} times.`)
  }
  for (const [mobile, ownOrders] of Map.groupBy(orders, ({ mobile }) => mobile)) {
    // A drill inserted these orders directly into the database.
    if (mobile === "") continue
    // The history has the number without the country code: 10 digits in India, 9 in Sri Lanka.
    const keys = (keysByBuyer.get(mobile.slice(-10)) ?? keysByBuyer.get(mobile.slice(-9)))?.size ?? 0
    if (ownOrders.length > keys)
      differences.push(`${mobile} has ${ownOrders.length} orders but used only ${keys} idempotency keys.`)
  }
  for (const { id, placedTimes } of orders)
    if (placedTimes > 1) differences.push(`${id} was placed ${placedTimes} times.`)
  return differences
}

/**
 * Checks that the providers and our database agree on which payments were captured and how much was refunded, and that
 * every captured payment either pays a placed order or was refunded.
 */
async function compareWithProviders(db: Queryable, providerPayments: readonly StandInPayment[]): Promise<string[]> {
  const ourPayments = await rows(
    db,
    sql<OurPayment>`
      select payment.id, payment.status, provider, captured_amount as amount, taken_at is not null as "hasPaidOrder",
        orders.order.status as "orderStatus",
        (select coalesce(sum(refund.amount), 0) from payments.refund where payment_id = payment.id
          and part = 'paid' and "to" = 'source' and refund.status = 'DONE')::bigint as refunded
      from payments.payment join orders.order on orders.order.id = order_id where provider is not null`,
  )
  const differences: string[] = []
  const captured = new Map<string, StandInPayment>()
  for (const payment of providerPayments.filter(({ state }) => state === "captured")) {
    const { provider, reference } = payment
    if (captured.has(reference)) differences.push(`${provider} captured ${reference} twice.`)
    captured.set(reference, payment)
  }
  for (const { id, status, provider, amount, hasPaidOrder, orderStatus, refunded } of ourPayments) {
    const theirPayment = captured.get(id)
    captured.delete(id)
    if ((status === "CAPTURED") !== (theirPayment !== undefined)) {
      differences.push(
        `${provider} ${theirPayment ? "captured" : "did not capture"} ${id}, which is ${status} here (order ${orderStatus}).`,
      )
      continue
    }
    if (!theirPayment || amount === null) continue
    const refundedThere = theirPayment.refunds
      .filter(({ state }) => state === "done")
      .reduce((sum, each) => sum + each.amount, 0)
    if (theirPayment.amount !== amount)
      differences.push(`${provider} captured ${theirPayment.amount} for ${id}, and we recorded ${amount}.`)
    if (refundedThere !== refunded)
      differences.push(`${provider} refunded ${refundedThere} of ${id}, and we recorded ${refunded}.`)
    const paysPlacedOrder = hasPaidOrder && orderStatus !== "PENDING" && orderStatus !== "FAILED"
    if (!paysPlacedOrder && refunded !== amount)
      differences.push(`${id} was paid, its order is ${orderStatus}, and ${refunded} of ${amount} were refunded.`)
  }
  for (const { provider, reference } of captured.values())
    differences.push(`${provider} captured ${reference}, and we have no such payment.`)
  const paidTwice = await rows(
    db,
    sql<{ orderId: string; times: number }>`
      select order_id as "orderId", count(*)::int as times from payments.payment
      where taken_at is not null group by order_id having count(*) > 1`,
  )
  return [...differences, ...paidTwice.map(({ orderId, times }) => `The order ${orderId} was paid ${times} times.`)]
}

/**
 * Checks that every posting sums to zero, that no money is reserved for an order that is no longer pending, that stored
 * balances match their entries, and that each clearing account matches its provider's records.
 */
async function checkLedger(db: Queryable, providerPayments: readonly StandInPayment[]): Promise<string[]> {
  const unbalanced = await rows(
    db,
    sql<{ id: string; sum: number }>`
      select posting_id as id, sum(amount)::bigint as sum from ledger.entry group by posting_id having sum(amount) <> 0`,
  )
  const reserved = await rows(
    db,
    sql<{ id: string; status: string; sum: number }>`
      select orders.order.id, status, sum(amount)::bigint as sum from ledger.entry
      join ledger.posting on posting.id = posting_id join orders.order on orders.order.id = order_id
      where (account like 'held:%' or account like 'refundable:%') and status <> 'PENDING'
      group by orders.order.id, status having sum(amount) <> 0`,
  )
  const balances = await rows(
    db,
    sql<{ account: string; stored: number; sum: number }>`
      select account, balance.amount as stored, -coalesce(
        (select sum(entry.amount) from ledger.entry where entry.account = balance.account), 0)::bigint as sum
      from ledger.balance`,
  )
  const clearingSums = await rows(
    db,
    sql<{ account: string; sum: number }>`
      select account, sum(amount)::bigint as sum from ledger.entry where account like 'clearing:%' group by account`,
  )
  const differences = [
    ...unbalanced.map(({ id, sum }) => `The posting ${id} sums to ${sum}.`),
    ...reserved.map(({ id, status, sum }) => `${sum} is still reserved for the order ${id}, which is ${status}.`),
    ...balances
      .filter(({ stored, sum }) => stored !== sum || stored < 0)
      .map(({ account, stored, sum }) => `${account} has the balance ${stored}, and its entries sum to ${sum}.`),
  ]
  const expectedByAccount = new Map<string, number>()
  for (const { provider, state, amount, refunds } of providerPayments) {
    if (state !== "captured") continue
    const refundedThere = refunds.filter((each) => each.state === "done").reduce((sum, each) => sum + each.amount, 0)
    const account = `clearing:${provider}`
    expectedByAccount.set(account, (expectedByAccount.get(account) ?? 0) + amount - refundedThere)
  }
  for (const { account, sum } of clearingSums) {
    if ((expectedByAccount.get(account) ?? 0) !== sum)
      differences.push(`${account} is ${sum}, and the provider has ${expectedByAccount.get(account)}.`)
    expectedByAccount.delete(account)
  }
  for (const [account, sum] of expectedByAccount)
    if (sum !== 0) differences.push(`The provider has ${sum}, and ${account} has no entries.`)
  return differences
}
