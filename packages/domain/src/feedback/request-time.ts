import { localTimeOf, MINUTE_MS, MINUTES_PER_DAY, type TimeZone, timestampOf } from "../stores/zoned-time.ts"

/** Long enough to have eaten, and soon enough to remember. */
const WAIT_MINUTES = 45
/** When feedback is requested, in minutes since local midnight. */
const DAY_BEGINS = 9 * 60
const DAY_ENDS = 20 * 60

/**
 * FBK-1: when the customer is asked for feedback: some time after the handover. After an order in the evening or at
 * night, the next morning.
 */
export function feedbackRequestTime(handedOverAt: number, zone: TimeZone): number {
  const earliest = handedOverAt + WAIT_MINUTES * MINUTE_MS
  const { day, minute } = localTimeOf(earliest, zone)
  if (minute < DAY_BEGINS) return timestampOf(day, DAY_BEGINS, zone)
  return minute <= DAY_ENDS ? earliest : timestampOf(day, DAY_BEGINS + MINUTES_PER_DAY, zone)
}
