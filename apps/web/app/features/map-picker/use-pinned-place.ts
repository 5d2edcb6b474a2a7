import type { Point } from "@hearth/domain/geo/point.ts"
import { useCallback, useEffect, useMemo, useState } from "react"
import { fetchPinnedPlace, roundPoint, type PinnedPlace } from "./fetch-pinned-place.ts"

const SETTLED_MS = 350

/**
 * What is at the point the map came to rest at. Asked when it has rested for a moment, and no more when it moves on; the
 * last answer stays on the map until the next one is there, but is no longer what would be chosen (`fresh`).
 */
export function usePinnedPlace(point: Point): { place: PinnedPlace | undefined; isFresh: boolean; retry: () => void } {
  const [place, setPlace] = useState<PinnedPlace>()
  const [attempt, setAttempt] = useState(0)
  const { latitude, longitude } = roundPoint(point)
  const question = useMemo(() => ({ latitude, longitude, round: attempt }), [latitude, longitude, attempt])
  useEffect(() => {
    const at = { latitude: question.latitude, longitude: question.longitude }
    const control = new AbortController()
    const timer = setTimeout(() => {
      void fetchPinnedPlace(at, control.signal).then((found) => control.signal.aborted || setPlace(found))
    }, SETTLED_MS)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [question])
  const retry = useCallback(() => {
    setPlace(undefined)
    setAttempt((count) => count + 1)
  }, [])
  const isFresh = place?.point.latitude === latitude && place.point.longitude === longitude
  return { place, isFresh, retry }
}
