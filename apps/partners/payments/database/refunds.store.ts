import type { DatabaseSync } from "node:sqlite"

export type RefundState = "pending" | "done" | "failed"

export interface Refund {
  id: string
  chargeId: string
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
  ofCharge(chargeId: string): Refund[]
  /** All refunds, grouped by charge. */
  byCharge(): Map<string, Refund[]>
  /** Minor units that were refunded or are about to be. */
  total(chargeId: string): number
  end(id: string, state: RefundState): Refund
}

const columns = `id, charge_id as "chargeId", reference, amount, state, details, at`

type Row = Omit<Refund, "details"> & { details: string }

export function refundStore(db: DatabaseSync): RefundStore {
  const insert = db.prepare(
    "insert into refund (id, charge_id, reference, amount, state, details, at) values (?, ?, ?, ?, ?, ?, ?)",
  )
  const byId = db.prepare(`select ${columns} from refund where id = ?`)
  const byCharge = db.prepare(`select ${columns} from refund where charge_id = ? order by number`)
  const all = db.prepare(`select ${columns} from refund order by number`)
  const end = db.prepare("update refund set state = ? where id = ?")
  const ofCharge = (chargeId: string) => (byCharge.all(chargeId) as unknown as Row[]).map(read)

  function find(id: string): Refund | undefined {
    const row = byId.get(id) as unknown as Row | undefined
    return row && read(row)
  }
  function findOrThrow(id: string): Refund {
    const refund = find(id)
    if (!refund) throw new Error(`There is no refund ${id}.`)
    return refund
  }

  return {
    add({ id, chargeId, reference, amount, state, details }) {
      insert.run(id, chargeId, reference, amount, state, JSON.stringify(details), new Date().toISOString())
      return findOrThrow(id)
    },
    find,
    ofCharge,
    byCharge: () => Map.groupBy((all.all() as unknown as Row[]).map(read), ({ chargeId }) => chargeId),
    total: (chargeId) =>
      ofCharge(chargeId).reduce((sum, { amount, state }) => (state === "failed" ? sum : sum + amount), 0),
    end(id, state) {
      end.run(state, id)
      return findOrThrow(id)
    },
  }
}

const read = (row: Row): Refund => ({ ...row, details: JSON.parse(row.details) as Record<string, string> })
