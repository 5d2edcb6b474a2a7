import { guaranteeOfReplacement } from "@hearth/domain/guarantee/delivery-guarantee.ts"
import { billFreeOfCharge } from "@hearth/domain/pricing/bill-free-of-charge.ts"
import { availabilityOf, slotOf, type UnavailableReason } from "@hearth/domain/stores/availability.ts"
import * as pricedBillTexts from "@hearth/texts/cart/priced-bill.ts"
import * as replacementTexts from "@hearth/texts/orders/replacement.ts"
import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { readReservedSlots, reserveSlot } from "../locator/public.ts"
import { makeOrderNumber } from "./checkout/make-order-number.ts"
import { estimateStoredOrder } from "./estimate-order.ts"
import type { OrderDeps } from "./order-deps.ts"
import { orderPlaced } from "./orders.events.ts"
import { insertOrder, type StoredOrder, writeStatus } from "./orders.store.ts"

/** Stands on the bill where an offer's id would, because the reduction isn't an offer. */
const DISCOUNT_ID = "replacement"

export interface ReplacementInput {
  /** The order whose lines are made again. The caller has locked it. */
  original: StoredOrder
  lineIds: readonly string[]
  at: Date
}

type ReplacementDeps = Pick<OrderDeps, "clock" | "random" | "jobs" | "carts" | "locator" | "kitchen">

/**
 * FBK-3: places an order with lines of an earlier one, for the same customer and place, free of charge. The kitchen
 * gets it like any order for now. It uses no offers and no points, has no guarantee, doesn't count as an order of its
 * customer, and nothing is posted to the ledger. Throws NEW_ORDER_NOT_POSSIBLE if the store can't make it now.
 */
export async function placeReplacement(
  deps: ReplacementDeps,
  tx: Tx,
  { original, lineIds, at }: ReplacementInput,
): Promise<Pick<StoredOrder, "id" | "number">> {
  const { random, jobs, locator, carts } = deps
  const { userId, country, storeId, deliveryType } = original
  const store = locator.findStore(country, storeId)
  if (!store) throw new AppError("NEW_ORDER_NOT_POSSIBLE")
  const lines = original.lines.filter(({ id }) => lineIds.includes(id))
  const [unavailable] = carts.quote(country, storeId, lines).refused
  if (unavailable) refuse(replacementTexts.itemUnavailable(unavailable))
  const now = at.getTime()
  const reservedSlots = await readReservedSlots(tx, storeId, slotOf(now))
  const availability = availabilityOf(store.schedule, deliveryType, now, reservedSlots)
  if (!availability.open) refuse(unavailableTexts[availability.reason](store.name))
  const { readyAt } = availability
  const bill = billFreeOfCharge(original.bill, lineIds, { offerId: DISCOUNT_ID, title: replacementTexts.madeAgain })
  const order: StoredOrder = {
    ...original,
    id: random.uuid(),
    number: makeOrderNumber(random, country),
    // No cart contains these lines. A cart's version can be ordered once, so each new order needs another id.
    cartId: random.uuid(),
    cartVersion: 1,
    status: "PENDING",
    payable: bill.payable,
    bill: pricedBillTexts.withTexts(bill),
    promise: guaranteeOfReplacement,
    lines,
    options: { ...original.options, tip: 0, carryBag: false },
    promos: [],
    payment: null,
    mode: null,
    slot: null,
    quarter: new Date(slotOf(readyAt)),
    readyAt: new Date(readyAt),
    startsAt: at,
    createdAt: at,
    expiresAt: at,
    placedAt: null,
    promisedBy: null,
    takenUpAt: null,
    arrivedAt: null,
    endedAt: null,
    message: "",
    utm: null,
    replacesOrderId: original.id,
    replacesOrderNumber: original.number,
  }
  const { id, number } = order
  await insertOrder(tx, order, "store")
  if (!(await reserveSlot(tx, storeId, readyAt, store.schedule.capacity)))
    refuse(replacementTexts.fullyBooked(store.name))
  const placed = { ...order, status: "ORDER PLACED", placedAt: at } as const
  const arrival = estimateStoredOrder(deps, placed, undefined)
  const promisedBy = arrival && new Date(arrival.to)
  await writeStatus(
    tx,
    { id, from: "PENDING", status: "ORDER PLACED", mode: "FREE", placedAt: at, promisedBy },
    "store",
    at,
  )
  await jobs.publish(tx, orderPlaced, { orderId: id, userId, country, placedAt: at.toISOString() })
  return { id, number }
}

const unavailableTexts: Readonly<Record<UnavailableReason, (store: string) => string>> = {
  "not-served": replacementTexts.notServed,
  offline: replacementTexts.storeClosed,
  holiday: replacementTexts.storeClosed,
  closed: replacementTexts.storeClosed,
  full: replacementTexts.fullyBooked,
}

function refuse(displayMsg: string): never {
  throw new AppError("NEW_ORDER_NOT_POSSIBLE", { displayMsg })
}
