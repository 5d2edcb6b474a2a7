import type { DrawingContext } from "../pen.ts"

/** One unrotated piece around the origin, about as large as on a pizza of radius 190. */
export interface Piece {
  body: string
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
  /** Distance from the centre to the tip; other toppings stay a share of it away. */
  reach: number
  surface: "piece" | "wet" | "flat" | "meat"
  /** Leaves and small bits have higher layers: they are placed last, over the rest. */
  layer: 1 | 2 | 3
  /** The colour of the topping seen from far away. */
  colour: string
  draw(pen: DrawingContext): Piece
}
