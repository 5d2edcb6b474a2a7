import { blurFilter, litFilter, stain } from "../../light.ts"
import { linearGradient, type DrawingContext } from "../../pen.ts"
import { between } from "../../seed-random.ts"
import { formatNumber } from "../../shapes/format-number.ts"
import { creamSwirl } from "./cream-swirl.ts"
import { berry } from "./lava-cake.ts"
import type { Plate } from "../plate.ts"

const CUP = "M-142 -60L-104 178Q-98 206 0 208Q98 206 104 178L142 -60A142 38 0 0 1 -142 -60Z"

/** A glass of layered mousse. */
export const mousseCup: Plate = {
  label: (ingredients) =>
    ingredients.includes("biscuit") ? "A cup of layered biscuit pudding" : "Chocolate mousse cup",
  colour: "#6a3a22",
  draw(pen) {
    const clip = pen.define("cup", (id) => `<clipPath id="${id}"><path d="${CUP}"/></clipPath>`)
    const layers = [
      [-64, "#8a5230"],
      [14, "#fff1dc"],
      [46, "#5a2812"],
      [128, "#c98f5a"],
    ] as const
    const bands = layers.map(
      ([y, colour]) => `<path d="M-160 ${y}Q-80 ${y + 34} 0 ${y + 36}T160 ${y}V230H-160Z" fill="${colour}"/>`,
    )
    const round = linearGradient(
      pen,
      "cup-round",
      [
        [0, "#1a0702", 0.55],
        [0.2, "#1a0702", 0.05],
        [0.32, "#fff", 0.22],
        [0.5, "#fff", 0],
        [0.8, "#1a0702", 0.1],
        [1, "#1a0702", 0.6],
      ],
      [0, 0, 1, 0],
    )
    return (
      `<ellipse cx="14" cy="202" rx="136" ry="26" fill="#3a1c0c" opacity=".5"${blurFilter(pen, 9)}/>` +
      `<g clip-path="url(#${clip})"><rect x="-160" y="-100" width="320" height="320" fill="#8a5230"/>${bands.join("")}${stain(pen, "airy", `<path d="${CUP}"`, 0.4, { size: 0.13, colour: [0.2, 0.07, 0.02], threshold: -1.6, seed: 51 })}<path d="${CUP}" fill="${round}"/></g>` +
      `<ellipse cy="-60" rx="142" ry="38" fill="#9a6038"${litFilter(pen, "cream")}/>` +
      creamSwirl(pen, 0, -66, 1.02, ["#fffdf6", "#e9d4b0"]) +
      shavings(pen) +
      berry(pen, 14, -212) +
      `<path d="M-142 -60A142 38 0 0 0 142 -60" fill="none" stroke="#fff" stroke-width="4" opacity=".75"/><path d="M-142 -60L-104 178Q-98 206 0 208Q98 206 104 178L142 -60" fill="none" stroke="#fff" stroke-width="4" opacity=".5"/>` +
      `<path d="M-116 -20L-88 156" stroke="#fff" stroke-width="13" stroke-linecap="round" opacity=".45"${blurFilter(pen, 2.4)}/><path d="M116 0L98 130" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".35"${blurFilter(pen, 1.6)}/>`
    )
  },
}

function shavings(pen: DrawingContext): string {
  let svg = ""
  for (let i = 0; i < (pen.detail === "full" ? 22 : 9); i++) {
    const x = between(pen.random, -92, 92)
    const y = -66 - between(pen.random, 0, 118) * (1 - Math.abs(x) / 110)
    svg += `<path d="M${formatNumber(x - 9)} ${formatNumber(y)}q9 ${formatNumber(between(pen.random, -9, 9))} 18 ${formatNumber(between(pen.random, -4, 4))}" stroke="${pen.random() > 0.5 ? "#4a1e0c" : "#6e3416"}" stroke-width="5" stroke-linecap="round" fill="none"/>`
  }
  return `<g${litFilter(pen, "flat")}>${svg}</g>`
}
