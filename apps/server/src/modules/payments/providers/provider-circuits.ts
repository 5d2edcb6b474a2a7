import { type PaymentProvider, paymentProviders } from "@hearth/domain/payments/payment-modes.ts"
import type { CircuitBreakers } from "../../../platform/circuits/circuit-breakers.ts"
import type { CircuitBreaker } from "../../../platform/circuits/create-circuit-breaker.ts"

/** Each of these failures can make a customer wait for up to five seconds. */
const FAILURE_THRESHOLD = 10
/** How long a provider is not called before a trial call. */
export const OPEN_MS = 15_000
const MAX_CONCURRENT_STARTS = 50
const MAX_CONCURRENT_STATUS_CALLS = 30

/**
 * A provider has two circuit breakers: captured money must be found even if new payments can't be started, and a
 * successful status call does not prove that payments can be started.
 */
interface ProviderCircuits {
  newPayments: CircuitBreaker
  status: CircuitBreaker
}

export type CircuitsOfProvider = (provider: PaymentProvider) => ProviderCircuits

export function createProviderCircuits(
  circuits: CircuitBreakers,
  /** Called when the provider responds again, so that its pending payments can be settled. */
  onRecovered: (provider: PaymentProvider) => void,
): CircuitsOfProvider {
  const create = (provider: PaymentProvider): ProviderCircuits => {
    const shared = {
      failureThreshold: FAILURE_THRESHOLD,
      openMs: OPEN_MS,
      onChange: (state: string) => state === "closed" && onRecovered(provider),
    }
    return {
      // The trial is a status call (`probe-providers.ts`), so that no customer has to make it.
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
