import { z } from "zod"
import { defineEvent } from "../../platform/jobs/define-event.ts"

/** Jobs of this module; no other module subscribes to them. */
export const paymentToClose = defineEvent("payments.close", z.object({ paymentId: z.uuid() }))
export const refundToExecute = defineEvent("payments.refund", z.object({ refundId: z.uuid() }))
