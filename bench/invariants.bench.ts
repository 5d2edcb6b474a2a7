import { randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client } from "pg"
import { checkAllInvariants } from "../apps/server/src/commands/invariants/check-all-invariants.ts"
import { openDatabase } from "../apps/server/src/platform/database/open-database.ts"
import { readSettings } from "../apps/server/src/settings.ts"
import { startPrivatePostgres } from "../scripts/private-postgres.mjs"
import { median, printResult } from "./bench-result.ts"
import { PlainConnection } from "./plain-connection.ts"
import { startServerProcess } from "./servers/server-process.ts"
import { createVisitors } from "./data/visitors.ts"

/*
 * All invariants over a hundred thousand orders with their histories, payments, ledger entries, sessions, codes and
 * keys, compared with PostgreSQL reading the same tables once, alternately. All orders are copies of one that the
 * server created.
 */

const ROUNDS = 3
const ORDERS = 100_000
/** The same number as the command uses. */
const CONCURRENCY = 2
const SECRET = "a secret that only the benchmark uses, of enough length"

interface DataResponse<Data> {
  data: Data
}
interface Store {
  id: string
  latitude: number
  longitude: number
}

/** Creates an order that waits for its payment. */
async function createOrder(port: number, client: Client, env: Readonly<Record<string, string>>): Promise<void> {
  const [visitor] = await createVisitors(client, env, "customer", 1)
  if (!visitor) throw new Error("no visitor was created")
  const { token, cartId } = visitor
  const connection = new PlainConnection(port)
  async function send<Data>(path: string, body: object): Promise<Data | undefined> {
    const headers = `host: in.localhost\r\nauthorization: ${token}\r\nidempotency-key: ${randomUUID()}\r\n`
    const response = await connection.post(`/api${path}`, headers, JSON.stringify(body))
    return response.status === 200 ? (JSON.parse(response.body) as DataResponse<Data>).data : undefined
  }
  const { rows: stores } = await client.query<Store>(
    "select id, latitude, longitude from locator.store where country = 'IN' order by id limit 50",
  )
  try {
    for (const { id: storeId, latitude, longitude } of stores) {
      const line = { id: randomUUID(), productId: "in-margherita", size: "medium", quantity: 2 }
      const items = { storeId, deliveryType: "DELIVERY", lines: [line] }
      const cart = await send<{ version: number; bill: { payable: number } }>(
        `/agg/cart-service/ve1/cart/${cartId}/items`,
        items,
      )
      const order =
        cart &&
        (await send("/order-service/ve4/transaction", {
          cartId,
          cartVersion: cart.version,
          expectedTotal: cart.bill.payable,
          contact: { firstName: "Asha", mobile: "9876543210" },
          place: { address: { houseNo: "12", address: "Inner Circle", latitude, longitude } },
        }))
      if (order) return
    }
  } finally {
    connection.close()
  }
  throw new Error("no store accepted the order")
}

/**
 * Every second order is paid in cash, the others by card. `lies_in_cart` is the cart that an order belongs to now, as a
 * merge at sign-in may move it; `cart_id` is the cart that it was made from.
 */
