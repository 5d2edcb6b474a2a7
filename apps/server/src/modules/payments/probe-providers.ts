import { callThrough } from "../../platform/circuits/call-through.ts"
import type { PaymentDeps } from "./payment-deps.ts"

/**
 * Tries the providers whose circuit for new payments has been open for its pause. An answer closes the circuit; no
 * customer waits for it, and nothing can be charged.
 */
export async function probeProviders({ providers, circuitsOf }: PaymentDeps): Promise<void> {
  const paused = [...providers.values()].filter(({ name }) => circuitsOf(name).newPayments.state() === "half-open")
  await Promise.all(
    paused.map((provider) =>
      callThrough(
        circuitsOf(provider.name).newPayments,
        () => provider.isReachable(),
        (isReachable) => !isReachable,
      ),
    ),
  )
}
