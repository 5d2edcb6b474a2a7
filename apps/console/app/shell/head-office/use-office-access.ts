import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { call } from "../../client/api.ts"
import { type CallState, useCall } from "../use-call.ts"
import { isOfficeManager, type OfficeAccess, officeAccess } from "./office-access.ts"

const fetchRoles = () => call("GET /store-ops/ve1/head-office/roles")

/** Loads what the member may do in head office's area. Managers of head office need no call. */
export function useOfficeAccess(member: StaffMember): CallState<OfficeAccess> {
  const isManager = isOfficeManager(member)
  const { data, ...rest } = useCall(isManager ? undefined : fetchRoles)
  const granted = isManager ? [] : data?.roles
  return { ...rest, data: granted && officeAccess(member, granted) }
}
