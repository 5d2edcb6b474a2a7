import { sql } from "kysely"
import type { Queryable } from "../../platform/database/database.ts"
import type { Asked, Invariant } from "./invariant.ts"
import { moneyInvariants } from "./money-invariants.ts"
import { orderInvariants } from "./order-invariants.ts"
import { type Desks, partnerInvariants } from "./partner-invariants.ts"
import { upkeepInvariants } from "./upkeep-invariants.ts"

export interface Checked {
  id: string
  says: string
  /** `not compared`: the other side's address was not given. */
  state: "holds" | "broken" | "not compared"
  /** The first of what breaks it. */
  broken: string[]
}

const SHOWN = 10
const queries: readonly Invariant[] = [...moneyInvariants, ...orderInvariants, ...upkeepInvariants]

/** SEC-2: all of them over the whole database, in the order of their numbers. */
export async function checkAll(db: Queryable, asked: Asked, desks: Desks = {}): Promise<Checked[]> {
  const found = queries.map(async ({ id, says, broken }): Promise<Checked> => {
    // Looked for in full: to find the first few, PostgreSQL would read row by row what it reads faster as a whole.
    const { rows } = await sql<{ what: string }>`
      with broken as materialized (${broken(asked)}) select what from broken limit ${SHOWN}`.execute(db)
    return said(
      id,
      says,
      rows.map(({ what }) => what),
    )
  })
  const compared = partnerInvariants.map(async ({ id, says, desk, broken }): Promise<Checked> => {
    const address = desks[desk]
    if (address === undefined) return { id, says, state: "not compared", broken: [] }
    return said(id, says, (await broken(db, address)).slice(0, SHOWN))
  })
  const all = await Promise.all([...found, ...compared])
  return all.toSorted((one, other) => Number(one.id.slice(1)) - Number(other.id.slice(1)))
}

function said(id: string, says: string, broken: string[]): Checked {
  return { id, says, state: broken.length === 0 ? "holds" : "broken", broken }
}
