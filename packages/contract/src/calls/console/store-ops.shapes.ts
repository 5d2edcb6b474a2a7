import { deliveryTypes } from "@hearth/domain/orders/delivery-type.ts"
import { ticketStages } from "@hearth/domain/orders/order-stage.ts"
import { z } from "zod"
import { currency, minor, timestamp, storeId, text, uuid } from "../../fields.ts"
import { orderId } from "../orders.shapes.ts"
import { carrier, compensation } from "../order-tracking.shapes.ts"

export const staffRoles = ["staff", "manager"] as const

/** The name that staff sign in with: `asha.koramangala`. */
export const loginName = z.string().regex(/^[a-z0-9][a-z0-9._-]{2,39}$/)
export const password = text(200, 10)

export const staffMember = z.object({
  memberId: uuid,
  login: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  /** Whether the member works for head office and so has access to every store of the selected country. */
  everywhere: z.boolean(),
  /** Works at no store: only in head office's area, with its roles there. */
  isOfficeOnly: z.boolean(),
  /** The password is a temporary one that head office set. */
  mustChangePassword: z.boolean(),
})

/** A store that a staff member works at. */
export const ownStore = z.object({
  id: storeId,
  name: z.string(),
  city: z.string(),
  online: z.boolean(),
  /** Orders that are not handed over yet. */
  live: z.int(),
  /** Live orders that were not accepted yet. */
  waiting: z.int(),
})

export const rider = z.object({
  riderId: uuid,
  name: z.string(),
  phone: z.string(),
  /** The orders that the rider is delivering. */
  out: z.array(orderId),
})

/** A line for the kitchen: what to make, and everything that differs from the standard. */
const ticketLine = z.object({
  quantity: z.int(),
  name: z.string(),
  size: z.string().nullable(),
  foodType: z.enum(["VEG", "NON_VEG"]),
  /** `Thin crust`, `Extra cheese`, `Left half: no onion`. */
  notes: z.array(z.string()),
  /** LOY-2: how many of the line's pizzas were paid with points. */
  freeWithPoints: z.int(),
})

/** An order as the store sees it. */
export const storeTicket = z.object({
  transactionId: uuid,
  orderId,
  version: z.int().min(1),
  stage: z.enum(ticketStages),
  /** The only stage that can follow; null at the end, and before an advance order is due to start. */
  next: z.enum(ticketStages).nullable(),
  deliveryType: z.enum(deliveryTypes),
  lines: z.array(ticketLine),
  items: z.int(),
  /**
   * The customer's instructions for the kitchen (`cooking`) and the rider (`delivery`). `contactless`: the rider leaves
   * the order at the door (the cart's option `noContact`).
   */
  wishes: z.object({ cooking: z.string(), delivery: z.string(), contactless: z.boolean() }),
  customer: z.object({ name: z.string(), mobile: z.string() }),
  /** Where the order is delivered to or collected. */
  place: z.object({
    address: z.string().nullable(),
    vehicle: z.string().nullable(),
    table: z.int().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
  }),
  currency,
  payable: minor,
  /**
   * Cash to collect from the customer, less the compensation once the order is late if that is given in cash. Null if
   * the order is paid.
   */
  toCollect: minor.nullable(),
  /**
   * TRK-3: what the customer gets, and how, if the handover is after `dueAt`; null without a guarantee and after the
   * order's end.
   */
  owed: compensation.nullable(),
  placedAt: timestamp,
  /**
   * When the order should arrive or be ready according to the store's lead time at checkout; for an advance order, its
   * slot.
   */
  readyAt: timestamp,
  /**
   * TRK-1: when the order should arrive or be ready, as the customer sees it; null after its end and while it waits for
   * the customer.
   */
  estimate: z.object({ from: timestamp, to: timestamp }).nullable(),
  /** The end of the estimate as it was when the order was placed. */
  promisedBy: timestamp.nullable(),
  /** When the kitchen starts an advance order; for other orders, when it was placed. */
  startsAt: timestamp,
  slot: timestamp.nullable(),
  /** TRK-3: the guarantee's due time; null without a guarantee. */
  dueAt: timestamp.nullable(),
  /** When the customer arrived at the store to collect the order. */
  arrivedAt: timestamp.nullable(),
  endedAt: timestamp.nullable(),
  rider: z.object({ riderId: uuid, name: z.string() }).nullable(),
  /** Who delivers if no rider is assigned: a courier company, or someone else of the store's staff. */
  carrier: carrier.nullable(),
  compensation: compensation.nullable(),
  message: z.string(),
  /** FBK-3: the number of the order whose items are made again with this one, free of charge; null for all others. */
  replacesOrderId: orderId.nullable(),
})

/** The store's own switches. */
export const storeState = z.object({
  online: z.boolean(),
  /** What customers read while the store is offline. */
  offlineMessage: z.string(),
  /** Riders are slower than usual: new orders get no guarantee. */
  conditionsUnsuitable: z.boolean(),
})

/** An order that has waited too long to be accepted. */
export const unacceptedOrder = z.object({
  transactionId: uuid,
  orderId,
  storeId,
  storeName: z.string(),
  storePhone: z.string(),
  waitingSince: timestamp,
})

export const board = z.object({
  store: storeState.extend({ id: storeId, name: z.string(), phone: z.string(), timeZone: z.string() }),
  /** Open orders, most urgent first, and orders that ended in the last hour: at most one page per column. */
  tickets: z.array(storeTicket),
  /** Total number of tickets in each column. */
  counts: z.object({
    new: z.int(),
    making: z.int(),
    oven: z.int(),
    ready: z.int(),
    /** On the way. */
    way: z.int(),
    later: z.int(),
    done: z.int(),
  }),
  riders: z.array(rider),
})

export const storeReport = z.object({
  /** Since midnight in the store's time zone. */
  orders: z.int(),
  currency,
  sales: minor,
  cancelled: z.int(),
  refunded: minor,
  late: z.int(),
  compensated: minor,
  /** Median of the orders handed over today; null if there are none. */
  medianMinutes: z.number().nullable(),
  /** By delivery type. */
  byWay: z.array(z.object({ deliveryType: z.enum(deliveryTypes), orders: z.int(), sales: minor })),
  byHour: z.array(z.object({ hour: z.int(), orders: z.int() })),
  /** The products that sold most. */
  best: z.array(z.object({ name: z.string(), quantity: z.int() })),
  /** SHL-12: orders per campaign, most orders first. Only for head office, otherwise null. */
  byCampaign: z
    .array(z.object({ source: z.string(), medium: z.string(), campaign: z.string(), orders: z.int(), sales: minor }))
    .nullable(),
})

/** SHL-12: the campaign that an order came from; null if the visit named none. */
export const attribution = z.object({ source: z.string(), medium: z.string(), campaign: z.string() }).nullable()

export const stockItem = z.object({
  productId: z.string(),
  name: z.string(),
  category: z.string(),
  soldOutUntil: timestamp.nullable(),
})

export type StaffRole = (typeof staffRoles)[number]
export type StaffMember = z.infer<typeof staffMember>
export type OwnStore = z.infer<typeof ownStore>
export type StoreTicket = z.infer<typeof storeTicket>
export type Board = z.infer<typeof board>
export type UnacceptedOrder = z.infer<typeof unacceptedOrder>
export type Rider = z.infer<typeof rider>
export type StoreState = z.infer<typeof storeState>
export type StoreReport = z.infer<typeof storeReport>
export type StockItem = z.infer<typeof stockItem>
