import type { PizzaRecipe } from "@hearth/domain/menu/product.ts"
import { groundShadow } from "../light.ts"
import { branchPen, type DrawingContext } from "../pen.ts"
import { assertToppingName } from "../toppings/toppings.ts"
import { drawCheese } from "./cheese.ts"
import { crusts, drawCrust } from "./crust.ts"
import { drawToppings } from "./draw-toppings.ts"
import { drawHerbs } from "./herbs.ts"
import { layToppings, type Side } from "./lay-toppings.ts"
import { drawSauce } from "./sauce.ts"

/** Draws a whole pizza, or with `rightHalf` two recipes on the first one’s crust. */
export function drawPizza(pen: DrawingContext, seed: string, recipe: PizzaRecipe, rightHalf?: PizzaRecipe): string {
  const base = groundShadow(pen) + drawCrust(branchPen(pen, `${seed}/crust`), recipe.crust)
  if (!rightHalf) return base + drawTop(pen, seed, recipe, recipe.crust, "whole")
  return (
    base +
    drawTop(pen, `${seed}/left`, recipe, recipe.crust, "left") +
    drawTop(pen, `${seed}/right`, rightHalf, recipe.crust, "right")
  )
}

export function cheeseReach({ crust, cheese }: Pick<PizzaRecipe, "crust" | "cheese">): number {
  const { inner } = crusts[crust]
  return crust === "pan" || cheese === "extra" ? inner - 3 : inner - 9
}

function drawTop(
  pen: DrawingContext,
  seed: string,
  recipe: PizzaRecipe,
  crust: PizzaRecipe["crust"],
  side: Side,
): string {
  const { inner } = crusts[crust]
  const cheeseRadius = cheeseReach({ crust, cheese: recipe.cheese })
  const spread =
    drawSauce(branchPen(pen, `${seed}/sauce`), recipe.sauce, inner) +
    drawCheese(branchPen(pen, `${seed}/cheese`), recipe, cheeseRadius)
  // Each kind of detail has its own random numbers, so that adding a topping does not move the browned spots.
  const names = recipe.toppings.map(assertToppingName)
  const laid = layToppings(branchPen(pen, `${seed}/lay/${names.join()}`).random, names, cheeseRadius, side)
  return (
    (side === "whole" ? spread : clipHalf(pen, side, spread)) +
    drawToppings(branchPen(pen, `${seed}/toppings`), laid) +
    drawHerbs(branchPen(pen, `${seed}/herbs`), {
      count: pen.detail === "full" ? 44 : 8,
      radius: cheeseRadius - 10,
      fits: (x) => side === "whole" || (side === "left" ? x < -4 : x > 4),
    })
  )
}

function clipHalf(pen: DrawingContext, side: "left" | "right", content: string): string {
  const x = side === "left" ? -256 : -0.5
  const id = pen.define(
    `cut-${side}`,
    (id) => `<clipPath id="${id}"><rect x="${x}" y="-256" width="256.5" height="512"/></clipPath>`,
  )
  return `<g clip-path="url(#${id})">${content}</g>`
}
