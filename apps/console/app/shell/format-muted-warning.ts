import * as shellTexts from "@hearth/texts/console/shell.ts"
import type { Sound } from "./alarm.ts"

/** The warning that orders wait while the alarm is muted; undefined if none wait or the alarm isn't muted. */
export function formatMutedWarning(sound: Sound, waiting: number): string | undefined {
  if (sound !== "muted" || waiting === 0) return undefined
  return shellTexts.soundOffWhileWaiting(waiting)
}
