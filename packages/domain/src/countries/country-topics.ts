import type { Bounds } from "../geo/bounds.ts"
import type { GuaranteeTerms } from "../guarantee/guarantee-terms.ts"
import type { LoyaltyRules } from "../loyalty/loyalty-rules.ts"
import type { CountryPages } from "../navigation/page.ts"
import type { CountryPayment } from "../payments/country-payment.ts"
import type { ChargeRule } from "../pricing/charge-rule.ts"
import type { TaxRule } from "../pricing/tax-rule.ts"
import type { InvoiceRules } from "./invoice-rules.ts"
import type { ReceiptRules } from "./receipt-rules.ts"
import type { CountryOutline } from "../geo/country-outline.ts"
import type { PhoneRules } from "../identity/phone-rules.ts"
import type { RemedyRules } from "../cases/remedy-rules.ts"
import type { SiteConfig } from "./site-config.ts"
import type { CountryConfig } from "./country.ts"

/**
 * Everything that differs by country. Each country has a folder with a file for each topic, and each topic has a file
 * in `topics/` with all countries, so that a page downloads only the topics that it uses.
 */
export interface Country {
  config: CountryConfig
  /** Oldest first. */
  charges: readonly ChargeRule[]
  /** Oldest first. A bill uses the rule of its own day, so past bills don't change. */
  taxes: readonly TaxRule[]
  payment: CountryPayment
  /** TRK-3: null where there is no guarantee. */
  guarantee: GuaranteeTerms | null
  /** LOY-2. */
  loyalty: LoyaltyRules
  /** FBK-3. */
  remedies: RemedyRules
  invoice: InvoiceRules
  phone: PhoneRules
  receipt: ReceiptRules
  bounds: Bounds
  outline: CountryOutline
  pages: CountryPages
  site: SiteConfig
}

/** A topic of every country. */
export type ByCountry<Topic extends keyof Country> = Readonly<Record<CountryConfig["code"], Country[Topic]>>
