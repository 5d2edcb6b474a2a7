import type { Alert } from "@hearth/contract/calls/alerts.calls.ts"
import { apiAsVisitor } from "../../client/api/api.ts"
import { writeStored } from "../../client/storage/storage.ts"
import { isNonEmptyText, readStoredList } from "../../client/storage/stored-list.ts"

/** How many ids of seen alerts are stored. Older alerts are assumed to have expired. */
const MAX_SEEN = 50

/** Returns the ids of the alerts that were shown in this browser, to any visitor. */
function seenAlerts(): string[] {
  return readStoredList("seenAlerts", isNonEmptyText)
}

/**
 * Returns the alerts that were not shown yet. A failed request returns none, since alerts are not what the visitor came
 * for.
 */
export async function fetchAlerts(storeId: string): Promise<Alert[]> {
  const reply = await apiAsVisitor("GET /alerts", { query: { storeId } }).catch(() => null)
  const seenIds = seenAlerts()
  return reply?.ok ? reply.body.data.alerts.filter(({ id }) => !seenIds.includes(id)) : []
}

/** Stores the alert as seen and reports it to the server. The idempotency key is its id, so that it counts once. */
export async function markSeen(alertId: string): Promise<void> {
  const seenIds = seenAlerts()
  if (seenIds.includes(alertId)) return
  writeStored("seenAlerts", [...seenIds, alertId].slice(-MAX_SEEN))
  await apiAsVisitor("POST /alerts/{alertId}/seen", {
    params: { alertId },
    idempotencyKey: alertId,
  }).catch(() => null)
}
