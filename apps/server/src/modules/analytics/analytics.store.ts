import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { sql } from "kysely"
import type { Queryable } from "../../platform/database/database.ts"

export interface StoredActivity {
  country: CountryCode
  userId: string | null
  platform: string
  userAgent: string
  pageName: string
  referrer: string
  action: string
  actionType: string
  properties: Record<string, unknown>
  happenedAt: Date
  receivedAt: Date
  requestId: string
}

export async function insertActivity(db: Queryable, activity: StoredActivity): Promise<void> {
  const { country, userId, platform, userAgent, pageName, referrer, action, actionType } = activity
  const { happenedAt, receivedAt, requestId } = activity
  await sql`
    insert into analytics.activity (country, user_id, platform, user_agent, page_name, referrer, action, action_type,
      properties, happened_at, received_at, request_id)
    values (${country}, ${userId}, ${platform}, ${userAgent}, ${pageName}, ${referrer}, ${action}, ${actionType},
      ${JSON.stringify(activity.properties)}::jsonb, ${happenedAt}, ${receivedAt}, ${requestId})`.execute(db)
}

/** Returns how many activities were deleted. */
export async function deleteActivities(db: Queryable, receivedBefore: Date, limit: number): Promise<number> {
  const result = await sql`
    delete from analytics.activity where id in (
      select id from analytics.activity where received_at < ${receivedBefore} limit ${limit}
    )`.execute(db)
  return Number(result.numAffectedRows ?? 0)
}

export async function deleteActivitiesOf(db: Queryable, userIds: readonly string[]): Promise<void> {
  await sql`delete from analytics.activity where user_id = any(${userIds}::uuid[])`.execute(db)
}
