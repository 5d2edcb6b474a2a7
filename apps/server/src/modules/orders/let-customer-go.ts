import { isOver } from "@hearth/domain/orders/order-status.ts"
import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { failOrder } from "./fail-order.ts"
import type { OrderShop } from "./order-shop.ts"
import { listLiveOf } from "./orders.store.ts"
import { holdOrderById } from "./own-order.ts"

/**
 * IDN-13: nobody goes while an order of theirs is on its way, which could not be brought to them any more, or while one
 * is being paid, whose money would come to nobody. One that nobody has begun to pay fails.
 */
export async function letCustomerGo(shop: OrderShop, tx: Tx, { userId }: { userId: string }): Promise<void> {
  for (const id of await listLiveOf(tx, userId)) {
    const { order } = await holdOrderById(shop, tx, id)
    if (isOver(order.status)) continue
    if (order.status !== "PENDING") throw new AppError("ORDER_ON_ITS_WAY")
    const { payments } = await shop.payments.paymentsOf(tx, id)
    if (payments.some(({ status }) => status === "CREATED" || status === "PENDING" || status === "CAPTURED")) {
      throw new AppError("ORDER_ON_ITS_WAY", {
        displayMsg: "A payment for an order of yours is under way. Please finish it, or wait 15 minutes and try again.",
      })
    }
    await failOrder(shop, tx, order, "You deleted your account.", "customer", shop.clock.now())
  }
}
