import type { DrawingContext } from "../pen.ts"
import { formatFine } from "../shapes/format-number.ts"

/**
 * Collects marks of one colour: in a full picture each has its own strength, in a live one they share one path and
 * strength.
 */
export function markLayer(pen: DrawingContext, colour: string, liveStrength: number) {
  let paths = ""
  return {
    add(path: string, strength: number) {
      paths += pen.detail === "full" ? `<path d="${path}" opacity="${formatFine(strength)}"/>` : path
    },
    svg: () =>
      pen.detail === "full"
        ? `<g fill="${colour}">${paths}</g>`
        : `<path d="${paths}" fill="${colour}" opacity="${liveStrength}"/>`,
  }
}
