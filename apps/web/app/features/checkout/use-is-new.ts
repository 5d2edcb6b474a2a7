import { useEffect, useState } from "react"

/** Long enough to notice a change before a second tap of the same thumb counts. */
const NOTICE_MS = 1_000

/** Whether the value changed a moment ago. Undefined is not a value: the first one isn't new. */
export function useIsNew(value: number | undefined): boolean {
  const [noticed, setNoticed] = useState(value)
  const isFirst = noticed === undefined
  useEffect(() => {
    if (value === undefined || value === noticed) return
    const timer = setTimeout(() => setNoticed(value), isFirst ? 0 : NOTICE_MS)
    return () => clearTimeout(timer)
  }, [value, noticed, isFirst])
  return !isFirst && value !== undefined && value !== noticed
}
