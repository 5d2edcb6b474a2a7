import { callThrough } from "../../../platform/circuits/call-through.ts"
import type { PaymentDeps } from "../payment-deps.ts"

/**
 * Sends a trial call to each provider whose circuit breaker for new payments is open and whose pause is over. A
 * response closes the breaker; no customer waits for this call, and nothing can be charged.
 */
export async function probeProviders({ providers, circuitsOfProvider }: PaymentDeps): Promise<void> {
  const paused = [...providers.values()].filter(
    ({ name }) => circuitsOfProvider(name).newPayments.state() === "half-open",
  )
  await Promise.all(
    paused.map((provider) =>
      callThrough(
        circuitsOfProvider(provider.name).newPayments,
        () => provider.isReachable(),
        (isReachable) => !isReachable,
      ),
    ),
  )
}
