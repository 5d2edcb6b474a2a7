import type { ClientType } from "@hearth/contract/client-types.ts"
import type { Condition, Offer } from "@hearth/domain/offers/offer.ts"

/** The payment method in each mini-app. */
const partnerMethods: Partial<Record<ClientType, string>> = { "web app-gpay": "GPAY", "web app-paytm": "PAYTM" }

/**
 * A mini-app has one payment method, so offers that are bound to another method or to a bank are left out (MIN-1,
 * CAT-8).
 */
export function filterForClient(offers: readonly Offer[], clientType: ClientType): readonly Offer[] {
  const method = partnerMethods[clientType]
  if (method === undefined) return offers
  const fits = (condition: Condition) =>
    condition.kind !== "bank-bin" && (condition.kind !== "payment-method" || condition.methods.includes(method))
  return offers.filter(({ conditions }) => conditions.every(fits))
}
