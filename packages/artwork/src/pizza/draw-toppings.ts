import { type PlacedPiece, lightPieces } from "../light-pieces.ts"
import { type DrawingContext, radialGradient } from "../pen.ts"
import { degrees, formatFine, formatNumber } from "../shapes/format-number.ts"
import { type ToppingName, toppings } from "../toppings/toppings.ts"
import type { LaidPiece } from "./lay-toppings.ts"

/**
 * How many different drawings of each topping a live picture repeats, by the number of toppings on the pizza. With more
 * toppings than the list has, two are enough.
 */
const LIVE_VARIANTS = [3, 3, 3]

export function drawToppings(pen: DrawingContext, laid: readonly LaidPiece[]): string {
  return pen.detail === "full" ? drawEach(pen, laid) : drawRepeated(pen, laid)
}

/** Draws every piece individually; fatty and juicy pieces get a warm stain below them. */
function drawEach(pen: DrawingContext, laid: readonly LaidPiece[]): string {
  let stains = ""
  const pieces = laid.map(({ name, ...position }): PlacedPiece => {
    const { outerRadius, surface, draw } = toppings[name]
    if (surface === "wet" || surface === "meat")
      stains += `<circle cx="${formatNumber(position.x + 1)}" cy="${formatNumber(position.y + 2)}" r="${formatNumber(outerRadius * position.scale * 1.24)}"/>`
    return { ...position, outerRadius, surface, svg: draw(pen).svg }
  })
  const oil = radialGradient(
    pen,
    "oil",
    [
      [0.7, "#a84c0c", 0.36],
      [1, "#a84c0c", 0],
    ],
    [0.5, 0.5, 0.5],
  )
  return `<g fill="${oil}">${stains}</g>${lightPieces(pen, pieces)}`
}

function drawRepeated(pen: DrawingContext, laid: readonly LaidPiece[]): string {
  const kinds = new Set(laid.map((piece) => piece.name)).size
  const variants = LIVE_VARIANTS[kinds] ?? 2
  const seen = new Map<ToppingName, number>()
  let svg = ""
  for (const piece of laid) {
    const index = seen.get(piece.name) ?? 0
    seen.set(piece.name, index + 1)
    const variant = index % variants
    const id = pen.define(`${piece.name}-${variant}`, (id) => {
      const drawn = toppings[piece.name].draw(pen)
      const shadow = `<path d="${drawn.outline}" fill="#3a1404" opacity=".4"/>`
      const turn = `rotate(${degrees(piece.turn)}) scale(${formatFine(piece.scale)})`
      return `<g id="${id}"><g transform="translate(1.6 3.2) ${turn}">${shadow}</g><g transform="${turn}">${drawn.svg}</g></g>`
    })
    svg += `<use href="#${id}" x="${formatNumber(piece.x)}" y="${formatNumber(piece.y)}"/>`
  }
  return svg
}
