import { couponCategories } from "@hearth/domain/offers/offer.ts"
import { deliveryTypes } from "@hearth/domain/orders/delivery-type.ts"
import { z } from "zod"
import { minor, timestamp, productId } from "../fields.ts"
import { offerFields } from "./offer.shape.ts"

/** What would make the offer apply, if the customer can do something. */
const missing = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("amount"), amount: minor }),
  z.object({
    kind: z.literal("items"),
    count: z.int(),
    categories: z.array(z.string()),
    products: z.array(z.string()),
    sizes: z.array(z.string()),
  }),
  z.object({ kind: z.literal("orders"), count: z.int() }),
  z.object({ kind: z.literal("points"), count: z.int() }),
  z.object({ kind: z.literal("payment"), methods: z.array(z.string()), bank: z.string().nullable() }),
  z.object({ kind: z.literal("delivery-type"), types: z.array(z.enum(deliveryTypes)) }),
])

/** `endTime` is null if the offer has no end. `showTimerBefore` is the time from which the countdown is shown. */
const expiryTimer = z.object({ endTime: timestamp.nullable(), showTimerBefore: timestamp.nullable() })

/** An offer with its rules. `startTime` is null if it has always been valid. */
const sentOffer = z.object({ ...offerFields, startTime: timestamp.nullable(), expiryTimer })

/** `error`: why the offer doesn't apply. `nudge`: the condition for keeping it, such as paying with a certain card. */
const message = z.object({ messageType: z.enum(["error", "nudge"]), message: z.string() })

const option = z.object({
  title: z.string(),
  reached: z.boolean(),
  /** Whether this is the reached option that saves most. */
  inForce: z.boolean(),
  missing: missing.nullable(),
})

export const offerEntry = z.object({
  offerId: z.string(),
  code: z.string().nullable(),
  title: z.string(),
  summary: z.string(),
  category: z.enum(couponCategories).nullable(),
  /** Whether the offer can be applied to the cart as it is; `onBill` says whether it is. */
  status: z.enum(["APPLIED", "REJECTED"]),
  /** Whether the offer is on the bill now. */
  onBill: z.boolean(),
  /** What this offer alone saves on this cart; 0 if it is rejected. */
  saving: minor,
  labelType: z.enum(["general", "general_milestone"]),
  /** A milestone's steps, lowest first; empty for other offers. */
  offerOptions: z.array(option),
  expiryTimer,
  /** The server's time of the evaluation. Countdowns use it instead of the browser's clock. */
  timestamp,
  messages: z.array(message),
  /** The payment method or bank that the offer is bound to. */
  paymentId: z.string().nullable(),
  missing: missing.nullable(),
  /** LOY-2: the points that it costs; undefined for other offers. */
  points: z.int().optional(),
})

export const offerGroup = z.object({ title: z.string(), list: z.array(offerEntry) })

/** Everything that the browser needs to evaluate offers with the server's engine. */
export const offerRules = z.object({
  /** All offers that can be on the bill, in any app. */
  offers: z.array(sentOffer),
  /** Ids of those that this app can't use, for example because they are bound to another payment method. */
  elsewhere: z.array(z.string()),
  customer: z.object({
    orders: z.int(),
    segments: z.array(z.string()),
    won: z.array(z.string()),
    points: z.int().nullable(),
  }),
  uses: z.record(z.string(), z.object({ inAll: z.int(), byCustomer: z.int(), byCustomerToday: z.int() })),
  city: z.string(),
})

export const combinedOffers = z.object({
  /** SUCCESS: a set was found. WAIT: adding more to the cart would make an offer apply. FAILED: nothing applies. */
  state: z.enum(["SUCCESS", "FAILED", "WAIT"]),
  /** The best permitted set: by saving with `sortOn`, otherwise in the order in which the offers are applied. */
  offers: z.array(offerEntry),
  saving: minor,
  /** Why this set was chosen. */
  reason: z.string().nullable(),
  /** Why the other offers were not chosen, highest saving first. */
  others: z.array(
    z.object({
      offerId: z.string(),
      code: z.string().nullable(),
      title: z.string(),
      saving: minor,
      message: z.string(),
    }),
  ),
})

export const explicitPromo = z.object({
  promoCode: z.string(),
  confettiMessage: z.string(),
  confettiSubMessage: z.string(),
})

/** The wheel's state for this customer. */
export const wheel = z.object({
  /** The segments in their sequence on the wheel. `weight` is the relative probability. */
  fields: z.array(z.object({ offerId: z.string(), title: z.string(), summary: z.string(), weight: z.int() })),
  canSpin: z.boolean(),
  /** Why the customer can't spin; null if they can. */
  message: z.string().nullable(),
  /** When the next spin is possible; null if it is possible now. */
  nextAt: timestamp.nullable(),
  /** Prizes that were not used yet, newest first. */
  won: z.array(z.object({ offerId: z.string(), title: z.string(), summary: z.string(), until: timestamp })),
})

export const upsell = z.object({
  productId,
  /** Why the product is suggested: `Goes with your order`, `Save ₹100 with code PARTY100`. */
  reason: z.string(),
})
