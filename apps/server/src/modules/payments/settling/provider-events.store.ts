import { sql } from "kysely"
import type { Tx } from "../../../platform/database/database.ts"

interface EventRow {
  provider: string
  eventId: string
  paymentId: string
  kind: string
}

/**
 * Returns false if this event was handled before. Must run in the transaction of the event's effect, so that both are
 * committed or neither.
 */
export async function insertEvent(
  tx: Tx,
  { provider, eventId, paymentId, kind }: EventRow,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into payments.provider_event (provider, event_id, payment_id, kind, received_at)
    values (${provider}, ${eventId}, ${paymentId}, ${kind}, ${now})
    on conflict (provider, event_id) do nothing returning event_id`.execute(tx)
  return rows.length > 0
}

export async function writeEventOutcome(
  tx: Tx,
  { provider, eventId }: Pick<EventRow, "provider" | "eventId">,
  outcome: string,
  now: Date,
): Promise<void> {
  await sql`
    update payments.provider_event set done_at = ${now}, outcome = ${outcome}
    where provider = ${provider} and event_id = ${eventId}`.execute(tx)
}
