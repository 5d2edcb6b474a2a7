/**
 * Coastlines for maps without tiles, one file per country, loaded when its map is opened.
 *
 * Generated once from `countries-10m.json` of the package world-atlas 2.0.2 (Natural Earth, public domain): the
 * region's land clipped to a box around the country, simplified with Douglas-Peucker to about 0.2 km within 35 km of
 * the larger coastal cities and to 0.5 km (Sri Lanka), 1 km (Bangladesh) or 2 km (India) elsewhere, without the
 * smallest islands. Land borders are included only where the neighbours agree on them: not north of 32.2° towards
 * Pakistan, not north of 29.6° towards Nepal, and none towards China. A border that we don't draw can't violate a
 * country's law on maps.
 */
export interface Outline {
  /** Degrees per step. */
  unit: number
  /** Rings, each as steps east and north from the previous corner, starting at 0, 0. */
  land: readonly string[]
  borders: readonly string[]
}

export type Line = [latitude: number, longitude: number][]

export function readLine(text: string, unit: number): Line {
  const steps = text.split(" ").map(Number)
  const line: Line = []
  let east = 0
  let north = 0
  for (let index = 0; index < steps.length; index += 2) {
    east += steps[index] ?? 0
    north += steps[index + 1] ?? 0
    line.push([north * unit, east * unit])
  }
  return line
}
