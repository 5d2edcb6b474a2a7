import type { Bounds } from "../../geo/bounds.ts"

export const bounds: Bounds = { south: 6.5, north: 35.7, west: 68, east: 97.5 }
