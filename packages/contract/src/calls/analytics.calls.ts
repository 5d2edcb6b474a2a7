import { containsCardNumber } from "@hearth/domain/payments/card-number.ts"
import { z } from "zod"
import { defineCall } from "../define-call.ts"
import { successWith } from "../envelope.ts"
import { cardNumberIssue, timestamp, text, freeText } from "../fields.ts"

const properties = z
  .record(text(128, 1), z.union([freeText(4096), z.number(), z.boolean(), z.null()]))
  .refine((record) => Object.keys(record).length <= 1000, "has more than 1000 keys")

const pageUrl = (max: number) =>
  text(max).refine((value) => !urlContainsCardNumber(value), cardNumberIssue("CARD_NUMBER"))

/** SEC-9: checks the part of the URL that is stored, raw and percent-decoded. */
function urlContainsCardNumber(value: string): boolean {
  const [path = ""] = value.split(/[?#]/, 1)
  return containsCardNumber(path) || containsCardNumber(decodePath(path))
}

/** Unlike `decodeURIComponent`, decodes what is valid even if another escape sequence is invalid. */
function decodePath(path: string): string {
  return path.replaceAll(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    const bytes = Uint8Array.from(escapes.slice(1).split("%"), (hex) => Number.parseInt(hex, 16))
    return new TextDecoder().decode(bytes)
  })
}

const activity = z.strictObject({
  userAgent: text(512),
  platform: z.literal("PWA"),
  /** The user of the session that reports. Any other id is refused. */
  userId: text(64).optional(),
  timestamp,
  pageName: pageUrl(256),
  referrer: pageUrl(2048),
  action: text(128, 1),
  actionType: text(128),
  properties,
})

export const analyticsCalls = [
  defineCall({
    route: "POST /tracking/activity",
    summary: "Reports activities in the web app, including errors",
    group: "Tracking",
    access: "anyone",
    withoutKey: "Callers need no session to which a key could belong; counting an activity twice is harmless.",
    body: z.strictObject({ data: activity }),
    response: successWith({}),
    errors: ["TOO_MANY_REQUESTS", "FORBIDDEN"],
  }),
] as const

export type Activity = z.infer<typeof activity>
