import type { Platform } from "../../platform/platform.ts"
import { deleteSessionsBefore } from "./staff.store.ts"

const RETENTION_MS = 60 * 24 * 3_600_000

/** Deletes sessions that were not used for sixty days. They ended long before. */
export async function purgeExpiredStaffSessions({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  await deleteSessionsBefore(db, new Date(clock.now().getTime() - RETENTION_MS))
}
