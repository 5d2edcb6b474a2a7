import { sql } from "kysely"
import type { Queryable } from "../../platform/database/database.ts"
import type { KitchenChange } from "./kitchen.ts"

/** The notification channel for changes in kitchens. */
export const KITCHEN_CHANGED = "kitchen_changed"

const kinds = ["ticket", "position", "riders"] as const

/** Notifies every node once the transaction commits, with one statement for all changes. */
export async function notifyKitchenChanged(db: Queryable, changes: readonly KitchenChange[]): Promise<void> {
  if (changes.length === 0) return
  const payloads = changes.map(({ what, storeId, orderId }) => `${what} ${storeId} ${orderId ?? ""}`.trim())
  await sql`
    /* kitchen.notify */ select pg_notify(${KITCHEN_CHANGED}, payload) from unnest(${payloads}::text[]) as payload`.execute(
    db,
  )
}

/** Returns undefined if the payload names no change; then anything may have changed. */
export function readKitchenChange(payload: string): KitchenChange | undefined {
  const [kind, storeId, orderId] = payload.split(" ")
  const what = kinds.find((each) => each === kind)
  return what && storeId !== undefined ? { what, storeId, orderId: orderId ?? null } : undefined
}
