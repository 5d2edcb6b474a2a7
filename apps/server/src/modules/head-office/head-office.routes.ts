import type { Platform } from "../../platform/platform.ts"
import { approveCorrection } from "./approve-correction.ts"
import { endOfficeMember } from "./end-office-member.ts"
import type { HeadOfficeDeps } from "./head-office-deps.ts"
import { hireOfficeMember } from "./hire-office-member.ts"
import { listAuditEntries } from "./list-audit-entries.ts"
import { listOfficeMembers } from "./list-office-members.ts"
import { listPointsHistory } from "./list-points-history.ts"
import { listPendingCorrections } from "./list-pending-corrections.ts"
import { readOwnRoles } from "./own-roles.ts"
import { rejectCorrection } from "./reject-correction.ts"
import { requestCorrection } from "./request-correction.ts"
import { resetPassword } from "./reset-password.ts"
import { searchCustomer } from "./search-customer.ts"
import { setRoles } from "./set-roles.ts"
import { takeBackOrderPoints } from "./take-back-order-points.ts"

export function headOfficeRoutes({ route }: Pick<Platform, "route">, deps: HeadOfficeDeps): void {
  route("GET /store-ops/ve1/head-office/roles", async ({ member, country }) => ({
    roles: [...(await readOwnRoles(deps, deps.db, { ...member, country }))],
  }))
  route("GET /store-ops/ve1/head-office/members", async ({ member, country, query }) => ({
    members: await listOfficeMembers(deps, { ...member, country }, query.login),
  }))
  route("POST /store-ops/ve1/head-office/members", async ({ member, country, body }) => ({
    member: await hireOfficeMember(deps, { ...member, country }, body),
  }))
  route("POST /store-ops/ve1/head-office/members/{memberId}/end", async ({ tx, member, country, params, body }) => {
    await endOfficeMember(deps, tx, { ...member, country }, { ...params, ...body })
    return {}
  })
  route("PUT /store-ops/ve1/head-office/members/{memberId}/password", async ({ member, country, params, body }) => {
    await resetPassword(deps, { ...member, country }, { ...params, ...body })
    return {}
  })
  route("PUT /store-ops/ve1/head-office/members/{memberId}/roles", async ({ tx, member, country, params, body }) => ({
    member: await setRoles(deps, tx, { ...member, country }, { ...params, ...body }),
  }))
  route("GET /store-ops/ve1/head-office/audit", ({ member, country, query }) =>
    listAuditEntries(deps, { ...member, country }, query),
  )
  route("POST /store-ops/ve1/head-office/customers/search", async ({ member, country, body }) => ({
    customer: await searchCustomer(deps, { ...member, country }, body),
  }))
  route("GET /store-ops/ve1/head-office/customers/{userId}/points-history", ({ member, country, params, query }) =>
    listPointsHistory(deps, { ...member, country }, { ...params, ...query }),
  )
  route(
    "POST /store-ops/ve1/head-office/customers/{userId}/corrections",
    ({ member, country, params, body, ...change }) =>
      requestCorrection(deps, change, { ...member, country }, { ...params, ...body }),
  )
  route("GET /store-ops/ve1/head-office/corrections", ({ member, country }) =>
    listPendingCorrections(deps, { ...member, country }),
  )
  route(
    "POST /store-ops/ve1/head-office/corrections/{correctionId}/approve",
    async ({ member, country, params, ...change }) => ({
      correction: await approveCorrection(deps, change, { ...member, country }, params.correctionId),
    }),
  )
  route(
    "POST /store-ops/ve1/head-office/corrections/{correctionId}/reject",
    async ({ tx, member, country, params, body }) => ({
      correction: await rejectCorrection(deps, tx, { ...member, country }, { ...params, ...body }),
    }),
  )
  route("POST /store-ops/ve1/head-office/orders/{orderId}/take-back-points", ({ tx, member, country, params, body }) =>
    takeBackOrderPoints(deps, tx, { ...member, country }, { ...params, ...body }),
  )
}
