import { z } from "zod"
import { defineCall } from "../define-call.ts"
import { text, uuid } from "../fields.ts"
import { accountCalls } from "./account.calls.ts"
import { customerSession, succeeded, guestSession } from "./auth.shapes.ts"
import { loginCalls } from "./login.calls.ts"

const refreshToken = text(512, 1)

const sessionCalls = [
  defineCall({
    route: "POST /loginhandler/anonymoususer",
    summary: "Starts a guest session; ends the session of the request first, if it has one",
    group: "Auth",
    access: "anyone",
    withoutKey: "There is no session yet to which a key could belong; an additional empty guest is harmless.",
    body: z.strictObject({}).optional(),
    response: guestSession,
    errors: ["TOO_MANY_REQUESTS"],
  }),
  defineCall({
    route: "POST /loginhandler/refreshtokenanonymous",
    summary: "Refreshes a guest's credentials",
    group: "Auth",
    access: "anyone",
    withoutKey: "The refresh token works once; a repeat within a few seconds returns the same credentials.",
    body: z.strictObject({ userId: uuid, refreshToken: refreshToken.optional() }),
    response: guestSession,
    errors: ["REFRESH_REFUSED", "SESSION_ENDED", "GUEST_JOINED"],
  }),
  defineCall({
    route: "POST /loginhandler/refreshtoken",
    summary: "Refreshes a signed-in customer's credentials; the refresh token can't be used again",
    group: "Auth",
    access: "anyone",
    withoutKey: "The refresh token works once; a repeat within a few seconds returns the same credentials.",
    body: z.strictObject({ userId: uuid, refreshToken: refreshToken.optional() }),
    response: customerSession,
    errors: ["REFRESH_REFUSED", "SESSION_ENDED"],
  }),
  defineCall({
    route: "POST /sso-aggregation/ve1/logout",
    summary: "Ends this session on every node",
    group: "Auth",
    access: "guest",
    withoutKey: "A session that has ended stays ended.",
    body: z.strictObject({}).optional(),
    response: succeeded,
  }),
] as const

export const authCalls = [...sessionCalls, ...loginCalls, ...accountCalls] as const

export type { CustomerSession, GuestSession, UserAttributes } from "./auth.shapes.ts"
