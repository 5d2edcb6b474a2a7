import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { isFeature } from "@hearth/domain/countries/feature-list.ts"
import { isFeatureOn } from "@hearth/domain/countries/features.ts"
import type { Tx } from "../../platform/database/database.ts"
import { notify } from "../../platform/database/notify.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { Platform } from "../../platform/platform.ts"
import {
  assertOfficeManager,
  assertRole,
  type HeadOfficeDeps,
  insertAuditEntry,
  type OfficeCaller,
} from "../head-office/public.ts"
import { insertSwitchChange, isSwitchedOff } from "./configuration.store.ts"
import { SWITCHES_CHANGED } from "./create-switches.ts"
import { isSwitchName } from "./switch-names.ts"

interface SwitchChange {
  name: string
  country: CountryCode
  isOff: boolean
  reason: string
}

/**
 * CTY-6: records that head office switched something off or on, and notifies every node. The same transaction writes
 * the change to the audit log. A member with the role operations changes the switches of their own country, a manager
 * of head office those of all.
 */
export async function changeSwitch(
  deps: Pick<Platform, "clock"> & Pick<HeadOfficeDeps, "staff">,
  tx: Tx,
  caller: OfficeCaller,
  { name, country, isOff, reason }: SwitchChange,
): Promise<void> {
  await assertRole(deps, tx, caller, ["operations"])
  if (country !== caller.country) await assertOfficeManager(deps, tx, caller)
  if (!isSwitchName(name) || (isFeature(name) && !isFeatureOn(name, country))) throw new AppError("NOT_FOUND")
  const changedAt = deps.clock.now()
  const changedBy = caller.memberId
  await insertAuditEntry(tx, {
    at: changedAt,
    memberId: changedBy,
    country,
    action: "switch changed",
    subject: name,
    from: { isOff: await isSwitchedOff(tx, name, country) },
    to: { isOff },
    reason,
  })
  await insertSwitchChange(tx, { name, country, isOff, reason, changedBy, changedAt })
  await notify(tx, SWITCHES_CHANGED, "")
}
