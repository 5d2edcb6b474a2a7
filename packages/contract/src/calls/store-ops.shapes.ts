import { deliveryTypes } from "@hearth/domain/orders/delivery-type.ts"
import { ticketStages } from "@hearth/domain/orders/order-stage.ts"
import { z } from "zod"
import { currency, minor, timestamp, storeId, text, uuid } from "../fields.ts"
import { orderId } from "./orders.shapes.ts"
import { carrier, compensation } from "./order-tracking.shapes.ts"

/** What the people of a store see and say. */

export const staffRoles = ["staff", "manager"] as const

/** What staff sign in with: `asha.koramangala`. */
export const loginName = z.string().regex(/^[a-z0-9][a-z0-9._-]{2,39}$/)
export const password = text(200, 10)

export const staffMember = z.object({
  memberId: uuid,
  login: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  /** Head office works at every store of the country it looks at. */
  everywhere: z.boolean(),
})

/** One of the stores that somebody works at. */
export const ownStore = z.object({
  id: storeId,
  name: z.string(),
  city: z.string(),
  online: z.boolean(),
  /** Orders that are not handed over yet. */
  live: z.int(),
  /** Of those, the ones nobody has accepted. */
  waiting: z.int(),
})

export const rider = z.object({
  riderId: uuid,
  name: z.string(),
  phone: z.string(),
  /** The orders they are out with. */
  out: z.array(orderId),
})

/** A line as the kitchen reads it: what to make, and everything about it that differs. */
const ticketLine = z.object({
  quantity: z.int(),
  name: z.string(),
  size: z.string().nullable(),
  foodType: z.enum(["VEG", "NON_VEG"]),
  /** `Thin crust`, `Extra cheese`, `Left half: no onion`. */
  notes: z.array(z.string()),
})

/** An order as the store sees it. */
export const storeTicket = z.object({
  transactionId: uuid,
  orderId,
  version: z.int().min(1),
  stage: z.enum(ticketStages),
  /** The one step that can follow; null at the end, and while an advance order's time has not come. */
  next: z.enum(ticketStages).nullable(),
  deliveryType: z.enum(deliveryTypes),
  lines: z.array(ticketLine),
  items: z.int(),
  wishes: z.object({ cooking: z.string(), delivery: z.string(), contactless: z.boolean() }),
  customer: z.object({ name: z.string(), mobile: z.string() }),
  place: z.object({
    address: z.string().nullable(),
    vehicle: z.string().nullable(),
    table: z.int().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
  }),
  currency,
  payable: minor,
  /** In cash from the customer; less what is owed to them once it is late, where it is given that way. Null where it is paid. */
  toCollect: minor.nullable(),
  /** TRK-3: what the customer gets, and how, if it is handed over after `dueAt`; null where nothing is promised or it is over. */
  owed: compensation.nullable(),
  placedAt: timestamp,
  /** What it is planned for. */
  readyAt: timestamp,
  /** TRK-1: when it should be there, as its customer sees it; null once it is over or waits for them. */
  estimate: z.object({ from: timestamp, to: timestamp }).nullable(),
  /** The end of the estimate as it was when the order was placed. */
  promisedBy: timestamp.nullable(),
  /** When an advance order's kitchen begins; of any other, when it was placed. */
  startsAt: timestamp,
  slot: timestamp.nullable(),
  /** TRK-3: until when nothing is owed; null where nothing is promised. */
  dueAt: timestamp.nullable(),
  arrivedAt: timestamp.nullable(),
  endedAt: timestamp.nullable(),
  rider: z.object({ riderId: uuid, name: z.string() }).nullable(),
  /** How a delivery goes where no rider of the store brings it. */
  carrier: carrier.nullable(),
  compensation: compensation.nullable(),
  message: z.string(),
})

/** The store's own switches. */
export const storeState = z.object({
  online: z.boolean(),
  /** What customers read while it is off. */
  offlineMessage: z.string(),
  /** Riders can't be as quick as usual: nothing is promised to orders made from now on. */
  conditionsUnsuitable: z.boolean(),
})

/** An order that nobody has accepted for too long. */
export const unacceptedOrder = z.object({
  transactionId: uuid,
  orderId,
  storeId,
  storeName: z.string(),
  waitingSince: timestamp,
})

export const board = z.object({
  store: storeState.extend({ id: storeId, name: z.string(), phone: z.string(), timeZone: z.string() }),
  /** What is not over, the most urgent first, and what ended in the last hour: at most a page of each column. */
  tickets: z.array(storeTicket),
  /** How many stand in each column in all. */
  counts: z.object({
    new: z.int(),
    making: z.int(),
    oven: z.int(),
    ready: z.int(),
    way: z.int(),
    later: z.int(),
    done: z.int(),
  }),
  riders: z.array(rider),
})

export const storeReport = z.object({
  /** Since the store's own midnight. */
  orders: z.int(),
  currency,
  sales: minor,
  cancelled: z.int(),
  refunded: minor,
  late: z.int(),
  compensated: minor,
  /** Of orders handed over today; null while there is none. */
  medianMinutes: z.number().nullable(),
  byWay: z.array(z.object({ deliveryType: z.enum(deliveryTypes), orders: z.int(), sales: minor })),
  byHour: z.array(z.object({ hour: z.int(), orders: z.int() })),
  best: z.array(z.object({ name: z.string(), quantity: z.int() })),
  /** SHL-12: what campaigns brought, the most orders first; for head office, null for everybody else. */
  byCampaign: z
    .array(z.object({ source: z.string(), medium: z.string(), campaign: z.string(), orders: z.int(), sales: minor }))
    .nullable(),
})

/** SHL-12: where an order came from; null where its visit did not say. */
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
