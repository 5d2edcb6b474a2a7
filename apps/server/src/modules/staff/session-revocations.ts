import type { Queryable } from "../../platform/database/database.ts"
import { notify } from "../../platform/database/notify.ts"
import type { Platform } from "../../platform/platform.ts"

/**
 * The database channel for ended staff sessions. The payload is the member's id. All nodes must use the same name
 * during an update, so it keeps the old word "cut".
 */
const SESSIONS_REVOKED = "staff_cut"

/** `memberId` is undefined after a lost connection: anyone's sessions may have ended. */
type RevocationListener = (memberId: string | undefined) => void

/** A session is checked at each request. Open streams, such as a board's, must be notified when it ends. */
export interface SessionRevocations {
  onRevoked(listener: RevocationListener): void
  listen(platform: Pick<Platform, "database" | "http">): Promise<void>
}

export function createSessionRevocations(): SessionRevocations {
  const listeners: RevocationListener[] = []
  return {
    onRevoked: (listener) => void listeners.push(listener),
    async listen({ database, http }) {
      const stop = await database.listen(SESSIONS_REVOKED, (memberId) => {
        for (const listener of listeners) listener(memberId === "" ? undefined : memberId)
      })
      http.addHook("onClose", () => stop())
    },
  }
}

export const notifySessionsRevoked = (db: Queryable, memberId: string) => notify(db, SESSIONS_REVOKED, memberId)
