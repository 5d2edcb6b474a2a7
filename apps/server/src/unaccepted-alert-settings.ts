import { z } from "zod"

/** An e-mail address, or a phone number with its country code. */
const alertAddress = z.string().transform((text, context) => {
  if (/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text)) return { channel: "email", address: text } as const
  if (/^\+[1-9]\d{7,14}$/.test(text)) return { channel: "sms", address: text } as const
  context.addIssue("must be an e-mail address or a phone number like +919800000000")
  return z.NEVER
})

export const unacceptedAlertSettingSchemas = {
  UNACCEPTED_ALERT_MINUTES: z.coerce
    .number()
    .int()
    .min(1)
    .max(240)
    .default(10)
    .describe("Minutes after which head office is alerted to an order that its store has not accepted"),
  UNACCEPTED_ALERT_TO: alertAddress
    .optional()
    .describe("E-mail address or phone number (+919800000000) for these alerts; without it only console and log"),
}

/** Where to send alerts about orders that a store has not accepted in time. */
export interface UnacceptedAlert {
  minutes: number
  to: z.output<typeof alertAddress> | undefined
}
