import { groundShadow, lit } from "../light.ts"
import { linear, type Pen } from "../pen.ts"
import { drawPizza } from "../pizza/draw-pizza.ts"
import type { Plate } from "./plate.ts"
import { visible } from "./strew.ts"

/** Half the angle of the slice, and its two straight sides as they lie after cutting. */
const WEDGE = "M0 6L-104 -236Q0 -290 104 -236Z"

/** One slice lifted out, cheese hanging from its sides. */
export const pizzaSlice: Plate = {
  label: "A slice of pizza",
  colour: "#eab25a",
  draw(pen, ingredients) {
    const toppings = visible(ingredients, ["pepperoni", "olive", "basil"])
    const clip = pen.define("wedge", (id) => `<clipPath id="${id}"><path d="${WEDGE}"/></clipPath>`)
    const whole = drawPizza(pen, "slice", {
      kind: "pizza",
      crust: "hand-tossed",
      sauce: "tomato",
      cheese: "mozzarella",
      toppings,
    })
    return (
      groundShadow(pen, { x: 16, y: 30, rx: 150, ry: 170, opacity: 0.3 }) +
      `<g transform="translate(8 214) rotate(4) scale(1.86)"><path d="${WEDGE}" transform="translate(1 13)" fill="#8a4a17"/><path d="${WEDGE}" transform="translate(.6 8)" fill="#d9953f"/>` +
      `${strings(pen)}<g clip-path="url(#${clip})">${whole}</g></g>`
    )
  },
}

function strings(pen: Pen): string {
  const cheese = linear(pen, "strings", [
    [0, "#ffe7a2"],
    [1, "#f0ac3c"],
  ])
  const left =
    "M-70 -164L-56 -128C-60 -112 -54 -92 -60 -84C-67 -82 -64 -104 -68 -116C-72 -108 -70 -98 -75 -96C-80 -98 -76 -122 -78 -140Z"
  const right = "M62 -150L40 -92C44 -80 40 -62 46 -56C53 -56 49 -76 54 -88C58 -80 56 -70 61 -70C66 -74 62 -98 68 -118Z"
  return `<g${lit(pen, "wet")}><path d="${left}" fill="${cheese}"/><path d="${right}" fill="${cheese}"/></g>`
}
