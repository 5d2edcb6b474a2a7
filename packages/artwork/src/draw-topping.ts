import { createPen } from "./pen.ts"
import { formatFine } from "./shapes/format-number.ts"
import { isToppingName, toppings } from "./toppings/toppings.ts"
import { writeSvg } from "./write-svg.ts"

/** How far a piece reaches in its own picture. */
const TOPPING_RADIUS = 200

/** One piece by itself, as a sign for its topping; undefined where there is no drawing of it. */
export function drawTopping(name: string): string | undefined {
  if (!isToppingName(name)) return undefined
  const { draw, reach } = toppings[name]
  const pen = createPen(`topping/${name}`, "live")
  const { body, outline } = draw(pen)
  const scale = formatFine(TOPPING_RADIUS / reach)
  return writeSvg(
    pen,
    `<g transform="scale(${scale})"><path d="${outline}" fill="#3a1404" opacity=".28" transform="translate(1 2)"/>${body}</g>`,
  )
}
