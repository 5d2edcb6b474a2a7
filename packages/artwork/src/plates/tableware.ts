import { blurFilter, groundShadow, litFilter, stain } from "../light.ts"
import { linearGradient, type DrawingContext, radialGradientAt } from "../pen.ts"
import { disc } from "../shapes/disc.ts"
import { formatNumber } from "../shapes/format-number.ts"

export interface Ware {
  rim: string
  light: string
  shade: string
}

export const wares = {
  cream: { rim: "#f3e7d3", light: "#fffaf0", shade: "#cbb593" },
  slate: { rim: "#4a4541", light: "#6a635d", shade: "#231f1c" },
  terracotta: { rim: "#c4683a", light: "#e39a6a", shade: "#6f2d12" },
  indigo: { rim: "#2f4a66", light: "#5a7ea3", shade: "#152638" },
} satisfies Record<string, Ware>

export type WareName = keyof typeof wares

/** A flat plate seen from above. */
export function dish(pen: DrawingContext, name: WareName, radius = 226): string {
  const { rim, light, shade } = wares[name]
  const well = radius * 0.74
  const fill = radialGradientAt(
    pen,
    `dish-${name}`,
    [
      [0, light],
      [0.7, rim],
      [1, shade],
    ],
    [-50, -60, radius * 1.5],
  )
  const hollow = radialGradientAt(
    pen,
    `dish-well-${name}`,
    [
      [0.86, shade, 0],
      [1, shade, 0.6],
    ],
    [6, 8, well * 1.04],
  )
  return (
    groundShadow(pen, { rx: radius, ry: radius * 0.98 }) +
    `<circle r="${formatNumber(radius)}" fill="${fill}"${litFilter(pen, "ceramic")}/>` +
    `<circle r="${formatNumber(radius - 7)}" fill="none" stroke="${light}" stroke-opacity=".5" stroke-width="2.5"/>` +
    `<circle r="${formatNumber(well)}" fill="${hollow}"/>`
  )
}

/** A bowl seen from above with its content; the shadow of its side falls on the food from the upper left. */
export function bowl(pen: DrawingContext, name: WareName, content: string, radius = 220): string {
  const { rim, light, shade } = wares[name]
  const inside = radius - 24
  const clip = pen.define(
    `bowl-${name}`,
    (id) => `<clipPath id="${id}"><circle r="${formatNumber(inside)}"/></clipPath>`,
  )
  const wall = linearGradient(
    pen,
    `bowl-wall-${name}`,
    [
      [0, light],
      [0.5, rim],
      [1, shade],
    ],
    [0.1, 0.05, 0.9, 0.95],
  )
  const shadow = radialGradientAt(
    pen,
    `bowl-cast-${name}`,
    [
      [0.72, "#200c02", 0],
      [1, "#200c02", 0.62],
    ],
    [16, 20, radius * 0.98],
  )
  return (
    groundShadow(pen, { rx: radius, ry: radius * 0.98 }) +
    `<circle r="${formatNumber(radius)}" fill="${wall}"${litFilter(pen, "ceramic")}/>` +
    `<circle r="${formatNumber(inside + 3)}" fill="${shade}"/>` +
    `<g clip-path="url(#${clip})">${content}<circle r="${formatNumber(inside)}" fill="${shadow}"/></g>` +
    `<path d="M${formatNumber(-radius * 0.8)} ${formatNumber(-radius * 0.5)}A${formatNumber(radius * 0.95)} ${formatNumber(radius * 0.95)} 0 0 1 ${formatNumber(-radius * 0.1)} ${formatNumber(-radius * 0.94)}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".55"${blurFilter(pen, 1.6)}/>`
  )
}

/** A round wooden board. */
export function woodenBoard(pen: DrawingContext, radius = 228): string {
  const wood = linearGradient(
    pen,
    "board",
    [
      [0, "#b87a46"],
      [0.5, "#99602f"],
      [1, "#74431d"],
    ],
    [0.1, 0, 0.9, 1],
  )
  const outline = disc(pen.random, radius, 0.003, 32)
  let grain = ""
  for (let i = -9; i <= 9; i++) {
    const y = (i / 10) * radius + pen.random() * 9
    const half = Math.sqrt(Math.max(radius * radius - y * y, 0)) * 0.96
    grain += `M${formatNumber(-half)} ${formatNumber(y)}Q${formatNumber(-half * 0.3)} ${formatNumber(y + (pen.random() - 0.5) * 16)} 0 ${formatNumber(y + (pen.random() - 0.5) * 8)}T${formatNumber(half)} ${formatNumber(y)}`
  }
  return (
    groundShadow(pen, { rx: radius, ry: radius * 0.98 }) +
    `<g${litFilter(pen, "ceramic")}><path d="${outline}" fill="${wood}"/><path d="${grain}" fill="none" stroke="#4e2a0e" stroke-width="2" opacity=".4"/>` +
    `${stain(pen, "wood", `<path d="${outline}"`, 0.5, { size: 0.02, colour: [0.25, 0.11, 0.02], threshold: -1.5, seed: 21 })}</g>` +
    `<circle r="${formatNumber(radius - 12)}" fill="none" stroke="#5a3213" stroke-width="3" opacity=".35"/>`
  )
}

/** A little pot of dip. */
export function ramekin(
  pen: DrawingContext,
  x: number,
  y: number,
  radius: number,
  [light, dark]: readonly [string, string],
): string {
  const sauce = radialGradientAt(
    pen,
    `dip-${dark.slice(1)}-${formatNumber(radius)}`,
    [
      [0, light],
      [1, dark],
    ],
    [-radius * 0.3, -radius * 0.3, radius * 1.2],
  )
  const r = (share: number) => formatNumber(radius * share)
  return (
    `<g transform="translate(${formatNumber(x)} ${formatNumber(y)})"><g${litFilter(pen, "piece")}><circle r="${r(1)}" fill="#f6ecdb"/></g><circle r="${r(0.86)}" fill="#8a745a"/>` +
    `<circle r="${r(0.83)}" cy="${r(0.02)}" fill="${sauce}"${litFilter(pen, "sauce")}/>` +
    `<path d="M${r(-0.45)} ${r(0.1)}C${r(-0.4)} ${r(-0.5)} ${r(0.5)} ${r(-0.45)} ${r(0.4)} ${r(0.1)}C${r(0.3)} ${r(0.5)} ${r(-0.2)} ${r(0.35)} ${r(-0.1)} ${r(0)}" fill="none" stroke="#fff" stroke-width="${r(0.08)}" opacity=".35" stroke-linecap="round"/></g>`
  )
}
