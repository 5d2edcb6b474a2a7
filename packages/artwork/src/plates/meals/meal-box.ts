import { type PlacedPiece, lightPieces } from "../../light-pieces.ts"
import { blurFilter, groundShadow, litFilter } from "../../light.ts"
import { linearGradient, type DrawingContext } from "../../pen.ts"
import { drawPizza } from "../../pizza/draw-pizza.ts"
import { scatter } from "../../shapes/scatter.ts"
import type { Plate } from "../plate.ts"
import { drawableIngredients } from "../scatter-pieces.ts"
import { ramekin } from "../tableware.ts"
import { wedge } from "../sides/wedges.ts"

/** A box for one person seen from above: a small pizza, wedges, a dip and a dessert, each in its compartment. */
export const mealBox: Plate = {
  label: "A meal box with a small pizza, potato wedges and dip",
  colour: "#cf9a58",
  draw(pen, ingredients) {
    const toppings = drawableIngredients(ingredients, ["paneer", "capsicum", "onion"])
    return (
      groundShadow(pen, { rx: 214, ry: 214 }) +
      tray(pen) +
      `<g transform="translate(-64 -62) scale(.63)">${drawPizza(pen, "meal", { kind: "pizza", crust: "hand-tossed", sauce: "tomato", cheese: "mozzarella", toppings })}</g>` +
      `<g transform="translate(156 -60)">${wedges(pen)}</g>` +
      ramekin(pen, -142, 160, 52, ["#ffd56a", "#dd8c1c"]) +
      `<g transform="translate(54 160)">${cakes(pen)}</g>`
    )
  },
}

function tray(pen: DrawingContext): string {
  const card = linearGradient(
    pen,
    "tray",
    [
      [0, "#e2b67e"],
      [1, "#b37c44"],
    ],
    [0, 0, 1, 1],
  )
  const compartments = [
    [-214, -214, 300, 304],
    [98, -214, 116, 304],
    [-214, 102, 144, 112],
    [-58, 102, 272, 112],
  ] as const
  const floors = compartments.map(
    ([x, y, width, height]) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="16" fill="#7a4a20"/><rect x="${x + 7}" y="${y + 9}" width="${width - 9}" height="${height - 11}" rx="13" fill="#f2e2c8"/><path d="M${x + 12} ${y + 20}H${x + width - 12}" stroke="#4a2810" stroke-width="16" opacity=".3" stroke-linecap="round"${blurFilter(pen, 4)}/>`,
  )
  return `<g${litFilter(pen, "ceramic")}><rect x="-228" y="-228" width="456" height="456" rx="30" fill="${card}"/></g>${floors.join("")}`
}

function wedges(pen: DrawingContext): string {
  const spots = scatter(pen.random, {
    count: pen.detail === "full" ? 16 : 10,
    radius: 116,
    spacing: 20,
    fits: (x) => Math.abs(x) < 22,
  })
  return lightPieces(
    pen,
    spots.map(({ x, y, turn }): PlacedPiece => ({
      x,
      y,
      turn: turn * 0.3 + 1,
      scale: 0.7,
      outerRadius: 40,
      surface: "bread",
      svg: wedge(pen),
    })),
  )
}

function cakes(pen: DrawingContext): string {
  const top = linearGradient(
    pen,
    "cakes",
    [
      [0, "#8e5230"],
      [1, "#4a2010"],
    ],
    [0, 0, 1, 1],
  )
  return [-46, 62]
    .map(
      (x) =>
        `<g${litFilter(pen, "crumb")}><rect x="${x - 42}" y="-40" width="86" height="82" rx="9" fill="${top}"/></g><g${litFilter(pen, "wet")}><path d="M${x - 30} -18Q${x - 10} -36 ${x + 6} -16T${x + 34} -20Q${x + 20} 4 ${x + 2} 0T${x - 30} 14Z" fill="#2a0a04"/></g>`,
    )
    .join("")
}
