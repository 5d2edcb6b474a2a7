import { blurFilter, groundShadow, litFilter, stain } from "../../light.ts"
import { branchPen, linearGradient, type DrawingContext } from "../../pen.ts"
import { drawPizza } from "../../pizza/draw-pizza.ts"
import type { ToppingName } from "../../toppings/toppings.ts"
import { colaGlass } from "../drinks/cold-drinks.ts"
import { slice } from "../sides/garlic-bread.ts"
import type { Plate } from "../plate.ts"
import { drawableIngredients } from "../scatter-pieces.ts"

/** A half-open box with a pizza; in front of it bread and a drink. */
export const comboBox: Plate = {
  label: "A pizza box with garlic bread and a cold drink",
  colour: "#d9a05a",
  draw(pen, ingredients) {
    const names = drawableIngredients(ingredients, ["pepperoni", "capsicum", "olive"])
    const breads = [
      [-160, 168, -18],
      [-84, 184, 8],
    ] as const
    return (
      groundShadow(pen, { x: 4, y: 70, rx: 216, ry: 168, opacity: 0.4 }) +
      box(pen, names) +
      breads
        .map(
          ([x, y, turn]) =>
            `<g transform="translate(${x} ${y}) scale(.84)"><g${litFilter(pen, "bread")}><g transform="rotate(${turn})">${slice(pen)}</g></g></g>`,
        )
        .join("") +
      `<g transform="translate(158 92) scale(.66)">${colaGlass.draw(branchPen(pen, "combo/drink"), [])}</g>`
    )
  },
}

function box(pen: DrawingContext, toppings: readonly ToppingName[]): string {
  const card = linearGradient(
    pen,
    "card",
    [
      [0, "#dcae76"],
      [0.6, "#c8935a"],
      [1, "#a8733c"],
    ],
    [0, 0, 1, 1],
  )
  const lid = linearGradient(pen, "lid", [
    [0, "#c8321f"],
    [1, "#96200f"],
  ])
  const paper = stain(pen, "card", `<path d="M-172 -104L-152 -232H152L172 -104Z"`, 0.35, {
    size: 0.4,
    colour: [0.45, 0.26, 0.1],
    threshold: -1.3,
    seed: 71,
  })
  const outside = "M-186 -98L-164 -238Q-162 -246 -152 -246H152Q162 -246 164 -238L186 -98Z"
  return (
    `<g${litFilter(pen, "flat")}><path d="${outside}" fill="${lid}"/></g><path d="M-172 -104L-152 -232H152L172 -104Z" fill="${card}"/>${paper}` +
    `<path d="M-172 -104L-170 -118H170L172 -104Z" fill="#3a1c08" opacity=".35"${blurFilter(pen, 3)}/>` +
    `<g transform="translate(0 -170) scale(1 .82)" opacity=".85"><path d="M0 -50C20 -28 28 -14 22 4C16 22 -16 22 -22 4C-26 -10 -14 -16 -12 -28C-4 -20 0 -24 0 -50Z" fill="#c8321f"/><path d="M2 -18C12 -8 14 0 10 8C6 16 -8 16 -10 6C-10 -2 0 -4 2 -18Z" fill="#f9d9a8"/></g>` +
    `<g${litFilter(pen, "flat")}><path d="M-190 -100H190L204 186Q204 200 190 200H-190Q-204 200 -204 186Z" fill="${card}"/></g><path d="M-178 -90H178L190 184H-190Z" fill="#9a6836"/><path d="M-178 -90H178L182 0H-182Z" fill="#5a3212" opacity=".3"${blurFilter(pen, 4)}/><path d="M-172 -78H172L184 178H-184Z" fill="#f3e4cb"/>` +
    `<g transform="translate(0 50) scale(.72 .56)">${drawPizza(pen, "combo", { kind: "pizza", crust: "hand-tossed", sauce: "tomato", cheese: "mozzarella", toppings })}</g>` +
    `<path d="M-204 186L-203 168H203L204 186Q204 200 190 200H-190Q-204 200 -204 186Z" fill="${card}"/><path d="M-203 168H203" stroke="#f1cd9c" stroke-width="3" opacity=".8"/>`
  )
}
