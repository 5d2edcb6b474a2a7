import { countries } from "@hearth/domain/countries/countries.ts"
import { isWithinBounds } from "@hearth/domain/geo/country-bounds.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { useState } from "react"
import { requestPosition } from "./request-position.ts"
import { usePageContext } from "../client/page/page-context.tsx"

interface PositionRequest {
  busy: boolean
  /** Why there is no position, and what to do instead. */
  trouble: string | undefined
}

/** 'Use my location' on any screen. `instead` is the end of the error message. */
export function usePosition(instead: string): PositionRequest & { request: () => Promise<Point | undefined> } {
  const { country } = usePageContext()
  const [state, setState] = useState<PositionRequest>({ busy: false, trouble: undefined })
  const request = async () => {
    setState({ busy: true, trouble: undefined })
    const position = await requestPosition()
    const point = position.ok && isWithinBounds(country, position.point) ? position.point : undefined
    const reason = position.ok ? "abroad" : position.reason
    const trouble = point ? undefined : `${reasons[reason](countries[country].name)} ${instead}`
    setState({ busy: false, trouble })
    return point
  }
  return { ...state, request }
}

const reasons = {
  denied: () => "Your browser keeps your location to itself. Allow it in the browser’s settings for this site, or",
  unavailable: () => "We couldn’t find out where you are just now. Try again, or",
  abroad: (country: string) => `You seem to be outside ${country} right now. If not,`,
} as const
