import { alertTones } from "@hearth/domain/alerts/alert-rules.ts"
import { z } from "zod"
import { defineCall } from "../define-call.ts"
import { success } from "../envelope.ts"
import { timestamp, storeId, uuid } from "../fields.ts"

const alert = z.object({
  id: uuid,
  tone: z.enum(alertTones),
  title: z.string(),
  message: z.string(),
  /** A page that shows the alert at this time removes it. */
  endsAt: timestamp,
})

export const alertsCalls = [
  defineCall({
    route: "GET /alerts",
    summary: "Lists the alerts for this store or country that the visitor has not seen yet",
    group: "Alerts",
    access: "guest",
    query: z.object({ storeId: storeId.optional() }),
    response: success(z.object({ alerts: z.array(alert) })),
  }),
  defineCall({
    route: "GET /alerts/current",
    summary:
      "Lists the ids of the current alerts for this store or country, the same for every visitor; open pages compare them with the ids that they know",
    group: "Alerts",
    access: "anyone",
    query: z.object({ storeId: storeId.optional() }),
    response: success(z.object({ alertIds: z.array(uuid) })),
  }),
  defineCall({
    route: "POST /alerts/{alertId}/seen",
    summary:
      "Marks an alert as seen by this visitor, so that it is not shown again; of several pages only the first shows it",
    group: "Alerts",
    access: "guest",
    idempotency: "optional",
    params: z.object({ alertId: uuid }),
    body: z.strictObject({}).optional(),
    response: success(
      z.object({
        alertId: uuid,
        seenAt: timestamp,
        /**
         * Whether this call was the visitor's first for the alert. A page makes the call before it shows the alert, and
         * shows the alert only if this is true.
         */
        isFirst: z.boolean(),
      }),
    ),
    errors: ["NOT_FOUND", "IDEMPOTENCY_KEY_REUSED"],
  }),
] as const

export type Alert = z.infer<typeof alert>
