import type { DrawingContext } from "../pen.ts"

/** One piece around the origin, not rotated, in the size that it has on a pizza of radius 190. */
export interface Piece {
  svg: string
  /** Path of the silhouette, used for the shadow in a live picture. */
  outline: string
}

export interface Topping {
  /** The topping's name in an alt text. */
  label: string
  /** Number of pieces on a pizza without other toppings. */
  count: number
  /** Minimum distance between two pieces of this topping. */
  spacing: number
  /** Distance from the centre to the farthest point. Other toppings keep a distance in proportion to it. */
  outerRadius: number
  /** How the pieces reflect light. */
  surface: "piece" | "wet" | "flat" | "meat"
  /** Leaves and small bits have higher layers: they are placed last, over the rest. */
  layer: 1 | 2 | 3
  /** The colour of the topping seen from far away. */
  colour: string
  draw(pen: DrawingContext): Piece
}
