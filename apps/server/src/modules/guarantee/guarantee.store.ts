import type { CompensationMethod } from "@hearth/domain/guarantee/compensation.ts"
import { sql } from "kysely"
import type { Tx } from "../../platform/database/database.ts"

export interface StoredCompensation {
  amount: number
  how: CompensationMethod
}

/** TRK-3: an order is compensated once. The database refuses a second compensation. */
export async function insertCompensation(
  tx: Tx,
  orderId: string,
  { amount, how, currency, at }: StoredCompensation & { currency: string; at: Date },
): Promise<void> {
  await sql`
    insert into kitchen.compensation (order_id, amount, currency, how, at)
    values (${orderId}, ${amount}, ${currency}, ${how}, ${at})`.execute(tx)
}
