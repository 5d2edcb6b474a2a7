import { sql } from "kysely"
import type { Queryable } from "../../apps/server/src/platform/database/database.ts"
import type { ProviderBookPayment } from "../../apps/server/src/testing/payments-admin.ts"
import type { History } from "./history.ts"

interface OurPayment {
  id: string
  status: string
  provider: string
  amount: number | null
  isTaken: boolean
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
  providerPayments: readonly ProviderBookPayment[],
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
async function compareWithHistory(db: Queryable, { lines }: History): Promise<string[]> {
  const differences: string[] = []
  const asked = new Map<string, Set<string>>()
  const answered = new Map<string, Set<string>>()
  const placed = new Set<string>()
  for (const { type, call, key, buyer, detail } of lines) {
    const isOrdering = call === "POST /order-service/ve4/transaction"
    if (isOrdering) asked.set(buyer, (asked.get(buyer) ?? new Set()).add(key))
    if (type !== "ok" || !detail.includes('"transactionId"')) continue
    const { transaction } = (
      JSON.parse(detail) as { data: { transaction: { transactionId: string; placedAt: string | null } } }
    ).data
    if (isOrdering) answered.set(key, (answered.get(key) ?? new Set()).add(transaction.transactionId))
    if (transaction.placedAt !== null) placed.add(transaction.transactionId)
  }
  const orders = await rows(
    db,
    sql<{ id: string; mobile: string; placedTimes: number }>`
      select id, mobile, (select count(*) from orders.status_change
        where order_id = id and status_change.status = 'ORDER PLACED')::int as "placedTimes" from orders.order`,
  )
  const byId = new Map(orders.map((order) => [order.id, order]))
  for (const [key, ids] of answered) {
    if (ids.size > 1) differences.push(`The key ${key} was answered with ${ids.size} orders.`)
    for (const id of ids) if (!byId.has(id)) differences.push(`The order ${id} was answered and is not there.`)
  }
  for (const id of placed) {
    if (byId.get(id)?.placedTimes !== 1)
      differences.push(`${id} was told to be placed, and was ${byId.get(id)?.placedTimes} times.`)
  }
  for (const [mobile, own] of Map.groupBy(orders, ({ mobile }) => mobile)) {
    // Orders that a drill inserted itself.
    if (mobile === "") continue
    // Without the country code, as in the history.
    const keys = (asked.get(mobile.slice(-10)) ?? asked.get(mobile.slice(-9)))?.size ?? 0
    if (own.length > keys) differences.push(`${mobile} has ${own.length} orders by ${keys} keys.`)
  }
  for (const { id, placedTimes } of orders)
    if (placedTimes > 1) differences.push(`${id} was placed ${placedTimes} times.`)
  return differences
}

/**
 * Checks that every payment a provider captured is recorded as captured here, for an order or refunded, and vice versa.
 */
async function compareWithProviders(
  db: Queryable,
  providerPayments: readonly ProviderBookPayment[],
): Promise<string[]> {
  const ours = await rows(
    db,
    sql<OurPayment>`
      select payment.id, payment.status, provider, captured_amount as amount, taken_at is not null as "isTaken",
        orders.order.status as "orderStatus",
        (select coalesce(sum(refund.amount), 0) from payments.refund where payment_id = payment.id
          and part = 'paid' and "to" = 'source' and refund.status = 'DONE')::bigint as refunded
      from payments.payment join orders.order on orders.order.id = order_id where provider is not null`,
  )
  const differences: string[] = []
  const captured = new Map<string, ProviderBookPayment>()
  for (const payment of providerPayments.filter(({ state }) => state === "captured")) {
    const { provider, reference } = payment
    if (captured.has(reference)) differences.push(`${provider} took ${reference} twice.`)
    captured.set(reference, payment)
  }
  for (const { id, status, provider, amount, isTaken, orderStatus, refunded } of ours) {
    const there = captured.get(id)
    captured.delete(id)
    if ((status === "CAPTURED") !== (there !== undefined)) {
      differences.push(
        `${provider} ${there ? "took" : "did not take"} ${id}, which is ${status} here (order ${orderStatus}).`,
      )
      continue
    }
    if (!there || amount === null) continue
    const back = there.refunds.filter(({ state }) => state === "done").reduce((sum, each) => sum + each.amount, 0)
    if (there.amount !== amount) differences.push(`${provider} took ${there.amount} for ${id}, and we wrote ${amount}.`)
    if (back !== refunded) differences.push(`${provider} gave ${back} of ${id} back, and we wrote ${refunded}.`)
    const isOrdered = isTaken && orderStatus !== "PENDING" && orderStatus !== "FAILED"
    if (!isOrdered && refunded !== amount)
      differences.push(`${id} was paid, its order is ${orderStatus}, and ${refunded} of ${amount} went back.`)
  }
  for (const { provider, reference } of captured.values())
    differences.push(`${provider} took ${reference}, and we have no such payment.`)
  const twice = await rows(
    db,
    sql<{ orderId: string; times: number }>`
      select order_id as "orderId", count(*)::int as times from payments.payment
      where taken_at is not null group by order_id having count(*) > 1`,
  )
  return [...differences, ...twice.map(({ orderId, times }) => `${orderId} took money ${times} times.`)]
}

/**
 * Checks that the ledger sums to zero, in total and in each posting, that no money is reserved for a finished order,
 * and that it matches what the providers have.
 */
async function checkLedger(db: Queryable, providerPayments: readonly ProviderBookPayment[]): Promise<string[]> {
  const uneven = await rows(
    db,
    sql<{ id: string; sum: number }>`
      select posting_id as id, sum(amount)::bigint as sum from ledger.entry group by posting_id having sum(amount) <> 0`,
  )
  const held = await rows(
    db,
    sql<{ id: string; status: string; sum: number }>`
      select orders.order.id, status, sum(amount)::bigint as sum from ledger.entry
      join ledger.posting on posting.id = posting_id join orders.order on orders.order.id = order_id
      where (account like 'held:%' or account like 'refundable:%') and status <> 'PENDING'
      group by orders.order.id, status having sum(amount) <> 0`,
  )
  const balances = await rows(
    db,
    sql<{ account: string; kept: number; sum: number }>`
      select account, balance.amount as kept, -coalesce(
        (select sum(entry.amount) from ledger.entry where entry.account = balance.account), 0)::bigint as sum
      from ledger.balance`,
  )
  const cleared = await rows(
    db,
    sql<{ account: string; sum: number }>`
      select account, sum(amount)::bigint as sum from ledger.entry where account like 'clearing:%' group by account`,
  )
  const differences = [
    ...uneven.map(({ id, sum }) => `The posting ${id} sums to ${sum}.`),
    ...held.map(({ id, status, sum }) => `${sum} is held for ${id}, which is ${status}.`),
    ...balances
      .filter(({ kept, sum }) => kept !== sum || kept < 0)
      .map(({ account, kept, sum }) => `${account} holds ${kept}, and its entries sum to ${sum}.`),
  ]
  const there = new Map<string, number>()
  for (const { provider, state, amount, refunds } of providerPayments) {
    if (state !== "captured") continue
    const back = refunds.filter((each) => each.state === "done").reduce((sum, each) => sum + each.amount, 0)
    const account = `clearing:${provider}`
    there.set(account, (there.get(account) ?? 0) + amount - back)
  }
  for (const { account, sum } of cleared) {
    if ((there.get(account) ?? 0) !== sum)
      differences.push(`${account} is ${sum}, and the provider has ${there.get(account)}.`)
    there.delete(account)
  }
  for (const [account, sum] of there)
    if (sum !== 0) differences.push(`The provider has ${sum}, and ${account} nothing.`)
  return differences
}
