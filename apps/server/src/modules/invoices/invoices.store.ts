import { sql } from "kysely"
import type { Queryable, Tx } from "../../platform/database/database.ts"
import type { InvoiceSeries } from "./invoice-series.ts"
import type { Seller } from "./invoice-seller.ts"

export interface StoredInvoice {
  orderId: string
  number: string
  issuedAt: Date
  seller: Seller
  /**
   * Halves, crust and extras for each line, in the same sequence as in the bill. Empty for invoices from before this
   * column existed.
   */
  lineDetails: readonly (readonly string[])[]
}

export async function findInvoice(db: Queryable, orderId: string): Promise<StoredInvoice | undefined> {
  const { rows } = await sql<StoredInvoice>`
    /* invoices.find */ select order_id as "orderId", number, issued_at as "issuedAt", seller,
      line_details as "lineDetails"
    from invoices.invoice where order_id = ${orderId}`.execute(db)
  return rows[0]
}

/**
 * Inserts the invoice with the next number of its series, in one statement. Does nothing if the order has an invoice.
 * The caller has locked the order. The series stays locked until the transaction ends, so call this last.
 */
export async function insertInvoice(
  tx: Tx,
  { orderId, issuedAt, seller, lineDetails }: Omit<StoredInvoice, "number">,
  { key, prefix, minDigits }: InvoiceSeries,
): Promise<void> {
  await sql`
    /* invoices.insert */ with next as (
      insert into invoices.series as known (key, last)
      select ${key}::text, 1 where not exists (select from invoices.invoice where order_id = ${orderId})
      on conflict (key) do update set last = known.last + 1
      returning last)
    insert into invoices.invoice (order_id, series, serial, number, issued_at, seller, line_details)
    select ${orderId}, ${key}, last,
      ${prefix} || lpad(last::text, greatest(${minDigits}::int, length(last::text)), '0'), ${issuedAt},
      ${JSON.stringify(seller)},
      ${JSON.stringify(lineDetails)}
    from next`.execute(tx)
}
