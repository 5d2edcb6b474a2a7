import type { Queryable } from "../../../platform/database/database.ts"
import { assertRole, type OfficeCaller } from "../../head-office/public.ts"
import type { AlertsConsoleDeps } from "./alerts-console-deps.ts"

/** Throws FORBIDDEN unless the caller writes alerts for head office. */
export function assertMayWriteAlerts(
  deps: Pick<AlertsConsoleDeps, "staff">,
  db: Queryable,
  caller: OfficeCaller,
): Promise<void> {
  return assertRole(deps, db, caller, ["marketing", "operations"])
}
