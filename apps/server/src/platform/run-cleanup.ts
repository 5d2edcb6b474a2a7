import { sql } from "kysely"
import type { Platform } from "./platform.ts"

/** A key must answer for at least a day; twice that leaves room for clocks and time zones. */
const KEY_RETENTION_MS = 48 * 60 * 60 * 1000

/** Takes away what the platform's own tables no longer need. */
export async function runCleanup({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  const now = clock.now()
  await sql`delete from platform.idempotency_key where created_at < ${new Date(now.getTime() - KEY_RETENTION_MS)}`.execute(
    db,
  )
  await sql`delete from platform.limit_counter where ends_at < ${now}`.execute(db)
}
