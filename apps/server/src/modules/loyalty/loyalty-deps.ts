import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Queryable } from "../../platform/database/database.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Messages } from "../messages/public.ts"

export interface LoyaltyDeps extends Pick<Platform, "db" | "clock" | "random" | "log"> {
  messages: Pick<Messages, "enqueue" | "deliver">
  /** Returns a customer's phone number; undefined after the account was deleted. */
  phoneOf(db: Queryable, userId: string): Promise<string | undefined>
  /** Returns the order numbers that customers see. */
  orderNumbersOf(db: Queryable, orderIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Returns the public origin of the country's web app. */
  originOfCountry(country: CountryCode): string
}
