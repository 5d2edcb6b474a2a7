/**
 * PAY-1: every payment method. `FREE` is for orders without an amount to pay: the pizza was paid with points, or the
 * order is a replacement order.
 */
export const paymentModes = [
  "UPI",
  "CARD",
  "GPAY",
  "PAYTM",
  "MOBIKWIK",
  "BKASH",
  "LANKAQR",
  "EVOUCHER",
  "WALLET",
  "COD",
  "FREE",
] as const
export type PaymentMode = (typeof paymentModes)[number]

/** The providers that carry out payments. The wallet, cash and free orders have none. */
export const paymentProviders = ["cards", "upi", "gpay", "paytm", "bkash", "lankaqr", "evoucher", "mobikwik"] as const
export type PaymentProvider = (typeof paymentProviders)[number]

/** What the customer has to do to pay. */
export type PaymentFlow =
  /** Open a page of the provider. */
  | "page"
  /** Post a form to the provider. */
  | "form"
  /** Open another app on the same device by a link. */
  | "app"
  /** Scan a QR code. */
  | "qr"
  /** Approve a request in the app that belongs to an entered UPI address. */
  | "collect"
  /** Nothing more: the amount is captured immediately. */
  | "at-once"
  /** Enter a one-time code. */
  | "code"

export interface PaymentModeRule {
  mode: PaymentMode
  provider: PaymentProvider | null
  flows: readonly PaymentFlow[]
  /** Only for signed-in customers. */
  customersOnly: boolean
}

const rules: Readonly<Record<PaymentMode, PaymentModeRule>> = {
  UPI: { mode: "UPI", provider: "upi", flows: ["app", "qr", "collect"], customersOnly: false },
  BKASH: { mode: "BKASH", provider: "bkash", flows: ["page"], customersOnly: false },
  LANKAQR: { mode: "LANKAQR", provider: "lankaqr", flows: ["qr"], customersOnly: false },
  CARD: { mode: "CARD", provider: "cards", flows: ["page"], customersOnly: false },
  GPAY: { mode: "GPAY", provider: "gpay", flows: ["app"], customersOnly: false },
  PAYTM: { mode: "PAYTM", provider: "paytm", flows: ["form"], customersOnly: false },
  MOBIKWIK: { mode: "MOBIKWIK", provider: "mobikwik", flows: ["at-once"], customersOnly: true },
  EVOUCHER: { mode: "EVOUCHER", provider: "evoucher", flows: ["at-once"], customersOnly: false },
  WALLET: { mode: "WALLET", provider: null, flows: ["at-once"], customersOnly: true },
  FREE: { mode: "FREE", provider: null, flows: ["at-once"], customersOnly: true },
  COD: { mode: "COD", provider: null, flows: ["code"], customersOnly: false },
}

export const paymentModeRules: readonly PaymentModeRule[] = Object.values(rules)

export function paymentModeRule(mode: PaymentMode): PaymentModeRule {
  return rules[mode]
}

/**
 * Payment requests to an entered UPI address ended for merchants in India after February 2026, by a rule of the
 * National Payments Corporation of India (NPCI).
 */
const COLLECT_ENDED = Date.UTC(2026, 1, 28, 18, 30)

export function paymentFlowsOf(mode: PaymentMode, now: number): readonly PaymentFlow[] {
  return paymentModeRule(mode).flows.filter((flow) => flow !== "collect" || now < COLLECT_ENDED)
}
