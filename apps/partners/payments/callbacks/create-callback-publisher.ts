import { randomBytes } from "node:crypto"
import type { Payment } from "../database/payments.store.ts"
import type { PaymentDatabase } from "../database/open-payment-database.ts"
import type { Refund } from "../database/refunds.store.ts"
import type { Provider } from "../providers.ts"
import type { ProviderAdapter } from "../provider-adapter.ts"
import { type CallbackPlan, type CurrentCallbackPlan, type Tamper, defaultPlan } from "./callback-plan.ts"
import type { EventKind } from "./deliveries.store.ts"

const SHUFFLE_WINDOW_MS = 1_000
const OLD_SECONDS = 24 * 60 * 60

interface CallbackPublisherDeps {
  database: PaymentDatabase
  adapters: Readonly<Record<Provider, ProviderAdapter>>
  plans: Readonly<Record<Provider, CurrentCallbackPlan>>
  /** Called when there is a callback to deliver. */
  wake(): void
}

export interface CallbackPublisher {
  /** Queues the callback of an event that has just happened, according to the provider's plan. */
  publish(payment: Payment, kind: EventKind, refund?: Refund): void
  /**
   * Queues all events of the payment again, untampered and with the same event ids. Adds an event for its outcome if
   * there was none. Returns the number of queued events.
   */
  republish(payment: Payment): number
  /** Queues a callback for an event that did not happen, signed with a wrong key. */
  forge(payment: Payment, kind: EventKind): void
}

const newEventId = (): string => `evt_${randomBytes(12).toString("hex")}`
const eventKindByState: Partial<Record<Payment["state"], EventKind>> = {
  captured: "paid",
  declined: "declined",
  expired: "expired",
}

export function createCallbackPublisher({ database, adapters, plans, wake }: CallbackPublisherDeps): CallbackPublisher {
  const { deliveries, refunds, payments } = database

  function queue(payment: Payment, kind: EventKind, refund: Refund | undefined, eventId: string, plan: CallbackPlan) {
    const { deliver, order, delayMs, tamper } = plan
    const reportedPayment = applyTamper(payment, tamper)
    const timestamp = eventTimestamp(tamper)
    const refunded = refunds.total(payment.id)
    const body = adapters[payment.provider].callbacks?.event({
      kind,
      eventId,
      payment: reportedPayment,
      refund,
      refunded,
      timestamp,
    })
    if (body === undefined) return false
    const common = {
      provider: payment.provider,
      eventId,
      kind,
      paymentId: payment.id,
      refundId: refund?.id ?? null,
      body,
    }
    if (deliver === 0) deliveries.add({ ...common, tamper, state: "withheld", dueAt: 0 })
    for (let copy = 0; copy < deliver; copy++) {
      const delay = order === "shuffled" ? Math.random() * (delayMs || SHUFFLE_WINDOW_MS) : delayMs
      deliveries.add({ ...common, tamper, state: "due", dueAt: Math.floor(Date.now() + delay) })
    }
    wake()
    return true
  }

  return {
    publish: (payment, kind, refund) => void queue(payment, kind, refund, newEventId(), plans[payment.provider].next()),
    republish(payment) {
      const events = new Map(
        deliveries
          .ofPayment(payment.id)
          // Leaves out forged events, which never happened.
          .filter(({ eventId }) => !eventId.startsWith("evt_forged"))
          .map(({ eventId, kind, refundId }) => [eventId, { kind, refundId }] as const),
      )
      const kind = eventKindByState[payment.state]
      if (kind && ![...events.values()].some((event) => event.kind === kind)) {
        events.set(newEventId(), { kind, refundId: null })
      }
      const current = payments.find(payment.id) ?? payment
      return [...events].filter(([eventId, { kind: eventKind, refundId }]) =>
        queue(current, eventKind, refundId === null ? undefined : refunds.find(refundId), eventId, defaultPlan),
      ).length
    },
    forge(payment, kind) {
      const claimed = { ...payment, state: kind === "paid" ? ("captured" as const) : ("declined" as const) }
      queue(claimed, kind, undefined, newEventId().replace("_", "_forged"), { ...defaultPlan, tamper: "forged" })
    },
  }
}

/** Returns the timestamp that the event claims, in seconds since 1970. */
export function eventTimestamp(tamper: Tamper): number {
  return Math.floor(Date.now() / 1000) - (tamper === "old-timestamp" ? OLD_SECONDS : 0)
}

function applyTamper(payment: Payment, tamper: Tamper): Payment {
  if (tamper === "wrong-amount") return { ...payment, amount: payment.amount + 100 }
  if (tamper === "wrong-currency") return { ...payment, currency: payment.currency === "USD" ? "EUR" : "USD" }
  return payment
}
