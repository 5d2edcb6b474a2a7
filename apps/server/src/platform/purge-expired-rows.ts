import { sql } from "kysely"
import type { Platform } from "./platform.ts"

/** A key must be stored for at least a day. The second day is a margin. */
const KEY_RETENTION_MS = 48 * 60 * 60 * 1000

/** Purges expired rows of the platform's own tables. */
export async function purgeExpiredRows({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  const now = clock.now()
  await sql`delete from platform.idempotency_key where created_at < ${new Date(now.getTime() - KEY_RETENTION_MS)}`.execute(
    db,
  )
  await sql`delete from platform.limit_counter where ends_at < ${now}`.execute(db)
}
