import type { ClientType } from "@hearth/contract/client-types.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import type { EvaluationContext } from "@hearth/domain/offers/evaluation-context.ts"
import type { RawBuilder } from "kysely"
import type { Clock } from "../../platform/clock.ts"
import type { Queryable } from "../../platform/database/database.ts"
import type { MenuOf } from "../catalog/public.ts"

/** The offers, and the facts about a customer that offers depend on. */
export interface CartOffers {
  /** Reads the cached offers. For a mini-app, leaves out offers that require another payment method. */
  offersOf(country: CountryCode, clientType: ClientType): readonly Offer[]
  /** SQL expression for whether the customer has an unused prize; part of the statement that reads the cart. */
  hasPrizeSql(country: CountryCode, userId: string, at: number): RawBuilder<boolean>
  /** Reads what offers need to know about a customer, in one statement. */
  readCustomerFacts(
    db: Queryable,
    country: CountryCode,
    userId: string,
    at: number,
  ): Promise<Pick<EvaluationContext, "customer" | "uses">>
}

/** Everything that pricing a cart needs. */
export interface CartDeps {
  menuOf: MenuOf
  findStore(country: CountryCode, id: string): { city: string } | undefined
  offers: CartOffers
  clock: Clock
}
