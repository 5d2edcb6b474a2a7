import { apiAsVisitor } from "../../session/api.ts"
import { told, type Told } from "../../session/one-time-codes.ts"

/** The customer is at the store. */
export async function sayArrived(orderId: string): Promise<Told<unknown>> {
  return told(
    apiAsVisitor("POST /order-service/ve4/orders", { body: { orderId }, idempotencyKey: `arrived-${orderId}` }),
  )
}
