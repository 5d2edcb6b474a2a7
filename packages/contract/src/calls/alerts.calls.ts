import { z } from "zod"
import { defineCall } from "../define-call.ts"
import { success } from "../envelope.ts"
import { timestamp, storeId, uuid } from "../fields.ts"

const alert = z.object({
  id: uuid,
  tone: z.enum(["news", "warning"]),
  title: z.string(),
  message: z.string(),
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
    route: "POST /alerts/{alertId}/seen",
    summary: "Marks an alert as seen by this visitor, so that it is not shown again",
    group: "Alerts",
    access: "guest",
    idempotency: "optional",
    params: z.object({ alertId: uuid }),
    body: z.strictObject({}).optional(),
    response: success(z.object({ alertId: uuid, seenAt: timestamp })),
    errors: ["NOT_FOUND", "IDEMPOTENCY_KEY_REUSED"],
  }),
] as const

export type Alert = z.infer<typeof alert>
