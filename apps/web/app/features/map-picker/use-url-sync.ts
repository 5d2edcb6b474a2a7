import { isWithinBounds } from "@hearth/domain/geo/country-bounds.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { useEffect, useEffectEvent, useRef } from "react"
import { useNavigation, useSearchParams } from "react-router"
import { clientContext } from "../../client/api/client-context.ts"
import { readPoint } from "../../place/read-point.ts"
import { roundPoint, type PinnedPlace } from "./fetch-pinned-place.ts"
import { withPin } from "./with-pin.ts"

const pointKey = (point: Point | undefined) => (point ? JSON.stringify(roundPoint(point)) : "")

/**
 * Writes the pin's place to the URL, which overlays, a reload and going back rely on. If the URL changes otherwise,
 * such as by a link to another place, the map moves there.
 */
export function useUrlSync(place: PinnedPlace | undefined, onPointChange: (point: Point) => void): void {
  const [params, setParams] = useSearchParams()
  const requestedPoint = readPoint(params)
  const lastKey = useRef(pointKey(requestedPoint))
  const isNavigating = useNavigation().state !== "idle"
  const write = useEffectEvent(({ point, name }: PinnedPlace) => {
    // Updating the URL must not cancel a navigation that has started meanwhile.
    if (isNavigating) return
    const next = withPin(params, point, name)
    lastKey.current = pointKey(point)
    if (String(next) !== String(params)) setParams(next, { replace: true, preventScrollReset: true })
  })
  const follow = useEffectEvent((key: string) => {
    if (key === lastKey.current) return
    lastKey.current = key
    if (requestedPoint && isWithinBounds(clientContext().country, requestedPoint)) onPointChange(requestedPoint)
  })
  const key = pointKey(requestedPoint)
  useEffect(() => follow(key), [key])
  useEffect(() => {
    if (place) write(place)
  }, [place])
}
