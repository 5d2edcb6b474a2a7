import type { ClientType } from "@hearth/contract/client-types.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import type { EvaluationContext } from "@hearth/domain/offers/evaluation-context.ts"
import type { RawBuilder } from "kysely"
import type { Clock } from "../../platform/clock.ts"
import type { Queryable } from "../../platform/database/database.ts"
import type { MenuOf } from "../catalog/public.ts"

/** What offers there are, and what counts for or against a customer. */
export interface CartOffers {
  /** From memory. In a partner's app without those that are bound to another way to pay. */
  offersOf(country: CountryCode, clientType: ClientType): readonly Offer[]
  /** Whether they have won what they have not used: a part of the statement that reads the cart. */
  hasPrize(country: CountryCode, userId: string, at: number): RawBuilder<boolean>
  /** In one statement. */
  readCustomerFacts(
    db: Queryable,
    country: CountryCode,
    userId: string,
    at: number,
  ): Promise<Pick<EvaluationContext, "customer" | "uses">>
}

/** What a cart is priced by. */
export interface CartDeps {
  menuOf: MenuOf
  findStore(country: CountryCode, id: string): { city: string } | undefined
  offers: CartOffers
  clock: Clock
}
