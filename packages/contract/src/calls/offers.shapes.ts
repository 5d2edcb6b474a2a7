import { couponCategories } from "@hearth/domain/offers/offer.ts"
import { deliveryTypes } from "@hearth/domain/orders/delivery-type.ts"
import { z } from "zod"
import { minor, timestamp, productId } from "../fields.ts"
import { offerFields } from "./offer.shape.ts"

/** What the coupons page and the cart show of offers. */

/** What would make it apply, where something can. */
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
  z.object({ kind: z.literal("payment"), methods: z.array(z.string()), bank: z.string().nullable() }),
  z.object({ kind: z.literal("delivery-type"), types: z.array(z.enum(deliveryTypes)) }),
])

/** Null: it has no end. The countdown is shown from `showTimerBefore` on. */
const expiryTimer = z.object({ endTime: timestamp.nullable(), showTimerBefore: timestamp.nullable() })

/** An offer with its rules. `startTime` null: it has always run. */
const sentOffer = z.object({ ...offerFields, startTime: timestamp.nullable(), expiryTimer })

/** `error`: what stops it. `nudge`: what keeps it, such as paying by a certain card. */
const message = z.object({ messageType: z.enum(["error", "nudge"]), message: z.string() })

const option = z.object({
  title: z.string(),
  reached: z.boolean(),
  /** Of the reached ones the one that saves most. */
  inForce: z.boolean(),
  missing: missing.nullable(),
})

export const offerEntry = z.object({
  offerId: z.string(),
  code: z.string().nullable(),
  title: z.string(),
  summary: z.string(),
  category: z.enum(couponCategories).nullable(),
  /** Whether it applies to the cart as it is. */
  status: z.enum(["APPLIED", "REJECTED"]),
  /** It stands on the bill now. */
  onBill: z.boolean(),
  /** By itself, on this cart; 0 where it is rejected. */
  saving: minor,
  labelType: z.enum(["general", "general_milestone"]),
  offerOptions: z.array(option),
  expiryTimer,
  /** The server's clock when it was judged: a countdown goes by it. */
  timestamp,
  messages: z.array(message),
  /** The method or bank it is bound to. */
  paymentId: z.string().nullable(),
  missing: missing.nullable(),
})

export const offerGroup = z.object({ title: z.string(), list: z.array(offerEntry) })

/** Everything the browser needs to judge offers itself, with the engine the server uses. */
export const offerRules = z.object({
  /** All that can stand on the bill, in whichever app it is shown. */
  offers: z.array(sentOffer),
  /** Of these, by id, what is not to be had in this app, as where it is bound to another way to pay. */
  elsewhere: z.array(z.string()),
  customer: z.object({ orders: z.int(), segments: z.array(z.string()), won: z.array(z.string()) }),
  uses: z.record(z.string(), z.object({ inAll: z.int(), byCustomer: z.int(), byCustomerToday: z.int() })),
  city: z.string(),
})

export const combinedOffers = z.object({
  /** SUCCESS: there is a set. WAIT: something more in the cart would make one. FAILED: nothing applies. */
  state: z.enum(["SUCCESS", "FAILED", "WAIT"]),
  /** The best legal set, in the order it is applied. */
  offers: z.array(offerEntry),
  saving: minor,
  /** Why these. */
  reason: z.string().nullable(),
  /** Why not the others, the ones that save most first. */
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

/** The wheel as it stands for this customer. */
export const wheel = z.object({
  /** In the order they lie on it, with their share of it. */
  fields: z.array(z.object({ offerId: z.string(), title: z.string(), summary: z.string(), weight: z.int() })),
  canSpin: z.boolean(),
  /** Why not, where they can't. */
  message: z.string().nullable(),
  /** When the next spin is free; null where it is now. */
  nextAt: timestamp.nullable(),
  /** Won and not used yet, the newest first. */
  won: z.array(z.object({ offerId: z.string(), title: z.string(), summary: z.string(), until: timestamp })),
})

export const upsell = z.object({
  productId,
  /** Why this: `Goes with your pizza`, `Add it, apply PARTY100, save ₹100`. */
  reason: z.string(),
})
