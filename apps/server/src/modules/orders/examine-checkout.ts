import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { Checkout, Problem } from "@hearth/contract/calls/orders.shapes.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { availabilityOf, quarterOf, slotsOf } from "@hearth/domain/stores/availability.ts"
import { formatClock, MINUTE } from "@hearth/domain/stores/zoned-time.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { together } from "../../platform/database/pipelined-transaction.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { CheckedOutCart } from "../cart/public.ts"
import { readPromised } from "../locator/public.ts"
import { examineContact } from "./examine-contact.ts"
import { examinePlace } from "./examine-place.ts"
import type { OrderShop } from "./order-shop.ts"
import type { OrderPlace, StoredOrder } from "./orders.store.ts"

export interface AskedCheckout {
  userId: string
  country: CountryCode
  contact: Checkout["contact"] | undefined
  place: Checkout["place"] | undefined
  slot: number | undefined
  /** Orders of this cart that wait for their money. */
  waiting: readonly HeldTime[]
}

/** A place in the kitchen that is promised to an order already. */
export type HeldTime = Pick<StoredOrder, "storeId" | "deliveryType" | "slot" | "readyAt" | "startsAt">

/** When it can be there. */
export interface Timing {
  readyAt: number
  /** When the kitchen begins. */
  startsAt: number
}

export interface Examined {
  store: StoreInfo
  problems: Problem[]
  /** Null where something is in the way of it. */
  timing: Timing | null
  place: OrderPlace | null
}

/** Everything that could be in the way of an order, each with what to do about it. Asked before paying, and when paying. */
export async function examineCheckout(
  shop: OrderShop,
  db: Queryable,
  { cart, bill }: Pick<CheckedOutCart, "cart" | "bill">,
  asked: AskedCheckout,
): Promise<Examined> {
  const now = shop.clock.now().getTime()
  const store = shop.locator.findStore(asked.country, cart.storeId)
  if (!store) throw new AppError("STORE_NOT_FOUND")
  const { place } = asked
  const [timed, placed] = await together(
    db,
    () => examineTime(db, store, cart.deliveryType, asked, now),
    async () =>
      place ? examinePlace(db, { ...asked, place }, store, cart.deliveryType) : { problems: [], place: null },
  )
  const problems = [
    ...examineBill(bill),
    ...timed.problems,
    ...placed.problems,
    ...(asked.contact ? examineContact(asked.contact, asked.country) : []),
  ]
  return { store, problems, timing: timed.timing, place: placed.place }
}

function examineBill(bill: CheckedOutCart["bill"]): Problem[] {
  if (bill.validItems.length + bill.invalidItems.length === 0)
    return [{ code: "CART_EMPTY", message: "There is nothing in your cart yet.", way: "cart" }]
  const refused = bill.invalidItems.map(({ message }): Problem => ({ code: "NOT_ORDERABLE", message, way: "cart" }))
  const stopped = bill.notes
    .filter(({ stops }) => stops)
    .map(({ code, message }): Problem => {
      return { code: code === "SMALLEST_ORDER" ? "SMALLEST_ORDER" : "NOT_ORDERABLE", message, way: "cart" }
    })
  return [...refused, ...stopped]
}

type Way = CheckedOutCart["cart"]["deliveryType"]

const no = (problem: Problem) => ({ problems: [problem], timing: null })

async function examineTime(
  db: Queryable,
  store: StoreInfo,
  way: Way,
  { slot, waiting }: Pick<AskedCheckout, "slot" | "waiting">,
  now: number,
): Promise<{ problems: Problem[]; timing: Timing | null }> {
  const { schedule } = store
  const lead = schedule.ways.find(({ type }) => type === way)?.leadMinutes
  if (lead === undefined)
    return no({
      code: "NOT_SERVED",
      message: `${store.name} doesn’t serve this way. Please choose another.`,
      way: "store",
    })
  const promised = await readPromised(db, store.id, quarterOf(now))
  const held = heldTime(waiting, store.id, way, slot)
  if (slot !== undefined) {
    if (slotsOf(schedule, way, now, promised).includes(slot))
      return { problems: [], timing: { readyAt: slot, startsAt: slot - lead * MINUTE } }
    return held && schedule.online && slot > now
      ? { problems: [], timing: held }
      : no({ code: "SLOT_GONE", message: "This time can’t be had any more. Please choose another.", way: "slot" })
  }
  const available = availabilityOf(schedule, way, now, promised)
  if (available.open) return { problems: [], timing: { readyAt: available.readyAt, startsAt: now } }
  const { reason, nextReadyAt } = available
  if (reason === "full" && held) return { problems: [], timing: held }
  if (nextReadyAt === null)
    return no({
      code: "STORE_CLOSED",
      message: `${store.name} takes no orders now. Please choose another store.`,
      way: "store",
    })
  const then = formatClock(nextReadyAt, schedule.timeZone)
  return reason === "full"
    ? no({ code: "STORE_FULL", message: `${store.name} has its hands full. The next time is ${then}.`, way: "slot" })
    : no({
        code: "STORE_CLOSED",
        message: `${store.name} takes no orders right now. You can place an advance order, from ${then}.`,
        way: "slot",
      })
}

/** What a waiting order of the same cart holds for this very time is its own: that the kitchen is full is no matter to it. */
function heldTime(
  waiting: readonly HeldTime[],
  storeId: string,
  way: Way,
  slot: number | undefined,
): Timing | undefined {
  const held = waiting.find(
    (each) => each.storeId === storeId && each.deliveryType === way && each.slot?.getTime() === slot,
  )
  return held && { readyAt: held.readyAt.getTime(), startsAt: held.startsAt.getTime() }
}
