import type { Activity } from "@hearth/contract/calls/analytics.calls.ts"
import { toClientType } from "@hearth/contract/client-types.ts"
import { uuid } from "@hearth/contract/fields.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { FastifyRequest } from "fastify"
import { AppError } from "../../platform/errors/app-error.ts"
import { statusOf } from "../../platform/errors/failure-envelope.ts"
import { limitNetwork } from "../../platform/limits/limit-network.ts"
import type { Platform } from "../../platform/platform.ts"
import { insertActivity } from "./analytics.store.ts"
import { maskProperties } from "./mask-properties.ts"
import { maskText } from "./mask-text.ts"

const DAY_MS = 24 * 3600 * 1000

export async function recordActivity(
  platform: Pick<Platform, "db" | "clock" | "settings" | "switches" | "sessions">,
  country: CountryCode,
  request: FastifyRequest,
  activity: Activity,
) {
  const { db, clock, settings, switches, sessions } = platform
  // Pages that were opened before reports were switched off still send them. They get a success response.
  if (switches.areAnalyticsOff(country)) return {}
  await limitNetwork(platform, request, "activity", settings.activitiesPerMinute, 60)
  // A report with a user id must have the session's own, so that a client can't report under another user's id.
  if (activity.userId !== undefined && (await callerIdOf(sessions, request)) !== activity.userId) {
    throw new AppError("FORBIDDEN")
  }
  const receivedAt = clock.now()
  await insertActivity(db, {
    country,
    userId: uuid.safeParse(activity.userId).data ?? null,
    platform: activity.platform,
    userAgent: maskText(activity.userAgent),
    pageName: maskText(withoutQuery(activity.pageName)),
    referrer: maskText(withoutQuery(activity.referrer)),
    action: maskText(activity.action),
    actionType: maskText(activity.actionType),
    properties: {
      ...maskProperties(activity.properties),
      clientType: toClientType(request.headers["client-type"]),
    },
    happenedAt: plausibleTime(new Date(activity.timestamp), receivedAt),
    receivedAt,
    requestId: request.id,
  })
  return {}
}

/** Returns undefined when the request has no valid credentials. */
async function callerIdOf(sessions: Platform["sessions"], request: FastifyRequest): Promise<string | undefined> {
  try {
    return (await sessions.authenticate(request))?.userId
  } catch (error) {
    if (error instanceof AppError && statusOf(error.code) === 401) return undefined
    throw error
  }
}

/** Removes the query and the fragment, which may contain text that a visitor typed. */
function withoutQuery(url: string): string {
  return url.split(/[?#]/, 1).join("")
}

/**
 * Returns the time of receipt when the reported time is a year or more off: a report can arrive late, but a
 * clock that is this far off is wrong.
 */
function plausibleTime(happenedAt: Date, receivedAt: Date): Date {
  return Math.abs(receivedAt.getTime() - happenedAt.getTime()) < 365 * DAY_MS ? happenedAt : receivedAt
}
