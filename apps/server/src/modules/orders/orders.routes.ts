import { type CountryCode, currencyOf } from "@hearth/domain/countries/countries.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { toIso, toIsoOrNull, toIsoRange } from "../../platform/to-iso.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import { type CartOwner, requireOwnCart } from "../cart/public.ts"
import { loadTransaction, toTransaction, noPayments, describeGuarantee } from "./load-transaction.ts"
import { cancelByCustomer } from "./cancel-order.ts"
import { checkDuplicateOrder } from "./checkout/check-duplicate-order.ts"
import { createTransaction, offerPaymentOf, parseSlot } from "./checkout/create-transaction.ts"
import { validateCheckout } from "./checkout/validate-checkout.ts"
import { estimateCheckout, guaranteeOf } from "./estimate-order.ts"
import type { OrderDeps } from "./order-deps.ts"
import { listReservedTimes, type StoredOrder, writeArrival } from "./orders.store.ts"
import { lockOrderWithCart, loadOwnOrder, loadOwnOrderByNumber } from "./load-own-order.ts"
import { removeOrderPromos } from "./checkout/remove-order-promos.ts"

interface OrderCaller {
  session: Session
  country: CountryCode
}

/** The routes of orders; those for paying are in `order-payment.routes.ts`. */
export function ordersRoutes({ route }: Pick<Platform, "route">, deps: OrderDeps): void {
  const { db, carts, clock } = deps
  const respond = async (order: StoredOrder) =>
    ({ status: "success", data: { transaction: await loadTransaction(deps, db, order) } }) as const

  route("POST /order-service/ve4/validations", async (call) => {
    const { body } = call
    const owner = cartOwnerOf(call, body.cartId)
    const reservedTimes = await listReservedTimes(db, owner.cartId)
    const preview = await carts.preview(db, owner, offerPaymentOf(body.payment))
    if (preview.cart.version !== body.cartVersion) throw new AppError("CART_CHANGED")
    const input = {
      userId: owner.userId,
      country: owner.country,
      contact: body.contact,
      place: body.place,
      slot: parseSlot(body),
      reservedTimes,
    }
    const validation = await validateCheckout(deps, db, preview, input)
    const { problems, timing, store } = validation
    const { bill, cart } = preview
    const isAdvance = body.slot !== undefined
    const { deliveryType } = cart
    const { slot = null } = input
    const estimate = estimateCheckout(deps, validation, { deliveryType, items: bill.items, slot, pin: body.pin })
    const guarantee = guaranteeOf(bill, deliveryType, owner.country, store)
    const promise = describeGuarantee({ promise: guarantee, placedAt: null, slot: null })
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
    const order = await createTransaction(deps, call.tx, cartOwnerOf(call, call.body.cartId), call.body)
    return { status: "success", data: { transaction: toTransaction(deps, order, noPayments) } }
  })
  route("GET /order-service/ve4/transaction/{transactionId}", async (call) =>
    respond(await loadOwnOrder(db, call, call.params.transactionId)),
  )
  route("DELETE /order-service/ve4/transaction/{transactionId}/promo", async (call) => {
    const currentOrder = await loadOwnOrder(call.tx, call, call.params.transactionId)
    const order = await removeOrderPromos(deps, call.tx, cartOwnerOf(call, call.session.cartId), currentOrder)
    const transaction = await loadTransaction(deps, call.tx, order)
    return { status: "success", data: { transaction } }
  })
  route("GET /order-service/ve4/checkDuplicateOrder", async (call) => ({
    status: "success",
    data: await checkDuplicateOrder(deps, call),
  }))
  route("POST /order-service/ve4/orders", async (call) => {
    const { order } = await lockOrderWithCart(
      deps,
      call.tx,
      await loadOwnOrderByNumber(call.tx, call, call.body.orderId),
    )
    const canReportArrival = order.deliveryType !== "DELIVERY" && order.placedAt !== null && order.endedAt === null
    if (!canReportArrival) throw new AppError("CONFLICT")
    const arrivedAt = order.arrivedAt ?? clock.now()
    // A repeat changes nothing: a ticket whose version kept growing would refuse every step of the staff.
    if (order.arrivedAt === null) {
      await writeArrival(call.tx, order.id, arrivedAt)
      await deps.kitchen.arrived(call.tx, order, arrivedAt)
    }
    return { status: "success", data: { orderId: order.number, arrivedAt: toIso(arrivedAt) } }
  })
  route("POST /order-service/ve3/orders/{orderId}/cancel", async (call) => {
    const { order } = await lockOrderWithCart(
      deps,
      call.tx,
      await loadOwnOrderByNumber(call.tx, call, call.params.orderId),
    )
    await cancelByCustomer(deps, call.tx, order, call.body)
    const transaction = await loadTransaction(deps, call.tx, await loadOwnOrder(call.tx, call, order.id))
    return { status: "success", data: { transaction } }
  })
}

/** Requires that the cart is the session's own. */
function cartOwnerOf(
  call: OrderCaller & { request: Parameters<typeof requireOwnCart>[0]["request"] },
  cartId: string,
): CartOwner {
  return requireOwnCart({ ...call, params: { cartId } })
}
