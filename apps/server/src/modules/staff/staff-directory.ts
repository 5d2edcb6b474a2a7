import type { Queryable } from "../../platform/database/database.ts"
import type { Staff } from "../../platform/sessions/staff.ts"

/** The functions by which other modules read who works where. */
export interface StaffDirectory extends Staff {
  /** Returns the stores that a member works at, or null for every store. */
  storesOf(db: Queryable, memberId: string): Promise<readonly string[] | null>
  /** Returns whether a session still has access to a store. */
  hasAccess(sessionId: string, storeId: string): Promise<boolean>
  /** Called on every node when a member's sessions may have ended; undefined means any member. */
  onSessionsRevoked(listener: (memberId: string | undefined) => void): void
}
