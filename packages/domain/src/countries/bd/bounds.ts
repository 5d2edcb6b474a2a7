import type { Bounds } from "../../geo/bounds.ts"

export const bounds: Bounds = { south: 20.5, north: 26.7, west: 88, east: 92.7 }
