import { blurred, lit } from "../light.ts"
import type { Pen } from "../pen.ts"
import { degrees, fine, n } from "../shapes/number.ts"
import { type Piece } from "../toppings/topping.ts"
import { type ToppingName, toppings } from "../toppings/toppings.ts"
import type { LaidPiece } from "./lay-toppings.ts"

/** How many different drawings of a kind a live picture keeps and repeats. */
const LIVE_VARIANTS = 3

export function drawToppings(pen: Pen, laid: readonly LaidPiece[]): string {
  return pen.detail === "full" ? drawEach(pen, laid) : drawRepeated(pen, laid)
}

/** Every piece is its own drawing; the light is put on outside the turn so that it stays where it is. */
function drawEach(pen: Pen, laid: readonly LaidPiece[]): string {
  let warmth = ""
  let svg = ""
  for (const piece of laid) {
    const topping = toppings[piece.name]
    const reach = topping.reach * piece.scale
    if (topping.reach > 9)
      warmth += `<ellipse cx="${n(piece.x + 1)}" cy="${n(piece.y + 2)}" rx="${n(reach * 1.12)}" ry="${n(reach * 1.06)}" />`
    svg += `<g transform="translate(${n(piece.x)} ${n(piece.y)})"><g${lit(pen, topping.surface)}>${turned(topping.draw(pen), piece.turn, piece.scale)}</g></g>`
  }
  return `<g fill="#a84c0c" opacity=".34"${blurred(pen, 4)}>${warmth}</g>${svg}`
}

function drawRepeated(pen: Pen, laid: readonly LaidPiece[]): string {
  const seen = new Map<ToppingName, number>()
  let svg = ""
  for (const piece of laid) {
    const index = seen.get(piece.name) ?? 0
    seen.set(piece.name, index + 1)
    const variant = index % LIVE_VARIANTS
    const id = pen.define(`${piece.name}-${variant}`, (id) => {
      const drawn = toppings[piece.name].draw(pen)
      const shadow = `<path d="${drawn.outline}" fill="#3a1404" opacity=".4"/>`
      const turn = `rotate(${degrees(piece.turn)}) scale(${fine(piece.scale)})`
      return `<g id="${id}"><g transform="translate(1.6 3.2) ${turn}">${shadow}</g><g transform="${turn}">${drawn.body}</g></g>`
    })
    svg += `<use href="#${id}" x="${n(piece.x)}" y="${n(piece.y)}"/>`
  }
  return svg
}

function turned(piece: Piece, turn: number, scale: number): string {
  return `<g transform="rotate(${degrees(turn)}) scale(${fine(scale)})">${piece.body}</g>`
}
