import { type PlacedPiece, lightPieces } from "../../light-pieces.ts"
import { type DrawingContext, radialGradient } from "../../pen.ts"
import { drawHerbs } from "../../pizza/herbs.ts"
import { between } from "../../seed-random.ts"
import { blob } from "../../shapes/blob.ts"
import { formatFine } from "../../shapes/format-number.ts"
import { scatter } from "../../shapes/scatter.ts"
import { type ToppingName, toppings } from "../../toppings/toppings.ts"
import type { Piece, Topping } from "../../toppings/topping.ts"
import { citrusWheel, limeColours } from "../drinks/citrus.ts"
import type { Plate } from "../plate.ts"
import { drawableIngredients } from "../scatter-pieces.ts"
import { dish, ramekin } from "../tableware.ts"

/** Colours of the dip, by the sauce in the recipe. */
const dips = [
  ["mint-chutney", ["#a8cc5c", "#5a8a22"]],
  ["eggless-mayonnaise", ["#fffdf4", "#e9dcc0"]],
  ["devilled-sauce", ["#d8562a", "#861c08"]],
] as const satisfies [string, [string, string]][]

/** A heap of finger food: the first ingredient, larger than on a pizza, or fried in crumbs. */
export const bites: Plate = {
  label: (ingredients) => (ingredients.includes("crumbs") ? "Crunchy fried bites with dip" : "Roasted bites with dip"),
  colour: (ingredients) => (ingredients.includes("crumbs") ? "#d9963c" : "#c8703a"),
  draw(pen, ingredients) {
    const [hero = "chicken", ...garnishes] = drawableIngredients(ingredients, ["chicken", "onion"])
    const full = pen.detail === "full"
    const crumbed = ingredients.includes("crumbs")
    const spots = [
      ...scatter(pen.random, { count: full ? 22 : 13, radius: 140, spacing: 52 }),
      ...scatter(pen.random, { count: full ? 9 : 5, radius: 82, spacing: 54 }),
    ]
    const { outerRadius, surface, draw } = crumbed ? nugget : toppings[hero]
    const pile = spots.map(({ x, y, turn }): PlacedPiece => ({
      x: x - 12,
      y: y - 10,
      turn,
      scale: 38 / outerRadius,
      outerRadius,
      surface,
      svg: draw(pen).svg,
    }))
    const dip = dips.find(([name]) => ingredients.includes(name))?.[1] ?? (["#f4623c", "#b02310"] as const)
    return (
      dish(pen, "slate") +
      lightPieces(pen, pile) +
      scatteredToppings(pen, garnishes) +
      drawHerbs(pen, { count: full ? 40 : 14, radius: 150, size: 4.4 }) +
      citrusWheel(pen, -142, 128, 42, limeColours) +
      ramekin(pen, 124, 114, 66, dip)
    )
  },
}

/** Scatters onion, pepper and chilli between the pieces. */
function scatteredToppings(pen: DrawingContext, names: readonly ToppingName[]): string {
  if (names.length === 0) return ""
  const spots = scatter(pen.random, { count: pen.detail === "full" ? 18 : 8, radius: 140, spacing: 56 })
  return lightPieces(
    pen,
    spots.map(({ x, y, turn }, i): PlacedPiece => {
      const { outerRadius, surface, draw } = toppings[names[i % names.length] ?? "onion"]
      return { x: x - 10, y: y - 8, turn, scale: 1.16, outerRadius, surface, svg: draw(pen).svg }
    }),
  )
}

/** A rough golden lump. The crumb is painted instead of filtered, because a plate has thirty of them. */
const nugget: Pick<Topping, "outerRadius" | "surface" | "draw"> = { outerRadius: 36, surface: "meat", draw: drawNugget }

function drawNugget(pen: DrawingContext): Piece {
  const { random } = pen
  const fill = radialGradient(pen, "nugget", [
    [0, "#ffdb8c"],
    [0.55, "#eba545"],
    [1, "#a4590f"],
  ])
  const outline = blob(random, { radius: 35, wobble: 0.3, points: 12, squash: between(random, 0.76, 0.94) })
  let marks = ""
  for (let i = 0; i < (pen.detail === "full" ? 20 : 7); i++) {
    const position = { x: between(random, -24, 24), y: between(random, -20, 20) }
    const colour = i % 3 === 0 ? "#8c450c" : i % 3 === 1 ? "#fff0bc" : "#c67a20"
    marks += `<path d="${blob(random, { ...position, radius: between(random, 2.2, 5), wobble: 0.8, points: 6 })}" fill="${colour}" opacity="${formatFine(between(random, 0.5, 0.8))}"/>`
  }
  return { outline, svg: `<path d="${outline}" fill="${fill}"/>${marks}` }
}
