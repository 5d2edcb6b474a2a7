import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { isFinal } from "@hearth/domain/orders/order-status.ts"
import * as orderErrorTexts from "@hearth/texts/orders/order-errors.ts"
import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { failOrder } from "./fail-order.ts"
import type { OrderDeps } from "./order-deps.ts"
import { listActiveOrdersOf } from "./erase-orders.store.ts"
import { listGuestOrders } from "./list-guest-orders.ts"
import { lockOrderById } from "./load-own-order.ts"

interface AccountToDelete {
  userId: string
  cartId: string | null
  country: CountryCode
  phone: string | null
}

/**
 * IDN-13: refuses to delete an account while one of its orders is on its way, because it could no longer be delivered,
 * or while one is being paid, because its money would belong to nobody. Pending orders without a payment fail.
 */
export async function assertAccountCanBeDeleted(deps: OrderDeps, tx: Tx, account: AccountToDelete): Promise<void> {
  const { userId, cartId, country } = account
  // An active guest order to this phone number could not be delivered without the number.
  if ((await listGuestOrders(tx, account)).some(({ status }) => !isFinal(status))) {
    throw new AppError("ORDER_ON_ITS_WAY")
  }
  // An order that is being created right now has locked the cart. Waits for it, so that the list below contains it.
  if (cartId !== null) await deps.carts.lock(tx, { cartId, userId, country })
  for (const id of await listActiveOrdersOf(tx, userId)) {
    const { order } = await lockOrderById(deps, tx, id)
    if (isFinal(order.status)) continue
    if (order.status !== "PENDING") throw new AppError("ORDER_ON_ITS_WAY")
    const { payments } = await deps.payments.readOrderPayments(tx, id)
    if (payments.some(({ status }) => status === "CREATED" || status === "PENDING" || status === "CAPTURED")) {
      throw new AppError("ORDER_ON_ITS_WAY", {
        displayMsg: orderErrorTexts.paymentBeforeDeletion,
      })
    }
    const ending = { message: orderErrorTexts.accountDeleted, by: "customer" }
    await failOrder(deps, tx, order, ending, deps.clock.now())
  }
}
