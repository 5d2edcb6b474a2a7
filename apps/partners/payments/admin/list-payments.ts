import type { PaymentFilter } from "../database/payments.store.ts"
import type { PaymentService } from "../payment-service.ts"

/**
 * Lists the payments that match the filter with their refunds, oldest first. `reference` is the Hearth server's,
 * `paymentRef` the provider's second id, for the transfer of the money.
 */
export function listPayments({ database: { payments, refunds }, urlOf }: PaymentService, filter: PaymentFilter) {
  const matchingPayments = payments.list(filter)
  // Few payments have the same reference, so their refunds are read one payment at a time; otherwise all at once.
  const refundsByPayment = filter.reference ? undefined : refunds.byPayment()
  return matchingPayments.map(
    ({ id, provider, reference, amount, currency, state, paymentRef, page, openedAt, endedAt }) => ({
      id,
      provider,
      reference,
      amount,
      currency,
      state,
      paymentRef,
      page: page && state === "open" ? `${urlOf(provider)}${page}` : null,
      openedAt,
      endedAt,
      refunds: (refundsByPayment ? (refundsByPayment.get(id) ?? []) : refunds.ofPayment(id)).map((refund) => ({
        id: refund.id,
        reference: refund.reference,
        amount: refund.amount,
        state: refund.state,
        at: refund.at,
      })),
    }),
  )
}
