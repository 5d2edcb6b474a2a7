import { isWithinBounds } from "@hearth/domain/geo/country-bounds.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { useEffect, useEffectEvent, useRef } from "react"
import { useNavigation, useSearchParams } from "react-router"
import { clientContext } from "../../session/client-context.ts"
import { readPoint } from "../../session/read-point.ts"
import { roundPoint, type Spot } from "./look-up-spot.ts"
import { pinnedAt } from "./pinned-at.ts"

const keyOf = (point: Point | undefined) => (point ? JSON.stringify(roundPoint(point)) : "")

/**
 * The pin's place stands in the screen's own address: what lies over the map, a reload and the way back go by it. An
 * address that someone else changed, such as a link to another place, moves the map.
 */
export function useAddressInStep(spot: Spot | undefined, onElsewhere: (point: Point) => void): void {
  const [params, setParams] = useSearchParams()
  const asked = readPoint(params)
  const known = useRef(keyOf(asked))
  const leaving = useNavigation().state !== "idle"
  const write = useEffectEvent(({ point, name }: Spot) => {
    // A way on that was pressed meanwhile must not be called back.
    if (leaving) return
    const next = pinnedAt(params, point, name)
    known.current = keyOf(point)
    if (String(next) !== String(params)) setParams(next, { replace: true, preventScrollReset: true })
  })
  const follow = useEffectEvent((key: string) => {
    if (key === known.current) return
    known.current = key
    if (asked && isWithinBounds(clientContext().country, asked)) onElsewhere(asked)
  })
  const key = keyOf(asked)
  useEffect(() => follow(key), [key])
  useEffect(() => {
    if (spot) write(spot)
  }, [spot])
}
