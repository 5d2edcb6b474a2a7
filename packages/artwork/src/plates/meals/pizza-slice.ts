import { blurFilter, litFilter } from "../../light.ts"
import { linearGradient, type DrawingContext } from "../../pen.ts"
import { drawPizza } from "../../pizza/draw-pizza.ts"
import type { Plate } from "../plate.ts"
import { drawableIngredients } from "../scatter-pieces.ts"

/** Outline of the slice: two straight cuts and the rim. */
const WEDGE = "M0 6L-94 -211Q0 -250 94 -211Z"

/** The cut dough below the top. */
const SIDE = "M0 18L-92 -196L-40 -190H40L92 -196Z"

/** One slice lifted out, cheese hanging from its sides. */
export const pizzaSlice: Plate = {
  label: "A slice of pizza",
  colour: "#eab25a",
  draw(pen, ingredients) {
    const toppings = drawableIngredients(ingredients, ["pepperoni", "olive", "basil"])
    const clip = pen.define("wedge", (id) => `<clipPath id="${id}"><path d="${WEDGE}"/></clipPath>`)
    const whole = drawPizza(pen, "slice", {
      kind: "pizza",
      crust: "hand-tossed",
      sauce: "tomato",
      cheese: "mozzarella",
      toppings,
    })
    return (
      `<path d="M14 236L-160 -160Q0 -230 176 -160Z" fill="#3a1c0c" opacity=".4"${blurFilter(pen, 9)}/>` +
      `<g transform="translate(8 214) rotate(4) scale(1.86)"><path d="${SIDE}" fill="#7c3f12"/><path d="${SIDE}" transform="translate(-.6 -5)" fill="#d9953f"/>` +
      `${strings(pen)}<g clip-path="url(#${clip})">${whole}</g></g>`
    )
  },
}

function strings(pen: DrawingContext): string {
  const cheese = linearGradient(pen, "strings", [
    [0, "#ffe7a2"],
    [1, "#f0ac3c"],
  ])
  // Along each cut the cheese sags below the dough, and at one point it hangs down.
  const left =
    "M-80 -170L-10 -14C-15 -12 -17 -18 -22 -28C-25 -22 -28 -24 -31 -42C-34 -32 -33 -4 -38 -2C-44 -4 -40 -40 -43 -62C-47 -60 -50 -66 -53 -82C-56 -68 -57 -56 -61 -58C-66 -64 -62 -92 -67 -116C-72 -118 -78 -146 -80 -170Z"
  const right =
    "M80 -170L10 -14C14 -12 18 -20 22 -32C26 -26 29 -30 32 -48C37 -48 38 -64 42 -72C46 -58 44 -30 49 -28C55 -30 51 -68 55 -88C60 -92 62 -104 66 -114C72 -118 78 -146 80 -170Z"
  return `<g${litFilter(pen, "wet")}><path d="${left}" fill="${cheese}"/><path d="${right}" fill="${cheese}"/></g>`
}
