import { z } from "zod"
import { defineEvent } from "../../platform/jobs/define-event.ts"

/** A visitor marked an alert as seen for the first time. */
export const alertSeen = defineEvent("alerts.seen", z.object({ alertId: z.uuid(), userId: z.uuid() }))
