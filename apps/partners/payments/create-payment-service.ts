import type { Payment } from "./database/payments.store.ts"
import type { PaymentDatabase } from "./database/open-payment-database.ts"
import type { Refund, RefundState } from "./database/refunds.store.ts"
import type { EventKind } from "./callbacks/deliveries.store.ts"
import type { ProviderKeys } from "./provider-keys.ts"
import type { Provider } from "./providers.ts"
import type { ProviderAdapter } from "./provider-adapter.ts"
import type { PaymentOutcome, SettleOptions, PaymentService } from "./payment-service.ts"

interface PaymentServiceDeps {
  database: PaymentDatabase
  keys: ProviderKeys
  adapters: Readonly<Record<Provider, ProviderAdapter>>
  urlOf(provider: Provider): string
  publish(payment: Payment, kind: EventKind, refund?: Refund): void
  /** The state in which a provider's refunds start. */
  initialRefundState(provider: Provider): RefundState
}

export function createPaymentService({
  database,
  keys,
  adapters,
  urlOf,
  publish,
  initialRefundState,
}: PaymentServiceDeps): PaymentService {
  const { payments, refunds } = database

  function settle(payment: Payment, outcome: PaymentOutcome, { notify = true, captured }: SettleOptions = {}): Payment {
    if (payment.state !== "open") return payment
    const paidState = adapters[payment.provider].needsExecute ? "approved" : "captured"
    const endedPayment = payments.end(payment.id, outcome === "paid" ? paidState : outcome, captured)
    if (notify) publish(endedPayment, outcome)
    return endedPayment
  }

  return {
    database,
    keys,
    urlOf,
    find(id) {
      const payment = payments.find(id)
      const isExpired = payment?.state === "open" && payment.expiresAt !== null && payment.expiresAt <= Date.now()
      return payment && isExpired ? settle(payment, "expired") : payment
    },
    settle,
    execute: (payment) => (payment.state === "approved" ? payments.end(payment.id, "captured") : payment),
    refund(payment, refund, state = initialRefundState(payment.provider)) {
      const created = refunds.add({ ...refund, paymentId: payment.id, state })
      if (state === "done") publish(payment, "refunded", created)
      return created
    },
    endRefund(refund, state) {
      if (refund.state !== "pending") return refund
      const endedRefund = refunds.end(refund.id, state)
      const payment = payments.find(refund.paymentId)
      if (payment && state === "done") publish(payment, "refunded", endedRefund)
      return endedRefund
    },
  }
}
