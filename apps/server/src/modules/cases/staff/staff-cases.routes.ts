import type { Platform } from "../../../platform/platform.ts"
import type { CasesDeps } from "../cases-deps.ts"
import { approveRemedy, rejectRemedy } from "../remedies/decide-remedy.ts"
import { giveRemedy } from "../remedies/give-remedy.ts"
import { listPendingRemedies } from "../remedies/list-pending-remedies.ts"
import { readCountryInbox, readStoreInbox } from "./read-inbox.ts"
import { readStaffCase, readStaffPhoto } from "./read-staff-case.ts"
import { answerCase, passCase, resolveCase, takeCase } from "./work-on-case.ts"

export function staffCasesRoutes({ route }: Pick<Platform, "route">, deps: CasesDeps): void {
  route("GET /store-ops/ve1/stores/{storeId}/cases", ({ member, country, params, query }) =>
    readStoreInbox(deps, { ...member, country }, params.storeId, query),
  )
  route("GET /store-ops/ve1/head-office/cases", ({ member, country, query }) =>
    readCountryInbox(deps, { ...member, country }, query),
  )
  route("GET /store-ops/ve1/cases/{caseId}", async ({ member, country, params }) => ({
    case: await readStaffCase(deps, { ...member, country }, params.caseId),
  }))
  route("GET /store-ops/ve1/cases/{caseId}/photos/{photoId}", async ({ member, country, params, reply }) => {
    const photo = await readStaffPhoto(deps, { ...member, country }, params)
    reply.header("cache-control", "private, no-store")
    return photo
  })
  route("POST /store-ops/ve1/cases/{caseId}/take", async ({ member, country, params, body, ...change }) => ({
    case: await takeCase(deps, change, { ...member, country }, { ...params, ...body }),
  }))
  route("POST /store-ops/ve1/cases/{caseId}/messages", async ({ member, country, params, body, ...change }) => ({
    case: await answerCase(deps, change, { ...member, country }, { ...params, ...body }),
  }))
  route("POST /store-ops/ve1/cases/{caseId}/desk", async ({ member, country, params, body, ...change }) => ({
    case: await passCase(deps, change, { ...member, country }, { ...params, ...body }),
  }))
  route("POST /store-ops/ve1/cases/{caseId}/resolve", async ({ member, country, params, body, ...change }) => ({
    case: await resolveCase(deps, change, { ...member, country }, { ...params, ...body }),
  }))
  route("POST /store-ops/ve1/cases/{caseId}/remedies", async ({ member, country, params, body, ...change }) => ({
    case: await giveRemedy(deps, change, { ...member, country }, { ...params, ...body }),
  }))
  route("POST /store-ops/ve1/cases/{caseId}/remedies/{remedyId}/approve", async ({ member, country, ...call }) => ({
    case: await approveRemedy(deps, call, { ...member, country }, call.params),
  }))
  route("POST /store-ops/ve1/cases/{caseId}/remedies/{remedyId}/reject", async ({ member, country, ...call }) => ({
    case: await rejectRemedy(deps, call, { ...member, country }, { ...call.params, ...call.body }),
  }))
  route("GET /store-ops/ve1/head-office/remedies", async ({ member, country }) => ({
    remedies: await listPendingRemedies(deps, { ...member, country }),
  }))
}
