import { countries } from "@hearth/domain/countries/countries.ts"
import { isWithinBounds } from "@hearth/domain/geo/country-bounds.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { useState } from "react"
import { requestPosition } from "./request-position.ts"
import { usePageContext } from "../client/page/page-context.tsx"

interface PositionRequest {
  busy: boolean
  /** Why there is no position, and what to do instead. */
  error: string | undefined
}

/** Why there is no position, and what the screen offers instead. */
interface PositionMessages {
  denied: string
  unavailable: string
  abroad: (country: string) => string
}

/** Requests the device's position when 'Use my location' is pressed, on any screen. */
export function usePosition(
  messages: PositionMessages,
): PositionRequest & { request: () => Promise<Point | undefined> } {
  const { country } = usePageContext()
  const [state, setState] = useState<PositionRequest>({ busy: false, error: undefined })
  const request = async () => {
    setState({ busy: true, error: undefined })
    const position = await requestPosition()
    const point = position.ok && isWithinBounds(country, position.point) ? position.point : undefined
    const reason = position.ok ? "abroad" : position.reason
    const message = reason === "abroad" ? messages.abroad(countries[country].name) : messages[reason]
    const error = point ? undefined : message
    setState({ busy: false, error })
    return point
  }
  return { ...state, request }
}
