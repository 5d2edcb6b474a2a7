import type { Point } from "@hearth/domain/geo/point.ts"
import { useCallback, useEffect, useMemo, useState } from "react"
import { lookUpSpot, roundPoint, type Spot } from "./look-up-spot.ts"

const SETTLED_MS = 350

/**
 * What is at the point the map came to rest at. Asked when it has rested for a moment, and no more when it moves on; the
 * last answer stays on the map until the next one is there, but is no longer what would be chosen (`fresh`).
 */
export function useSpot(point: Point): { spot: Spot | undefined; fresh: boolean; again: () => void } {
  const [spot, setSpot] = useState<Spot>()
  const [round, setRound] = useState(0)
  const { latitude, longitude } = roundPoint(point)
  const question = useMemo(() => ({ latitude, longitude, round }), [latitude, longitude, round])
  useEffect(() => {
    const at = { latitude: question.latitude, longitude: question.longitude }
    const control = new AbortController()
    const timer = setTimeout(() => {
      void lookUpSpot(at, control.signal).then((found) => control.signal.aborted || setSpot(found))
    }, SETTLED_MS)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [question])
  const again = useCallback(() => {
    setSpot(undefined)
    setRound((count) => count + 1)
  }, [])
  const fresh = spot?.point.latitude === latitude && spot.point.longitude === longitude
  return { spot, fresh, again }
}
