import { deliveryTypes } from "@hearth/domain/orders/delivery-type.ts"
import { guaranteeExclusions } from "@hearth/domain/guarantee/delivery-guarantee.ts"
import { orderStatuses } from "@hearth/domain/orders/order-status.ts"
import { orderTypes } from "@hearth/domain/orders/order-type.ts"
import { paymentModes, paymentProviders } from "@hearth/domain/payments/payment-modes.ts"
import { orderNumberPattern } from "@hearth/domain/orders/order-number.ts"
import { z } from "zod"
import { countryCode } from "../country-schema.ts"
import { currency, latitude, longitude, minor, timestamp, storeId, text, uuid, freeText } from "../fields.ts"
import { mobile } from "./auth.shapes.ts"
import { bill } from "./cart.shapes.ts"

/** The order number that people read out: country and eight letters or digits, `IN7K2M9QXD`. */
export const orderId = z.string().regex(orderNumberPattern)
export const mode = z.enum(paymentModes)
export const provider = z.enum(paymentProviders)

const contact = z.strictObject({
  firstName: freeText(60, 1),
  lastName: freeText(60).default(""),
  /** The number to call on delivery. Cash orders and guests' orders get their one-time code there. */
  mobile,
  email: freeText(120).default(""),
})

/** Where the order goes: one of these, depending on the cart's delivery type. */
const orderPlace = z.strictObject({
  /** One of the customer's own saved addresses. */
  addressId: uuid.optional(),
  /** Or an address that was typed for this order only. */
  address: z
    .strictObject({
      houseNo: freeText(60, 1),
      address: freeText(300, 1),
      landmark: freeText(120).default(""),
      latitude,
      longitude,
    })
    .optional(),
  vehicle: z
    .strictObject({ colour: freeText(30, 1), model: freeText(30, 1), lastDigits: z.string().regex(/^\d{4}$/) })
    .optional(),
  table: z.int().min(1).max(999).optional(),
})

/**
 * SHL-12: where the visit came from, read from its URL. With two campaigns in one visit the last one counts; parts that
 * it doesn't name are empty.
 */
export const utm = z.strictObject({
  source: text(120).default(""),
  medium: text(120).default(""),
  campaign: text(120).default(""),
})

export const checkout = z.strictObject({
  cartId: uuid,
  /** The cart version that the customer sees. If the cart has changed since, the answer is CART_CHANGED. */
  cartVersion: z.int().min(1),
  contact,
  place: orderPlace,
  /** The slot, as `timeslots` lists it; as soon as possible if omitted. */
  slot: timestamp.optional(),
  /** How the customer intends to pay: offers may depend on it. */
  payment: z
    .strictObject({
      mode,
      bin: z
        .string()
        .regex(/^\d{6,8}$/)
        .optional(),
    })
    .optional(),
  utm: utm.optional(),
})

/**
 * TRK-3, frozen with the order: the due time and the maximum compensation if the order is late, or why the order has
 * no guarantee.
 */
export const guarantee = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("promised"),
    /** The maximum compensation. */
    liability: minor,
    /** Null until the order is placed, because the clock hasn't started. */
    dueAt: timestamp.nullable(),
  }),
  z.object({ kind: z.literal("none"), why: z.enum(guaranteeExclusions) }),
])

/** Why an order can't be placed as it is. */
export const checkoutProblem = z.object({
  code: z.enum([
    "CART_EMPTY",
    "NOT_ORDERABLE",
    "STORE_CLOSED",
    "STORE_FULL",
    "NOT_SERVED",
    "OUT_OF_AREA",
    "ADDRESS_MISSING",
    "ADDRESS_GONE",
    "VEHICLE_MISSING",
    "TABLE_MISSING",
    "TABLE_UNKNOWN",
    "SLOT_GONE",
    "SMALLEST_ORDER",
    "CONTACT_WRONG",
  ]),
  message: z.string(),
  /** The part of the checkout where the customer can fix the problem. */
  way: z.enum(["cart", "store", "address", "slot", "vehicle", "table", "contact"]),
})

