import type { Sound } from "./alarm.ts"

/** Orders that wait while nothing rings for them; undefined where there are none, or they can be heard. */
export function formatMutedWarning(sound: Sound, waiting: number): string | undefined {
  if (sound !== "muted" || waiting === 0) return undefined
  return `Sound is off. ${waiting === 1 ? "1 order is" : `${waiting} orders are`} waiting.`
}
