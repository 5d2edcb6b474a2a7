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
    summary: "Start a guest session; a session that came along is ended first",
    group: "Auth",
    access: "open",
    withoutKey: "Nobody has a session yet to whom a key could belong; another guest without anything is no harm.",
    body: z.strictObject({}).optional(),
    response: guestSession,
    errors: ["TOO_MANY_REQUESTS"],
  }),
  defineCall({
    route: "POST /loginhandler/refreshtokenanonymous",
    summary: "New credentials for a guest, against the guest's own proof",
    group: "Auth",
    access: "open",
    withoutKey: "The refresh token works once; sent again within a moment it answers the same credentials.",
    body: z.strictObject({ userId: uuid, refreshToken: refreshToken.optional() }),
    response: guestSession,
    errors: ["REFRESH_REFUSED", "SESSION_ENDED", "GUEST_JOINED"],
  }),
  defineCall({
    route: "POST /loginhandler/refreshtoken",
    summary: "New credentials for a logged-in customer; the refresh token is used up",
    group: "Auth",
    access: "open",
    withoutKey: "The refresh token works once; sent again within a moment it answers the same credentials.",
    body: z.strictObject({ userId: uuid, refreshToken: refreshToken.optional() }),
    response: customerSession,
    errors: ["REFRESH_REFUSED", "SESSION_ENDED"],
  }),
  defineCall({
    route: "POST /sso-aggregation/ve1/logout",
    summary: "End this session on every node",
    group: "Auth",
    access: "guest",
    withoutKey: "A session that is over stays over.",
    body: z.strictObject({}).optional(),
    response: succeeded,
  }),
] as const

export const authCalls = [...sessionCalls, ...loginCalls, ...accountCalls] as const

export type { CustomerSession, GuestSession, UserAttributes } from "./auth.shapes.ts"
