import { type CountryCode, currencyOf } from "@hearth/domain/countries/countries.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { toIso, toIsoOrNull, toIsoRange } from "../../platform/iso-moment.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import { type CartOwner, ownCart } from "../cart/public.ts"
import { answerTransaction, describeOrder, nothingPaid, tellPromise } from "./answer-transaction.ts"
import { cancelByCustomer } from "./cancel-order.ts"
import { checkDuplicate } from "./check-duplicate.ts"
import { createTransaction, offersGoBy, slotIn } from "./create-transaction.ts"
import { examineCheckout } from "./examine-checkout.ts"
import { estimateCheckout, promiseOf } from "./foresee-order.ts"
import type { OrderShop } from "./order-shop.ts"
import { listHeldTimes, type StoredOrder, writeArrival } from "./orders.store.ts"
import { holdOrder, ownOrder, ownOrderByNumber } from "./own-order.ts"
import { takeCodesOff } from "./take-codes-off.ts"

interface Asker {
  session: Session
  country: CountryCode
}

/** The calls about orders themselves; those about paying them are in `paying.routes.ts`. */
export function ordersRoutes({ route }: Pick<Platform, "route">, shop: OrderShop): void {
  const { db, carts, clock } = shop
  const answer = async (order: StoredOrder) =>
    ({ status: "success", data: { transaction: await answerTransaction(shop, db, order) } }) as const

  route("POST /order-service/ve4/validations", async (call) => {
    const { body } = call
    const owner = cartIn(call, body.cartId)
    const waiting = await listHeldTimes(db, owner.cartId)
    const seen = await carts.preview(db, owner, offersGoBy(body.payment))
    if (seen.cart.version !== body.cartVersion) throw new AppError("CART_CHANGED")
    const asked = {
      userId: owner.userId,
      country: owner.country,
      contact: body.contact,
      place: body.place,
      slot: slotIn(body),
      waiting,
    }
    const examined = await examineCheckout(shop, db, seen, asked)
    const { problems, timing, store } = examined
    const { bill, cart } = seen
    const isAdvance = body.slot !== undefined
    const { deliveryType } = cart
    const { slot = null } = asked
    const estimate = estimateCheckout(shop, examined, { deliveryType, items: bill.items, slot, pin: body.pin })
    const promised = promiseOf(bill, deliveryType, owner.country, store)
    const promise = tellPromise({ promise: promised, placedAt: null, slot: null })
    return {
      status: "success",
      data: {
        problems,
        currency: currencyOf(owner.country),
        bill: bill as never,
        readyAt: toIsoOrNull(timing?.readyAt),
        isAdvance,
        estimate: toIsoRange(estimate),
        promise,
      },
    }
  })
  route("POST /order-service/ve4/transaction", async (call) => {
    const order = await createTransaction(shop, call.tx, cartIn(call, call.body.cartId), call.body)
    return { status: "success", data: { transaction: describeOrder(shop, order, nothingPaid) } }
  })
  route("GET /order-service/ve4/transaction/{transactionId}", async (call) =>
    answer(await ownOrder(db, call, call.params.transactionId)),
  )
  route("DELETE /order-service/ve4/transaction/{transactionId}/promo", async (call) => {
    const own = await ownOrder(call.tx, call, call.params.transactionId)
    const order = await takeCodesOff(shop, call.tx, cartIn(call, call.session.cartId), own)
    const transaction = await answerTransaction(shop, call.tx, order)
    return { status: "success", data: { transaction } }
  })
  route("GET /order-service/ve4/checkDuplicateOrder", async (call) => ({
    status: "success",
    data: await checkDuplicate(shop, call),
  }))
  route("POST /order-service/ve4/orders", async (call) => {
    const { order } = await holdOrder(shop, call.tx, await ownOrderByNumber(call.tx, call, call.body.orderId))
    const isToBeFetched = order.deliveryType !== "DELIVERY" && order.placedAt !== null && order.endedAt === null
    if (!isToBeFetched) throw new AppError("CONFLICT")
    const arrivedAt = order.arrivedAt ?? clock.now()
    // Said again nothing moves: a ticket that kept growing would let no clerk tap it.
    if (order.arrivedAt === null) {
      await writeArrival(call.tx, order.id, arrivedAt)
      await shop.kitchen.arrived(call.tx, order, arrivedAt)
    }
    return { status: "success", data: { orderId: order.number, arrivedAt: toIso(arrivedAt) } }
  })
  route("POST /order-service/ve3/orders/{orderId}/cancel", async (call) => {
    const { order } = await holdOrder(shop, call.tx, await ownOrderByNumber(call.tx, call, call.params.orderId))
    await cancelByCustomer(shop, call.tx, order, call.body)
    const transaction = await answerTransaction(shop, call.tx, await ownOrder(call.tx, call, order.id))
    return { status: "success", data: { transaction } }
  })
}

/** Whatever cart is named, it must be the session's own. */
function cartIn(call: Asker & { request: Parameters<typeof ownCart>[0]["request"] }, cartId: string): CartOwner {
  return ownCart({ ...call, params: { cartId } })
}
