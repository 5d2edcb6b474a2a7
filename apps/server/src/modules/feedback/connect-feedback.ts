import { createCountryOriginResolver } from "../../platform/http/create-origin-resolver.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Messages } from "../messages/public.ts"
import type { FeedbackDeps, RatingsDeps } from "./feedback-deps.ts"
import { feedbackRoutes } from "./feedback.routes.ts"
import { requestFeedback } from "./request-feedback.ts"

type ConnectFeedbackDeps = Pick<FeedbackDeps, "findOwnOrder"> &
  Omit<RatingsDeps, "db" | "clock"> & { messages: Messages }

/** Connects the routes and the job that asks customers for feedback. */
export function connectFeedback(platform: Platform, { messages, ...deps }: ConnectFeedbackDeps): void {
  const { db, clock, random, switches, jobs, http, settings } = platform
  const originOfCountry = createCountryOriginResolver(http, settings.publicOrigin)
  feedbackRoutes(platform, { db, clock, random, ...deps })
  jobs.every("feedback.request", "*/10 * * * *", () =>
    requestFeedback({ db, clock, switches, messages, originOfCountry }),
  )
}
