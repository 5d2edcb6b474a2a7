import type { Charge } from "./database/charges.store.ts"
import type { PaymentDatabase } from "./database/open-payment-database.ts"
import type { Refund, RefundState } from "./database/refunds.store.ts"
import type { EventKind } from "./callbacks/deliveries.store.ts"
import type { ProviderKeys } from "./provider-keys.ts"
import type { Provider } from "./providers.ts"
import type { ProviderAdapter } from "./provider-adapter.ts"
import type { PaymentOutcome, SettleOptions, ChargeService } from "./charge-service.ts"

interface ChargeServiceDeps {
  database: PaymentDatabase
  keys: ProviderKeys
  adapters: Readonly<Record<Provider, ProviderAdapter>>
  urlOf(provider: Provider): string
  publish(charge: Charge, kind: EventKind, refund?: Refund): void
  /** The state in which a provider's refunds start. */
  initialRefundState(provider: Provider): RefundState
}

export function createChargeService({
  database,
  keys,
  adapters,
  urlOf,
  publish,
  initialRefundState,
}: ChargeServiceDeps): ChargeService {
  const { charges, refunds } = database

  function settle(charge: Charge, outcome: PaymentOutcome, { notify = true, captured }: SettleOptions = {}): Charge {
    if (charge.state !== "open") return charge
    const paidState = adapters[charge.provider].needsExecute ? "approved" : "captured"
    const ended = charges.end(charge.id, outcome === "paid" ? paidState : outcome, captured)
    if (notify) publish(ended, outcome)
    return ended
  }

  return {
    database,
    keys,
    urlOf,
    find(id) {
      const charge = charges.find(id)
      const isExpired = charge?.state === "open" && charge.expiresAt !== null && charge.expiresAt <= Date.now()
      return charge && isExpired ? settle(charge, "expired") : charge
    },
    settle,
    execute: (charge) => (charge.state === "approved" ? charges.end(charge.id, "captured") : charge),
    refund(charge, refund, state = initialRefundState(charge.provider)) {
      const created = refunds.add({ ...refund, chargeId: charge.id, state })
      if (state === "done") publish(charge, "refunded", created)
      return created
    },
    endRefund(refund, state) {
      if (refund.state !== "pending") return refund
      const ended = refunds.end(refund.id, state)
      const charge = charges.find(refund.chargeId)
      if (charge && state === "done") publish(charge, "refunded", ended)
      return ended
    },
  }
}
