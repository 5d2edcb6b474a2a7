import { sql } from "kysely"
import type { Queryable } from "../../platform/database/database.ts"
import type { InvariantContext, Invariant } from "./invariant.ts"
import { moneyInvariants } from "./money-invariants.ts"
import { orderInvariants } from "./order-invariants.ts"
import { type PartnerAdminUrls, partnerInvariants } from "./partner-invariants.ts"
import { upkeepInvariants } from "./upkeep-invariants.ts"

export interface InvariantResult {
  id: string
  says: string
  /** `not compared`: the other side's address was not given. */
  state: "holds" | "broken" | "not compared"
  /** The first of what breaks it. */
  broken: string[]
}

const MAX_SHOWN = 10
const queries: readonly Invariant[] = [...moneyInvariants, ...orderInvariants, ...upkeepInvariants]

/** SEC-2: all of them over the whole database, in the order of their numbers. */
export async function checkAllInvariants(
  db: Queryable,
  context: InvariantContext,
  adminUrls: PartnerAdminUrls = {},
): Promise<InvariantResult[]> {
  const found = queries.map(async ({ id, says, broken }): Promise<InvariantResult> => {
    // Looked for in full: to find the first few, PostgreSQL would read row by row what it reads faster as a whole.
    const { rows } = await sql<{ what: string }>`
      with broken as materialized (${broken(context)}) select what from broken limit ${MAX_SHOWN}`.execute(db)
    return toResult(
      id,
      says,
      rows.map(({ what }) => what),
    )
  })
  const compared = partnerInvariants.map(async ({ id, says, partner, broken }): Promise<InvariantResult> => {
    const address = adminUrls[partner]
    if (address === undefined) return { id, says, state: "not compared", broken: [] }
    return toResult(id, says, (await broken(db, address)).slice(0, MAX_SHOWN))
  })
  const all = await Promise.all([...found, ...compared])
  return all.toSorted((one, other) => Number(one.id.slice(1)) - Number(other.id.slice(1)))
}

function toResult(id: string, says: string, broken: string[]): InvariantResult {
  return { id, says, state: broken.length === 0 ? "holds" : "broken", broken }
}
