import type { Queryable } from "../../platform/database/database.ts"
import type { Staff } from "../../platform/sessions/staff.ts"

/** What other modules ask about who works where. */
export interface StaffDirectory extends Staff {
  /** The stores that somebody works at; null: at every one. */
  storesOf(db: Queryable, memberId: string): Promise<readonly string[] | null>
  /** Whether a session that was let in would be let in again. */
  hasAccess(sessionId: string, storeId: string): Promise<boolean>
  /** Called on every node when somebody may not be let in any more; undefined where that may be anybody. */
  onSessionsRevoked(listener: (memberId: string | undefined) => void): void
}
