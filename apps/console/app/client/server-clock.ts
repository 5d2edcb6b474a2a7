import { createServerClock } from "@hearth/browser/server-clock.ts"

/** A tablet's clock may be minutes off, and the board counts minutes. */
export const { now: serverNow, recordDate: recordServerDate } = createServerClock()
