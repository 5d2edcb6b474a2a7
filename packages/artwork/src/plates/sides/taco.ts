import { type PlacedPiece, lightPieces } from "../../light-pieces.ts"
import { litFilter, stain } from "../../light.ts"
import { branchPen, type DrawingContext, radialGradientAt } from "../../pen.ts"
import { between } from "../../seed-random.ts"
import { blob } from "../../shapes/blob.ts"
import { type ToppingName, toppings } from "../../toppings/toppings.ts"
import type { Plate } from "../plate.ts"
import { drawableIngredients } from "../scatter-pieces.ts"
import { woodenBoard } from "../tableware.ts"

/** Two folded flatbreads, filling swelling out of the open side. */
export const taco: Plate = {
  label: "Tacos",
  colour: "#e0a650",
  draw(pen, ingredients) {
    const names = drawableIngredients(ingredients, ["paneer", "tomato", "onion", "capsicum"])
    return (
      woodenBoard(pen) +
      `<g transform="translate(-14 -24) rotate(-14) scale(.94)">${folded(branchPen(pen, "taco/1"), names)}</g>` +
      `<g transform="translate(8 96) rotate(-8) scale(.98)">${folded(branchPen(pen, "taco/2"), names)}</g>`
    )
  },
}

function folded(pen: DrawingContext, names: readonly ToppingName[]): string {
  const { random } = pen
  const shell = radialGradientAt(
    pen,
    "taco",
    [
      [0, "#ffe3a4"],
      [0.6, "#f3bd62"],
      [1, "#c98430"],
    ],
    [-40, -30, 230],
  )
  let lettuce = ""
  const filling: PlacedPiece[] = []
  const count = pen.detail === "full" ? 15 : 9
  for (let i = 0; i < count; i++) {
    const angle = Math.PI * (1.02 + (i / (count - 1)) * 0.96)
    const x = Math.cos(angle) * 164
    const y = 36 + Math.sin(angle) * 142
    lettuce += `<path d="${blob(random, { x: x * 1.05, y: y - 10, radius: between(random, 20, 28), wobble: 0.6, points: 10 })}" fill="${i % 2 ? "#7dbb3e" : "#58982c"}"/>`
    const { outerRadius, surface, draw } = toppings[names[i % names.length] ?? "paneer"]
    filling.push({
      x,
      y: y + between(random, -8, 8),
      turn: random() * 6.28,
      scale: 1.1,
      outerRadius: outerRadius * 0.6,
      surface,
      svg: draw(pen).svg,
    })
  }
  const griddled = stain(pen, "griddle", `<path d="${arc(26)}" transform="translate(0 14)"`, 0.75, {
    size: 0.04,
    colour: [0.68, 0.29, 0.03],
    threshold: -1.65,
    seed: 17,
  })
  return (
    `<g${litFilter(pen, "bread")}><path d="${arc(0)}" fill="#d3963f"/></g><g${litFilter(pen, "piece")}>${lettuce}</g>${lightPieces(pen, filling)}` +
    `<g${litFilter(pen, "bread")}><path d="${arc(26)}" transform="translate(0 14)" fill="${shell}"/>${griddled}</g>`
  )
}

/** Returns the half-moon of a folded flatbread; `inset` makes the nearer half smaller. */
function arc(inset: number): string {
  return `M${-184 + inset} 66C${-184 + inset} ${-88 + inset} -96 ${-122 + inset} 0 ${-122 + inset}C96 ${-122 + inset} ${184 - inset} ${-88 + inset} ${184 - inset} 66Q0 84 ${-184 + inset} 66Z`
}
