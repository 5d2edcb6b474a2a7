import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { TicketStage } from "@hearth/domain/orders/order-stage.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import type { Messages } from "../messages/public.ts"
import { findTrackedOrders } from "../orders/public.ts"
import { loadTracker } from "./load-trackers.ts"
import { formatOrderMessage } from "./format-order-message.ts"
import { insertMessageSent } from "./tracker.store.ts"
import type { TrackerDeps } from "./tracker-deps.ts"

interface NotifyCustomerDeps extends TrackerDeps {
  messages: Messages
  /** Returns the public origin of the country's web app. */
  originOfCountry(country: CountryCode): string
}

/** After this time a message is outdated and is no longer sent. */
const MESSAGE_EXPIRES_IN_SECONDS = 30 * 60

interface OrderMove {
  orderId: string
  country: CountryCode
  stage: TicketStage
}

/** Sends an SMS at each stage that matters to the customer, once each, to the order's phone number. */
export async function notifyCustomer(deps: NotifyCustomerDeps, { orderId, country, stage }: OrderMove): Promise<void> {
  const { db, clock, messages, originOfCountry } = deps
  const [order] = await findTrackedOrders(db, [orderId])
  // The account was deleted, and the phone number with it.
  if (!order || order.mobile === "" || order.placedAt === null) return
  const tracker = await loadTracker(deps, order)
  const link = `${originOfCountry(country)}/track?orderId=${order.number}`
  const text = formatOrderMessage(stage, { tracker, country, link })
  // The order has ended before this message was sent, so the message is outdated.
  const isOutdated = stage !== tracker.stage && (tracker.stage === "CANCELLED" || tracker.stage === "HANDED OVER")
  if (text === undefined || isOutdated) return
  const kind = `order ${stage.toLowerCase()}`
  const message = {
    channel: "sms",
    kind,
    to: order.mobile,
    text,
    expiresInSeconds: MESSAGE_EXPIRES_IN_SECONDS,
  } as const
  const storedMessage = await inTransaction(db, async (tx) =>
    (await insertMessageSent(tx, orderId, stage, clock.now())) ? messages.enqueue(tx, message) : undefined,
  )
  if (storedMessage) await messages.deliver(storedMessage)
}
