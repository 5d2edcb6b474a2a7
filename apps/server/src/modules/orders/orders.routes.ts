import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import { type CartOwner, requireOwnCart } from "../cart/public.ts"
import { loadTransaction, toTransaction, noPayments } from "./load-transaction.ts"
import { cancelByCustomer } from "./cancel-order.ts"
import { checkDuplicateOrder } from "./checkout/check-duplicate-order.ts"
import { createTransaction } from "./checkout/create-transaction.ts"
import { previewCheckout } from "./checkout/preview-checkout.ts"
import type { OrderDeps } from "./order-deps.ts"
import type { StoredOrder } from "./orders.store.ts"
import { loadOwnOrder, lockOwnOrder } from "./load-own-order.ts"
import { reportArrival } from "./report-arrival.ts"
import { removeOrderPromos } from "./checkout/remove-order-promos.ts"

interface OrderCaller {
  session: Session
  country: CountryCode
}

/** The routes of orders; those for paying are in `order-payment.routes.ts`. */
export function ordersRoutes({ route }: Pick<Platform, "route">, deps: OrderDeps): void {
  const { db } = deps
  const respond = async (order: StoredOrder) => ({ transaction: await loadTransaction(deps, db, order) })

  route("POST /order-service/ve4/validations", (call) =>
    previewCheckout(deps, cartOwnerOf(call, call.body.cartId), call.body),
  )
  route("POST /order-service/ve4/transaction", async (call) => {
    const order = await createTransaction(deps, call.tx, cartOwnerOf(call, call.body.cartId), call.body)
    return { transaction: toTransaction(deps, order, noPayments) }
  })
  route("GET /order-service/ve4/transaction/{transactionId}", async (call) =>
    respond(await loadOwnOrder(db, call, call.params.transactionId)),
  )
  route("DELETE /order-service/ve4/transaction/{transactionId}/promo", async (call) => {
    const currentOrder = await loadOwnOrder(call.tx, call, call.params.transactionId)
    const order = await removeOrderPromos(deps, call.tx, cartOwnerOf(call, call.session.cartId), currentOrder)
    const transaction = await loadTransaction(deps, call.tx, order)
    return { transaction }
  })
  route("GET /order-service/ve4/checkDuplicateOrder", (call) => checkDuplicateOrder(deps, call))
  route("POST /order-service/ve4/orders", (call) => reportArrival(deps, call.tx, call, call.body.orderId))
  route("POST /order-service/ve3/orders/{orderId}/cancel", async (call) => {
    const { order } = await lockOwnOrder(deps, call.tx, call, call.params.orderId)
    await cancelByCustomer(deps, call.tx, order, call.body)
    const transaction = await loadTransaction(deps, call.tx, await loadOwnOrder(call.tx, call, order.id))
    return { transaction }
  })
}

/** Requires that the cart is the session's own. */
function cartOwnerOf(
  call: OrderCaller & { request: Parameters<typeof requireOwnCart>[0]["request"] },
  cartId: string,
): CartOwner {
  return requireOwnCart({ ...call, params: { cartId } })
}
