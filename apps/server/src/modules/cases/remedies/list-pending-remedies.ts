import type { StaffRemedy } from "@hearth/contract/calls/cases.shapes.ts"
import { assertRole } from "../../head-office/public.ts"
import type { CasesDeps, StaffCaller } from "../cases-deps.ts"
import { describeStaffRemedy } from "../describe-case.ts"
import { readMemberNames } from "../staff/describe-staff-case.ts"
import { readNewOrders } from "./new-orders.ts"
import { findPendingRemedies } from "./remedies.store.ts"

const MAX_LISTED = 100

type PendingRemedy = StaffRemedy & { caseId: string; caseNumber: string; storeName: string }

/** Lists the remedies in the country that wait for a second person, oldest first. */
export async function listPendingRemedies(deps: CasesDeps, caller: StaffCaller): Promise<PendingRemedy[]> {
  const { db, findStore } = deps
  await assertRole(deps, db, caller, ["support"])
  const remedies = await findPendingRemedies(db, caller.country, MAX_LISTED)
  const nameOf = await readMemberNames(
    db,
    remedies.map(({ requestedBy }) => requestedBy),
  )
  const newOrderOf = await readNewOrders(db, remedies)
  return remedies.map((remedy) => {
    const { caseId, caseNumber, storeId } = remedy
    const storeName = findStore(caller.country, storeId)?.name ?? storeId
    return Object.assign(describeStaffRemedy(remedy, { nameOf, newOrderOf }), { caseId, caseNumber, storeName })
  })
}
