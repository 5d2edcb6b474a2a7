import type { PizzaRecipe } from "@hearth/domain/menu/product.ts"
import { createPen } from "./pen.ts"
import { drawPizza, cheeseReach } from "./pizza/draw-pizza.ts"
import { drawToppings } from "./pizza/draw-toppings.ts"
import { type LaidPiece, layToppings, type Side } from "./pizza/lay-toppings.ts"
import { seedRandom } from "./seed-random.ts"
import { type ToppingName, toppingName, toppings } from "./toppings/toppings.ts"
import { writeSvg } from "./write-svg.ts"

/** The customer's choices, for both halves. */
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

interface LayerSheet {
  name: string
  topping: ToppingName
  pieces: () => readonly LaidPiece[]
}

/**
 * Draws a pizza in the builder as a stack of layers, the lowest first: the base without toppings, then one layer for
 * each topping. A choice adds or removes a layer or changes the base; all other layers stay, so that nothing is drawn
 * twice and no piece moves.
 *
 * `recipe` is the recipe on the menu; `rightHalf` is the recipe of the right half.
 */
export function layerPizza(id: string, recipe: PizzaRecipe, rightHalf?: PizzaRecipe): (to: LayerChoices) => Layer[] {
  const laid = rightHalf
    ? [...layRecipe(`${id}/left`, recipe, "left"), ...layRecipe(`${id}/right`, rightHalf, "right")]
    : layRecipe(id, recipe, "whole")
  const own = [...new Set(laid.map(({ name }) => name))].map((name): LayerSheet => ({
    name,
    topping: name,
    pieces: () => laid.filter((piece) => piece.name === name),
  }))
  const drawn = new Map<string, string>()
  const once = (name: string, draw: () => string): Layer => {
    const svg = drawn.get(name) ?? draw()
    drawn.set(name, svg)
    return { name, svg }
  }

  return ({ crust, cheese, without, extras }) => {
    const bare = (half: PizzaRecipe): PizzaRecipe => ({ ...half, crust, cheese, toppings: [] })
    const more = extras.flatMap(({ topping, count }) =>
      Array.from({ length: count }, (_, at): LayerSheet => extraSheet(id, toppingName(topping), at, recipe, laid)),
    )
    const sheets = [...own.filter(({ name }) => !without.includes(name)), ...more]
    return [
      once(`base ${crust} ${cheese}`, () => {
        const pen = createPen(id, "full")
        return writeSvg(pen, drawPizza(pen, id, bare(recipe), rightHalf && bare(rightHalf)))
      }),
      ...sheets
        // Small bits are drawn over large pieces.
        .sort((one, other) => toppings[one.topping].layer - toppings[other.topping].layer)
        .map(({ name, pieces }) => once(name, () => drawSheet(`${id}/${name}`, pieces()))),
    ]
  }
}

function drawSheet(seed: string, pieces: readonly LaidPiece[]): string {
  const pen = createPen(seed, "full")
  return writeSvg(pen, drawToppings(pen, pieces))
}

function layRecipe(seed: string, recipe: PizzaRecipe, side: Side): LaidPiece[] {
  const names = recipe.toppings.map(toppingName)
  return layToppings(seedRandom(`${seed}/lay/${names.join()}`), names, cheeseReach(recipe), side)
}

/** Places the `at`th helping clear of the recipe's own pieces and the earlier helpings, independent of other extras. */
function extraSheet(
  id: string,
  topping: ToppingName,
  at: number,
  recipe: PizzaRecipe,
  laid: readonly LaidPiece[],
): LayerSheet {
  const pieces = () => {
    const taken = [...laid]
    let helping: LaidPiece[] = []
    for (let turn = 0; turn <= at; turn++) {
      const random = seedRandom(`${id}/extra/${topping}/${turn}`)
      helping = layToppings(random, [topping], cheeseReach(recipe), "whole", taken)
      taken.push(...helping)
    }
    return helping
  }
  return { name: `extra ${topping} ${at + 1}`, topping, pieces }
}
