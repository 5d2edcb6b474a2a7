import type { Pen } from "../pen.ts"
import { formatFine } from "../shapes/format-number.ts"

/** Many marks of one colour: each of its own strength in a full picture, one path of one strength in a live one. */
export function markLayer(pen: Pen, colour: string, liveStrength: number) {
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
