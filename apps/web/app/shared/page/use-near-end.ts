import { type RefObject, useEffect, useRef } from "react"

/** The distance from the viewport at which loading starts. */
const ROOT_MARGIN = "600px"

/** ORD-5: calls back when the end of a list comes near, as long as there is more to load. */
export function useNearEnd(isEnabled: boolean, onNearEnd: () => void): RefObject<HTMLDivElement | null> {
  const endRef = useRef<HTMLDivElement>(null)
  const latestCallback = useRef(onNearEnd)
  useEffect(() => {
    latestCallback.current = onNearEnd
  })
  useEffect(() => {
    if (!isEnabled || !endRef.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        latestCallback.current()
      },
      { rootMargin: ROOT_MARGIN },
    )
    observer.observe(endRef.current)
    return () => observer.disconnect()
  }, [isEnabled])
  return endRef
}
