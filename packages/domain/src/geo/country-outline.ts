import type { Bounds } from "./bounds.ts"

/**
 * Generated once from `countries-10m.json` of the package world-atlas 2.0.2 (Natural Earth, public domain), simplified
 * to one to two kilometres. The outlines decide where we deliver. They make no claim about borders and are never
 * displayed.
 */
export interface CountryOutline {
  /** Each ring is a list of steps east and north in thousandths of a degree. The first step starts at 0° N, 0° E. */
  rings: readonly string[]
  /** Where a border is disputed we draw none: places in this region are never refused as abroad. */
  disputed: Bounds | null
}
