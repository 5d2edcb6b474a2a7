import type { Alert } from "@hearth/contract/calls/alerts.calls.ts"
import { api, apiAsVisitor } from "../../client/api/api.ts"
import { writeStored } from "../../client/storage/storage.ts"
import { isNonEmptyText, readStoredList } from "../../client/storage/stored-list.ts"

/** How many ids of seen alerts are stored. Older alerts are assumed to have expired. */
const MAX_SEEN = 50

/** Returns the ids of the alerts that were shown in this browser, to any visitor. */
function seenAlerts(): string[] {
  return readStoredList("seenAlerts", isNonEmptyText)
}

/**
 * Returns the alerts that were not shown yet. Failed requests show nothing, since alerts are not what the visitor came
 * for.
 */
export async function fetchUnseenAlerts(storeId: string): Promise<Alert[] | undefined> {
  const reply = await apiAsVisitor("GET /alerts", { query: { storeId } }).catch(() => null)
  const seen = seenAlerts()
  return reply?.ok ? reply.body.data.alerts.filter(({ id }) => !seen.includes(id)) : undefined
}

export async function fetchCurrentAlertIds(storeId: string): Promise<string[] | undefined> {
  const reply = await api("GET /alerts/current", { query: { storeId } }).catch(() => null)
  return reply?.ok ? reply.body.data.alertIds : undefined
}

/**
 * Asks whether this page may show the alert, and stores that it was shown. `key` belongs to this page and this alert: a
 * repeated request after a lost response gets the same answer, and another tab gets its own.
 */
export async function claimAlert(alertId: string, key: string): Promise<boolean | undefined> {
  if (seenAlerts().includes(alertId)) return false
  const reply = await apiAsVisitor("POST /alerts/{alertId}/seen", {
    params: { alertId },
    idempotencyKey: key,
  }).catch(() => null)
  // Refused, for example because it has ended: asking again changes nothing.
  if (reply && !reply.ok) return reply.status >= 400 && reply.status < 500 && reply.status !== 429 ? false : undefined
  if (!reply) return undefined
  writeStored("seenAlerts", [...seenAlerts(), alertId].slice(-MAX_SEEN))
  return reply.body.data.isFirst
}
