import { z } from "zod"
import { successWith } from "../envelope.ts"
import { timestamp, text, uuid } from "../fields.ts"

/** Times are ISO strings, so that there is no confusion about units. */
const guestCredentials = z.object({
  accessKeyId: z.string(),
  /** The guest's short-lived bearer token for the authorization header. */
  secretKey: z.string(),
  sessionToken: z.string(),
  expiresAt: timestamp,
  /** Only for clients that can't store cookies (mini-apps). Other clients get it in an HttpOnly cookie. */
  refreshToken: z.string().optional(),
})

const customerCredentials = z.object({
  accessToken: z.string(),
  refreshToken: z.string().optional(),
  sessionToken: z.string(),
  expiresAt: timestamp,
})

/** IDN-10. Unknown values are empty. */
export const attributes = z.object({
  cartId: uuid,
  userId: uuid,
  sub: uuid,
  cognitoLoggedin: z.boolean(),
  /** The national form: without calling code and leading zero. */
  mobile: z.string(),
  phoneNumberVerified: z.boolean(),
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  /** Number of orders so far. */
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
  /**
   * IDN-12: what was left behind: sentences about the guest's data that could not be merged into the account, for
   * example lines beyond the cart's limit.
   */
  left: z.array(z.string()),
})

/** As typed, with or without calling code and leading zero. */
export const mobile = text(24, 1)
/** A one-time code: digits. The server removes spaces and dashes from pasted codes. */
export const code = text(20, 1)

/**
 * IDN-14: the device's fingerprint with the hash of our challenge, which proves it. Devices without one get lower
 * limits.
 */
export const fingerprint = z.strictObject({ id: text(64, 1), hash: text(128, 1) })

/**
 * IDN-2: short facts that a client sends about itself when it requests a one-time code, such as its version. They are
 * accepted because older clients send them, and then discarded: none of them is stored, logged or evaluated. Devices
 * are told apart by their fingerprint.
 */
export const clientInfo = z
  .record(text(40, 1), z.union([text(200), z.number(), z.boolean(), z.null()]))
  .refine((info) => Object.keys(info).length <= 20, "too many, at most 20")
  .optional()

export const sentCode = successWith({
  /** Seconds until the next code can be requested. Later codes may have a longer wait. */
  resendAfter: z.int(),
  /** Seconds for which the code is valid. */
  expiresIn: z.int(),
})

export const succeeded = successWith({})

/** Error codes of every call that sends a one-time code. */
export const sendCodeErrors = ["MOBILE_WRONG", "OTP_TOO_SOON", "OTP_LIMIT", "OTP_NOT_SENT", "FIREWALL_REFUSED"] as const
/** Error codes of every call that verifies a one-time code. */
export const verifyCodeErrors = ["MOBILE_WRONG", "OTP_WRONG", "OTP_EXPIRED", "OTP_TRIES_USED", "OTP_LIMIT"] as const

export type GuestSession = z.infer<typeof guestSession>
export type CustomerSession = z.infer<typeof customerSession>
export type UserAttributes = z.infer<typeof attributes>
