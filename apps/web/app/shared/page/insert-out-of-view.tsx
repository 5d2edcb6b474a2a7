import { type ReactNode, useEffect, useRef, useState } from "react"

/**
 * Inserts a shelf into an existing page only while its position is out of view, so that nothing moves while the visitor
 * is about to tap.
 */
export function InsertOutOfView({ children }: { children: ReactNode }) {
  const containerRef = useRef<HTMLDivElement>(null)
  const [isInserted, setInserted] = useState(false)
  useEffect(() => {
    if (isInserted || !containerRef.current) return
    const observer = new IntersectionObserver(([entry]) => {
      // An insertion above the viewport would move the content in browsers without scroll anchoring.
      if (!entry || entry.isIntersecting || entry.boundingClientRect.top < 0) return
      observer.disconnect()
      setInserted(true)
    })
    observer.observe(containerRef.current)
    return () => observer.disconnect()
  }, [isInserted])
  return <div ref={containerRef}>{isInserted ? children : undefined}</div>
}
