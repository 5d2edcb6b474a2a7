import { z } from "zod"
import { defineCall } from "../define-call.ts"
import { success } from "../envelope.ts"
import { timestamp, uuid, freeText } from "../fields.ts"
import { attributes, code, succeeded, mobile, sendCodeErrors, sentCode, verifyCodeErrors } from "./auth.shapes.ts"

const group = "Account"

const account = z.object({
  attributes,
  hasPassword: z.boolean(),
  /** Identity providers that sign this customer in. */
  social: z.array(z.string()),
})

const device = z.object({
  sessionId: uuid,
  /** Whether this is the session that sent the request. */
  current: z.boolean(),
  /** A readable name such as `Chrome on Android`. */
  device: z.string(),
  startedAt: timestamp,
  lastUsedAt: timestamp,
})

export const accountCalls = [
  defineCall({
    route: "GET /loginhandler/user",
    summary: "Returns the customer's account",
    group,
    access: "customer",
    feature: "profile",
    response: success(account),
  }),
  defineCall({
    route: "POST /loginhandler/updateuser",
    summary: "Changes name and e-mail address; a new address is unverified",
    group,
    access: "customer",
    feature: "profile",
    idempotency: "optional",
    body: z.strictObject({ firstName: freeText(60), lastName: freeText(60), email: freeText(120) }),
    response: success(account),
    errors: ["PROFILE_WRONG"],
  }),
  defineCall({
    route: "POST /loginhandler/emailcode",
    summary: "Sends a one-time code to the customer's e-mail address",
    group,
    access: "customer",
    feature: "profile",
    idempotency: "own",
    body: z.strictObject({}).optional(),
    response: sentCode,
    errors: [...sendCodeErrors, "PROFILE_WRONG"],
  }),
  defineCall({
    route: "POST /loginhandler/verifyemail",
    summary: "Verifies the customer's e-mail address by the one-time code sent there",
    group,
    access: "customer",
    feature: "profile",
    withoutKey: "The code works once: a repeated request is refused and has no effect.",
    body: z.strictObject({ code }),
    response: success(account),
    errors: [...verifyCodeErrors, "EMAIL_TAKEN"],
  }),
  defineCall({
    route: "POST /loginhandler/changenumber",
    summary: "Changes the mobile number with a one-time code; ends all other sessions and notifies the old number",
    group,
    access: "customer",
    feature: "profile",
    withoutKey: "The code works once: a repeated request is refused and has no effect.",
    body: z.strictObject({ mobile, code }),
    response: success(account),
    errors: [...verifyCodeErrors, "NUMBER_TAKEN"],
  }),
  defineCall({
    route: "GET /loginhandler/sessions",
    summary: "Lists the devices on which the customer is signed in",
    group,
    access: "customer",
    feature: "profile",
    response: success(z.object({ sessions: z.array(device) })),
  }),
  defineCall({
    route: "DELETE /loginhandler/sessions/{sessionId}",
    summary: "Signs out one of the customer's devices",
    group,
    access: "customer",
    feature: "profile",
    withoutKey: "A session that has ended stays ended.",
    params: z.object({ sessionId: uuid }),
    response: succeeded,
    errors: ["NOT_FOUND"],
  }),
  defineCall({
    route: "POST /sso-aggregation/ve1/logouteverywhere",
    summary: "Ends all sessions of the customer, including this one",
    group,
    access: "customer",
    withoutKey: "Sessions that have ended stay ended.",
    body: z.strictObject({}).optional(),
    response: succeeded,
  }),
  defineCall({
    route: "POST /loginhandler/deleteaccount",
    summary: "Deletes the account immediately, with a one-time code sent to its number",
    group,
    access: "customer",
    feature: "delete_account",
    withoutKey: "An account is deleted once, together with its idempotency keys.",
    body: z.strictObject({ code }),
    response: success(
      z.object({
        /** Which data we retain because the law requires it, and in which form. */
        kept: z.string(),
      }),
    ),
    errors: [...verifyCodeErrors, "ORDER_ON_ITS_WAY"],
  }),
] as const

export type Account = z.infer<typeof account>
export type DeviceSession = z.infer<typeof device>
