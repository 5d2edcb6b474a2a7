import { type ReactNode, Suspense, use, useEffect, useRef, useState } from "react"
import { isHydrating } from "./hydration.ts"

interface HydrationGate {
  passed: Promise<void>
  open(): void
}

/** How far outside the viewport hydration starts. */
const NEAR = "300px"

/**
 * Leaves its content as server-rendered HTML until it is near the viewport or touched, so that startup hydrates only
 * visible content. Links inside work meanwhile, because they are plain links.
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

/** Hydrates everything before shared state changes, because content that isn't hydrated can't update. */
export function hydrateAll(): void {
  for (const gate of closedGates) gate.open()
}

function createGate(): HydrationGate {
  const { promise, resolve } = Promise.withResolvers<void>()
  const gate: HydrationGate = {
    passed: promise,
    open() {
      closedGates.delete(gate)
      // React reads the status on the next render without suspending; `resolve` wakes components that are already
      // suspended.
      Object.assign(promise, { status: "fulfilled", value: undefined })
      resolve()
    },
  }
  closedGates.add(gate)
  return gate
}

function openWhenNear(box: Element, gate: HydrationGate): () => void {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && open(),
    { rootMargin: NEAR },
  )
  const touches = ["pointerdown", "focusin", "keydown"] as const
  const stop = () => {
    observer.disconnect()
    for (const touch of touches) box.removeEventListener(touch, open)
  }
  function open(): void {
    stop()
    gate.open()
  }
  observer.observe(box)
  for (const touch of touches) box.addEventListener(touch, open)
  return () => {
    stop()
    closedGates.delete(gate)
  }
}
