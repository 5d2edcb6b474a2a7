import { blurred, groundShadow, lit, stained } from "../light.ts"
import { branch, linear, type Pen, radialAt } from "../pen.ts"
import { drawHerbs } from "../pizza/herbs.ts"
import { between } from "../seed-random.ts"
import { blob } from "../shapes/blob.ts"
import { n } from "../shapes/number.ts"
import { type ToppingName, toppings } from "../toppings/toppings.ts"
import type { Plate } from "./plate.ts"
import { visible } from "./strew.ts"

const HALF = 212
const RISE = 236
const PIECES = 6

/** A folded loaf baked shut over cheese, cut into fingers from the fold to the open side. */
export const stuffedGarlicBread: Plate = {
  label: "Stuffed garlic bread",
  colour: "#dca04a",
  draw(pen, ingredients) {
    const names = visible(ingredients, ["corn", "jalapeno"]).filter((name) => name !== "garlic")
    let fingers = ""
    for (let i = 0; i < PIECES; i++) {
      const lean = (i - (PIECES - 1) / 2) * -2.6
      fingers += `<g transform="rotate(${n(lean)} 0 -330)">${finger(pen, i, names)}</g>`
    }
    return `${groundShadow(pen, { x: 6, y: 84, rx: 206, ry: 56 })}<g transform="translate(0 26) rotate(-7) scale(.98)">${fingers}</g>`
  },
}

function finger(pen: Pen, index: number, names: readonly ToppingName[]): string {
  const { random } = pen
  const width = (HALF * 2) / PIECES
  const left = -HALF + index * width + 2
  const right = left + width - 4
  const top = (x: number) => 96 - Math.sqrt(Math.max(1 - (x / (HALF + 6)) ** 2, 0)) * RISE
  const [leftTop, rightTop, middleTop] = [top(left), top(right), top((left + right) / 2)]
  const outline = `M${n(left)} 92V${n(leftTop + 12)}Q${n(left + 2)} ${n(leftTop)} ${n(left + 8)} ${n(leftTop - 2)}Q${n((left + right) / 2)} ${n(middleTop - 6)} ${n(right - 8)} ${n(rightTop - 2)}Q${n(right - 2)} ${n(rightTop)} ${n(right)} ${n(rightTop + 12)}V92Q${n((left + right) / 2)} 108 ${n(left)} 92Z`
  const crumb = radialAt(
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
    `<g${lit(pen, "bread")}><path d="${outline}" fill="${crumb}"/><path d="${outline}"${stained(pen, "toast", { size: 0.03, colour: [0.68, 0.29, 0.03], threshold: -1.5 })} opacity=".8"/></g>` +
    `<g clip-path="url(#${clip})"><path d="${blob(random, { x: (left + right) / 2 - 8, y: middleTop + 60, radius: 24, squash: 2.2, wobble: 0.3 })}" fill="#fffbe0" opacity=".45"${blurred(pen, 4)}/>` +
    `<g transform="translate(${n((left + right) / 2)} ${n((middleTop + 92) / 2)}) scale(.3 1)">${drawHerbs(branch(pen, `finger-herbs/${index}`), { count: pen.detail === "full" ? 16 : 4, radius: 92, size: 5 })}</g></g>` +
    ooze(pen, left, right, names)
  )
}

/** The open side: cheese runs out and takes some of the filling along. */
function ooze(pen: Pen, left: number, right: number, names: readonly ToppingName[]): string {
  const { random } = pen
  const middle = (left + right) / 2
  const drip = between(random, 124, 150)
  const cheese = linear(pen, "ooze", [
    [0, "#ffe9a6"],
    [0.6, "#ffd060"],
    [1, "#eea630"],
  ])
  const path = `M${n(left - 1)} 86Q${n(middle)} 76 ${n(right + 1)} 86L${n(right)} 104Q${n(right - 2)} 116 ${n(right - 12)} 114Q${n(middle + 12)} 112 ${n(middle + 9)} ${n(drip - 8)}Q${n(middle)} ${n(drip + 6)} ${n(middle - 9)} ${n(drip - 10)}Q${n(middle - 10)} 112 ${n(left + 12)} 114Q${n(left + 1)} 116 ${n(left)} 104Z`
  let bits = ""
  names.slice(0, 3).forEach((name, i) => {
    const at = `translate(${n(left + 14 + i * 20)} ${n(between(random, 94, 104))})`
    bits += `<g transform="${at}"><g${lit(pen, toppings[name].surface)}><g transform="scale(.78) rotate(${n(random() * 360)})">${toppings[name].draw(pen).body}</g></g></g>`
  })
  return `<g${lit(pen, "wet")}><path d="${path}" fill="${cheese}"/></g>${bits}`
}
