import { type ReactNode, useEffect, useRef, useState } from "react"

/** A shelf on a page that stands already: it comes in where nobody is looking, so that nothing moves under a thumb. */
export function InsertOutOfView({ children }: { children: ReactNode }) {
  const slot = useRef<HTMLDivElement>(null)
  const [isInserted, setInserted] = useState(false)
  useEffect(() => {
    if (isInserted || !slot.current) return
    const watcher = new IntersectionObserver(([entry]) => {
      // Above what is in view it would move that, where the browser doesn't hold the page still.
      if (!entry || entry.isIntersecting || entry.boundingClientRect.top < 0) return
      watcher.disconnect()
      setInserted(true)
    })
    watcher.observe(slot.current)
    return () => watcher.disconnect()
  }, [isInserted])
  return <div ref={slot}>{isInserted ? children : undefined}</div>
}
