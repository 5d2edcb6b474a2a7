import type { DrawingContext } from "../pen.ts"
import { formatFine } from "../shapes/format-number.ts"

/**
 * Collects marks of one colour. In a `full` picture each mark has its own opacity; in a `live` one all marks share one
 * path and one opacity.
 */
export function markLayer(pen: DrawingContext, colour: string, liveOpacity: number) {
  let paths = ""
  return {
    add(path: string, opacity: number) {
      paths += pen.detail === "full" ? `<path d="${path}" opacity="${formatFine(opacity)}"/>` : path
    },
    svg: () =>
      pen.detail === "full"
        ? `<g fill="${colour}">${paths}</g>`
        : `<path d="${paths}" fill="${colour}" opacity="${liveOpacity}"/>`,
  }
}
