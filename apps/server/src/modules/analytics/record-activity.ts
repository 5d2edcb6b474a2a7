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
  // Pages that were open before the switch still report; they are told that all is well, and nothing is kept.
  if (switches.isTrackingOff(country)) return { status: "success" } as const
  await limitNetwork(platform, request, "activity", settings.activitiesPerMinute, 60)
  // A report is kept under the one who makes it, never under somebody else.
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
  return { status: "success" } as const
}

/** Undefined where there are no credentials, or none that hold. */
async function callerIdOf(sessions: Platform["sessions"], request: FastifyRequest): Promise<string | undefined> {
  try {
    return (await sessions.authenticate(request))?.userId
  } catch (error) {
    if (error instanceof AppError && statusOf(error.code) === 401) return undefined
    throw error
  }
}

/** It may hold what a person typed. */
function withoutQuery(address: string): string {
  return address.split(/[?#]/, 1).join("")
}

/** Reports come late, and clocks are wrong; one that is years off says nothing. */
function plausibleTime(happened: Date, received: Date): Date {
  return Math.abs(received.getTime() - happened.getTime()) < 365 * DAY_MS ? happened : received
}
