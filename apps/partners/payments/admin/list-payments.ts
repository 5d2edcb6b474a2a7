import type { ChargeFilter } from "../database/charges.store.ts"
import type { ChargeService } from "../charge-service.ts"

/** Lists every charge with its refunds, oldest first. */
export function listPayments({ database: { charges, refunds }, urlOf }: ChargeService, filter: ChargeFilter) {
  const found = charges.list(filter)
  const refundsByCharge = filter.reference ? undefined : refunds.byCharge()
  return found.map(({ id, provider, reference, amount, currency, state, paymentRef, page, openedAt, endedAt }) => ({
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
    refunds: (refundsByCharge ? (refundsByCharge.get(id) ?? []) : refunds.ofCharge(id)).map((refund) => ({
      id: refund.id,
      reference: refund.reference,
      amount: refund.amount,
      state: refund.state,
      at: refund.at,
    })),
  }))
}
