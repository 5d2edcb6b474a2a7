import type { BillWithTexts } from "@hearth/texts/cart/priced-bill.ts"
import type { IssueCategory } from "@hearth/domain/cases/issue-categories.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import type { OrderStatus } from "@hearth/domain/orders/order-status.ts"
import type { Queryable } from "../../platform/database/database.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import type { StaffDirectory } from "../staff/public.ts"
import type { RatingsQuery } from "./ratings.store.ts"

/** The part of an order that feedback is about. */
export interface RatedOrder {
  id: string
  number: string
  storeId: string
  deliveryType: DeliveryType
  status: OrderStatus
  endedAt: Date | null
  bill: Pick<BillWithTexts, "validItems">
}

export interface FeedbackCaller {
  session: Session
  country: CountryCode
}

/** How many complaints there were, and what the remedies were worth. */
interface CaseReport {
  /** One number for each period, in the order of the periods. */
  countByPeriod: readonly number[]
  countByStore: ReadonlyMap<string, number>
  countByCategory: readonly { category: IssueCategory; count: number }[]
  /** What the remedies given in this time are worth. */
  remedyTotal: number
}

/** The module of cases counts them. It uses this module, so it can't be imported here. */
type ReadCaseReport = (db: Queryable, query: RatingsQuery) => Promise<CaseReport>

/** What head office's report of ratings needs. */
export interface RatingsDeps extends Pick<Platform, "db" | "clock"> {
  staff: Pick<StaffDirectory, "storesOf">
  readCaseReport: ReadCaseReport
  findStore(country: CountryCode, id: string): { name: string } | undefined
  /** Returns the id for a product that is no longer on the menu. */
  productName(country: CountryCode, productId: string): string
}

export interface FeedbackDeps extends Pick<Platform, "db" | "clock" | "random"> {
  /** Returns the visitor's order with this number, or throws NOT_FOUND. */
  findOwnOrder(db: Queryable, caller: FeedbackCaller, orderNumber: string): Promise<RatedOrder>
}
