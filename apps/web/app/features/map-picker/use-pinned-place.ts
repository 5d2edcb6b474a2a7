import type { Point } from "@hearth/domain/geo/point.ts"
import { useCallback, useEffect, useMemo, useState } from "react"
import { fetchPinnedPlace, roundPoint, type PinnedPlace } from "./fetch-pinned-place.ts"

const DEBOUNCE_MS = 350

/**
 * Loads the place at the point where the map stopped, after a short pause, and aborts when the map moves again. The
 * previous place stays on the map until the next one is loaded, but can't be chosen any more (`isFresh`).
 */
export function usePinnedPlace(point: Point): { place: PinnedPlace | undefined; isFresh: boolean; retry: () => void } {
  const [place, setPlace] = useState<PinnedPlace>()
  const [retryCount, setRetryCount] = useState(0)
  const { latitude, longitude } = roundPoint(point)
  const request = useMemo(() => ({ latitude, longitude, retryCount }), [latitude, longitude, retryCount])
  useEffect(() => {
    const requestedPoint = { latitude: request.latitude, longitude: request.longitude }
    const control = new AbortController()
    const timer = setTimeout(() => {
      void fetchPinnedPlace(requestedPoint, control.signal).then(
        (loadedPlace) => control.signal.aborted || setPlace(loadedPlace),
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [request])
  const retry = useCallback(() => {
    setPlace(undefined)
    setRetryCount((count) => count + 1)
  }, [])
  const isFresh = place?.point.latitude === latitude && place.point.longitude === longitude
  return { place, isFresh, retry }
}
