import type { BillWithTexts } from "@hearth/texts/cart/priced-bill.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import type { OrderStatus } from "@hearth/domain/orders/order-status.ts"
import type { Queryable } from "../../platform/database/database.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Session } from "../../platform/sessions/sessions.ts"

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

export interface FeedbackDeps extends Pick<Platform, "db" | "clock" | "random"> {
  /** Returns the visitor's order with this number, or throws NOT_FOUND. */
  findOwnOrder(db: Queryable, caller: FeedbackCaller, orderNumber: string): Promise<RatedOrder>
}
