import type { Recipe } from "@hearth/domain/menu/product.ts"
import { cheeses } from "./pizza/cheese.ts"
import { resolveText } from "./plates/plate.ts"
import { isPlateName, plates } from "./plates/plates.ts"
import { isToppingName, toppings } from "./toppings/toppings.ts"

const TOPPINGS_SHARE = 0.4
const CRUST_COLOUR = "#d9a257"

/** Returns a placeholder colour for the time until the picture has loaded. */
export function dominantColour(recipe: Recipe): string {
  if (recipe.kind === "plate")
    return isPlateName(recipe.drawing) ? resolveText(plates[recipe.drawing].colour, recipe.ingredients) : CRUST_COLOUR
  const cheese = cheeses[recipe.cheese].colours[1]
  const colours = recipe.toppings.filter(isToppingName).map((name) => toppings[name].colour)
  if (colours.length === 0) return mix([[cheese, 1]])
  return mix([
    [cheese, 1 - TOPPINGS_SHARE],
    ...colours.map((colour): [string, number] => [colour, TOPPINGS_SHARE / colours.length]),
  ])
}

function mix(parts: readonly (readonly [colour: string, share: number])[]): string {
  const channels = [1, 3, 5].map((offset) => {
    const value = parts.reduce(
      (sum, [colour, share]) => sum + Number.parseInt(colour.slice(offset, offset + 2), 16) * share,
      0,
    )
    return Math.round(value).toString(16).padStart(2, "0")
  })
  return `#${channels.join("")}`
}
