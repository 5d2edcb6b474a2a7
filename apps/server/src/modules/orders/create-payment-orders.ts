import type { Platform } from "../../platform/platform.ts"
import type { PaymentOrders } from "../payments/public.ts"
import { handleCapturedPayment } from "./payment/handle-captured-payment.ts"
import { lockOrderById } from "./load-own-order.ts"
import type { PlaceOrderDeps } from "./order-deps.ts"

/**
 * The functions of this module that `payments` calls. They are created before `payments`, which the rest of this module
 * needs.
 */
export function createPaymentOrders(
  { clock, jobs }: Pick<Platform, "clock" | "jobs">,
  otherDeps: Pick<PlaceOrderDeps, "carts" | "kitchen" | "locator">,
): PaymentOrders {
  const deps: PlaceOrderDeps = { clock, jobs, ...otherDeps }
  return {
    lock: async (tx, orderId) => void (await lockOrderById(deps, tx, orderId)),
    applyCapture: (tx, payment) => handleCapturedPayment(deps, tx, payment),
  }
}
