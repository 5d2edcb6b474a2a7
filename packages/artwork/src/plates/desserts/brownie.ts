import { blurFilter, litFilter, stain } from "../../light.ts"
import { linearGradient, type DrawingContext } from "../../pen.ts"
import { between } from "../../seed-random.ts"
import { blob } from "../../shapes/blob.ts"
import { formatNumber } from "../../shapes/format-number.ts"
import { lowPlate } from "./low-plate.ts"
import type { Plate } from "../plate.ts"

const CHOCOLATE = ["#5e2410", "#220804"] as const
const CARAMEL = ["#e0993a", "#a85c12"] as const

/**
 * Two squares, one leaning on the other, with sauce. Walnuts show only if the recipe has them, because of allergies.
 */
export const brownie: Plate = {
  label: "Chocolate brownie",
  colour: "#5b2c16",
  draw(pen, ingredients) {
    const top = sauce(pen, ingredients.includes("caramel") ? CARAMEL : CHOCOLATE)
    return `${lowPlate(pen)}${square(pen, 14, 52, 1.06)}${square(pen, -16, -52, 1)}${top}${ingredients.includes("walnut") ? walnuts(pen) : ""}`
  },
}

function square(pen: DrawingContext, x: number, y: number, scale: number): string {
  const left = "M-150 -22L0 42V116L-146 46Q-152 10 -150 -22Z"
  const right = "M0 42L150 -22Q152 14 146 46L0 116Z"
  const top = "M-8 -88Q0 -92 8 -88L150 -28Q154 -22 148 -18L8 44Q0 47 -8 44L-148 -18Q-154 -22 -150 -28Z"
  const face = linearGradient(
    pen,
    "brownie-top",
    [
      [0, "#a0623a"],
      [0.5, "#7c4423"],
      [1, "#5a2b13"],
    ],
    [0.1, 0, 0.9, 1],
  )
  let cracks = ""
  for (let i = 0; i < (pen.detail === "full" ? 12 : 5); i++) {
    const cx = between(pen.random, -90, 90)
    const cy = between(pen.random, -1, 1) * (44 - Math.abs(cx) * 0.4) - 20
    cracks += `M${formatNumber(cx)} ${formatNumber(cy)}l${formatNumber(between(pen.random, -26, 26))} ${formatNumber(between(pen.random, -9, 9))}l${formatNumber(between(pen.random, -20, 20))} ${formatNumber(between(pen.random, -10, 10))}`
  }
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><g${litFilter(pen, "crumb")}><path d="${left}" fill="#4d230f"/><path d="${right}" fill="#32130a"/></g>` +
    `<g${litFilter(pen, "crumb")}><path d="${top}" fill="${face}"/></g>${stain(pen, "crackle", `<path d="${top}"`, 0.7, { size: 0.05, colour: [0.86, 0.62, 0.42], threshold: -1.7, seed: 41 })}` +
    `<path d="${cracks}" fill="none" stroke="#2c1006" stroke-width="2.4" opacity=".6" stroke-linejoin="round"/>` +
    `<path d="M-144 -24L-4 -84" stroke="#f0c49a" stroke-width="3" opacity=".5" stroke-linecap="round"${blurFilter(pen, 1.6)}/></g>`
  )
}

function sauce(pen: DrawingContext, [light, dark]: readonly [string, string]): string {
  const gloss = linearGradient(pen, "brownie-sauce", [
    [0, light],
    [1, dark],
  ])
  const path =
    "M-96 -72C-70 -104 60 -116 92 -84C112 -66 84 -52 70 -44C64 -30 70 0 60 6C50 10 46 -16 38 -26C22 -18 10 -14 2 -8C-2 6 2 44 -10 46C-20 46 -16 10 -22 -10C-44 -20 -66 -28 -78 -38C-84 -28 -80 -6 -90 -4C-100 -6 -98 -34 -100 -44C-110 -52 -108 -62 -96 -72Z"
  return `<g${litFilter(pen, "wet")}><path d="${path}" fill="${gloss}"/></g><path d="M-66 -74Q-20 -94 40 -86" stroke="#ffe0c4" stroke-width="6" stroke-linecap="round" fill="none" opacity=".55"${blurFilter(pen, 1.6)}/>`
}

function walnuts(pen: DrawingContext): string {
  let svg = ""
  for (const [x, y] of [
    [-34, -66],
    [10, -82],
    [44, -62],
    [-2, -48],
  ] as const)
    svg += `<g${litFilter(pen, "meat")}><path d="${blob(pen.random, { x, y, radius: 17, wobble: 0.5, squash: 0.72, points: 9 })}" fill="#c98d4c"/><path d="M${x - 11} ${y}q6 -5 11 0t11 -1" stroke="#7a4517" stroke-width="2.2" fill="none"/></g>`
  return svg
}
