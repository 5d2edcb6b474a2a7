import type { ClientType } from "@hearth/contract/client-types.ts"
import type { Condition, Offer } from "@hearth/domain/offers/offer.ts"

/** How one pays in a partner's app. */
const partnerMethods: Partial<Record<ClientType, string>> = { "web app-gpay": "GPAY", "web app-paytm": "PAYTM" }

/** In a partner's app there is one way to pay: offers bound to any other, or to a bank, are not for there (MIN-1, CAT-8). */
export function filterForClient(offers: readonly Offer[], clientType: ClientType): readonly Offer[] {
  const method = partnerMethods[clientType]
  if (method === undefined) return offers
  const fits = (condition: Condition) =>
    condition.kind !== "bank-bin" && (condition.kind !== "payment-method" || condition.methods.includes(method))
  return offers.filter(({ conditions }) => conditions.every(fits))
}