const copyStatements = `
  insert into orders.order select made.* from orders.order as one, generate_series(1, ${ORDERS}) as nth,
    lateral jsonb_populate_record(one, jsonb_build_object(
      'id', md5('order ' || nth)::uuid, 'number', 'IN' || nth, 'user_id', md5('person ' || nth % 20000)::uuid,
      'cart_id', md5('cart ' || nth)::uuid, 'lies_in_cart', md5('cart ' || nth)::uuid, 'status', 'DELIVERED',
      'mode', case when nth % 2 = 0 then 'COD' else 'CARD' end, 'placed_at', one.created_at,
      'ended_at', one.created_at,
      'bill', jsonb_set(one.bill, '{validItems,0,id}', to_jsonb(md5('line ' || nth))))) as made;
  insert into orders.status_change
    select md5('order ' || nth)::uuid, position, status, now(), 'customer'
    from generate_series(1, ${ORDERS}) as nth,
      unnest(array['PENDING', 'ORDER PLACED', 'INPROCESS', 'PICKED', 'DELIVERED']) with ordinality as step (status, position);
  insert into payments.payment (id, order_id, order_number, user_id, kind, country, mode, provider, way, amount,
      wallet_amount, currency, status, provider_ref, next, created_at, captured_at, captured_amount, captured_currency, taken_at)
    select md5('payment ' || number)::uuid, id, number, user_id, 'customer', country, mode, 'cards', 'page', payable,
      0, currency, 'CAPTURED', number, '{"kind": "none"}', placed_at, placed_at, payable, currency, placed_at
    from orders.order where mode = 'CARD';
  insert into payments.status_change
    select id, position, step.status, created_at, 'provider'
    from payments.payment, unnest(array['CREATED', 'PENDING', 'CAPTURED']) with ordinality as step (status, position);
  insert into payments.provider_event (provider, event_id, payment_id, kind, received_at, done_at, outcome)
    select provider, id::text, id, 'paid', created_at, created_at, 'taken' from payments.payment;
  insert into ledger.posting (kind, cause, order_id, user_id, country, currency, at)
    select 'sale', id::text, id, user_id, country, currency, placed_at from orders.order where placed_at is not null;
  insert into ledger.entry
    select id, position, account, amount from ledger.posting, (values (1, 'cash:IN', 105), (2, 'sales:IN', -100), (3, 'tax:IN', -5))
      as line (position, account, amount);
  insert into ledger.posting (kind, cause, order_id, user_id, country, currency, at)
    select 'promo', nth::text, null, md5('person ' || nth)::uuid, 'IN', 'INR', now() from generate_series(1, 20000) as nth;
  insert into ledger.entry
    select id, position, account, amount from ledger.posting,
      lateral (values (1, 'promo:IN', 5000), (2, 'wallet:' || user_id || ':PROMO', -5000)) as line (position, account, amount)
    where kind = 'promo';
  insert into ledger.balance select account, -sum(amount) from ledger.entry where account like 'wallet:%' group by account;
  insert into platform.idempotency_key (owner, key, request_hash, status, body, created_at)
    select md5('person ' || nth)::uuid, nth::text, md5(nth::text), 200, repeat('{"status":"success"}', 100), now()
    from generate_series(1, ${ORDERS}) as nth;
  insert into identity.refresh_token (session_id, generation, hash, made_at, used_at)
    select md5('session ' || nth)::uuid, generation, 'hash ' || nth || ' ' || generation, now(),
      case when generation < 3 then now() end
    from generate_series(1, 20000) as nth, generate_series(0, 3) as generation;
  insert into identity.challenge (session_id, purpose, recipient_key, code_hash, terms_accepted, first_name, last_name,
      made_at, expires_at, taken_at)
    select md5('session ' || nth)::uuid, 'CASH:' || nth, 'key', 'hash', true, '', '', now(), now(), now()
    from generate_series(1, ${ORDERS}) as nth`

/** Reads each table once, as a check over all of them must. */
const readQueries = [
  "select count(*), sum(payable), sum(length(bill::text)), sum(length(lines::text)) from orders.order",
  "select count(*), max(at) from orders.status_change",
  "select count(*), sum(amount) from payments.payment",
  "select count(*), max(at) from payments.status_change",
  "select count(*), max(at) from ledger.posting",
  "select count(*), sum(amount) from ledger.entry",
  "select count(*), max(created_at) from platform.idempotency_key",
  "select count(*), max(made_at) from identity.refresh_token",
  "select count(*), max(made_at) from identity.challenge",
]

async function measureSeconds(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1000
}

const directory = mkdtempSync(join(tmpdir(), "hearth-bench-"))
const postgres = await startPrivatePostgres({ durable: true })
const env = { DATA_DIR: directory, DATABASE_URL: postgres.url, SECRET, LOG_LEVEL: "info" }
const server = await startServerProcess(env)
const client = new Client(postgres.url)
try {
  await client.connect()
  await client.query(
    `update locator.store set schedule = schedule || jsonb_build_object('holidays', '[]'::jsonb, 'week', $1::jsonb)`,
    [JSON.stringify(Array.from({ length: 7 }, () => [{ opens: 0, closes: 1_800 }]))],
  )
  await client.query("select pg_notify('locator_changed', 'IN')")
  await createOrder(server.port, client, env)
  // Stopped, so that the server doesn't use the database during the measurement.
  await server.stop()
  // Without foreign keys and triggers, because the copies refer to people who don't exist.
  await client.query("set session_replication_role = replica")
  for (const copy of copyStatements.split(";\n")) await client.query(copy)
  await client.query("vacuum analyze")
  const database = await openDatabase(readSettings(env))
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const readSeconds = await measureSeconds(async () => {
      for (const reading of readQueries) await client.query(reading)
    })
    const checkSeconds = await measureSeconds(async () => {
      const results = await database.withoutTimeouts((db) => checkAllInvariants(db, { now: new Date() }), CONCURRENCY)
      const broken = results.filter(({ state }) => state === "broken")
      if (broken.length > 0) throw new Error(`invariants are broken: ${JSON.stringify(broken)}`)
    })
    ratios.push(readSeconds / checkSeconds)
    console.log(`${checkSeconds.toFixed(2)} s of checking, against ${readSeconds.toFixed(2)} s of reading`)
  }
  await database.close()
  printResult({
    name: `all invariants over ${ORDERS} orders: speed relative to reading the tables once`,
    value: median(ratios),
    bar: 0.15,
    better: "higher",
  })
} finally {
  await client.end()
  await server.stop()
  await postgres.stop()
  rmSync(directory, { recursive: true, force: true })
}
