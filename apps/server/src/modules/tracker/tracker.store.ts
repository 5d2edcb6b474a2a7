import type { TicketStage } from "@hearth/domain/orders/order-stage.ts"
import { sql } from "kysely"
import type { Tx } from "../../platform/database/database.ts"

/** Returns false if this message was sent before. */
export async function insertMessageSent(tx: Tx, orderId: string, stage: TicketStage, at: Date): Promise<boolean> {
  const { rows } = await sql`
    /* tracker.insert-message-sent */ insert into tracker.message_sent (order_id, stage, at)
    values (${orderId}, ${stage}, ${at}) on conflict do nothing returning order_id`.execute(tx)
  return rows.length > 0
}
