import { randomUUID } from "node:crypto"
import type { Client } from "pg"
import { PlainConnection } from "../plain-connection.ts"
import type { Visitor } from "./visitors.ts"

const STORE = { id: "6585R", latitude: 28.6315, longitude: 77.2167 }

async function send<Body>(connection: PlainConnection, { token }: Visitor, path: string, body: object): Promise<Body> {
  const headers = `host: in.localhost\r\nauthorization: ${token}\r\nidempotency-key: ${randomUUID()}\r\n`
  const response = await connection.post(`/api${path}`, headers, JSON.stringify(body))
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${response.body}`)
  return JSON.parse(response.body) as Body
}

/** Creates an order of four products over the API; all others are copies of it. */
export async function createOrder(port: number, visitor: Visitor): Promise<string> {
  const connection = new PlainConnection(port)
  const { cartId } = visitor
  const productIds = ["in-cola", "in-mania-onion", "in-mania-corn"]
  const lines = [
    { id: randomUUID(), productId: "in-margherita", size: "medium", quantity: 2 },
    ...productIds.map((productId) => ({ id: randomUUID(), productId, quantity: 1 })),
  ]
  const items = `/agg/cart-service/ve1/cart/${cartId}/items`
  const { data: cart } = await send<{ data: { version: number; bill: { payable: number } } }>(
    connection,
    visitor,
    items,
    {
      storeId: STORE.id,
      deliveryType: "DELIVERY",
      lines,
    },
  )
  const { latitude, longitude } = STORE
  const { data } = await send<{ data: { transaction: { transactionId: string } } }>(
    connection,
    visitor,
    "/order-service/ve4/transaction",
    {
      cartId,
      cartVersion: cart.version,
      expectedTotal: cart.bill.payable,
      contact: { firstName: "Asha", mobile: "9811000001" },
      place: { address: { houseNo: "12", address: "Inner Circle", latitude, longitude } },
    },
  )
  connection.close()
  return data.transaction.transactionId
}

/**
 * Copies an order this many times: three copies with the same time, then three a minute earlier, and so on. `userId` is
 * an SQL expression in `n`, the copy's number from 1 on.
 */
export async function copyOrder(
  client: Client,
  id: string,
  prefix: string,
  count: number,
  userId: string,
): Promise<void> {
  const replacements: Record<string, string> = {
    id: "gen_random_uuid()",
    number: `'${prefix}' || lpad(n::text, 8, '0')`,
    user_id: userId,
    cart_id: "gen_random_uuid()",
    status: "'DELIVERED'",
    placed_at: "created_at - (n / 3) * interval '1 minute'",
    created_at: "created_at - (n / 3) * interval '1 minute'",
  }
  const { rows } = await client.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_schema = 'orders' and table_name = 'order'",
  )
  const names = rows.map(({ name }) => name)
  await client.query(
    `insert into orders.order (${names.join(", ")})
     select ${names.map((name) => replacements[name] ?? name).join(", ")}
     from orders.order, generate_series(1, ${count}) as n where id = '${id}'`,
  )
}
