import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import type { RemedyGiver } from "@hearth/domain/cases/remedies.ts"
import type { ConsoleRoute } from "../../shell/parse-console-path.ts"

/** Where the cases are shown: those of one store, or those of the country at head office. */
export type CaseScope = { area: "store"; storeId: string } | { area: "head-office" }

/** The route of a case, or of the list. */
export function caseRoute(scope: CaseScope, caseId?: string): ConsoleRoute {
  return { ...scope, screen: "cases", ...(caseId === undefined ? {} : { caseId }) }
}

/**
 * As whom the member gives remedies. Head office's support is that in a store's area, too. The server decides by the
 * same rule.
 */
export function giverOf({ role }: Pick<StaffMember, "role">, isSupport: boolean): RemedyGiver {
  if (isSupport) return "SUPPORT"
  return role === "manager" ? "STORE_MANAGER" : "STORE_STAFF"
}

/** What somebody can do with a case now. */
export function accessTo(
  { state, desk }: { state: string; desk: "STORE" | "HEAD_OFFICE" },
  giver: RemedyGiver,
): "work" | "wait" | "resolved" {
  if (state === "RESOLVED") return "resolved"
  return desk === "STORE" || giver === "SUPPORT" ? "work" : "wait"
}

/**
 * Who decides on a remedy that waits: the member who looks at it, or whom they have to ask. Head office decides on what
 * a store's manager requested; the server refuses another manager.
 */
export function deciderOf({
  isOwn,
  giver,
}: {
  isOwn: boolean
  giver: RemedyGiver
}): "self" | "someone else" | "manager" {
  if (isOwn) return "someone else"
  return giver === "STORE_STAFF" ? "manager" : "self"
}
