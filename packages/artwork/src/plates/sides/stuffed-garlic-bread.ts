import { type PlacedPiece, lightPieces } from "../../light-pieces.ts"
import { blurFilter, litFilter, stain } from "../../light.ts"
import { branchPen, linearGradient, type DrawingContext, radialGradientAt } from "../../pen.ts"
import { drawHerbs } from "../../pizza/herbs.ts"
import { between } from "../../seed-random.ts"
import { blob } from "../../shapes/blob.ts"
import { formatNumber } from "../../shapes/format-number.ts"
import { type ToppingName, toppings } from "../../toppings/toppings.ts"
import type { Plate } from "../plate.ts"
import { drawableIngredients } from "../scatter-pieces.ts"
import { woodenBoard } from "../tableware.ts"

const HALF_WIDTH = 212
const RISE = 262
const PIECES = 6

/** A folded loaf baked shut over cheese, cut into fingers from the fold to the open side. */
export const stuffedGarlicBread: Plate = {
  label: "Stuffed garlic bread",
  colour: "#dca04a",
  draw(pen, ingredients) {
    const fillings = drawableIngredients(ingredients, ["corn", "jalapeno"]).filter((name) => name !== "garlic")
    const names = fillings.length > 0 ? fillings : (["corn"] as const)
    let fingers = ""
    for (let i = 0; i < PIECES; i++) {
      const lean = (i - (PIECES - 1) / 2) * -0.7
      fingers += `<g transform="rotate(${formatNumber(lean)} 0 -330)">${finger(pen, i)}</g>`
    }
    return `${woodenBoard(pen)}<g transform="translate(0 30) rotate(-7) scale(.92)">${fingers}${ooze(pen, names)}</g>`
  },
}

function finger(pen: DrawingContext, index: number): string {
  const { random } = pen
  const width = (HALF_WIDTH * 2) / PIECES
  const left = -HALF_WIDTH + index * width + 2
  const right = left + width - 4
  const top = (x: number) => 96 - Math.sqrt(Math.max(1 - (x / (HALF_WIDTH + 6)) ** 2, 0)) * RISE
  const [leftTop, rightTop, middleTop] = [top(left), top(right), top((left + right) / 2)]
  const outline = `M${formatNumber(left)} 92V${formatNumber(leftTop + 12)}Q${formatNumber(left + 2)} ${formatNumber(leftTop)} ${formatNumber(left + 8)} ${formatNumber(leftTop - 2)}Q${formatNumber((left + right) / 2)} ${formatNumber(middleTop - 6)} ${formatNumber(right - 8)} ${formatNumber(rightTop - 2)}Q${formatNumber(right - 2)} ${formatNumber(rightTop)} ${formatNumber(right)} ${formatNumber(rightTop + 12)}V92Q${formatNumber((left + right) / 2)} 108 ${formatNumber(left)} 92Z`
  const crumb = radialGradientAt(
    pen,
    "loaf",
    [
      [0, "#ffe39c"],
      [0.5, "#f3b956"],
      [0.85, "#d98c30"],
      [1, "#a85c18"],
    ],
    [-30, 10, 236],
  )
  const clip = pen.define(`finger-${index}`, (id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`)
  return (
    `<g${litFilter(pen, "bread")}><path d="${outline}" fill="${crumb}"/>${stain(pen, "toast", `<path d="${outline}"`, 0.8, { size: 0.03, colour: [0.68, 0.29, 0.03], threshold: -1.5 })}</g>` +
    `<g clip-path="url(#${clip})"><path d="${blob(random, { x: (left + right) / 2 - 8, y: middleTop + 60, radius: 24, squash: 2.2, wobble: 0.3 })}" fill="#fffbe0" opacity=".45"${blurFilter(pen, 4)}/>` +
    `<g transform="translate(${formatNumber((left + right) / 2)} ${formatNumber((middleTop + 92) / 2)}) scale(.3 1)">${drawHerbs(branchPen(pen, `finger-herbs/${index}`), { count: pen.detail === "full" ? 16 : 4, radius: 92, size: 5 })}</g></g>`
  )
}

/** Draws the cheese that runs out along the cut, with some of the filling. */
function ooze(pen: DrawingContext, names: readonly ToppingName[]): string {
  const { random } = pen
  const cheese = linearGradient(pen, "ooze", [
    [0, "#fff0ba"],
    [0.5, "#ffd466"],
    [1, "#eea630"],
  ])
  let path = `M${-HALF_WIDTH + 8} 84Q0 70 ${HALF_WIDTH - 8} 84L${HALF_WIDTH - 6} 98`
  for (let x = HALF_WIDTH - 6; x > -HALF_WIDTH + 12; x -= 36) {
    const drop = between(random, 106, 150)
    path += `C${formatNumber(x - 2)} ${formatNumber(drop)} ${formatNumber(x - 20)} ${formatNumber(drop + 6)} ${formatNumber(x - 22)} ${formatNumber(drop - 14)}C${formatNumber(x - 24)} 104 ${formatNumber(x - 30)} 102 ${formatNumber(x - 36)} 104`
  }
  const bits: PlacedPiece[] = []
  for (let x = -HALF_WIDTH + 30; x < HALF_WIDTH - 20; x += 29) {
    const { outerRadius, surface, draw } = toppings[names[bits.length % names.length] ?? "corn"]
    const scale = outerRadius < 10 ? 1.5 : 0.95
    bits.push({
      x,
      y: between(random, 86, 100),
      turn: random() * 6.28,
      scale,
      outerRadius,
      surface,
      svg: draw(pen).svg,
    })
  }
  return `<g${litFilter(pen, "wet")}><path d="${path}Z" fill="${cheese}"/></g>${lightPieces(pen, bits)}`
}
