import { blurFilter } from "../../light.ts"
import { linearGradient, type DrawingContext, radialGradientAt } from "../../pen.ts"
import { between } from "../../seed-random.ts"
import { formatFine, formatNumber } from "../../shapes/format-number.ts"

export interface Drink {
  name: string
  /** Colours of the liquid at the top, middle and bottom. */
  liquid: readonly [string, string, string]
  surfaceColour: string
  ice: number
  bubbles: number
  strawColour: string
  /** Drawn on the rim, in front of the glass. */
  garnish?: (pen: DrawingContext) => string
  inside?: (pen: DrawingContext) => string
}

const TOP = -142
const BOTTOM = 216
const TOP_RADIUS = 104
const BOTTOM_RADIUS = 76
const SURFACE_Y = -96

/** Returns half the glass’s width at a height. */
function halfWidthAt(y: number): number {
  return TOP_RADIUS + ((y - TOP) / (BOTTOM - TOP)) * (BOTTOM_RADIUS - TOP_RADIUS)
}

/** A tall tumbler, seen slightly from above. */
export function glass(pen: DrawingContext, drink: Drink): string {
  const liquid = linearGradient(
    pen,
    `liquid-${drink.name}`,
    drink.liquid.map((colour, i): [number, string] => [i / 2, colour]),
  )
  const surfaceRadius = halfWidthAt(SURFACE_Y) - 7
  const floorRadius = BOTTOM_RADIUS - 10
  const fill = `M${formatNumber(-surfaceRadius)} ${SURFACE_Y}L${formatNumber(-floorRadius)} ${BOTTOM - 24}Q${formatNumber(-floorRadius + 2)} ${BOTTOM - 6} 0 ${BOTTOM - 4}Q${formatNumber(floorRadius - 2)} ${BOTTOM - 6} ${formatNumber(floorRadius)} ${BOTTOM - 24}L${formatNumber(surfaceRadius)} ${SURFACE_Y}Z`
  const clip = pen.define("liquid", (id) => `<clipPath id="${id}"><path d="${fill}"/></clipPath>`)
  const shade = linearGradient(
    pen,
    "glass-round",
    [
      [0, "#1a0702", 0.5],
      [0.16, "#1a0702", 0.08],
      [0.3, "#fff", 0.2],
      [0.45, "#fff", 0],
      [0.8, "#1a0702", 0.06],
      [1, "#1a0702", 0.52],
    ],
    [0, 0, 1, 0],
  )
  const glow = radialGradientAt(
    pen,
    "glass-glow",
    [
      [0, "#fff", 0.34],
      [1, "#fff", 0],
    ],
    [34, 130, 96],
  )
  const wall = `M${-TOP_RADIUS} ${TOP}L${-BOTTOM_RADIUS} ${BOTTOM - 16}Q${-BOTTOM_RADIUS + 2} ${BOTTOM + 8} 0 ${BOTTOM + 10}Q${BOTTOM_RADIUS - 2} ${BOTTOM + 8} ${BOTTOM_RADIUS} ${BOTTOM - 16}L${TOP_RADIUS} ${TOP}`
  return (
    `<ellipse cx="14" cy="${BOTTOM - 2}" rx="112" ry="24" fill="#3a1c0c" opacity=".45"${blurFilter(pen, 9)}/>` +
    `<path d="${wall}A${TOP_RADIUS} 26 0 0 0 ${-TOP_RADIUS} ${TOP}Z" fill="#eef5f6" opacity=".26"/>` +
    `<ellipse cy="${TOP}" rx="${TOP_RADIUS}" ry="26" fill="#e9f2f4" opacity=".3"/><path d="M${-TOP_RADIUS} ${TOP}A${TOP_RADIUS} 26 0 0 1 ${TOP_RADIUS} ${TOP}" fill="none" stroke="#fff" stroke-width="3" opacity=".75"/>` +
    straw(pen, drink.strawColour) +
    `<path d="${fill}" fill="${liquid}"/><g clip-path="url(#${clip})">${drink.inside?.(pen) ?? ""}${cubes(pen, drink.ice)}${fizz(pen, drink.bubbles)}</g>` +
    `<path d="${fill}" fill="${shade}"/><path d="${fill}" fill="${glow}"/>` +
    `<ellipse cy="${SURFACE_Y}" rx="${formatNumber(surfaceRadius)}" ry="23" fill="${drink.surfaceColour}"/><ellipse cx="-14" cy="${SURFACE_Y - 4}" rx="${formatNumber(surfaceRadius * 0.74)}" ry="14" fill="#fff" opacity=".2"/>` +
    floatingIce(pen, drink.ice, surfaceRadius) +
    `<path d="M${-TOP_RADIUS} ${TOP}A${TOP_RADIUS} 26 0 0 0 ${TOP_RADIUS} ${TOP}" fill="none" stroke="#fff" stroke-width="4" opacity=".85"/>` +
    `<path d="${wall}" fill="none" stroke="#fff" stroke-width="3" opacity=".5"/><path d="${wall}" fill="none" stroke="#6d8288" stroke-width="1.2" opacity=".5"/>` +
    `<path d="M-82 -98L-64 140" stroke="#fff" stroke-width="11" stroke-linecap="round" opacity=".5"${blurFilter(pen, 1.6)}/><path d="M-62 -92L-54 20" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".5"/><path d="M84 -60L70 150" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".36"${blurFilter(pen, 1.6)}/>` +
    dew(pen) +
    (drink.garnish?.(pen) ?? "")
  )
}

