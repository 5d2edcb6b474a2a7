import type { PizzaRecipe } from "@hearth/domain/menu/product.ts"
import { blurFilter, litFilter, stain } from "../light.ts"
import { type DrawingContext, radialGradientAt } from "../pen.ts"
import { between } from "../seed-random.ts"
import { blob } from "../shapes/blob.ts"
import { disc } from "../shapes/disc.ts"
import { scatter } from "../shapes/scatter.ts"
import { markLayer } from "./mark-layer.ts"
import { sauces } from "./sauce.ts"

interface Cheese {
  /** Colours of the middle, the field and the edge. */
  colours: readonly [string, string, string]
  poolColour: string
  /** Number of gaps that show the sauce. */
  gaps: number
  brownedSpots: number
  label: string
}

export const cheeses: Record<PizzaRecipe["cheese"], Cheese> = {
  mozzarella: {
    colours: ["#ffecb8", "#fdd788", "#f0ae4a"],
    poolColour: "#fff6d8",
    gaps: 17,
    brownedSpots: 26,
    label: "mozzarella",
  },
  "cheddar-blend": {
    colours: ["#ffd67e", "#f9b843", "#e38a20"],
    poolColour: "#fff0b8",
    gaps: 15,
    brownedSpots: 24,
    label: "a cheddar blend",
  },
  extra: {
    colours: ["#ffedba", "#fdd985", "#f2b34a"],
    poolColour: "#fffbea",
    gaps: 8,
    brownedSpots: 34,
    label: "extra cheese",
  },
}

export function drawCheese(pen: DrawingContext, recipe: Pick<PizzaRecipe, "cheese" | "sauce">, radius: number): string {
  const cheese = cheeses[recipe.cheese]
  const { random } = pen
  const full = pen.detail === "full"
  const [middle, field, edge] = cheese.colours
  const fill = radialGradientAt(
    pen,
    `cheese-${recipe.cheese}`,
    [
      [0, middle],
      [0.55, field],
      [0.9, edge],
      [1, "#d98f35"],
    ],
    [-26, -34, radius * 1.2],
  )
  const outline = disc(random, radius, 0.026, full ? 60 : 26)
  const sauce = sauces[recipe.sauce]
  // A live picture has fewer marks of each sort, all of one strength, in one path.
  const markCount = (count: number) => Math.round(full ? count : count / 3)
  const points = full ? 9 : 6
  const edges = markLayer(pen, edge, 0.8)
  const gaps = markLayer(pen, sauce.colour, 0.65)
  for (const { x, y, turn } of scatter(random, { count: markCount(cheese.gaps), radius: radius - 26, spacing: 36 })) {
    const size = between(random, 7, 18)
    const shape = { x, y, turn, wobble: 0.75, squash: 0.66, points }
    if (full) edges.add(blob(random, { ...shape, radius: size + 3 }), 0.8)
    gaps.add(blob(random, { ...shape, radius: size }), between(random, 0.45, 0.85))
  }
  const pools = markLayer(pen, cheese.poolColour, 0.5)
  for (const { x, y, turn } of scatter(random, { count: markCount(34), radius: radius - 18, spacing: 22 })) {
    const shape = { x, y, turn, radius: between(random, 9, 24), wobble: 0.6, squash: 0.62, points }
    pools.add(blob(random, shape), between(random, 0.3, 0.75))
  }
  const browned = markLayer(pen, "#c06a18", 0.42)
  const scorched = markLayer(pen, "#6f2f08", 0.4)
  for (const { x, y, turn } of scatter(random, {
    count: markCount(cheese.brownedSpots),
    radius: radius - 12,
    spacing: 20,
  })) {
    const size = between(random, 4, 11)
    const shape = { x, y, turn, wobble: 0.6, squash: 0.78, points }
    browned.add(blob(random, { ...shape, radius: size }), between(random, 0.3, 0.65))
    if (full && random() > 0.4) scorched.add(blob(random, { ...shape, radius: size * 0.5 }), between(random, 0.3, 0.65))
  }
  const oil = { size: 0.03, colour: [0.9, 0.42, 0.05], threshold: -1.35, contrast: 2.8, seed: 11 } as const
  // Marks of one softness share one filter: a filter for each would take most of the rendering time.
  return (
    `<g${litFilter(pen, "melt")}><path d="${outline}" fill="${fill}"/>` +
    `<g${blurFilter(pen, 2)}>${edges.svg()}${gaps.svg()}${pools.svg()}${browned.svg()}${scorched.svg()}</g>` +
    `${stain(pen, "oil", `<path d="${outline}"`, 0.5, oil)}</g>`
  )
}
