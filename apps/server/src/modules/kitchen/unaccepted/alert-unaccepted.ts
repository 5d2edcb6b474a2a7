import { MINUTE_MS } from "@hearth/domain/stores/zoned-time.ts"
import * as kitchenTexts from "@hearth/texts/orders/kitchen.ts"
import { inTransaction } from "../../../platform/database/in-transaction.ts"
import type { KitchenDeps } from "../kitchen-deps.ts"
import { claimUnaccepted, type UnacceptedTicket } from "./unaccepted.store.ts"

/** A message with more orders would be too long to read. */
const BATCH_SIZE = 20

/**
 * TRK-4: alerts head office about orders that their store hasn't accepted for `UNACCEPTED_ALERT_MINUTES`. Writes one
 * log line per order and, if `UNACCEPTED_ALERT_TO` is set, sends one message per batch. Each order is reported once.
 */
export async function alertUnaccepted(deps: KitchenDeps): Promise<void> {
  const { db, clock, log, settings, messages } = deps
  const { minutes, to } = settings.unacceptedAlert
  for (;;) {
    const now = clock.now()
    const startedBefore = new Date(now.getTime() - minutes * MINUTE_MS)
    const { tickets, message } = await inTransaction(db, async (tx) => {
      const claimedTickets = await claimUnaccepted(tx, startedBefore, BATCH_SIZE, now)
      if (!to || claimedTickets.length === 0) return { tickets: claimedTickets, message: undefined }
      const text = formatAlert(deps, claimedTickets, now)
      const messageInput = {
        kind: "unaccepted orders",
        to: to.address,
        subject: kitchenTexts.unacceptedSubject,
        text,
        expiresInSeconds: 3_600,
      }
      return { tickets: claimedTickets, message: await messages.enqueue(tx, { channel: to.channel, ...messageInput }) }
    })
    for (const { number, storeId, country, startsAt } of tickets) {
      const waitingMinutes = Math.floor((now.getTime() - startsAt.getTime()) / MINUTE_MS)
      log.warn({ orderNumber: number, storeId, country, waitingMinutes }, "an order has not been accepted")
    }
    if (message) await messages.deliver(message)
    if (tickets.length < BATCH_SIZE) return
  }
}

function formatAlert({ locator }: KitchenDeps, tickets: readonly UnacceptedTicket[], now: Date): string {
  return kitchenTexts.unacceptedOrders(
    tickets.map(({ number, country, storeId, startsAt }) => ({
      store: locator.findStore(country, storeId)?.name ?? storeId,
      number,
      minutes: Math.floor((now.getTime() - startsAt.getTime()) / MINUTE_MS),
    })),
  )
}
