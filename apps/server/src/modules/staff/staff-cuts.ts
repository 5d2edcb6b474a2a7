import type { Queryable } from "../../platform/database/database.ts"
import { notify } from "../../platform/database/notify.ts"
import type { Platform } from "../../platform/platform.ts"

/** Where nodes hear that somebody of the staff was signed out; the payload is who. */
const STAFF_CUT = "staff_cut"

type Listener = (memberId: string | undefined) => void

/** A session is looked up at each call; what stays open, as a board does, has to hear of its end. */
export interface StaffCuts {
  onCut(listener: Listener): void
  listen(platform: Pick<Platform, "database" | "http">): Promise<void>
}

export function createCuts(): StaffCuts {
  const listeners: Listener[] = []
  return {
    onCut: (listener) => void listeners.push(listener),
    async listen({ database, http }) {
      const stop = await database.listen(STAFF_CUT, (memberId) => {
        for (const listener of listeners) listener(memberId === "" ? undefined : memberId)
      })
      http.addHook("onClose", () => stop())
    },
  }
}

export const tellCut = (db: Queryable, memberId: string) => notify(db, STAFF_CUT, memberId)
