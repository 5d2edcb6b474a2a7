import { type ReactNode, useEffect, useRef, useState } from "react"

/** A shelf on a page that stands already: it comes in where nobody is looking, so that nothing moves under a thumb. */
export function OutOfView({ children }: { children: ReactNode }) {
  const slot = useRef<HTMLDivElement>(null)
  const [placed, setPlaced] = useState(false)
  useEffect(() => {
    if (placed || !slot.current) return
    const watcher = new IntersectionObserver(([entry]) => {
      // Above what is in view it would move that, where the browser doesn't hold the page still.
      if (!entry || entry.isIntersecting || entry.boundingClientRect.top < 0) return
      watcher.disconnect()
      setPlaced(true)
    })
    watcher.observe(slot.current)
    return () => watcher.disconnect()
  }, [placed])
  return <div ref={slot}>{placed ? children : undefined}</div>
}
