import { networkOf } from "../../platform/limits/network-of.ts"
import type { Platform } from "../../platform/platform.ts"
import { addProblems } from "./add-problems.ts"
import type { FeedbackDeps, RatingsDeps } from "./feedback-deps.ts"
import { giveFeedback } from "./give-feedback.ts"
import { listCountryFeedback, listStoreFeedback } from "./list-feedback.ts"
import { readFeedbackMobile } from "./read-feedback-mobile.ts"
import { readRatings } from "./read-ratings.ts"
import { readTemplate } from "./read-template.ts"

export function feedbackRoutes({ route }: Pick<Platform, "route">, deps: FeedbackDeps & RatingsDeps): void {
  route("GET /store-ops/ve1/head-office/ratings", ({ member, country, query }) =>
    readRatings(deps, { ...member, country }, query),
  )
  route("GET /store-ops/ve1/head-office/feedback", ({ member, country, query }) =>
    listCountryFeedback(deps, { ...member, country }, query),
  )
  route("GET /store-ops/ve1/head-office/feedback/{feedbackId}/mobile", ({ member, country, params }) =>
    readFeedbackMobile(deps, { ...member, country }, params.feedbackId),
  )
  route("GET /store-ops/ve1/stores/{storeId}/feedback", ({ country, params, query }) =>
    listStoreFeedback(deps, country, { ...params, ...query }),
  )
  route("GET /feedback-service/ve1/template", ({ query, ...caller }) => readTemplate(deps, caller, query.orderId))
  route("POST /feedback-service/ve1/feedback", ({ tx, session, country, request, body }) =>
    giveFeedback(deps, tx, { session, country, network: networkOf(request.ip) }, body),
  )
  route("POST /feedback-service/ve1/feedback/{feedbackId}/additional", ({ tx, session, country, params, body }) =>
    addProblems(deps, tx, { session, country }, { ...params, ...body }),
  )
  route("POST /order-service/ve3/orders/{orderId}/feedback", ({ tx, session, country, request, params, body }) =>
    giveFeedback(deps, tx, { session, country, network: networkOf(request.ip) }, { ...params, ...body }),
  )
}
