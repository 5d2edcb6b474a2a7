import type { DatabaseSync } from "node:sqlite"
import type { Provider } from "../providers.ts"

export type PaymentState = "open" | "approved" | "captured" | "declined" | "expired"

export interface Payment {
  /** The id that the provider returns when the payment is created: cs_test_…, pay_…, TR0011… */
  id: string
  provider: Provider
  /** Our server's reference. */
  reference: string
  /** In minor units: the requested amount; after the capture, the captured amount. */
  amount: number
  currency: string
  state: PaymentState
  /** A second id, for the transfer of the money: pi_… or a bank's number. */
  paymentRef: string
  /** Path of the page on which the customer pays; empty if there is none. */
  page: string
  details: Readonly<Record<string, string>>
  openedAt: string
  endedAt: string | null
  /** Milliseconds since 1970. */
  expiresAt: number | null
}

export type NewPayment = Omit<Payment, "state" | "openedAt" | "endedAt" | "expiresAt"> & { expiresAt?: number | null }

export interface PaymentFilter {
  reference?: string
  provider?: string
}

export interface PaymentStore {
  add(payment: NewPayment): Payment
  find(id: string): Payment | undefined
  /** Newest first. */
  ofReference(provider: Provider, reference: string): Payment[]
  ofPaymentRef(paymentRef: string): Payment | undefined
  list(filter: PaymentFilter): Payment[]
  /** The newest payments that are still open. */
  listOpen(limit: number): Payment[]
  listExpired(now: number): Payment[]
  end(id: string, state: PaymentState, captured?: { amount: number; currency: string }): Payment
  addDetails(id: string, details: Readonly<Record<string, string>>): Payment
}

const columns = `id, provider, reference, amount, currency, state, payment_ref as "paymentRef", page, details,
  opened_at as "openedAt", ended_at as "endedAt", expires_at as "expiresAt"`

type Row = Omit<Payment, "details"> & { details: string }

export function paymentStore(db: DatabaseSync): PaymentStore {
  const insert = db.prepare(
    `insert into charge (id, provider, reference, amount, currency, state, payment_ref, page, details, opened_at, expires_at)
     values (?, ?, ?, ?, ?, 'open', ?, ?, ?, ?, ?)`,
  )
  const select = (clauses: string) => {
    const statement = db.prepare(`select ${columns} from charge ${clauses}`)
    return (...parameters: (string | number)[]): Payment[] =>
      (statement.all(...parameters) as unknown as Row[]).map(read)
  }
  const selectById = select("where id = ?")
  const selectByReference = select("where provider = ? and reference = ? order by number desc")
  const selectByPaymentRef = select("where payment_ref = ?")
  const selectByFilter = select("where (? = '' or reference = ?) and (? = '' or provider = ?) order by number")
  const selectOpen = select("where state = 'open' order by number desc limit ?")
  const selectExpired = select("where state = 'open' and expires_at is not null and expires_at <= ?")
  const end = db.prepare("update charge set state = ?, amount = ?, currency = ?, ended_at = ? where id = ?")
  const updateDetails = db.prepare("update charge set details = ? where id = ?")

  const find = (id: string) => selectById(id)[0]
  function findOrThrow(id: string): Payment {
    const payment = find(id)
    if (!payment) throw new Error(`There is no payment ${id}.`)
    return payment
  }

  return {
    add({ id, provider, reference, amount, currency, paymentRef, page, details, expiresAt = null }) {
      const now = new Date().toISOString()
      const text = JSON.stringify(details)
      insert.run(id, provider, reference, amount, currency, paymentRef, page, text, now, expiresAt)
      return findOrThrow(id)
    },
    find,
    ofReference: (provider, reference) => selectByReference(provider, reference),
    ofPaymentRef: (paymentRef) => selectByPaymentRef(paymentRef)[0],
    list: ({ reference = "", provider = "" }) => selectByFilter(reference, reference, provider, provider),
    listOpen: (limit) => selectOpen(limit),
    listExpired: (now) => selectExpired(now),
    end(id, state, captured = findOrThrow(id)) {
      end.run(state, captured.amount, captured.currency, new Date().toISOString(), id)
      return findOrThrow(id)
    },
    addDetails(id, details) {
      updateDetails.run(JSON.stringify({ ...findOrThrow(id).details, ...details }), id)
      return findOrThrow(id)
    },
  }
}

const read = (row: Row): Payment => ({ ...row, details: JSON.parse(row.details) as Record<string, string> })
