import type { OfferGroup } from "@hearth/contract/calls/offers.calls.ts"
import type { Tracker } from "@hearth/contract/calls/order-tracking.shapes.ts"
import type { ChatTopic } from "@hearth/domain/chat/chat-topics.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import type { CartOwner } from "../cart/public.ts"
import type { Locator } from "../locator/public.ts"
import type { Loyalty } from "../loyalty/public.ts"
import type { Orders } from "../orders/public.ts"

/**
 * Understands a question: finds its topic, and nothing else. Whatever understands it, our own code writes the answer from
 * the visitor's own data. Returns undefined if it doesn't know.
 */
export interface QuestionReader {
  readTopic(question: string): Promise<ChatTopic | undefined>
}

export interface ChatbotDeps extends Pick<Platform, "db" | "clock" | "switches"> {
  reader: QuestionReader
  orders: Pick<Orders, "loadTransaction">
  locator: Pick<Locator, "findStore" | "storeAt">
  loyalty: Pick<Loyalty, "readMembership">
  /** The trackers of the visitor's own active orders. */
  listOwnTrackers(caller: { session: Session; country: CountryCode }): Promise<Tracker[]>
  /** The offers that the visitor can use at a store. */
  listStoreOffers(owner: CartOwner, storeId: string): Promise<{ coupons: OfferGroup[] }>
}

/** Who asks, and where they want to order. */
export interface ChatCaller {
  session: Session
  country: CountryCode
  owner: CartOwner
  storeId: string | undefined
  location: Point | undefined
}
