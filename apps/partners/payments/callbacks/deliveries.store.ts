import type { DatabaseSync } from "node:sqlite"
import type { Provider } from "../providers.ts"
import type { Tamper } from "./callback-plan.ts"

export type EventKind = "paid" | "declined" | "expired" | "refunded"
/** `withheld`: the callback plan sends no copy. A `redeliver` call queues the event as a new delivery. */
export type DeliveryState = "due" | "done" | "failed" | "withheld"

export interface Delivery {
  number: number
  provider: Provider
  /** The same for every copy of one event. */
  eventId: string
  kind: EventKind
  paymentId: string
  refundId: string | null
  /** Not signed yet: each attempt is signed again. */
  body: string
  tamper: Tamper
  state: DeliveryState
  /** Milliseconds since 1970. */
  dueAt: number
  tries: number
  lastStatus: string
}

export interface DeliveryStore {
  add(delivery: Omit<Delivery, "number" | "tries" | "lastStatus">): void
  due(now: number, limit: number): Delivery[]
  nextDueAt(): number | undefined
  ofPayment(paymentId: string): Delivery[]
  recordAttempt(number: number, state: DeliveryState, dueAt: number, lastStatus: string): void
}

const columns = `number, provider, event_id as "eventId", kind, charge_id as "paymentId", refund_id as "refundId", body, tamper,
  state, due_at as "dueAt", tries, last_status as "lastStatus"`

/**
 * The queue of callbacks. It is persisted, so that a callback that was due when the provider crashed is delivered after
 * the restart.
 */
export function deliveryStore(db: DatabaseSync): DeliveryStore {
  const insert = db.prepare(
    `insert into delivery (provider, event_id, kind, charge_id, refund_id, body, tamper, state, due_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const due = db.prepare(`select ${columns} from delivery where state = 'due' and due_at <= ? order by due_at limit ?`)
  const selectNextDueTime = db.prepare("select min(due_at) as at from delivery where state = 'due'")
  const selectByPayment = db.prepare(`select ${columns} from delivery where charge_id = ? order by number`)
  const recordAttempt = db.prepare(
    "update delivery set state = ?, due_at = ?, last_status = ?, tries = tries + 1 where number = ?",
  )
  return {
    add({ provider, eventId, kind, paymentId, refundId, body, tamper, state, dueAt }) {
      insert.run(provider, eventId, kind, paymentId, refundId, body, tamper, state, dueAt)
    },
    due: (now, limit) => due.all(now, limit) as unknown as Delivery[],
    nextDueAt() {
      const dueAt = selectNextDueTime.get()?.["at"]
      return typeof dueAt === "number" ? dueAt : undefined
    },
    ofPayment: (paymentId) => selectByPayment.all(paymentId) as unknown as Delivery[],
    recordAttempt: (number, state, dueAt, lastStatus) => void recordAttempt.run(state, dueAt, lastStatus, number),
  }
}