/** What the customer has to do next, if anything. */
export const nextStep = z.discriminatedUnion("kind", [
  /** Choose a payment method. */
  z.object({ kind: z.literal("pay") }),
  /** Enter the one-time code that was sent. */
  z.object({ kind: z.literal("code"), mobile: z.string() }),
  z.object({ kind: z.literal("page"), url: z.string() }),
  z.object({ kind: z.literal("form"), url: z.string(), fields: z.record(z.string(), z.string()) }),
  /** `link` opens an app on the same device; `web` is a page that does the same where the app isn't installed. */
  z.object({ kind: z.literal("app"), link: z.string(), web: z.string().nullable(), payload: z.string() }),
  /** `web`: the page of a bank app with this code, for a customer who can't scan it with another device. */
  z.object({ kind: z.literal("qr"), payload: z.string(), web: z.string().nullable() }),
  /** Approve the payment in the app that the entered UPI address belongs to. */
  z.object({ kind: z.literal("collect"), vpa: z.string() }),
  /** Nothing: the payment is being processed. */
  z.object({ kind: z.literal("wait") }),
  z.object({ kind: z.literal("none") }),
])

export const paymentState = z.object({
  paymentId: uuid,
  mode,
  provider: provider.nullable(),
  amount: minor,
  status: z.enum(["CREATED", "PENDING", "CAPTURED", "FAILED", "EXPIRED"]),
  /** For the customer, if the payment failed. */
  message: z.string(),
  next: nextStep,
})

const refund = z.object({
  refundId: uuid,
  amount: minor,
  to: z.enum(["source", "wallet"]),
  status: z.enum(["INITIATED", "DONE"]),
  mode,
  /** TRK-3: compensation for a late order; the order itself remains valid. */
  isCompensation: z.boolean(),
})

/**
 * LOY-2: a cancellation doesn't return the points that paid for a free pizza, because the customer has left the
 * loyalty programme since. Of a cancelled order: it didn't return them.
 */
export const forfeitsPoints = z.boolean()

/** One order as its customer sees it, from the frozen bill to the end. */
export const transaction = z.object({
  transactionId: uuid,
  orderId,
  orderType: z.enum(orderTypes),
  orderStatus: z.enum(orderStatuses),
  /** ORD-4. */
  confirmation: z.enum(["confirmed", "pending", "failed"]),
  /** For the customer, if the order failed or was cancelled. */
  message: z.string(),
  country: countryCode,
  deliveryType: z.enum(deliveryTypes),
  store: z.object({ id: storeId, name: z.string(), phone: z.string(), address: z.string() }),
  /** The mobile number that the order can be tracked with, in national digits. */
  trackOrderMobile: z.string(),
  contact: z.object({ firstName: z.string(), lastName: z.string(), mobile: z.string(), email: z.string() }),
  place: z.object({
    address: z
      .object({ houseNo: z.string(), address: z.string(), landmark: z.string(), latitude, longitude })
      .nullable(),
    vehicle: z.object({ colour: z.string(), model: z.string(), lastDigits: z.string() }).nullable(),
    table: z.int().nullable(),
  }),
  /** Set for advance orders. */
  slot: timestamp.nullable(),
  /**
   * When the order should arrive or be ready according to the store's lead time at checkout; for an advance order, its
   * slot.
   */
  readyAt: timestamp,
  /**
   * When the order should arrive or be ready, the same time as in the tracker and the ticket. Null before the order is
   * placed and after its end.
   */
  estimate: z.object({ from: timestamp, to: timestamp }).nullable(),
  placedAt: timestamp.nullable(),
  /** The end of the estimate as it was when the order was placed. */
  promisedBy: timestamp.nullable(),
  /** The guarantee; independent of the estimate. */
  promise: guarantee,
  /** When a pending order expires. */
  expiresAt: timestamp.nullable(),
  cancellableUntil: timestamp.nullable(),
  currency,
  bill,
  forfeitsPoints,
  payable: minor,
  isWalletUsed: z.boolean(),
  walletAmount: minor,
  /** How the order is being paid or was paid. */
  paymentMode: mode.nullable(),
  paymentUrl: z.string().nullable(),
  /** The first digits of the card, if an offer on the bill depends on them. */
  cardDigits: z.string().nullable(),
  payment: paymentState.nullable(),
  next: nextStep,
  refunds: z.array(refund),
  /** FBK-3: the number of the order whose items are made again with this one, free of charge; null for all others. */
  replacesOrderId: orderId.nullable(),
})

export type Utm = z.output<typeof utm>
export type Checkout = z.output<typeof checkout>
export type CheckoutProblem = z.infer<typeof checkoutProblem>
export type NextStep = z.infer<typeof nextStep>
export type PaymentState = z.infer<typeof paymentState>
export type Transaction = z.infer<typeof transaction>
