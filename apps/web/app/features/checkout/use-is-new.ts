import { useEffect, useState } from "react"

/** How long a changed value counts as new: long enough that a customer who taps twice sees it before the second tap. */
const NEW_MS = 1_000

/** Whether the value has changed within the last second. The first value after undefined isn't new. */
export function useIsNew(value: number | undefined): boolean {
  const [seenValue, setSeenValue] = useState(value)
  const isFirst = seenValue === undefined
  useEffect(() => {
    if (value === undefined || value === seenValue) return
    const timer = setTimeout(() => setSeenValue(value), isFirst ? 0 : NEW_MS)
    return () => clearTimeout(timer)
  }, [value, seenValue, isFirst])
  return !isFirst && value !== undefined && value !== seenValue
}
