import { z } from "zod"
import { defineCall } from "../define-call.ts"
import { text, uuid } from "../fields.ts"

/** Times are ISO strings, so that client and server may disagree about their clocks without confusion about units. */
const guestCredentials = z.object({
  accessKeyId: z.string(),
  /** The guest's bearer for the authorization header, short-lived. */
  secretKey: z.string(),
  sessionToken: z.string(),
  expiresAt: z.iso.datetime(),
  /** Only where the client can't keep cookies (mini-apps); elsewhere it travels in an HttpOnly cookie. */
  refreshToken: z.string().optional(),
})

const customerCredentials = z.object({
  accessToken: z.string(),
  refreshToken: z.string().optional(),
  sessionToken: z.string(),
  expiresAt: z.iso.datetime(),
})

const attributes = z.object({
  cartId: z.string(),
  userId: z.string(),
  cognitoLoggedin: z.boolean(),
})

const guestSession = z.object({
  status: z.literal("SUCCESS"),
  credentials: guestCredentials,
  userId: uuid,
  cartId: uuid,
})

const customerSession = z.object({
  status: z.literal("SUCCESS"),
  credentials: customerCredentials,
  attributes,
  userId: uuid,
  cartId: uuid,
})

const refreshToken = text(512, 1)

export const authCalls = [
  defineCall({
    route: "POST /loginhandler/anonymoususer",
    summary: "Start a guest session; a session that came along is ended first",
    group: "Auth",
    access: "open",
    body: z.strictObject({}).optional(),
    response: guestSession,
    errors: ["TOO_MANY_REQUESTS"],
  }),
  defineCall({
    route: "POST /loginhandler/refreshtokenanonymous",
    summary: "New credentials for a guest, against the guest's own proof",
    group: "Auth",
    access: "open",
    body: z.strictObject({ userId: uuid, refreshToken: refreshToken.optional() }),
    response: guestSession,
    errors: ["REFRESH_REFUSED", "SESSION_ENDED"],
  }),
  defineCall({
    route: "POST /loginhandler/refreshtoken",
    summary: "New credentials for a logged-in customer; the refresh token is used up",
    group: "Auth",
    access: "open",
    body: z.strictObject({ userId: uuid, refreshToken: refreshToken.optional() }),
    response: customerSession,
    errors: ["REFRESH_REFUSED", "SESSION_ENDED"],
  }),
  defineCall({
    route: "POST /sso-aggregation/ve1/logout",
    summary: "End this session on every node",
    group: "Auth",
    access: "guest",
    body: z.strictObject({}).optional(),
    response: z.object({ status: z.literal("success") }),
  }),
] as const

export type GuestSession = z.infer<typeof guestSession>
export type CustomerSession = z.infer<typeof customerSession>
