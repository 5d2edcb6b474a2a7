import { useEffect, useState } from "react"

/** Long enough that a customer who taps twice sees the changed value before the second tap. */
const RECENT_MS = 1_000

/** Whether the value has changed within the last second. Becoming known is not a change. */
export function useRecentlyChanged(value: number | undefined): boolean {
  const [previousValue, setPreviousValue] = useState(value)
  const wasUnknown = previousValue === undefined
  useEffect(() => {
    if (value === undefined || value === previousValue) return
    const timer = setTimeout(() => setPreviousValue(value), wasUnknown ? 0 : RECENT_MS)
    return () => clearTimeout(timer)
  }, [value, previousValue, wasUnknown])
  return !wasUnknown && value !== undefined && value !== previousValue
}
