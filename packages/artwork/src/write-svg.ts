import type { DrawingContext } from "./pen.ts"

/** Writes a drawing with its definitions as SVG, 512 units square around the origin. */
export function writeSvg(pen: DrawingContext, drawing: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-256 -256 512 512" width="512" height="512">` +
    `<defs>${pen.definitions()}</defs>${drawing}</svg>`
  )
}
