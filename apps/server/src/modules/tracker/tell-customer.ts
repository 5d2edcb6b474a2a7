import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { TicketStage } from "@hearth/domain/orders/order-stage.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import type { Messages } from "../messages/public.ts"
import { findTrackedOrders } from "../orders/public.ts"
import { describeOrder } from "./read-trackers.ts"
import { sayMove } from "./say-move.ts"
import { noteMessage } from "./tracker.store.ts"
import type { TrackerShop } from "./tracker-shop.ts"

interface Needs extends TrackerShop {
  messages: Messages
  /** Under which name visitors of the country see us. */
  originIn(country: CountryCode): string
}

/** Later than this it tells nobody anything new. */
const EXPIRES_SECONDS = 30 * 60

interface Moved {
  orderId: string
  country: CountryCode
  stage: TicketStage
}

/** An SMS at each step the customer cares about, once each, to the number of the order. */
export async function tellCustomer(shop: Needs, { orderId, country, stage }: Moved): Promise<void> {
  const { db, clock, messages, originIn } = shop
  const [order] = await findTrackedOrders(db, [orderId])
  // Its customer has left us, and with them their number.
  if (!order || order.mobile === "" || order.placedAt === null) return
  const tracker = await describeOrder(shop, order)
  const link = `${originIn(country)}/track?orderId=${order.number}`
  const text = sayMove(stage, { tracker, country, link })
  // The next step was quicker than this message: what it says holds no more.
  const isOld = stage !== tracker.stage && (tracker.stage === "CANCELLED" || tracker.stage === "HANDED OVER")
  if (text === undefined || isOld) return
  const kind = `order ${stage.toLowerCase()}`
  const message = { channel: "sms", kind, to: order.mobile, text, expiresInSeconds: EXPIRES_SECONDS } as const
  const begun = await inTransaction(db, async (tx) =>
    (await noteMessage(tx, orderId, stage, clock.now())) ? messages.begin(tx, message) : undefined,
  )
  if (begun) await messages.deliver(begun)
}
