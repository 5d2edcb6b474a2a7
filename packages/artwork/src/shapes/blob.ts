import type { Random } from "../seed-random.ts"
import { closedPath, type Point } from "./smooth-path.ts"

export interface BlobShape {
  x?: number
  y?: number
  radius: number
  /** 0 is a circle, 1 a splash. */
  wobble?: number
  points?: number
  /** Height over width. */
  squash?: number
  turn?: number
}

/** Factor by which the points lie outside the radius, because the curve runs inside its points. */
const OVERSHOOT = 1.06

/** A closed blob: sauce showing through, a browned spot, a piece of chicken. */
export function blob(random: Random, shape: BlobShape): string {
  const { x = 0, y = 0, radius, wobble = 0.3, points = 9, squash = 1, turn = 0 } = shape
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  const outline: Point[] = []
  for (let i = 0; i < points; i++) {
    const angle = (i / points) * Math.PI * 2
    const reach = radius * OVERSHOOT * (1 + (random() - 0.5) * wobble * 1.35)
    const px = Math.cos(angle) * reach
    const py = Math.sin(angle) * reach * squash
    outline.push([x + px * cos - py * sin, y + px * sin + py * cos])
  }
  return closedPath(outline)
}