function straw(pen: DrawingContext, colour: string): string {
  if (!colour) return ""
  const tube = linearGradient(
    pen,
    "straw",
    [
      [0, "#fff", 0.7],
      [0.4, "#fff", 0],
      [1, "#000", 0.3],
    ],
    [0, 0, 1, 0],
  )
  const path = "M34 -250L52 -246L22 -60L4 -60Z"
  let bands = ""
  for (let y = -236; y < -70; y += 28) bands += `M${formatNumber(20 - y * 0.16 - 30)} ${y + 8}l34 -8v11l-34 8Z`
  const clip = pen.define("straw-clip", (id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`)
  return `<path d="${path}" fill="#fffaf2"/><g clip-path="url(#${clip})"><path d="${bands}" fill="${colour}"/></g><path d="${path}" fill="${tube}"/>`
}

function cube(pen: DrawingContext, x: number, y: number, size: number, turn: number, strength: number): string {
  const face = linearGradient(
    pen,
    "ice",
    [
      [0, "#fff", 0.85],
      [0.5, "#eaf6ff", 0.3],
      [1, "#fff", 0.5],
    ],
    [0, 0, 1, 1],
  )
  return `<g transform="translate(${formatNumber(x)} ${formatNumber(y)}) rotate(${formatNumber(turn)})" opacity="${formatFine(strength)}"><rect x="${formatNumber(-size / 2)}" y="${formatNumber(-size / 2)}" width="${formatNumber(size)}" height="${formatNumber(size)}" rx="9" fill="${face}" stroke="#fff" stroke-opacity=".6" stroke-width="2"/><path d="M${formatNumber(-size * 0.3)} ${formatNumber(size * 0.2)}L${formatNumber(-size * 0.2)} ${formatNumber(-size * 0.3)}L${formatNumber(size * 0.2)} ${formatNumber(-size * 0.32)}" stroke="#fff" stroke-width="3.4" fill="none" opacity=".7" stroke-linecap="round"/></g>`
}

function cubes(pen: DrawingContext, count: number): string {
  let svg = ""
  for (let i = 0; i < count; i++) {
    const y = SURFACE_Y + 34 + (i >> 1) * 62 + between(pen.random, -8, 8)
    const x = (i % 2 ? 36 : -34) + between(pen.random, -10, 10)
    svg += cube(pen, x, y, between(pen.random, 50, 62), between(pen.random, -30, 30), 0.72 - i * 0.06)
  }
  return svg
}

function floatingIce(pen: DrawingContext, ice: number, surfaceRadius: number): string {
  if (ice === 0) return ""
  return `${cube(pen, -surfaceRadius * 0.4, SURFACE_Y - 8, 46, -16, 0.95)}${cube(pen, surfaceRadius * 0.3, SURFACE_Y - 2, 42, 22, 0.9)}`
}

function fizz(pen: DrawingContext, count: number): string {
  let svg = ""
  for (let i = 0; i < count; i++)
    svg += `<circle cx="${formatNumber(between(pen.random, -84, 84))}" cy="${formatNumber(between(pen.random, SURFACE_Y + 6, BOTTOM - 16))}" r="${formatNumber(between(pen.random, 1.2, 3.4))}"/>`
  return `<g fill="#fff" opacity=".5">${svg}</g>`
}

/** Draws the condensation on the cold glass. */
function dew(pen: DrawingContext): string {
  let svg = ""
  for (let i = 0; i < (pen.detail === "full" ? 46 : 14); i++) {
    const y = between(pen.random, SURFACE_Y - 10, BOTTOM - 18)
    const x = between(pen.random, -1, 1) * (halfWidthAt(y) - 8)
    const r = between(pen.random, 1.3, 4)
    svg += `<ellipse cx="${formatNumber(x)}" cy="${formatNumber(y)}" rx="${formatNumber(r)}" ry="${formatNumber(r * 1.2)}" fill="#fff" opacity="${formatFine(between(pen.random, 0.2, 0.55))}"/>`
    if (r > 2.6)
      svg += `<path d="M${formatNumber(x - r * 0.7)} ${formatNumber(y + r * 0.6)}a${formatNumber(r)} ${formatNumber(r)} 0 0 0 ${formatNumber(r * 1.4)} 0" stroke="#2a1208" stroke-width="1" fill="none" opacity=".3"/>`
  }
  return svg
}
