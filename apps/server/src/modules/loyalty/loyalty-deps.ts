import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { OrderStatus } from "@hearth/domain/orders/order-status.ts"
import type { Queryable } from "../../platform/database/database.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import type { Messages } from "../messages/public.ts"
import type { MemberKey, ReservedPointsExpression } from "./loyalty.store.ts"

/** The part of an order that decides what it earns. */
export interface EarningOrder {
  id: string
  status: OrderStatus
  /** `displayNetPrice` is what the customer pays for the items, without charges. */
  bill: { displayNetPrice: number }
  placedAt: Date | null
  createdAt: Date
}

export interface LoyaltyCaller {
  session: Session
  country: CountryCode
}

export interface LoyaltyDeps extends Pick<Platform, "db" | "clock" | "random" | "log"> {
  messages: Pick<Messages, "enqueue" | "deliver">
  /** Returns a customer's phone number; undefined after the account was deleted. */
  phoneOf(db: Queryable, userId: string): Promise<string | undefined>
  /** Returns the order numbers that customers see. */
  orderNumbersOf(db: Queryable, orderIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Returns the customer's order with this number, or throws NOT_FOUND. */
  findOwnOrder(db: Queryable, caller: LoyaltyCaller, orderNumber: string): Promise<EarningOrder>
  /**
   * Whether the customer has an open order, other than `exceptId`, that was placed in the period and has an item to pay
   * for.
   */
  hasOtherOpenOrder(
    db: Queryable,
    customer: MemberKey,
    period: { from: Date; until: Date; exceptId: string | null },
  ): Promise<boolean>
  reservedPointsExpression: ReservedPointsExpression
  /** Returns those of these orders that have reserved points and aren't placed yet. */
  listReservingOrders(db: Queryable, orderIds: readonly string[]): Promise<ReadonlySet<string>>
  /** Returns the public origin of the country's web app. */
  originOfCountry(country: CountryCode): string
}
