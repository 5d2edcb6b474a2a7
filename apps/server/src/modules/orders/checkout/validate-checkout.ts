import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { Checkout, CheckoutProblem } from "@hearth/contract/calls/orders.shapes.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { availabilityOf, slotOf, slotsOf } from "@hearth/domain/stores/availability.ts"
import { MINUTE_MS } from "@hearth/domain/stores/zoned-time.ts"
import * as orderErrorTexts from "@hearth/texts/orders/order-errors.ts"
import type { Queryable } from "../../../platform/database/database.ts"
import { pipeline } from "../../../platform/database/pipelined-transaction.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import type { PricedCheckoutCart } from "../../cart/public.ts"
import { readReservedSlots } from "../../locator/public.ts"
import { validateContact } from "./validate-contact.ts"
import { validatePlace } from "./validate-place.ts"
import type { OrderDeps } from "../order-deps.ts"
import type { OrderPlace, StoredOrder } from "../orders.store.ts"

export interface CheckoutInput {
  userId: string
  country: CountryCode
  contact: Checkout["contact"] | undefined
  place: Checkout["place"] | undefined
  /** The chosen slot in milliseconds since 1970; undefined if the customer wants the order now. */
  slot: number | undefined
  /** Reserved times of this cart's pending orders. */
  reservedTimes: readonly ReservedTime[]
}

/** A time in the kitchen's schedule that is already reserved for an order. */
export type ReservedTime = Pick<StoredOrder, "storeId" | "deliveryType" | "slot" | "readyAt" | "startsAt">

/** When the order can be ready. */
export interface Timing {
  readyAt: number
  /** When the kitchen starts. */
  startsAt: number
}

export interface CheckoutValidation {
  store: StoreInfo
  problems: CheckoutProblem[]
  /** Null if the order can't be ready at the chosen time. */
  timing: Timing | null
  /** Null if the place is missing or not valid. */
  place: OrderPlace | null
}

/**
 * Returns every problem that prevents an order, each with how to solve it. Runs before the payment step and again when
 * the order is created.
 */
export async function validateCheckout(
  deps: OrderDeps,
  db: Queryable,
  { cart, bill }: Pick<PricedCheckoutCart, "cart" | "bill">,
  input: CheckoutInput,
): Promise<CheckoutValidation> {
  const now = deps.clock.now().getTime()
  const store = deps.locator.findStore(input.country, cart.storeId)
  if (!store) throw new AppError("STORE_NOT_FOUND")
  const { place } = input
  const [timeValidation, placeValidation] = await pipeline(
    db,
    () => validateTime(db, store, cart.deliveryType, input, now),
    async () =>
      place ? validatePlace(db, { ...input, place }, store, cart.deliveryType) : { problems: [], place: null },
  )
  const problems = [
    ...validateBill(bill),
    ...timeValidation.problems,
    ...placeValidation.problems,
    ...(input.contact ? validateContact(input.contact, input.country) : []),
  ]
  return { store, problems, timing: timeValidation.timing, place: placeValidation.place }
}

function validateBill(bill: PricedCheckoutCart["bill"]): CheckoutProblem[] {
  if (bill.validItems.length + bill.invalidItems.length === 0)
    return [{ code: "CART_EMPTY", message: orderErrorTexts.cartEmpty, way: "cart" }]
  const invalidItems = bill.invalidItems.map(({ message }): CheckoutProblem => ({
    code: "NOT_ORDERABLE",
    message,
    way: "cart",
  }))
  const blockingNotes = bill.notes
    .filter(({ stops }) => stops)
    .map(({ code, message }): CheckoutProblem => {
      return { code: code === "SMALLEST_ORDER" ? "SMALLEST_ORDER" : "NOT_ORDERABLE", message, way: "cart" }
    })
  return [...invalidItems, ...blockingNotes]
}

type CartDeliveryType = PricedCheckoutCart["cart"]["deliveryType"]

const timeProblem = (problem: CheckoutProblem) => ({ problems: [problem], timing: null })

async function validateTime(
  db: Queryable,
  store: StoreInfo,
  deliveryType: CartDeliveryType,
  { slot, reservedTimes }: Pick<CheckoutInput, "slot" | "reservedTimes">,
  now: number,
): Promise<{ problems: CheckoutProblem[]; timing: Timing | null }> {
  const { schedule } = store
  const leadMinutes = schedule.ways.find(({ type }) => type === deliveryType)?.leadMinutes
  if (leadMinutes === undefined)
    return timeProblem({
      code: "NOT_SERVED",
      message: orderErrorTexts.notServed(store.name),
      way: "store",
    })
  const reservedSlots = await readReservedSlots(db, store.id, slotOf(now))
  const reservedTime = findReservedTime(reservedTimes, store.id, deliveryType, slot)
  if (slot !== undefined) {
    if (slotsOf(schedule, deliveryType, now, reservedSlots).includes(slot))
      return { problems: [], timing: { readyAt: slot, startsAt: slot - leadMinutes * MINUTE_MS } }
    return reservedTime && schedule.online && slot > now
      ? { problems: [], timing: reservedTime }
      : timeProblem({
          code: "SLOT_GONE",
          message: orderErrorTexts.slotUnavailable,
          way: "slot",
        })
  }
  const availability = availabilityOf(schedule, deliveryType, now, reservedSlots)
  if (availability.open) return { problems: [], timing: { readyAt: availability.readyAt, startsAt: now } }
  const { reason, nextReadyAt } = availability
  if (reason === "full" && reservedTime) return { problems: [], timing: reservedTime }
  if (nextReadyAt === null)
    return timeProblem({
      code: "STORE_CLOSED",
      message: orderErrorTexts.storeClosed(store.name),
      way: "store",
    })
  return reason === "full"
    ? timeProblem({
        code: "STORE_FULL",
        message: orderErrorTexts.fullyBookedUntil(store.name, nextReadyAt, schedule.timeZone),
        way: "slot",
      })
    : timeProblem({
        code: "STORE_CLOSED",
        message: orderErrorTexts.storeClosedUntil(store.name, nextReadyAt, schedule.timeZone),
        way: "slot",
      })
}

/** Returns the time that a pending order of the same cart has reserved. It stays available when the kitchen is full. */
function findReservedTime(
  reservedTimes: readonly ReservedTime[],
  storeId: string,
  deliveryType: CartDeliveryType,
  slot: number | undefined,
): Timing | undefined {
  const reserved = reservedTimes.find(
    (each) => each.storeId === storeId && each.deliveryType === deliveryType && each.slot?.getTime() === slot,
  )
  return reserved && { readyAt: reserved.readyAt.getTime(), startsAt: reserved.startsAt.getTime() }
}
