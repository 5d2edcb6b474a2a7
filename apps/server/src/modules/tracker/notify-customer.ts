import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { TicketStage } from "@hearth/domain/orders/order-stage.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import type { Messages } from "../messages/public.ts"
import { findTrackedOrders } from "../orders/public.ts"
import { describeTrackedOrder } from "./read-trackers.ts"
import { formatOrderMessage } from "./format-order-message.ts"
import { insertMessageSent } from "./tracker.store.ts"
import type { TrackerDeps } from "./tracker-deps.ts"

interface NotifyCustomerDeps extends TrackerDeps {
  messages: Messages
  /** Under which name visitors of the country see us. */
  originOfCountry(country: CountryCode): string
}

/** Later than this it tells nobody anything new. */
const EXPIRES_SECONDS = 30 * 60

interface OrderMove {
  orderId: string
  country: CountryCode
  stage: TicketStage
}

/** An SMS at each step the customer cares about, once each, to the number of the order. */
export async function notifyCustomer(deps: NotifyCustomerDeps, { orderId, country, stage }: OrderMove): Promise<void> {
  const { db, clock, messages, originOfCountry } = deps
  const [order] = await findTrackedOrders(db, [orderId])
  // Its customer has left us, and with them their number.
  if (!order || order.mobile === "" || order.placedAt === null) return
  const tracker = await describeTrackedOrder(deps, order)
  const link = `${originOfCountry(country)}/track?orderId=${order.number}`
  const text = formatOrderMessage(stage, { tracker, country, link })
  // The next step was quicker than this message: what it says holds no more.
  const isOutdated = stage !== tracker.stage && (tracker.stage === "CANCELLED" || tracker.stage === "HANDED OVER")
  if (text === undefined || isOutdated) return
  const kind = `order ${stage.toLowerCase()}`
  const message = { channel: "sms", kind, to: order.mobile, text, expiresInSeconds: EXPIRES_SECONDS } as const
  const storedMessage = await inTransaction(db, async (tx) =>
    (await insertMessageSent(tx, orderId, stage, clock.now())) ? messages.enqueue(tx, message) : undefined,
  )
  if (storedMessage) await messages.deliver(storedMessage)
}
