import { MINUTE } from "@hearth/domain/stores/zoned-time.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import type { KitchenShop } from "./kitchen-shop.ts"
import { takeToAlert, type UnacceptedTicket } from "./unaccepted.store.ts"

/** More at once would be one long message that nobody reads. */
const AT_ONCE = 20
const SUBJECT = "Orders nobody has accepted"

/**
 * TRK-4: head office is told of an order that its store hasn't accepted for `UNACCEPTED_ALERT_MINUTES`: a line in the log
 * each, and one message for all of a look where `UNACCEPTED_ALERT_TO` names somebody. Once for each order.
 */
export async function alertUnaccepted(shop: KitchenShop): Promise<void> {
  const { db, clock, log, settings, messages } = shop
  const { minutes, to } = settings.unacceptedAlert
  for (;;) {
    const now = clock.now()
    const before = new Date(now.getTime() - minutes * MINUTE)
    const { tickets, message } = await inTransaction(db, async (tx) => {
      const taken = await takeToAlert(tx, before, AT_ONCE, now)
      if (!to || taken.length === 0) return { tickets: taken, message: undefined }
      const text = sayAlert(shop, taken, now)
      const written = { kind: "unaccepted orders", to: to.address, subject: SUBJECT, text, expiresInSeconds: 3_600 }
      return { tickets: taken, message: await messages.begin(tx, { channel: to.channel, ...written }) }
    })
    for (const { number, storeId, country, startsAt } of tickets) {
      const waitingMinutes = Math.floor((now.getTime() - startsAt.getTime()) / MINUTE)
      log.warn({ orderNumber: number, storeId, country, waitingMinutes }, "an order has not been accepted")
    }
    if (message) await messages.deliver(message)
    if (tickets.length < AT_ONCE) return
  }
}

function sayAlert({ locator }: KitchenShop, tickets: readonly UnacceptedTicket[], now: Date): string {
  const lines = tickets.map(({ number, country, storeId, startsAt }) => {
    const name = locator.findStore(country, storeId)?.name ?? storeId
    return `${name}: ${number}, waiting ${Math.floor((now.getTime() - startsAt.getTime()) / MINUTE)} min`
  })
  return `Hearth: not accepted yet. ${lines.join("; ")}`
}
