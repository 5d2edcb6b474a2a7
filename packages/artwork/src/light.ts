import type { DrawingContext } from "./pen.ts"
import { formatFine, formatNumber } from "./shapes/format-number.ts"

/**
 * All pictures share one light: warm, from the upper left. In a live picture the functions with filters return nothing,
 * because filters are too expensive to repaint at every tap.
 */
const SUN = `<feDistantLight azimuth="232" elevation="46"/>`

/** Shade on food is brown, not grey: grey over yellow turns olive and looks unappetising. */
const WARM_SHADE =
  `<feComponentTransfer result="shade"><feFuncR type="gamma" exponent=".62"/>` +
  `<feFuncG type="gamma" exponent="1.02"/><feFuncB type="gamma" exponent="1.3"/></feComponentTransfer>`

/** The area of a filter with a shadow. As small as possible, because a filter's cost grows with its area. */
const SHADOW_MARGIN = `x="-14%" y="-12%" width="134%" height="144%"`

interface Surface {
  /** How round the edges are, in units. */
  round: number
  /** Depth of the shading. */
  depth: number
  gloss: number
  /** A small value gives a wide soft sheen (bread), a large one a wet highlight (sauce, olives). */
  sharpness: number
  /** Height of bumps; 0 is smooth. */
  bumps?: number
  bumpSize?: number
  /** Length of the shadow on the layer below; 0 for none. */
  shadow?: number
}

const surfaces = {
  piece: { round: 1.8, depth: 1.7, gloss: 0.4, sharpness: 16, shadow: 3 },
  wet: { round: 2, depth: 1.8, gloss: 0.6, sharpness: 22, shadow: 3 },
  flat: { round: 1.2, depth: 1, gloss: 0.25, sharpness: 18, shadow: 2.4 },
  meat: { round: 2.6, depth: 2.6, gloss: 0.5, sharpness: 18, bumps: 1.5, bumpSize: 0.1, shadow: 3.6 },
  dough: { round: 8, depth: 7, gloss: 0.24, sharpness: 8, bumps: 1.5, bumpSize: 0.022 },
  bread: { round: 5, depth: 5, gloss: 0.26, sharpness: 9, bumps: 1, bumpSize: 0.04, shadow: 6 },
  melt: { round: 4, depth: 4, gloss: 0.5, sharpness: 14, bumps: 2.4, bumpSize: 0.024 },
  sauce: { round: 3, depth: 2.5, gloss: 0.6, sharpness: 22, bumps: 1.6, bumpSize: 0.03 },
  crumb: { round: 3, depth: 4, gloss: 0.2, sharpness: 9, bumps: 2.2, bumpSize: 0.12, shadow: 4 },
  cream: { round: 6, depth: 3.6, gloss: 0.34, sharpness: 12, shadow: 3 },
  grain: { round: 1, depth: 0.9, gloss: 0.2, sharpness: 14, shadow: 1.6 },
  ceramic: { round: 5, depth: 3.5, gloss: 0.35, sharpness: 20 },
} satisfies Record<string, Surface>

export type SurfaceName = keyof typeof surfaces

/** Makes a flat shape look three-dimensional by lighting its outline and adding a shadow. */
export function litFilter(pen: DrawingContext, name: SurfaceName): string {
  if (pen.detail === "live") return ""
  const id = pen.define(`lit-${name}`, (id) => surfaceFilter(id, surfaces[name]))
  return ` filter="url(#${id})"`
}

