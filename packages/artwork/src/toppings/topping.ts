import type { Pen } from "../pen.ts"

/** One piece around the origin, about as large as it lies on a pizza of radius 190, unturned. */
export interface Piece {
  body: string
  /** Path of the silhouette: a live picture throws its shadow with it. */
  outline: string
}

export interface Topping {
  /** As it stands in an alt text. */
  label: string
  /** Pieces on a pizza that has nothing else. */
  count: number
  /** Least distance between two of its own kind. */
  spacing: number
  /** Distance from the middle to the tip; other kinds keep a share of it. */
  reach: number
  surface: "piece" | "wet" | "flat" | "meat"
  /** Leaves and small bits go on last, over the rest. */
  layer: 1 | 2 | 3
  /** What it would be seen as from far away. */
  colour: string
  draw(pen: Pen): Piece
}
