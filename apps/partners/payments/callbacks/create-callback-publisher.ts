import { randomBytes } from "node:crypto"
import type { Charge } from "../database/charges.store.ts"
import type { PaymentDatabase } from "../database/open-payment-database.ts"
import type { Refund } from "../database/refunds.store.ts"
import type { Provider } from "../providers.ts"
import type { ProviderAdapter } from "../provider-adapter.ts"
import { type CallbackPlan, type CallbackPlans, type Tamper, defaultPlan } from "./callback-plan.ts"
import type { EventKind } from "./deliveries.store.ts"

const SHUFFLE_WINDOW_MS = 1_000
const OLD_SECONDS = 24 * 60 * 60

interface CallbackPublisherDeps {
  database: PaymentDatabase
  adapters: Readonly<Record<Provider, ProviderAdapter>>
  plans: Readonly<Record<Provider, CallbackPlans>>
  /** Called when there is a callback to deliver. */
  wake(): void
}

export interface CallbackPublisher {
  /** Queues the callback of an event that has just happened, according to the provider's plan. */
  publish(charge: Charge, kind: EventKind, refund?: Refund): void
  /**
   * Queues all events of the charge again, complete and untampered, with the same event ids. Returns how many there
   * are.
   */
  republish(charge: Charge): number
  /** Queues a callback for an event that did not happen, signed with a wrong key. */
  forge(charge: Charge, kind: EventKind): void
}

const newEventId = (): string => `evt_${randomBytes(12).toString("hex")}`
const eventKindByState: Partial<Record<Charge["state"], EventKind>> = {
  captured: "paid",
  declined: "declined",
  expired: "expired",
}

export function createCallbackPublisher({ database, adapters, plans, wake }: CallbackPublisherDeps): CallbackPublisher {
  const { deliveries, refunds, charges } = database

  function queue(charge: Charge, kind: EventKind, refund: Refund | undefined, eventId: string, plan: CallbackPlan) {
    const { deliver, order, delayMs, tamper } = plan
    const reported = applyTamper(charge, tamper)
    const at = eventTimestamp(tamper)
    const refunded = refunds.total(charge.id)
    const body = adapters[charge.provider].callbacks?.event({ kind, eventId, charge: reported, refund, refunded, at })
    if (body === undefined) return false
    const common = { provider: charge.provider, eventId, kind, chargeId: charge.id, refundId: refund?.id ?? null, body }
    if (deliver === 0) deliveries.add({ ...common, tamper, state: "withheld", dueAt: 0 })
    for (let copy = 0; copy < deliver; copy++) {
      const delay = order === "shuffled" ? Math.random() * (delayMs || SHUFFLE_WINDOW_MS) : delayMs
      deliveries.add({ ...common, tamper, state: "due", dueAt: Math.floor(Date.now() + delay) })
    }
    wake()
    return true
  }

  return {
    publish: (charge, kind, refund) => void queue(charge, kind, refund, newEventId(), plans[charge.provider].next()),
    republish(charge) {
      const events = new Map(
        deliveries
          .ofCharge(charge.id)
          // Leaves out forged events, which never happened.
          .filter(({ eventId }) => !eventId.startsWith("evt_forged"))
          .map(({ eventId, kind, refundId }) => [eventId, { kind, refundId }] as const),
      )
      const kind = eventKindByState[charge.state]
      if (kind && ![...events.values()].some((event) => event.kind === kind)) {
        events.set(newEventId(), { kind, refundId: null })
      }
      const current = charges.find(charge.id) ?? charge
      return [...events].filter(([eventId, { kind: reported, refundId }]) =>
        queue(current, reported, refundId === null ? undefined : refunds.find(refundId), eventId, defaultPlan),
      ).length
    },
    forge(charge, kind) {
      const claimed = { ...charge, state: kind === "paid" ? ("captured" as const) : ("declined" as const) }
      queue(claimed, kind, undefined, newEventId().replace("_", "_forged"), { ...defaultPlan, tamper: "forged" })
    },
  }
}

/** Returns the timestamp that the event claims, in seconds since 1970. */
export function eventTimestamp(tamper: Tamper): number {
  return Math.floor(Date.now() / 1000) - (tamper === "old-timestamp" ? OLD_SECONDS : 0)
}

function applyTamper(charge: Charge, tamper: Tamper): Charge {
  if (tamper === "wrong-amount") return { ...charge, amount: charge.amount + 100 }
  if (tamper === "wrong-currency") return { ...charge, currency: charge.currency === "USD" ? "EUR" : "USD" }
  return charge
}
