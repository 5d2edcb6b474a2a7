import { AppError } from "../../platform/errors/app-error.ts"
import { openStream } from "../../platform/live/open-stream.ts"
import type { Platform } from "../../platform/platform.ts"
import type { CasesDeps } from "./cases-deps.ts"
import { addOwnMessage } from "./customer/add-own-message.ts"
import type { CaseHub } from "./customer/case-hub.ts"
import { openCase } from "./customer/open-case.ts"
import { readCategories } from "./customer/read-categories.ts"
import { readClaim } from "./customer/read-claim.ts"
import { markRead, readOwnCase, readOwnCases, readOwnPhoto } from "./customer/read-own-case.ts"

export function casesRoutes({ route }: Pick<Platform, "route">, deps: CasesDeps, hub: CaseHub): void {
  route("GET /ucr-api/v1/issue-categories", ({ query, ...caller }) => readCategories(deps, caller, query.orderId))
  route("POST /ucr-api/v1/feedbacks", async ({ body, files, ...caller }) => ({
    case: await openCase(deps, caller, body, files),
  }))
  route("GET /ucr-api/v1/feedbacks", ({ query, ...caller }) => readOwnCases(deps, caller, query))
  route("GET /ucr-api/v1/feedbacks/stream", async ({ session, request, reply }) => {
    if (!hub.hasCapacity(session.id)) throw new AppError("UNAVAILABLE")
    hub.follow(openStream(request, reply), { session: session.id, userId: session.userId })
    return ""
  })
  route("GET /ucr-api/v1/feedbacks/{caseId}", async ({ params, ...caller }) => ({
    case: await readOwnCase(deps, caller, params.caseId),
  }))
  route("POST /ucr-api/v1/feedbacks/{caseId}/read", async ({ params, body, ...caller }) => {
    await markRead(deps, caller, { ...params, ...body })
    return {}
  })
  route("POST /ucr-api/v1/feedbacks/{caseId}/messages", async ({ params, body, files, ...caller }) => ({
    case: await addOwnMessage(deps, caller, { ...params, ...body }, files),
  }))
  route("GET /ucr-api/v1/feedbacks/{caseId}/photos/{photoId}", async ({ params, reply, ...caller }) => {
    const photo = await readOwnPhoto(deps, caller, params)
    reply.header("cache-control", "private, no-store")
    return photo
  })
  route("GET /ucr-api/v1/tsgStatus/{eventId}", async ({ params, ...caller }) => ({
    claim: await readClaim(deps, caller, params.eventId),
  }))
}
