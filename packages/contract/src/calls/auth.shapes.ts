import { z } from "zod"
import { timestamp, text, uuid } from "../fields.ts"

/** Times are ISO strings, so that client and server may disagree about their clocks without confusion about units. */
const guestCredentials = z.object({
  accessKeyId: z.string(),
  /** The guest's bearer for the authorization header, short-lived. */
  secretKey: z.string(),
  sessionToken: z.string(),
  expiresAt: timestamp,
  /** Only where the client can't keep cookies (mini-apps); elsewhere it travels in an HttpOnly cookie. */
  refreshToken: z.string().optional(),
})

const customerCredentials = z.object({
  accessToken: z.string(),
  refreshToken: z.string().optional(),
  sessionToken: z.string(),
  expiresAt: timestamp,
})

/** IDN-10. What is not known is empty. */
export const attributes = z.object({
  cartId: uuid,
  userId: uuid,
  sub: uuid,
  cognitoLoggedin: z.boolean(),
  /** As it is written in the country: without calling code and leading zero. */
  mobile: z.string(),
  phoneNumberVerified: z.boolean(),
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  /** Orders so far. */
  frequency: z.int().min(0),
  isVip: z.boolean(),
})

export const guestSession = z.object({
  status: z.literal("SUCCESS"),
  credentials: guestCredentials,
  userId: uuid,
  cartId: uuid,
})

export const customerSession = z.object({
  status: z.literal("SUCCESS"),
  cognitoId: uuid,
  credentials: customerCredentials,
  attributes,
  userId: uuid,
  cartId: uuid,
  /** IDN-12: sentences about what of the guest's could not come along, such as what was more than a cart holds. */
  left: z.array(z.string()),
})

/** As typed, with or without calling code and leading zero. */
export const mobile = text(24, 1)
/** Digits; spaces and dashes of a paste are taken out by the server. */
export const code = text(20, 1)

/** IDN-14: who the device is, proved against the answer to its signals. Without it a little less is allowed. */
export const fingerprint = z.strictObject({ id: text(64, 1), hash: text(128, 1) })

/**
 * IDN-2: what a client says about itself where it asks for a code: a few short facts such as its version. Accepted so that
 * every client of the specification is served, and dropped: nothing of it is stored, logged or judged by. Devices are told
 * apart by their fingerprint.
 */
export const clientInfo = z
  .record(text(40, 1), z.union([text(200), z.number(), z.boolean(), z.null()]))
  .refine((info) => Object.keys(info).length <= 20, "too many, at most 20")
  .optional()

export const sentCode = z.object({
  status: z.literal("success"),
  /** Seconds until another code can be asked for; later ones may take longer. */
  resendAfter: z.int(),
  /** Seconds for which the code holds. */
  expiresIn: z.int(),
})

export const succeeded = z.object({ status: z.literal("success") })

/** What can go wrong wherever a code is sent. */
export const sendCodeErrors = ["MOBILE_WRONG", "OTP_TOO_SOON", "OTP_LIMIT", "OTP_NOT_SENT", "FIREWALL_REFUSED"] as const
/** What can go wrong wherever a code is taken. */
export const verifyCodeErrors = ["MOBILE_WRONG", "OTP_WRONG", "OTP_EXPIRED", "OTP_TRIES_USED", "OTP_LIMIT"] as const

export type GuestSession = z.infer<typeof guestSession>
export type CustomerSession = z.infer<typeof customerSession>
export type UserAttributes = z.infer<typeof attributes>
