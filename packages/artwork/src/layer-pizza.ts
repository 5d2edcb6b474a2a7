import type { PizzaRecipe } from "@hearth/domain/menu/product.ts"
import { createPen } from "./pen.ts"
import { drawPizza, cheeseReach } from "./pizza/draw-pizza.ts"
import { drawToppings } from "./pizza/draw-toppings.ts"
import { type LaidPiece, layToppings, type Side } from "./pizza/lay-toppings.ts"
import { seedRandom } from "./seed-random.ts"
import { type ToppingName, assertToppingName, toppings } from "./toppings/toppings.ts"
import { writeSvg } from "./write-svg.ts"

/** The customer's choices, which apply to both halves. */
export interface LayerChoices {
  crust: PizzaRecipe["crust"]
  cheese: PizzaRecipe["cheese"]
  without: readonly string[]
  extras: readonly { topping: string; count: number }[]
}

export interface Layer {
  /** Layers with the same name look the same. */
  name: string
  svg: string
}

interface LayerSource {
  name: string
  topping: ToppingName
  pieces: () => readonly LaidPiece[]
}

/**
 * Returns a function that draws the pizza with the customer's choices as a stack of layers, the lowest first: the base
 * without toppings, then one layer for each topping. A choice adds or removes a layer or changes the base. All other
 * layers are reused, so that nothing is drawn twice and no piece moves.
 *
 * `recipe` is the recipe on the menu; `rightHalf` is the recipe of the right half.
 */
export function layerPizza(
  id: string,
  recipe: PizzaRecipe,
  rightHalf?: PizzaRecipe,
): (choices: LayerChoices) => Layer[] {
  const laidPieces = rightHalf
    ? [...layRecipe(`${id}/left`, recipe, "left"), ...layRecipe(`${id}/right`, rightHalf, "right")]
    : layRecipe(id, recipe, "whole")
  const recipeLayers = [...new Set(laidPieces.map(({ name }) => name))].map((name): LayerSource => ({
    name,
    topping: name,
    pieces: () => laidPieces.filter((piece) => piece.name === name),
  }))
  const svgByName = new Map<string, string>()
  const cachedLayer = (name: string, draw: () => string): Layer => {
    const svg = svgByName.get(name) ?? draw()
    svgByName.set(name, svg)
    return { name, svg }
  }

  return ({ crust, cheese, without, extras }) => {
    const withoutToppings = (half: PizzaRecipe): PizzaRecipe => ({ ...half, crust, cheese, toppings: [] })
    const extraLayers = extras.flatMap(({ topping, count }) =>
      Array.from({ length: count }, (_, index): LayerSource =>
        extraLayer(id, assertToppingName(topping), index, recipe, laidPieces),
      ),
    )
    const layers = [...recipeLayers.filter(({ name }) => !without.includes(name)), ...extraLayers]
    return [
      cachedLayer(`base ${crust} ${cheese}`, () => {
        const pen = createPen(id, "full")
        return writeSvg(pen, drawPizza(pen, id, withoutToppings(recipe), rightHalf && withoutToppings(rightHalf)))
      }),
      ...layers
        // Small bits are drawn over large pieces.
        .sort((one, other) => toppings[one.topping].layer - toppings[other.topping].layer)
        .map(({ name, pieces }) => cachedLayer(name, () => drawLayer(`${id}/${name}`, pieces()))),
    ]
  }
}

function drawLayer(seed: string, pieces: readonly LaidPiece[]): string {
  const pen = createPen(seed, "full")
  return writeSvg(pen, drawToppings(pen, pieces))
}

function layRecipe(seed: string, recipe: PizzaRecipe, side: Side): LaidPiece[] {
  const names = recipe.toppings.map(assertToppingName)
  return layToppings(seedRandom(`${seed}/lay/${names.join()}`), names, cheeseReach(recipe), side)
}

/** Places another portion of an extra topping, clear of the recipe's own pieces and of its earlier portions. */
function extraLayer(
  id: string,
  topping: ToppingName,
  index: number,
  recipe: PizzaRecipe,
  laidPieces: readonly LaidPiece[],
): LayerSource {
  const pieces = () => {
    const occupied = [...laidPieces]
    let portion: LaidPiece[] = []
    for (let portionIndex = 0; portionIndex <= index; portionIndex++) {
      const random = seedRandom(`${id}/extra/${topping}/${portionIndex}`)
      portion = layToppings(random, [topping], cheeseReach(recipe), "whole", occupied)
      occupied.push(...portion)
    }
    return portion
  }
  return { name: `extra ${topping} ${index + 1}`, topping, pieces }
}
