import { isOpen, type StoredPayment } from "../payments.store.ts"
import type { ProviderPayment } from "./provider.ts"

export function toProviderPayment(payment: StoredPayment): ProviderPayment {
  const { id, orderId, orderNumber, userId, country, amount, currency, ref, chargeRef, createdAt } = payment
  const isStillNeeded = isOpen(payment)
  return { id, orderId, orderNumber, userId, country, amount, currency, ref, chargeRef, createdAt, isStillNeeded }
}
