import { blurFilter, litFilter, stain } from "../../light.ts"
import { linearGradient, type DrawingContext, radialGradient } from "../../pen.ts"
import { between } from "../../seed-random.ts"
import { closedPath, type Point } from "../../shapes/smooth-path.ts"
import { formatNumber } from "../../shapes/format-number.ts"
import { type Flavour, flavourOf } from "../flavours.ts"
import { berry } from "./lava-cake.ts"
import type { Plate } from "../plate.ts"

const vanilla: Flavour = { label: "vanilla", light: "#fffdf2", middle: "#fdeec4", dark: "#e2c384" }

/**
 * Scoops of one kind in a footed bowl. Sauce, nuts and wafer show only if the recipe has them, because of allergies.
 */
export const iceCream: Plate = {
  label: (ingredients) => capitalise(`${flavourOf(ingredients, vanilla).label} ice cream`),
  colour: (ingredients) => flavourOf(ingredients, vanilla).middle,
  draw(pen, ingredients) {
    const flavour = flavourOf(
      // Treacle is poured over it, not churned in.
      ingredients.filter((name) => name !== "kithul-treacle"),
      vanilla,
    )
    const has = (name: string) => ingredients.includes(name)
    return (
      `<ellipse cx="12" cy="216" rx="120" ry="22" fill="#3a1c0c" opacity=".48"${blurFilter(pen, 9)}/>` +
      (has("wafer") ? wafer(pen) : "") +
      scoop(pen, -72, -6, 94, flavour) +
      scoop(pen, 76, -4, 94, flavour) +
      scoop(pen, 0, -92, 98, flavour) +
      (has("chocolate-sauce") || has("kithul-treacle") ? sauce(pen) : "") +
      (has("pistachio") ? nuts(pen) : "") +
      berry(pen, 6, -206) +
      coupe(pen)
    )
  },
}

function scoop(
  pen: DrawingContext,
  x: number,
  y: number,
  radius: number,
  { label: word, light, middle, dark }: Flavour,
): string {
  const outline: Point[] = []
  for (let i = 0; i < 22; i++) {
    const angle = (i / 22) * Math.PI * 2
    // A scoop has a smooth dome and a ragged skirt.
    const skirt = Math.sin(angle) > 0.35 ? between(pen.random, 0.98, 1.13) : between(pen.random, 0.985, 1.015)
    outline.push([x + Math.cos(angle) * radius * skirt, y + Math.sin(angle) * radius * 0.94 * skirt])
  }
  const path = closedPath(outline)
  const fill = radialGradient(
    pen,
    `scoop-${word}`,
    [
      [0, light],
      [0.5, middle],
      [1, dark],
    ],
    [0.36, 0.28, 0.82],
  )
  return (
    `<g${litFilter(pen, "cream")}><path d="${path}" fill="${fill}"/></g>` +
    `${stain(pen, `ice-${word}`, `<path d="${path}"`, 0.45, { size: 0.07, colour: word === "chocolate" ? [0.2, 0.08, 0.02] : [0.75, 0.45, 0.3], threshold: -1.7, seed: 61 })}` +
    `<ellipse cx="${formatNumber(x - radius * 0.36)}" cy="${formatNumber(y - radius * 0.46)}" rx="${formatNumber(radius * 0.26)}" ry="${formatNumber(radius * 0.15)}" transform="rotate(-34 ${formatNumber(x - radius * 0.36)} ${formatNumber(y - radius * 0.46)})" fill="#fff" opacity=".5"${blurFilter(pen, 4)}/>`
  )
}

function sauce(pen: DrawingContext): string {
  const dark = linearGradient(pen, "ice-sauce", [
    [0, "#6a2c12"],
    [1, "#2c0c04"],
  ])
  const path =
    "M-72 -128C-60 -184 -30 -200 4 -200C40 -200 66 -182 74 -128C76 -108 62 -104 58 -122C52 -134 40 -130 40 -112C40 -84 22 -82 20 -110C18 -128 2 -128 0 -112C-2 -72 -24 -72 -24 -108C-24 -128 -40 -130 -44 -116C-50 -98 -74 -104 -72 -128Z"
  return `<g${litFilter(pen, "wet")}><path d="${path}" fill="${dark}"/></g><path d="M-46 -150Q-34 -180 -4 -186" stroke="#ffe0c4" stroke-width="6" fill="none" stroke-linecap="round" opacity=".6"${blurFilter(pen, 1.6)}/>`
}

function nuts(pen: DrawingContext): string {
  let svg = ""
  for (let i = 0; i < 22; i++) {
    const x = between(pen.random, -56, 56)
    const y = between(pen.random, -182, -112)
    svg += `<rect x="${formatNumber(x)}" y="${formatNumber(y)}" width="10" height="6" rx="2" transform="rotate(${formatNumber(between(pen.random, -40, 40))} ${formatNumber(x)} ${formatNumber(y)})" fill="${i % 3 === 0 ? "#c9a45c" : "#8fb04a"}"/>`
  }
  return `<g${litFilter(pen, "flat")}>${svg}</g>`
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function wafer(pen: DrawingContext): string {
  let grid = ""
  for (let i = -3; i <= 3; i++) grid += `M${i * 12} -110V80M-40 ${i * 26 - 14}H40`
  return `<g transform="translate(112 -112) rotate(28)"><g${litFilter(pen, "bread")}><rect x="-38" y="-112" width="76" height="194" rx="8" fill="#eab566"/></g><path d="${grid}" stroke="#a9692a" stroke-width="3" opacity=".55"/></g>`
}

function coupe(pen: DrawingContext): string {
  const glass = linearGradient(
    pen,
    "coupe",
    [
      [0, "#8ea9ac", 0.75],
      [0.25, "#f4fbfb", 0.8],
      [0.6, "#d5e4e5", 0.7],
      [1, "#7d989b", 0.85],
    ],
    [0, 0, 1, 0],
  )
  const cup =
    "M-174 26C-168 118 -92 158 -26 164C-18 182 -22 192 -34 198Q-84 206 -86 216Q0 232 86 216Q84 206 34 198C22 192 18 182 26 164C92 158 168 118 174 26Q0 70 -174 26Z"
  return (
    `<path d="${cup}" fill="${glass}"/><path d="M-174 26Q0 70 174 26" fill="none" stroke="#fff" stroke-width="5" opacity=".9"/><path d="${cup}" fill="none" stroke="#5f7a7e" stroke-width="1.5" opacity=".5"/>` +
    `<path d="M-142 66C-128 108 -96 132 -62 142" stroke="#fff" stroke-width="11" stroke-linecap="round" fill="none" opacity=".8"${blurFilter(pen, 2.4)}/><path d="M146 60C138 88 122 110 100 124" stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none" opacity=".6"${blurFilter(pen, 1.6)}/>`
  )
}
