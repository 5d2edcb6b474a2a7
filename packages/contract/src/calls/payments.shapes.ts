import { z } from "zod"
import { currency, minor, freeText } from "../fields.ts"
import { mode, provider } from "./orders.shapes.ts"

export const voucher = z.strictObject({
  /** SEC-9: an issuer's number that can't be mistaken for a card number. */
  number: freeText(23, 0, "VOUCHER_LIKE_CARD").regex(/^[0-9 ]{12,23}$/),
  pin: z.string().regex(/^\d{4,8}$/),
})

export const paymentInput = z.strictObject({
  mode,
  useWallet: z.boolean().default(false),
  /**
   * The payment flow (`PaymentFlow` in the domain). Needed for UPI, which has several. `collect` also needs the
   * customer's UPI address, `vpa`.
   */
  way: z.enum(["page", "form", "app", "qr", "collect", "at-once", "code"]).optional(),
  vpa: z
    .string()
    .regex(/^[A-Za-z0-9._-]{2,64}@[A-Za-z]{2,32}$/)
    .optional(),
  voucher: voucher.optional(),
})

export const paymentErrors = [
  "NOT_FOUND",
  "ORDER_OVER",
  "CHECKOUT_REFUSED",
  "PRICE_CHANGED",
  "PAYMENT_MODE_OFF",
  "PAYMENT_UNDER_WAY",
  "PAYMENT_FAILED",
  "PAYMENT_UNAVAILABLE",
  "WALLET_MIX",
  "WALLET_SHORT",
  "CASH_REFUSED",
  "VOUCHER_REFUSED",
  "LINK_NEEDED",
  "UNAUTHENTICATED",
  "OTP_TOO_SOON",
  "TOO_MANY_REQUESTS",
  "OTP_LIMIT",
  "OTP_NOT_SENT",
] as const

const option = z.object({
  mode,
  title: z.string(),
  /** One line about the payment method. */
  about: z.string(),
  provider: provider.nullable(),
  /** The payment flows that the method supports (`PaymentFlow` in the domain). */
  ways: z.array(z.string()),
  isOpen: z.boolean(),
  /** Why the payment method is not available; empty if it is. */
  reason: z.string(),
  /** Whether this was the customer's last successful payment method. */
  isPrevious: z.boolean(),
  /** Percentage of the payments started with this method in the last day that succeeded; null if there were too few. */
  paymentModePercentage: z.number().nullable(),
  goesWithWallet: z.boolean(),
  /** Offers bound to this payment method. If an offer names a bank, the card's first digits are requested. */
  offers: z.array(z.object({ code: z.string().nullable(), title: z.string(), bank: z.string().nullable() })),
})

export const paymentOptions = z.object({
  options: z.array(option),
  previousPaymentMode: mode.nullable(),
  currency,
  wallet: z.object({ balance: minor, isOpen: z.boolean() }).nullable(),
})

/** A provider's linked wallet. */
export const linkedWallet = z.object({
  isLinked: z.boolean(),
  mobile: z.string(),
  currency,
  balance: minor.nullable(),
})

export type PaymentInput = z.output<typeof paymentInput>
export type PaymentOptions = z.infer<typeof paymentOptions>
