import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import type { Guarantee } from "../guarantee/public.ts"
import type { OfficeCaller } from "../head-office/public.ts"
import type { Kitchen } from "../kitchen/public.ts"
import type { Messages } from "../messages/public.ts"
import type { Orders } from "../orders/public.ts"
import type { Payments } from "../payments/public.ts"
import type { StaffDirectory } from "../staff/public.ts"

export interface CasesDeps extends Pick<Platform, "db" | "clock" | "random" | "log" | "photos" | "switches"> {
  orders: Pick<Orders, "lock" | "placeReplacement">
  payments: Pick<Payments, "refundRemedy" | "readOrderRefunds">
  kitchen: Pick<Kitchen, "ticketsOf">
  guarantee: Pick<Guarantee, "compensationsFor">
  staff: Pick<StaffDirectory, "storesOf">
  messages: Messages
  findStore(country: CountryCode, id: string): StoreInfo | undefined
  /** Returns the public origin of the country's web app. */
  originOfCountry(country: CountryCode): string
}

export interface CustomerCaller {
  session: Session
  country: CountryCode
}

/** A member of staff who calls, and the country of the host. */
export type StaffCaller = OfficeCaller
