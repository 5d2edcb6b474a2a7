import type { InboxCase } from "@hearth/contract/calls/cases.shapes.ts"
import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { isActive } from "@hearth/domain/cases/case-state.ts"
import { canDecideOnRemedy, type RemedyGiver } from "@hearth/domain/cases/remedies.ts"
import type { ConsoleRoute } from "../../shell/parse-console-path.ts"

/** Where the cases are shown: those of one store, or those of the country at head office. */
export type CaseScope = { area: "store"; storeId: string } | { area: "head-office" }

/** The route of a case, or of the list. */
export function caseRoute(scope: CaseScope, caseId?: string): ConsoleRoute {
  return { ...scope, screen: "cases", ...(caseId === undefined ? {} : { caseId }) }
}

/**
 * The rank with which a member gives remedies, which decides how much they can give. A member of head office's support
 * keeps that rank on a store's screens. The server uses the same rule.
 */
export function giverOf({ role }: Pick<StaffMember, "role">, isSupport: boolean): RemedyGiver {
  if (isSupport) return "SUPPORT"
  return role === "manager" ? "STORE_MANAGER" : "STORE_STAFF"
}

/** Whether the member can work on the case, has to wait for head office, or finds it resolved. */
export function accessTo(
  { state, desk }: { state: string; desk: "STORE" | "HEAD_OFFICE" },
  giver: RemedyGiver,
): "work" | "wait" | "resolved" {
  if (state === "RESOLVED") return "resolved"
  return desk === "STORE" || giver === "SUPPORT" ? "work" : "wait"
}

type ListedCase = Pick<InboxCase, "state" | "desk" | "isAccountDeleted">

/** Whether a store sees a case that is with head office, where the store can only follow it. */
export function isWithHeadOffice({ state, desk }: Pick<ListedCase, "state" | "desk">, { area }: CaseScope): boolean {
  return area === "store" && desk === "HEAD_OFFICE" && isActive(state)
}

/** Whether somebody here has to answer. A customer who has deleted the account waits for nothing. */
export function isToAnswer(listedCase: ListedCase, scope: CaseScope): boolean {
  const { state, isAccountDeleted } = listedCase
  return isActive(state) && !isAccountDeleted && !isWithHeadOffice(listedCase, scope)
}

/** Who decides on a pending remedy: the member who sees it (`self`), or somebody whom they have to ask. */
export function remedyDecider({
  isOwn,
  giver,
  requester,
}: {
  isOwn: boolean
  giver: RemedyGiver
  requester: RemedyGiver
}): "self" | "someone else" | "manager" | "head office" {
  if (isOwn) return "someone else"
  if (canDecideOnRemedy(giver, requester)) return "self"
  return canDecideOnRemedy("STORE_MANAGER", requester) ? "manager" : "head office"
}
