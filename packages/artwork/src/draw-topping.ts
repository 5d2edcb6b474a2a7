import { createPen } from "./pen.ts"
import { formatFine } from "./shapes/format-number.ts"
import { isToppingName, toppings } from "./toppings/toppings.ts"
import { writeSvg } from "./write-svg.ts"

/** Radius of the piece in its icon. */
const TOPPING_RADIUS = 200

/** Draws one piece as an icon of its topping; returns undefined if the topping has no drawing. */
export function drawTopping(name: string): string | undefined {
  if (!isToppingName(name)) return undefined
  const { draw, outerRadius } = toppings[name]
  const pen = createPen(`topping/${name}`, "live")
  const { svg, outline } = draw(pen)
  const scale = formatFine(TOPPING_RADIUS / outerRadius)
  return writeSvg(
    pen,
    `<g transform="scale(${scale})"><path d="${outline}" fill="#3a1404" opacity=".28" transform="translate(1 2)"/>${svg}</g>`,
  )
}
