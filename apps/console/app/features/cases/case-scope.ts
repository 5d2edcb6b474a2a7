import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import type { RemedyGiver } from "@hearth/domain/cases/remedies.ts"
import type { ConsoleRoute } from "../../shell/parse-console-path.ts"

/** Where the cases are shown: those of one store, or those of the country at head office. */
export type CaseScope = { area: "store"; storeId: string } | { area: "head-office" }

/** The route of a case, or of the list. */
export function caseRoute(scope: CaseScope, caseId?: string): ConsoleRoute {
  return { ...scope, screen: "cases", ...(caseId === undefined ? {} : { caseId }) }
}

/** As whom the member gives remedies. The server decides by the same rule. */
export function giverOf({ role, everywhere }: Pick<StaffMember, "role" | "everywhere">, scope: CaseScope): RemedyGiver {
  if (scope.area === "head-office" || (everywhere && role === "manager")) return "SUPPORT"
  return role === "manager" ? "STORE_MANAGER" : "STORE_STAFF"
}

/** What somebody can do with a case now. */
export function accessTo(
  { state, desk }: { state: string; desk: "STORE" | "HEAD_OFFICE" },
  giver: RemedyGiver,
): "work" | "head office works" | "resolved" {
  if (state === "RESOLVED") return "resolved"
  return desk === "STORE" || giver === "SUPPORT" ? "work" : "head office works"
}

export interface DeciderInput {
  isOwn: boolean
  amount: number
  /** What the member can give without a second person; undefined if it isn't known here, and the server decides. */
  withoutApproval: number | undefined
  giver: RemedyGiver
}

/** Who decides on a remedy that waits: the member who looks at it, or whom they have to ask. */
export function deciderOf({
  isOwn,
  amount,
  withoutApproval,
  giver,
}: DeciderInput): "self" | "someone else" | "manager" | "head office" {
  if (isOwn) return "someone else"
  if (withoutApproval === undefined || amount <= withoutApproval) return "self"
  return giver === "STORE_STAFF" ? "manager" : "head office"
}
