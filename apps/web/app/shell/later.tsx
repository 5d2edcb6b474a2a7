import { type ReactNode, Suspense, use, useEffect, useRef, useState } from "react"
import { isTakingOver } from "./taken-over.ts"

interface Gate {
  passed: Promise<void>
  open(): void
}

/** So much before it is in view, in px. */
const NEAR = "300px"

/**
 * A part that stays as the server drew it until it comes near or is touched: the browser takes over what is looked at,
 * and nothing else, while the page starts. Its links work all the while, being plain links.
 */
export function Later({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [gate] = useState(() => (isTakingOver() ? createGate() : undefined))
  useEffect(() => (gate && box.current ? openWhenNear(box.current, gate) : undefined), [gate])
  return (
    <div ref={box}>
      <Suspense>
        <Behind gate={gate}>{children}</Behind>
      </Suspense>
    </div>
  )
}

function Behind({ gate, children }: { gate: Gate | undefined; children: ReactNode }) {
  if (gate) use(gate.passed)
  return children
}

const closed = new Set<Gate>()

/** Before something changes that they show: what is not taken over can't change. */
export function openAllGates(): void {
  for (const gate of closed) gate.open()
}

function createGate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>()
  const gate: Gate = {
    passed: promise,
    open() {
      closed.delete(gate)
      // Known at once to whoever renders next, and told to whoever waits.
      Object.assign(promise, { status: "fulfilled", value: undefined })
      resolve()
    },
  }
  closed.add(gate)
  return gate
}

function openWhenNear(box: Element, gate: Gate): () => void {
  const watcher = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && open(),
    { rootMargin: NEAR },
  )
  const touches = ["pointerdown", "focusin", "keydown"] as const
  const stop = () => {
    watcher.disconnect()
    for (const touch of touches) box.removeEventListener(touch, open)
  }
  function open(): void {
    stop()
    gate.open()
  }
  watcher.observe(box)
  for (const touch of touches) box.addEventListener(touch, open)
  return () => {
    stop()
    closed.delete(gate)
  }
}
