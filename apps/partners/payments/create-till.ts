import type { Charge } from "./books/charges.store.ts"
import type { Books } from "./books/open-books.ts"
import type { Refund, RefundState } from "./books/refunds.store.ts"
import type { EventKind } from "./callbacks/deliveries.store.ts"
import type { Keys } from "./keys.ts"
import type { Provider } from "./providers.ts"
import type { Side } from "./side.ts"
import type { Outcome, SettleOptions, Till } from "./till.ts"

interface Parts {
  books: Books
  keys: Keys
  sides: Readonly<Record<Provider, Side>>
  urlOf(provider: Provider): string
  announce(charge: Charge, kind: EventKind, refund?: Refund): void
  /** How refunds of a provider begin. */
  firstState(provider: Provider): RefundState
}

export function createTill({ books, keys, sides, urlOf, announce, firstState }: Parts): Till {
  const { charges, refunds } = books

  function settle(charge: Charge, outcome: Outcome, { tell = true, taken }: SettleOptions = {}): Charge {
    if (charge.state !== "open") return charge
    const paid = sides[charge.provider].needsExecute ? "approved" : "captured"
    const ended = charges.end(charge.id, outcome === "paid" ? paid : outcome, taken)
    if (tell) announce(ended, outcome)
    return ended
  }

  return {
    books,
    keys,
    urlOf,
    find(id) {
      const charge = charges.find(id)
      const isOver = charge?.state === "open" && charge.expiresAt !== null && charge.expiresAt <= Date.now()
      return charge && isOver ? settle(charge, "expired") : charge
    },
    settle,
    execute: (charge) => (charge.state === "approved" ? charges.end(charge.id, "captured") : charge),
    giveBack(charge, refund, state = firstState(charge.provider)) {
      const given = refunds.add({ ...refund, chargeId: charge.id, state })
      if (state === "done") announce(charge, "refunded", given)
      return given
    },
    endRefund(refund, state) {
      if (refund.state !== "pending") return refund
      const ended = refunds.end(refund.id, state)
      const charge = charges.find(refund.chargeId)
      if (charge && state === "done") announce(charge, "refunded", ended)
      return ended
    },
  }
}
