import type { Bounds } from "../../geo/bounds.ts"

export const bounds: Bounds = { south: 5.8, north: 9.95, west: 79.4, east: 82 }
