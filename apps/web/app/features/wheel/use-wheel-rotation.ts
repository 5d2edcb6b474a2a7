import { type RefObject, useEffect, useRef } from "react"
import { landingAngle, planLanding, restingAngle, spinAngle } from "./spin-motion.ts"
import type { SpinState } from "./use-wheel.ts"

/** Rotates the element of `ref` during the spin; with reduced motion it only shows the final position. */
export function useWheelRotation(
  ref: RefObject<SVGGElement | null>,
  state: SpinState,
  segments: readonly { offerId: string }[],
  onStopped: () => void,
): void {
  const motion = useRef({ angle: 0, velocity: 0 })
  const onStoppedRef = useRef(onStopped)
  useEffect(() => {
    onStoppedRef.current = onStopped
  })
  const { kind } = state
  const segmentIndex = state.kind === "drawn" ? segments.findIndex(({ offerId }) => offerId === state.offerId) : -1
  const count = segments.length
  useEffect(() => {
    if (kind === "idle" || (kind === "drawn" && segmentIndex < 0)) {
      if (kind === "drawn") onStoppedRef.current()
      motion.current.velocity = 0
      return
    }
    const show = (angle: number) => {
      motion.current.angle = angle
      ref.current?.setAttribute("transform", `rotate(${angle % 360})`)
    }
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      if (kind === "drawn") {
        show(restingAngle(segmentIndex, count))
        onStoppedRef.current()
      }
      return
    }
    const { angle: from, velocity } = motion.current
    const plan = planLanding(from, velocity, segmentIndex, count)
    const start = performance.now()
    let frame = requestAnimationFrame(function draw(timestamp) {
      const seconds = Math.max(0, timestamp - start) / 1000
      if (kind === "spinning") {
        const next = spinAngle(from, seconds)
        motion.current.velocity = next.velocity
        show(next.angle)
      } else {
        const next = landingAngle(plan, seconds)
        show(next.angle)
        if (next.done) return onStoppedRef.current()
      }
      frame = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(frame)
  }, [ref, kind, segmentIndex, count])
}
