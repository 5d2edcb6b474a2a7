import { formatClock, isoDateOf, localTimeOf, type TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import { formatDay } from "../../shared/time/format-slot.ts"

export interface SlotDay {
  /** `2026-11-15` */
  date: string
  label: string
  slots: { at: number; label: string }[]
}

/** ORD-10: groups slots by day in the store's time zone. */
export function groupSlots(slots: readonly number[], zone: TimeZone, now: number): SlotDay[] {
  const days = new Map<number, number[]>()
  for (const slot of slots) {
    const { day } = localTimeOf(slot, zone)
    days.set(day, [...(days.get(day) ?? []), slot])
  }
  return [...days].map(([day, daySlots]) => ({
    date: isoDateOf(day),
    label: formatDay(day, zone, now),
    slots: daySlots.map((at) => ({ at, label: formatClock(at, zone) })),
  }))
}