function surfaceFilter(id: string, surface: Surface): string {
  const { round, depth, gloss, sharpness, bumps = 0, bumpSize = 0.1, shadow = 0 } = surface
  const height =
    bumps > 0
      ? `<feTurbulence type="fractalNoise" baseFrequency="${bumpSize}" numOctaves="2" seed="7" result="noise"/>` +
        `<feColorMatrix in="noise" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${bumps / 8} ${bumps / 8} 0 0 0" result="bump"/>` +
        `<feGaussianBlur in="SourceAlpha" stdDeviation="${round}" result="body"/>` +
        `<feComposite in="body" in2="bump" operator="arithmetic" k2=".8" k3=".8" result="height"/>`
      : `<feGaussianBlur in="SourceAlpha" stdDeviation="${round}" result="height"/>`
  // A level surface also reflects a little; this share is subtracted, or all colours would look washed out.
  const flatGloss = gloss * Math.cos(Math.PI * (22 / 180)) ** sharpness
  const shadowFilter =
    shadow > 0
      ? // A smooth body’s height map is its blurred outline, which serves for its shadow too.
        (bumps > 0
          ? `<feOffset in="body" dx="${shadow * 0.5}" dy="${shadow}"/>`
          : `<feOffset in="height" dx="${shadow * 0.5}" dy="${shadow}"/>`) +
        `<feColorMatrix values="0 0 0 0 .2 0 0 0 0 .07 0 0 0 0 .01 0 0 0 .62 0" result="shadow"/>`
      : ""
  return (
    `<filter id="${id}" ${shadow > 0 ? SHADOW_MARGIN : `x="0" y="0" width="100%" height="100%"`} color-interpolation-filters="sRGB">${height}` +
    `<feDiffuseLighting in="height" surfaceScale="${depth}" diffuseConstant="1.38" lighting-color="#fffaf0" >${SUN}</feDiffuseLighting>` +
    WARM_SHADE +
    // Multiplied arithmetically: feBlend would let the light through at soft edges and leave a pale fringe.
    `<feComposite in="SourceGraphic" in2="shade" operator="arithmetic" k1="1" result="shaded"/>` +
    `<feSpecularLighting in="height" surfaceScale="${depth}" specularConstant="${gloss}" specularExponent="${sharpness}" lighting-color="#fff6e2" result="gloss">${SUN}</feSpecularLighting>` +
    `<feComposite in="shaded" in2="gloss" operator="arithmetic" k2="1" k3="1" k4="${-flatGloss.toFixed(3)}" result="bright"/>` +
    `<feComposite in="bright" in2="SourceAlpha" operator="in" result="whole"/>` +
    `${shadowFilter}<feMerge>${shadow > 0 ? `<feMergeNode in="shadow"/>` : ""}<feMergeNode in="whole"/></feMerge></filter>`
  )
}

/** Blurs marks without hard edges: scorched spots, oil, steam, glints. */
export function blurFilter(pen: DrawingContext, strength: number): string {
  if (pen.detail === "live") return ""
  const id = pen.define(
    `blur-${String(strength).replace(".", "_")}`,
    (id) =>
      `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${strength}"/></filter>`,
  )
  return ` filter="url(#${id})"`
}

export interface Clouds {
  size: number
  colour: readonly [red: number, green: number, blue: number]
  /** How much of the surface is stained, from -2.2 (little) to -0.8 (much). */
  threshold: number
  contrast?: number
  seed?: number
}

/**
 * Adds clouds of colour to a shape: scorch on dough, oil on cheese, sugar on a cake. `shape` is an element without its
 * closing `/>`.
 */
export function stain(pen: DrawingContext, name: string, shape: string, opacity: number, clouds: Clouds): string {
  if (pen.detail === "live") return ""
  const { size, colour, threshold, contrast = 3, seed = 5 } = clouds
  const id = pen.define(
    `stain-${name}`,
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">` +
      `<feTurbulence type="fractalNoise" baseFrequency="${size}" numOctaves="2" seed="${seed}"/>` +
      `<feColorMatrix values="0 0 0 0 ${colour[0]} 0 0 0 0 ${colour[1]} 0 0 0 0 ${colour[2]} 0 0 0 ${contrast} ${threshold}"/>` +
      `<feComposite in2="SourceGraphic" operator="in"/></filter>`,
  )
  return `${shape} opacity="${formatFine(opacity)}" filter="url(#${id})"/>`
}

/** The product's shadow on the table: a gradient, because a blur of this size is expensive and looks the same. */
export function groundShadow(pen: DrawingContext, { x = 5, y = 18, rx = 224, ry = 218, opacity = 0.42 } = {}): string {
  const stops = [
    [0.8, opacity],
    [0.9, opacity * 0.55],
    [0.96, opacity * 0.16],
    [1, 0],
  ].map(
    ([offset, strength]) =>
      `<stop offset="${offset}" stop-color="#4a2410" stop-opacity="${formatFine(strength ?? 0)}"/>`,
  )
  const id = pen.define(
    `ground-${Math.round(opacity * 100)}`,
    (id) => `<radialGradient id="${id}">${stops.join("")}</radialGradient>`,
  )
  return `<ellipse cx="${x}" cy="${y}" rx="${formatNumber(rx * 1.09)}" ry="${formatNumber(ry * 1.09)}" fill="url(#${id})"/>`
}
