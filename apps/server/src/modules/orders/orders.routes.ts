import type { Platform } from "../../platform/platform.ts"
import { type CartOwner, requireOwnCart } from "../cart/public.ts"
import { cancelByCustomer } from "./cancel-order.ts"
import { checkDuplicateOrder } from "./checkout/check-duplicate-order.ts"
import { createTransaction } from "./checkout/create-transaction.ts"
import { previewCheckout } from "./checkout/preview-checkout.ts"
import { removeOrderPromos } from "./checkout/remove-order-promos.ts"
import type { OrderDeps } from "./order-deps.ts"
import { readOwnTransaction } from "./read-own-transaction.ts"
import { reportArrival } from "./report-arrival.ts"

/** The routes of orders; those for paying are in `order-payment.routes.ts`. */
export function ordersRoutes({ route }: Pick<Platform, "route">, deps: OrderDeps): void {
  route("POST /order-service/ve4/validations", (call) => previewCheckout(deps, cartOwnerOf(call), call.body))
  route("POST /order-service/ve4/transaction", async (call) => ({
    transaction: await createTransaction(deps, call.tx, cartOwnerOf(call), call.body),
  }))
  route("GET /order-service/ve4/transaction/{transactionId}", (call) =>
    readOwnTransaction(deps, call, call.params.transactionId),
  )
  route("DELETE /order-service/ve4/transaction/{transactionId}/promo", async (call) => ({
    transaction: await removeOrderPromos(deps, call.tx, call, call.params.transactionId),
  }))
  route("GET /order-service/ve4/checkDuplicateOrder", (call) => checkDuplicateOrder(deps, call))
  route("POST /order-service/ve4/orders", (call) => reportArrival(deps, call.tx, call, call.body.orderId))
  route("POST /order-service/ve3/orders/{orderId}/cancel", async (call) => ({
    transaction: await cancelByCustomer(deps, call.tx, call, call.params.orderId, call.body),
  }))
}

type CartCall = Omit<Parameters<typeof requireOwnCart>[0], "params"> & { body: { cartId: string } }

/** Requires that the cart in the body is the session's own. */
function cartOwnerOf({ session, country, request, body: { cartId } }: CartCall): CartOwner {
  return requireOwnCart({ session, country, request, params: { cartId } })
}
