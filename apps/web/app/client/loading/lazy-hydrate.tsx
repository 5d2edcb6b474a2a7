import { type ReactNode, Suspense, use, useEffect, useRef, useState } from "react"
import { isHydrating } from "./hydration.ts"

interface HydrationGate {
  passed: Promise<void>
  open(): void
}

/** So much before it is in view, in px. */
const NEAR = "300px"

/**
 * A part that stays as the server drew it until it comes near or is touched: the browser takes over what is looked at,
 * and nothing else, while the page starts. Its links work all the while, being plain links.
 */
export function LazyHydrate({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [gate] = useState(() => (isHydrating() ? createGate() : undefined))
  useEffect(() => (gate && box.current ? openWhenNear(box.current, gate) : undefined), [gate])
  return (
    <div ref={box}>
      <Suspense>
        <WaitForGate gate={gate}>{children}</WaitForGate>
      </Suspense>
    </div>
  )
}

function WaitForGate({ gate, children }: { gate: HydrationGate | undefined; children: ReactNode }) {
  if (gate) use(gate.passed)
  return children
}

const closedGates = new Set<HydrationGate>()

/** Before something changes that they show: what is not taken over can't change. */
export function hydrateAll(): void {
  for (const gate of closedGates) gate.open()
}

function createGate(): HydrationGate {
  const { promise, resolve } = Promise.withResolvers<void>()
  const gate: HydrationGate = {
    passed: promise,
    open() {
      closedGates.delete(gate)
      // Known at once to whoever renders next, and told to whoever waits.
      Object.assign(promise, { status: "fulfilled", value: undefined })
      resolve()
    },
  }
  closedGates.add(gate)
  return gate
}

function openWhenNear(box: Element, gate: HydrationGate): () => void {
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
    closedGates.delete(gate)
  }
}
