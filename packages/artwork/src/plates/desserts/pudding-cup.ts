import { blurFilter, litFilter, stain } from "../../light.ts"
import { branchPen, linearGradient, type DrawingContext, radialGradientAt } from "../../pen.ts"
import { between } from "../../seed-random.ts"
import { blob } from "../../shapes/blob.ts"
import { formatFine, formatNumber } from "../../shapes/format-number.ts"
import { mint } from "../drinks/cold-drinks.ts"
import { type Flavour, flavourOf } from "../flavours.ts"
import type { Plate } from "../plate.ts"

const plain: Flavour = { label: "milk", light: "#fffaf0", middle: "#f8ebd0", dark: "#dcc59c" }

/** Returns the pudding's flavour. Rose syrup does not count, because rose is scattered as petals and not stirred in. */
function puddingFlavourOf(ingredients: readonly string[]): Flavour {
  return flavourOf(
    ingredients.filter((name) => name !== "rose-syrup"),
    plain,
  )
}

/** Half the width and height of the opening, and its vertical position; the cup is seen from a little above. */
const [RX, RY, TOP] = [164, 70, -52]

/** A sweet set in an unglazed clay cup. */
export const puddingCup: Plate = {
  label: (ingredients) => `A clay cup of ${puddingFlavourOf(ingredients).label} pudding`,
  colour: (ingredients) => puddingFlavourOf(ingredients).middle,
  draw(pen, ingredients) {
    const flavour = puddingFlavourOf(ingredients)
    return (
      `<ellipse cx="14" cy="196" rx="150" ry="28" fill="#3a1c0c" opacity=".5"${blurFilter(pen, 9)}/>` +
      cup(pen) +
      filling(pen, flavour, ingredients) +
      `<path d="M${-RX} ${TOP}A${RX} ${RY} 0 0 0 ${RX} ${TOP}" fill="none" stroke="#f0b084" stroke-width="7" opacity=".9"/>`
    )
  },
}

function cup(pen: DrawingContext): string {
  const clay = linearGradient(
    pen,
    "clay",
    [
      [0, "#7c3414"],
      [0.24, "#d98354"],
      [0.5, "#c06a3c"],
      [1, "#5e230b"],
    ],
    [0, 0, 1, 0],
  )
  const body = `M${-RX} ${TOP}C-158 40 -138 130 -112 186Q-104 204 0 208Q104 204 112 186C138 130 158 40 ${RX} ${TOP}Z`
  const rough = stain(pen, "clay", `<path d="${body}"`, 0.5, {
    size: 0.09,
    colour: [0.28, 0.1, 0.03],
    threshold: -1.5,
    seed: 33,
  })
  return (
    `<g${litFilter(pen, "ceramic")}><path d="${body}" fill="${clay}"/></g>${rough}` +
    `<path d="M-152 26Q0 96 152 26M-147 46Q0 116 147 46" fill="none" stroke="#5e230b" stroke-width="4" opacity=".4"/><path d="M-128 10C-124 80 -112 130 -98 164" stroke="#ffd9bc" stroke-width="12" stroke-linecap="round" fill="none" opacity=".4"${blurFilter(pen, 3)}/>` +
    `<ellipse cy="${TOP}" rx="${RX}" ry="${RY}" fill="#a9562c"/><ellipse cy="${TOP + 3}" rx="${RX - 9}" ry="${RY - 7}" fill="#4e1c08"/>`
  )
}

function filling(pen: DrawingContext, { light, middle, dark }: Flavour, ingredients: readonly string[]): string {
  const [rx, ry, y] = [RX - 13, RY - 11, TOP + 5]
  const cream = radialGradientAt(
    pen,
    `pudding-${dark.slice(1)}`,
    [
      [0, light],
      [0.6, middle],
      [1, dark],
    ],
    [-36, y - 20, 190],
  )
  const surface = `<ellipse cy="${y}" rx="${rx}" ry="${ry}"`
  const clip = pen.define("pudding", (id) => `<clipPath id="${id}">${surface}/></clipPath>`)
  const has = (name: string) => ingredients.includes(name)
  const skin = stain(pen, `pudding-skin`, surface, 0.4, {
    size: 0.05,
    colour: [0.6, 0.3, 0.08],
    threshold: -1.7,
    seed: 41,
  })
  const nuts = has("pistachio") ? "#86a83e" : has("cashew") || has("almond") ? "#f0d29c" : undefined
  return (
    `<g${litFilter(pen, "cream")}>${surface} fill="${cream}"/></g>${skin}<g clip-path="url(#${clip})">` +
    (has("carrot") ? shreds(pen, y) : "") +
    (has("caramel") || has("kithul-treacle") ? sauce(pen, y) : "") +
    `<path d="M-124 ${y - 20}Q-84 ${y - 52} -16 ${y - 54}" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none" opacity=".5"${blurFilter(pen, 2.4)}/></g>` +
    (has("saffron") ? strands(pen, y) : "") +
    (has("rose-syrup") ? petals(pen, y) : "") +
    (nuts ? slivers(pen, y, nuts) : "") +
    (nuts ? "" : mint(branchPen(pen, "pudding/mint"), 20, y + 2, 0.9))
  )
}

