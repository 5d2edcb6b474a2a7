import { blurFilter } from "../../light.ts"
import { linearGradient, type DrawingContext } from "../../pen.ts"

/** A plate seen from the side of the table, for tall food. */
export function lowPlate(pen: DrawingContext, y = 112): string {
  const face = linearGradient(
    pen,
    "low-plate",
    [
      [0, "#e9dcc6"],
      [0.5, "#fffaf1"],
      [1, "#d9c8ac"],
    ],
    [0, 0, 1, 1],
  )
  return (
    `<ellipse cx="8" cy="${y + 24}" rx="226" ry="82" fill="#3a1c0c" opacity=".4"${blurFilter(pen, 9)}/>` +
    `<ellipse cy="${y + 7}" rx="226" ry="86" fill="#b9a588"/><ellipse cy="${y}" rx="226" ry="86" fill="${face}"/>` +
    `<ellipse cy="${y + 4}" rx="166" ry="58" fill="#b79f7c" opacity=".35"${blurFilter(pen, 3)}/><ellipse cy="${y + 7}" rx="163" ry="55" fill="#fbf4e8"/>` +
    `<ellipse cy="${y - 1}" rx="221" ry="82" fill="none" stroke="#fff" stroke-width="3" opacity=".8"/>` +
    `<ellipse cx="8" cy="${y + 6}" rx="146" ry="46" fill="#5b3416" opacity=".34"${blurFilter(pen, 9)}/>`
  )
}
