import { type ReactNode, Suspense, use, useEffect, useRef, useState } from "react"
import { isHydrating } from "./hydration.ts"

interface HydrationGate {
  passed: Promise<void>
  open(): void
}

/** Content is hydrated when it is this close to the viewport. */
const ROOT_MARGIN = "300px"

/**
 * Leaves its content as server-rendered HTML until it is near the viewport or touched, so that startup hydrates only
 * visible content. Links inside work meanwhile, because they are plain links.
 */
export function LazyHydrate({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null)
  const [gate] = useState(() => (isHydrating() ? createGate() : undefined))
  useEffect(() => (gate && container.current ? openWhenNear(container.current, gate) : undefined), [gate])
  return (
    <div ref={container}>
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

function openWhenNear(container: Element, gate: HydrationGate): () => void {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && open(),
    { rootMargin: ROOT_MARGIN },
  )
  const interactionEvents = ["pointerdown", "focusin", "keydown"] as const
  const stop = () => {
    observer.disconnect()
    for (const eventName of interactionEvents) container.removeEventListener(eventName, open)
  }
  function open(): void {
    stop()
    gate.open()
  }
  observer.observe(container)
  for (const eventName of interactionEvents) container.addEventListener(eventName, open)
  return () => {
    stop()
    closedGates.delete(gate)
  }
}
