import type { PaymentDeps } from "./payment-deps.ts"
import { findPayment } from "./payments.store.ts"
import { toProviderPayment } from "./providers/to-provider-payment.ts"

/**
 * CAR-6: returns the first digits of the card that paid, or null if the provider doesn't reveal them. Throws if the
 * provider doesn't respond.
 */
export async function findCardDigits(deps: PaymentDeps, paymentId: string): Promise<string | null> {
  const payment = await findPayment(deps.db, paymentId)
  const provider = payment?.provider ? deps.providers.get(payment.provider) : undefined
  if (!payment || !provider?.fetchCardDigits) return null
  const digits = await provider.fetchCardDigits(toProviderPayment(payment))
  if (digits === undefined) throw new Error("the provider did not return the card's digits")
  return digits
}
