import { z } from "zod"
import { defineCall } from "../define-call.ts"
import { text, written } from "../fields.ts"

const properties = z
  .record(text(128, 1), z.union([written(4096), z.number(), z.boolean(), z.null()]))
  .refine((all) => Object.keys(all).length <= 1000, "has more than 1000 keys")

const activity = z.strictObject({
  userAgent: text(512),
  platform: z.literal("PWA"),
  userId: text(64).optional(),
  timestamp: z.iso.datetime(),
  pageName: text(256),
  referrer: text(2048),
  action: text(128, 1),
  actionType: text(128),
  properties,
})

export const trackingCalls = [
  defineCall({
    route: "POST /tracking/activity",
    summary: "Report what happened in the app, frontend errors among it",
    group: "Tracking",
    access: "open",
    body: z.strictObject({ data: activity }),
    response: z.object({ status: z.literal("success") }),
    errors: ["TOO_MANY_REQUESTS"],
  }),
] as const

export type Activity = z.infer<typeof activity>
