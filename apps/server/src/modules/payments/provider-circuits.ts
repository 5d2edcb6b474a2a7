import { type PaymentProvider, paymentProviders } from "@hearth/domain/payments/payment-modes.ts"
import type { CircuitBreakers } from "../../platform/circuits/circuit-breakers.ts"
import type { CircuitBreaker } from "../../platform/circuits/create-circuit-breaker.ts"

/** A new customer waits up to five seconds for each of these. */
const FAILURE_THRESHOLD = 10
/** How long a provider is left alone before one call tries whether it is back. */
export const OPEN_MS = 15_000
const MAX_CONCURRENT_STARTS = 50
const MAX_CONCURRENT_STATUS_CALLS = 30

/**
 * A provider has two circuits. Money that was taken is looked for at its own pace, whether new payments can begin or not,
 * and a status call that works says nothing about whether payments can begin.
 */
interface ProviderCircuits {
  newPayments: CircuitBreaker
  status: CircuitBreaker
}

export type CircuitsOf = (provider: PaymentProvider) => ProviderCircuits

export function createProviderCircuits(
  circuits: CircuitBreakers,
  /** It answers again: what is pending there can be settled now. */
  onRecovered: (provider: PaymentProvider) => void,
): CircuitsOf {
  const create = (provider: PaymentProvider): ProviderCircuits => {
    const shared = {
      failureThreshold: FAILURE_THRESHOLD,
      openMs: OPEN_MS,
      onChange: (state: string) => state === "closed" && onRecovered(provider),
    }
    return {
      // Its trial is a status call (`probe-providers.ts`): no customer has to be the one who tries.
      newPayments: circuits.create(`payments.${provider}`, {
        ...shared,
        maxConcurrent: MAX_CONCURRENT_STARTS,
        onProbationAfterTrial: true,
      }),
      status: circuits.create(`payment-status.${provider}`, { ...shared, maxConcurrent: MAX_CONCURRENT_STATUS_CALLS }),
    }
  }
  const circuitsByProvider = Object.fromEntries(paymentProviders.map((name) => [name, create(name)])) as Record<
    PaymentProvider,
    ProviderCircuits
  >
  return (provider) => circuitsByProvider[provider]
}
