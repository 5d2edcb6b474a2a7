import type { Alert } from "@hearth/contract/calls/alerts.calls.ts"
import { apiAsVisitor } from "../../session/api.ts"

/** Nothing to show is a good answer when they can't be had: no one came here to read them. */
export async function fetchAlerts(storeId: string): Promise<Alert[]> {
  const reply = await apiAsVisitor("GET /alerts", { query: { storeId } }).catch(() => null)
  return reply?.ok ? reply.body.data.alerts : []
}

/** The key is made from the alert, so that a repeated press or a retry counts once. */
export async function markSeen(alertId: string): Promise<void> {
  await apiAsVisitor("POST /alerts/{alertId}/seen", {
    params: { alertId },
    idempotencyKey: `seen-${alertId}`,
  }).catch(() => null)
}
