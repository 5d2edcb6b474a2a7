import type { PizzaRecipe } from "@hearth/domain/menu/product.ts"
import { litFilter, stain } from "../light.ts"
import { type DrawingContext, radialGradientAt } from "../pen.ts"
import { between } from "../seed-random.ts"
import { blob } from "../shapes/blob.ts"
import { disc } from "../shapes/disc.ts"
import { markLayer } from "./mark-layer.ts"

interface Crust {
  outer: number
  /** Radius at which the rim meets the sauce. */
  inner: number
  /** Colours from the sauce outwards: foot, crest, shoulder, edge. */
  colours: readonly [string, string, string, string]
  scorchThreshold: number
  blisters: number
}

export const crusts: Record<PizzaRecipe["crust"], Crust> = {
  "hand-tossed": {
    outer: 228,
    inner: 197,
    colours: ["#d08a3c", "#f7c983", "#e5a04c", "#b0651f"],
    scorchThreshold: -1.75,
    blisters: 26,
  },
  thin: {
    outer: 220,
    inner: 203,
    colours: ["#c67d30", "#f0ba70", "#d98d3c", "#94501b"],
    scorchThreshold: -1.55,
    blisters: 34,
  },
  pan: {
    outer: 227,
    inner: 201,
    colours: ["#b56a25", "#e5a857", "#c98234", "#824414"],
    scorchThreshold: -1.62,
    blisters: 12,
  },
  "cheese-burst": {
    outer: 230,
    inner: 190,
    colours: ["#d08a3a", "#f5cb84", "#e2a24f", "#b06a24"],
    scorchThreshold: -1.75,
    blisters: 18,
  },
}

export function drawCrust(pen: DrawingContext, kind: PizzaRecipe["crust"]): string {
  const crust = crusts[kind]
  const { random } = pen
  const { outer, inner, colours } = crust
  const [foot, crest, shoulder, edge] = colours
  const toFraction = (radius: number) => radius / outer
  const width = outer - inner
  const fill = radialGradientAt(
    pen,
    `crust-${kind}`,
    [
      [toFraction(inner - 6), foot],
      [toFraction(inner + width * 0.42), crest],
      [toFraction(inner + width * 0.72), shoulder],
      [1, edge],
    ],
    [0, 0, outer],
  )
  const outerPath = disc(random, outer, 0.011, pen.detail === "full" ? 48 : 22)
  const hole = disc(random, inner - 4, 0.012, pen.detail === "full" ? 40 : 18)
  const rim = `${outerPath}${hole}`
  let svg = `<path d="${outerPath}" fill="${edge}"/>`
  svg += `<g${litFilter(pen, "dough")}><path d="${rim}" fill-rule="evenodd" fill="${fill}"/>`
  svg += `${stain(pen, "scorch", `<path d="${rim}" fill-rule="evenodd"`, 0.8, { size: 0.03, colour: [0.5, 0.2, 0.03], threshold: crust.scorchThreshold })}`
  svg += blisters(pen, crust)
  if (kind === "cheese-burst") svg += burstCheese(pen, crust)
  return `${svg}</g>${sheen(pen, outerPath)}`
}

/** Draws the scorched and floury bubbles on the rim. */
function blisters(pen: DrawingContext, { outer, inner, blisters }: Crust): string {
  const { random } = pen
  const count = pen.detail === "full" ? blisters : Math.ceil(blisters / 4)
  const floury = markLayer(pen, "#ffe9bf", 0.3)
  const scorched = markLayer(pen, "#5d2609", 0.3)
  for (let i = 0; i < count; i++) {
    const angle = random() * Math.PI * 2
    const distance = between(random, inner + 6, outer - 8)
    const dark = random() > 0.4
    const radius = between(random, 3, 9)
    const spot = blob(random, {
      x: Math.cos(angle) * distance,
      y: Math.sin(angle) * distance,
      radius,
      wobble: 0.6,
      points: 6,
      squash: 0.62,
      turn: angle + Math.PI / 2,
    })
    if (dark) scorched.add(spot, between(random, 0.14, 0.46))
    else floury.add(spot, between(random, 0.14, 0.42))
  }
  return floury.svg() + scorched.svg()
}

/** Cheese that broke through the filled rim while baking. */
function burstCheese(pen: DrawingContext, { outer, inner }: Crust): string {
  const { random } = pen
  const full = pen.detail === "full"
  const count = full ? 15 : 9
  const scars = markLayer(pen, "#b8651d", 0.5)
  const cheese = markLayer(pen, "#ffd262", 1)
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2 + between(random, -0.14, 0.14)
    const distance = between(random, inner + 8, inner + (outer - inner) * 0.55)
    const position = { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance, turn: angle + Math.PI / 2 }
    const radius = between(random, 11, 19)
    if (full) scars.add(blob(random, { ...position, radius: radius + 2, wobble: 0.4, squash: 0.5 }), 0.55)
    cheese.add(
      blob(random, { ...position, radius, wobble: 0.4, squash: 0.46, points: full ? 9 : 6 }),
      between(random, 0.85, 1),
    )
  }
  return scars.svg() + cheese.svg()
}

/** Makes the flat ring look round: the side towards the light is paler, the other one darker. */
function sheen(pen: DrawingContext, outerPath: string): string {
  const gradientId = pen.define(
    "crust-sheen",
    (id) =>
      `<linearGradient id="${id}" x1=".14" y1=".1" x2=".86" y2=".92"><stop offset="0" stop-color="#fff3d6" stop-opacity=".34"/><stop offset=".42" stop-color="#fff3d6" stop-opacity="0"/><stop offset=".6" stop-color="#4a1c04" stop-opacity="0"/><stop offset="1" stop-color="#4a1c04" stop-opacity=".42"/></linearGradient>`,
  )
  return `<path d="${outerPath}" fill="url(#${gradientId})"/>`
}
