import { sql } from "kysely"
import type { Tx } from "../../../platform/database/database.ts"

interface ExtraCharge {
  paymentId: string
  chargeRef: string
  amount: number
  currency: string
  at: Date
}

/** Returns false if this charge is already stored. */
export async function insertExtraCharge(tx: Tx, charge: ExtraCharge): Promise<boolean> {
  const { paymentId, chargeRef, amount, currency, at } = charge
  const { rows } = await sql`
    insert into payments.extra_charge (payment_id, charge_ref, amount, currency, captured_at)
    values (${paymentId}, ${chargeRef}, ${amount}, ${currency}, ${at})
    on conflict (payment_id, charge_ref) do nothing returning payment_id`.execute(tx)
  return rows.length > 0
}
