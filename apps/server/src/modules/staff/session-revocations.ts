import type { Queryable } from "../../platform/database/database.ts"
import { notify } from "../../platform/database/notify.ts"
import type { Platform } from "../../platform/platform.ts"

/** Where nodes hear that somebody of the staff was signed out; the payload is who. */
const SESSIONS_REVOKED = "staff_cut"

type RevocationListener = (memberId: string | undefined) => void

/** A session is looked up at each call; what stays open, as a board does, has to hear of its end. */
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
