import type { DatabaseSync } from "node:sqlite"
import type { Provider } from "../providers.ts"

export type ChargeState = "open" | "approved" | "captured" | "declined" | "expired"

export interface Charge {
  /** The provider's id: cs_test_…, pay_…, TR0011… */
  id: string
  provider: Provider
  /** Our server's reference. */
  reference: string
  /** In minor units: the requested amount; after the capture, the captured amount. */
  amount: number
  currency: string
  state: ChargeState
  /** The provider's id of the payment itself: pi_… or a bank's number. */
  paymentRef: string
  /** Path of the page on which the customer pays; empty if there is none. */
  page: string
  details: Readonly<Record<string, string>>
  openedAt: string
  endedAt: string | null
  /** Milliseconds since 1970. */
  expiresAt: number | null
}

export type NewCharge = Omit<Charge, "state" | "openedAt" | "endedAt" | "expiresAt"> & { expiresAt?: number | null }

export interface ChargeFilter {
  reference?: string
  provider?: string
}

export interface ChargeStore {
  add(charge: NewCharge): Charge
  find(id: string): Charge | undefined
  /** Newest first. */
  ofReference(provider: Provider, reference: string): Charge[]
  ofPayment(paymentRef: string): Charge | undefined
  list(filter: ChargeFilter): Charge[]
  /** The newest charges that are still open. */
  open(limit: number): Charge[]
  expired(now: number): Charge[]
  end(id: string, state: ChargeState, captured?: { amount: number; currency: string }): Charge
  describe(id: string, details: Readonly<Record<string, string>>): Charge
}

const columns = `id, provider, reference, amount, currency, state, payment_ref as "paymentRef", page, details,
  opened_at as "openedAt", ended_at as "endedAt", expires_at as "expiresAt"`

type Row = Omit<Charge, "details"> & { details: string }

export function chargeStore(db: DatabaseSync): ChargeStore {
  const insert = db.prepare(
    `insert into charge (id, provider, reference, amount, currency, state, payment_ref, page, details, opened_at, expires_at)
     values (?, ?, ?, ?, ?, 'open', ?, ?, ?, ?, ?)`,
  )
  const select = (rest: string) => {
    const statement = db.prepare(`select ${columns} from charge ${rest}`)
    return (...parameters: (string | number)[]): Charge[] =>
      (statement.all(...parameters) as unknown as Row[]).map(read)
  }
  const byId = select("where id = ?")
  const byReference = select("where provider = ? and reference = ? order by number desc")
  const byPayment = select("where payment_ref = ?")
  const all = select("where (? = '' or reference = ?) and (? = '' or provider = ?) order by number")
  const open = select("where state = 'open' order by number desc limit ?")
  const expired = select("where state = 'open' and expires_at is not null and expires_at <= ?")
  const end = db.prepare("update charge set state = ?, amount = ?, currency = ?, ended_at = ? where id = ?")
  const describe = db.prepare("update charge set details = ? where id = ?")

  const find = (id: string) => byId(id)[0]
  function findOrThrow(id: string): Charge {
    const charge = find(id)
    if (!charge) throw new Error(`There is no charge ${id}.`)
    return charge
  }

  return {
    add({ id, provider, reference, amount, currency, paymentRef, page, details, expiresAt = null }) {
      const now = new Date().toISOString()
      const text = JSON.stringify(details)
      insert.run(id, provider, reference, amount, currency, paymentRef, page, text, now, expiresAt)
      return findOrThrow(id)
    },
    find,
    ofReference: (provider, reference) => byReference(provider, reference),
    ofPayment: (paymentRef) => byPayment(paymentRef)[0],
    list: ({ reference = "", provider = "" }) => all(reference, reference, provider, provider),
    open: (limit) => open(limit),
    expired: (now) => expired(now),
    end(id, state, captured = findOrThrow(id)) {
      end.run(state, captured.amount, captured.currency, new Date().toISOString(), id)
      return findOrThrow(id)
    },
    describe(id, details) {
      describe.run(JSON.stringify({ ...findOrThrow(id).details, ...details }), id)
      return findOrThrow(id)
    },
  }
}

const read = (row: Row): Charge => ({ ...row, details: JSON.parse(row.details) as Record<string, string> })
