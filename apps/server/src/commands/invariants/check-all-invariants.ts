import { sql } from "kysely"
import type { Queryable } from "../../platform/database/database.ts"
import { caseInvariants } from "./case-invariants.ts"
import type { InvariantContext, Invariant } from "./invariant.ts"
import { loyaltyInvariants } from "./loyalty-invariants.ts"
import { moneyInvariants } from "./money-invariants.ts"
import { orderInvariants } from "./order-invariants.ts"
import { type PartnerAdminUrls, partnerInvariants } from "./partner-invariants.ts"
import { jobAndSessionInvariants } from "./job-and-session-invariants.ts"

export interface InvariantResult {
  id: string
  description: string
  /** `not compared`: the partner's admin address was not given. */
  state: "holds" | "broken" | "not compared"
  /** The first violations. */
  violations: string[]
}

const MAX_SHOWN = 10
const queries: readonly Invariant[] = [
  ...moneyInvariants,
  ...orderInvariants,
  ...loyaltyInvariants,
  ...caseInvariants,
  ...jobAndSessionInvariants,
]

/** SEC-2: checks every invariant over the whole database, in the order of their ids. */
export async function checkAllInvariants(
  db: Queryable,
  context: InvariantContext,
  adminUrls: PartnerAdminUrls = {},
): Promise<InvariantResult[]> {
  const queryResults = queries.map(async ({ id, description, violations }): Promise<InvariantResult> => {
    // Materialized, because with only the limit PostgreSQL would choose a row-by-row plan that is slower than reading
    // everything.
    const { rows } = await sql<{ violation: string }>`
      with violations as materialized (${violations(context)}) select violation from violations limit ${MAX_SHOWN}`.execute(
      db,
    )
    return toResult(
      id,
      description,
      rows.map(({ violation }) => violation),
    )
  })
  const partnerResults = partnerInvariants.map(
    async ({ id, description, partner, violations }): Promise<InvariantResult> => {
      const adminUrl = adminUrls[partner]
      if (adminUrl === undefined) return { id, description, state: "not compared", violations: [] }
      return toResult(id, description, (await violations(db, adminUrl)).slice(0, MAX_SHOWN))
    },
  )
  const results = await Promise.all([...queryResults, ...partnerResults])
  return results.toSorted((one, other) => Number(one.id.slice(1)) - Number(other.id.slice(1)))
}

function toResult(id: string, description: string, violations: string[]): InvariantResult {
  return { id, description, state: violations.length === 0 ? "holds" : "broken", violations }
}
