import { type RefObject, useEffect, useRef } from "react"

/** The distance from the viewport at which loading starts. */
const NEAR = "600px"

/** ORD-5: calls back when the end of a list comes near, as long as there is more to load. */
export function useNearEnd(isWanted: boolean, call: () => void): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef(call)
  useEffect(() => {
    latest.current = call
  })
  useEffect(() => {
    if (!isWanted || !end.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        latest.current()
      },
      { rootMargin: NEAR },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isWanted])
  return end
}
