import type { DatabaseSync } from "node:sqlite"

export type RefundState = "pending" | "done" | "failed"

export interface Refund {
  id: string
  paymentId: string
  /** Our server's reference, if the protocol has one. */
  reference: string
  amount: number
  state: RefundState
  details: Readonly<Record<string, string>>
  at: string
}

export interface RefundStore {
  add(refund: Omit<Refund, "at">): Refund
  find(id: string): Refund | undefined
  ofPayment(paymentId: string): Refund[]
  /** All refunds, grouped by payment id. */
  byPayment(): Map<string, Refund[]>
  /** The sum of the done and pending refunds, in minor units. */
  total(paymentId: string): number
  end(id: string, state: RefundState): Refund
}

const columns = `id, charge_id as "paymentId", reference, amount, state, details, at`

type Row = Omit<Refund, "details"> & { details: string }

export function refundStore(db: DatabaseSync): RefundStore {
  const insert = db.prepare(
    "insert into refund (id, charge_id, reference, amount, state, details, at) values (?, ?, ?, ?, ?, ?, ?)",
  )
  const selectById = db.prepare(`select ${columns} from refund where id = ?`)
  const selectByPayment = db.prepare(`select ${columns} from refund where charge_id = ? order by number`)
  const allRefunds = db.prepare(`select ${columns} from refund order by number`)
  const end = db.prepare("update refund set state = ? where id = ?")
  const ofPayment = (paymentId: string) => (selectByPayment.all(paymentId) as unknown as Row[]).map(read)

  function find(id: string): Refund | undefined {
    const row = selectById.get(id) as unknown as Row | undefined
    return row && read(row)
  }
  function findOrThrow(id: string): Refund {
    const refund = find(id)
    if (!refund) throw new Error(`There is no refund ${id}.`)
    return refund
  }

  return {
    add({ id, paymentId, reference, amount, state, details }) {
      insert.run(id, paymentId, reference, amount, state, JSON.stringify(details), new Date().toISOString())
      return findOrThrow(id)
    },
    find,
    ofPayment,
    byPayment: () => Map.groupBy((allRefunds.all() as unknown as Row[]).map(read), ({ paymentId }) => paymentId),
    total: (paymentId) =>
      ofPayment(paymentId).reduce((sum, { amount, state }) => (state === "failed" ? sum : sum + amount), 0),
    end(id, state) {
      end.run(state, id)
      return findOrThrow(id)
    },
  }
}

const read = (row: Row): Refund => ({ ...row, details: JSON.parse(row.details) as Record<string, string> })
