import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import type { LightMyRequestResponse } from "fastify"
import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { asBuyer, payInCash, transactionFrom } from "./as-buyer.ts"
import { asCustomer } from "./as-customer.ts"
import type { TestBrowser } from "./as-guest.ts"
import { margherita, type Shopper, shopperAt } from "./as-shopper.ts"
import type { TestApp } from "./build-test-app.ts"
import type { Partners } from "./start-partners.ts"

/** A customer who orders several times. */
export interface Regular {
  browser: TestBrowser
  shopper: Shopper
  mobile: string
  /** Orders these lines and confirms the order for payment in cash. */
  placeOrder(lines?: Parameters<typeof asBuyer>[1]): Promise<Transaction>
  reorder(orderId: string, body?: object, key?: string): Promise<LightMyRequestResponse>
  /**
   * Inserts copies of an order. `changes` is SQL that overrides their columns, such as time and status, by the copy's
   * number `n`.
   */
  copy(id: string, count: number, changes: string): Promise<void>
}

let customerCount = 0

export async function asRegular(app: TestApp, partners: Partners, host = "in.localhost"): Promise<Regular> {
  const mobile = `98112${String(10_000 + ++customerCount)}`
  const browser = await asCustomer(app, partners, mobile, { host })
  return {
    browser,
    mobile,
    shopper: shopperAt(app, browser),
    async placeOrder(lines = [margherita(1)]) {
      const buyer = await asBuyer(app, lines, browser)
      const { transactionId } = await buyer.mustOrder()
      return transactionFrom(await payInCash(buyer, partners, transactionId))
    },
    reorder: (orderId, body = {}, key = randomUUID()) =>
      browser.post(`/api/order-service/ve1/orders/onePassReOrder/order/${orderId}`, body, { "idempotency-key": key }),
    copy: (id, count, changes) =>
      app.database.db.transaction().execute(async (tx) => {
        // Many copies take longer on a busy machine than a statement of the server may.
        await sql`set local statement_timeout = 0`.execute(tx)
        await sql`
          insert into orders.order select copy.* from orders.order as one, generate_series(1, ${sql.lit(count)}) as n,
            lateral jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'cart_id', gen_random_uuid(),
              'number', 'IN' || lpad(${sql.lit((customerCount % 100) * 1_000_000)}::int + n || '', 8, '0')) || (${sql.raw(changes)})) as copy
          where one.id = ${id}`.execute(tx)
      }),
  }
}
