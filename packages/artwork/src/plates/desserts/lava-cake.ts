import { blurFilter, litFilter, stain } from "../../light.ts"
import { linearGradient, type DrawingContext, radialGradient } from "../../pen.ts"
import { between } from "../../seed-random.ts"
import { blob } from "../../shapes/blob.ts"
import { formatNumber } from "../../shapes/format-number.ts"
import { mint } from "../drinks/cold-drinks.ts"
import { lowPlate } from "./low-plate.ts"
import type { Plate } from "../plate.ts"

/** A small cake cut open, its warm filling running over the plate. */
export const lavaCake: Plate = {
  label: "Chocolate lava cake",
  colour: "#5a2a14",
  draw(pen) {
    const side = linearGradient(
      pen,
      "lava-side",
      [
        [0, "#8a4a26"],
        [0.35, "#6a3216"],
        [1, "#2e1006"],
      ],
      [0, 0, 1, 0.2],
    )
    const top = radialGradient(pen, "lava-top", [
      [0, "#9a5a32"],
      [0.7, "#74391a"],
      [1, "#4a1f0c"],
    ])
    const body = "M-124 -60C-126 -10 -122 60 -112 92C-84 122 84 122 112 92C122 60 126 -10 124 -60Z"
    return (
      lowPlate(pen) +
      puddle(pen) +
      `<g${litFilter(pen, "crumb")}><path d="${body}" fill="${side}"/><ellipse cy="-60" rx="124" ry="52" fill="${top}"/></g>` +
      `<path d="M-124 -60A124 52 0 0 0 124 -60" fill="none" stroke="#2a0d04" stroke-width="5" opacity=".35"${blurFilter(pen, 2.4)}/>` +
      `${stain(pen, "sugar", `<ellipse cy="-62" rx="116" ry="47"`, 0.85, { size: 0.16, colour: [1, 0.97, 0.93], threshold: -1.28, seed: 31 })}` +
      lava(pen) +
      mint(pen, 60, -78, 0.9) +
      berry(pen, 34, -78)
    )
  },
}

function chocolate(pen: DrawingContext): string {
  return linearGradient(
    pen,
    "lava",
    [
      [0, "#7a3416"],
      [0.4, "#4c1a0a"],
      [1, "#260a04"],
    ],
    [0, 0, 0.6, 1],
  )
}

/** Draws the filling from the crater down the front to the plate. */
function lava(pen: DrawingContext): string {
  const flow =
    "M-74 -66C-60 -92 10 -90 22 -68C34 -52 26 -44 20 -26C14 6 26 50 24 92C22 122 44 132 38 150C26 172 -54 174 -70 154C-80 140 -58 126 -58 100C-58 50 -46 10 -52 -24C-56 -42 -84 -48 -74 -66Z"
  return (
    `<path d="M-80 -66C-62 -98 16 -96 30 -68C24 -44 -74 -42 -80 -66Z" fill="#1c0602" opacity=".6"/>` +
    `<g${litFilter(pen, "wet")}><path d="${flow}" fill="${chocolate(pen)}"/></g>` +
    `<path d="M-40 -10C-34 30 -44 70 -42 104" stroke="#ffd9b8" stroke-width="7" stroke-linecap="round" fill="none" opacity=".5"${blurFilter(pen, 2.4)}/>` +
    `<path d="M-56 -70C-40 -82 -14 -82 2 -76" stroke="#ffe2c6" stroke-width="5" stroke-linecap="round" fill="none" opacity=".6"${blurFilter(pen, 1.6)}/>`
  )
}

function puddle(pen: DrawingContext): string {
  const pool = blob(pen.random, { x: -10, y: 126, radius: 112, wobble: 0.24, squash: 0.34, points: 12 })
  let drops = ""
  for (let i = 0; i < 5; i++)
    drops += `<ellipse cx="${formatNumber(100 + i * 14 + between(pen.random, -6, 6))}" cy="${formatNumber(132 - i * 15)}" rx="${formatNumber(8 - i)}" ry="${formatNumber(5 - i * 0.6)}" fill="#3a1206"/>`
  return `<g${litFilter(pen, "wet")}><path d="${pool}" fill="${chocolate(pen)}"/>${drops}</g>`
}

export function berry(pen: DrawingContext, x: number, y: number): string {
  const skin = radialGradient(pen, "berry", [
    [0, "#ff8a8a"],
    [0.5, "#d8203a"],
    [1, "#7c0a1c"],
  ])
  return `<g transform="translate(${x} ${y})"><g${litFilter(pen, "wet")}><circle r="24" fill="${skin}"/></g><ellipse cx="-8" cy="-9" rx="7" ry="4.5" fill="#fff" opacity=".7" transform="rotate(-35 -8 -9)"/></g>`
}
