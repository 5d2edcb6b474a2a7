import { litFilter } from "../../light.ts"
import { branchPen, type DrawingContext } from "../../pen.ts"
import { between } from "../../seed-random.ts"
import { formatNumber } from "../../shapes/format-number.ts"
import { citrusWheel, limeColours } from "./citrus.ts"
import { mint } from "./cold-drinks.ts"
import { type Flavour, flavourOf } from "../flavours.ts"
import { glass } from "./glass.ts"
import type { Plate } from "../plate.ts"

const fruit: Flavour = { label: "fruit", light: "#ffc070", middle: "#f08a34", dark: "#c75a14" }

export const juiceGlass: Plate = {
  label: (ingredients) =>
    `A glass of ${flavourOf(ingredients, fruit).label}${ingredients.includes("coconut-water") ? "" : " juice"} with ice`,
  colour: (ingredients) => flavourOf(ingredients, fruit).middle,
  draw(pen, ingredients) {
    const { light, middle, dark } = flavourOf(ingredients, fruit)
    const has = (name: string) => ingredients.includes(name)
    return glass(pen, {
      name: "juice",
      liquid: [light, middle, dark],
      surfaceColour: light,
      ice: 4,
      bubbles: 6,
      strawColour: has("watermelon") || has("guava") ? "#1e6b3c" : "#c8321f",
      inside: (pen) => (has("passion-fruit") || has("watermelon") ? pips(pen) : pulp(pen, light)),
      garnish: (pen) =>
        (has("watermelon") ? melon(pen) : has("lemon-juice") ? citrusWheel(pen, 86, -136, 46, limeColours) : "") +
        (has("mint") ? mint(branchPen(pen, "juice/mint"), -44, -120) : ""),
    })
  },
}

function pips(pen: DrawingContext): string {
  let svg = ""
  for (let i = 0; i < (pen.detail === "full" ? 26 : 10); i++) {
    const [x, y] = [between(pen.random, -78, 78), between(pen.random, -60, 200)]
    svg += `<ellipse cx="${formatNumber(x)}" cy="${formatNumber(y)}" rx="5" ry="3.2" transform="rotate(${formatNumber(between(pen.random, 0, 180))} ${formatNumber(x)} ${formatNumber(y)})"/>`
  }
  return `<g fill="#2a1206" opacity=".75">${svg}</g>`
}

/** Draws the pulp that makes a juice look freshly pressed. */
function pulp(pen: DrawingContext, light: string): string {
  let path = ""
  for (let i = 0; i < (pen.detail === "full" ? 34 : 12); i++)
    path += `M${formatNumber(between(pen.random, -80, 70))} ${formatNumber(between(pen.random, -70, 200))}q${formatNumber(between(pen.random, 2, 8))} ${formatNumber(between(pen.random, -8, 8))} ${formatNumber(between(pen.random, 6, 16))} ${formatNumber(between(pen.random, -4, 4))}`
  return `<path d="${path}" fill="none" stroke="${light}" stroke-width="4" stroke-linecap="round" opacity=".55"/>`
}

/** A wedge of melon on the rim. */
function melon(pen: DrawingContext): string {
  const seeds = [
    [-20, -40],
    [4, -46],
    [26, -36],
    [-4, -22],
    [14, -14],
  ].map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="3.4" ry="5.2" fill="#2a1008"/>`)
  return (
    `<g transform="translate(92 -116) rotate(24)"><g${litFilter(pen, "wet")}><path d="M-62 -66Q0 -92 62 -66L6 30Q0 36 -6 30Z" fill="#3f8a34"/>` +
    `<path d="M-57 -60Q0 -84 57 -60L5 28Q0 33 -5 28Z" fill="#eaf3cc"/><path d="M-51 -54Q0 -75 51 -54L5 25Q0 30 -5 25Z" fill="#ef4a48"/></g>${seeds.join("")}</g>`
  )
}
