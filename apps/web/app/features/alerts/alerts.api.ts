import type { Alert } from "@hearth/contract/calls/alerts.calls.ts"
import { apiAsVisitor } from "../../client/api/api.ts"
import { writeStored } from "../../client/storage/storage.ts"
import { isNonEmptyText, readStoredList } from "../../client/storage/stored-list.ts"

/** So many are remembered; older messages have ended. */
const MAX_SEEN = 50

/** What was shown in this browser, whoever it was then. */
function seenAlerts(): string[] {
  return readStoredList("seenAlerts", isNonEmptyText)
}

/** What was not shown yet. Nothing to show is a good answer when they can't be had: no one came here to read them. */
export async function fetchAlerts(storeId: string): Promise<Alert[]> {
  const reply = await apiAsVisitor("GET /alerts", { query: { storeId } }).catch(() => null)
  const seen = seenAlerts()
  return reply?.ok ? reply.body.data.alerts.filter(({ id }) => !seen.includes(id)) : []
}

/** The alert's id is the key, so that a retry counts once. */
export async function markSeen(alertId: string): Promise<void> {
  const seen = seenAlerts()
  if (seen.includes(alertId)) return
  writeStored("seenAlerts", [...seen, alertId].slice(-MAX_SEEN))
  await apiAsVisitor("POST /alerts/{alertId}/seen", {
    params: { alertId },
    idempotencyKey: alertId,
  }).catch(() => null)
}