/** Draws a dark pool of sauce that runs to the front. */
function sauce(pen: DrawingContext, y: number): string {
  const pool = blob(pen.random, { x: 4, y: y + 6, radius: 104, wobble: 0.34, squash: 0.4, points: 14 })
  return `<g${litFilter(pen, "wet")}><path d="${pool}" fill="#7a330c" opacity=".92"/></g><path d="M-64 ${y - 12}Q-30 ${y - 30} 24 ${y - 26}" stroke="#ffd9a8" stroke-width="6" stroke-linecap="round" fill="none" opacity=".55"${blurFilter(pen, 1.6)}/>`
}

function randomPoint(pen: DrawingContext, y: number): { x: number; y: number } {
  const angle = pen.random() * Math.PI * 2
  const reach = Math.sqrt(pen.random())
  return { x: Math.cos(angle) * reach * 112, y: y + Math.sin(angle) * reach * 40 }
}

function shreds(pen: DrawingContext, y: number): string {
  let path = ""
  for (let i = 0; i < (pen.detail === "full" ? 150 : 40); i++) {
    const point = randomPoint(pen, y)
    path += `M${formatNumber(point.x * 1.2)} ${formatNumber(point.y)}q${formatNumber(between(pen.random, -9, 9))} ${formatNumber(between(pen.random, -7, 7))} ${formatNumber(between(pen.random, -15, 15))} ${formatNumber(between(pen.random, -5, 5))}`
  }
  return `<g fill="none" stroke-linecap="round"${litFilter(pen, "grain")}><path d="${path}" stroke="#c2500e" stroke-width="7"/><path d="${path}" stroke="#ff9c48" stroke-width="3.4"/></g>`
}

function slivers(pen: DrawingContext, y: number, colour: string): string {
  let svg = ""
  for (let i = 0; i < (pen.detail === "full" ? 22 : 10); i++) {
    const point = randomPoint(pen, y - 4)
    svg += `<path d="M${formatNumber(point.x - 9)} ${formatNumber(point.y)}q9 -7 18 0q-9 6 -18 0Z" transform="rotate(${formatNumber(between(pen.random, -60, 60))} ${formatNumber(point.x)} ${formatNumber(point.y)})" fill="${pen.random() > 0.3 ? colour : "#c9a45c"}"/>`
  }
  return `<g${litFilter(pen, "flat")}>${svg}</g>`
}

function strands(pen: DrawingContext, y: number): string {
  let path = ""
  for (let i = 0; i < 16; i++) {
    const point = randomPoint(pen, y)
    path += `M${formatNumber(point.x)} ${formatNumber(point.y)}q${formatNumber(between(pen.random, -10, 10))} -6 ${formatNumber(between(pen.random, 6, 16))} ${formatNumber(between(pen.random, -4, 6))}`
  }
  return `<path d="${path}" fill="none" stroke="#c8420c" stroke-width="2.6" stroke-linecap="round"/>`
}

function petals(pen: DrawingContext, y: number): string {
  let svg = ""
  for (let i = 0; i < 9; i++) {
    const point = randomPoint(pen, y - 2)
    svg += `<path d="${blob(pen.random, { ...point, radius: 13, wobble: 0.3, squash: 0.6, points: 7, turn: pen.random() * 3 })}" fill="${i % 2 ? "#e0507c" : "#f48aa8"}" opacity="${formatFine(0.95)}"/>`
  }
  return `<g${litFilter(pen, "flat")}>${svg}</g>`
}
