import { type PlacedPiece, lightPieces } from "../../light-pieces.ts"
import { blurFilter, litFilter, stain } from "../../light.ts"
import { branchPen, linearGradient, type DrawingContext } from "../../pen.ts"
import { between } from "../../seed-random.ts"
import { blob } from "../../shapes/blob.ts"
import { type ToppingName, toppings } from "../../toppings/toppings.ts"
import type { Plate } from "../plate.ts"
import { drawableIngredients } from "../scatter-pieces.ts"
import { woodenBoard } from "../tableware.ts"

/** Flatbread rolled round its filling, cut in two, the lower end in paper. */
export const wrap: Plate = {
  label: "A rolled flatbread wrap",
  colour: "#dfb16a",
  draw(pen, ingredients) {
    const names = drawableIngredients(ingredients, ["tandoori-paneer", "onion", "capsicum"])
    return (
      woodenBoard(pen) +
      `<g transform="translate(-66 6) rotate(-16)">${halfWrap(branchPen(pen, "wrap/1"), names)}</g>` +
      `<g transform="translate(74 18) rotate(13)">${halfWrap(branchPen(pen, "wrap/2"), names)}</g>`
    )
  },
}

const ROLL = "M-70 -112C-40 -92 40 -92 70 -112L64 150C40 172 -40 172 -64 150Z"
const PAPER = "M-76 20L-40 6L-8 24L30 4L76 22L68 164C40 188 -40 188 -68 164Z"

function halfWrap(pen: DrawingContext, names: readonly ToppingName[]): string {
  const bread = linearGradient(
    pen,
    "wrap",
    [
      [0, "#d99b4c"],
      [0.3, "#ffe8b8"],
      [0.62, "#f3c67c"],
      [1, "#a9682a"],
    ],
    [0, 0, 1, 0],
  )
  const griddled = stain(pen, "wrap-griddle", `<path d="${ROLL}"`, 0.8, {
    size: 0.035,
    colour: [0.5, 0.2, 0.02],
    threshold: -1.62,
    seed: 23,
  })
  return (
    `<path d="M-66 40L80 30L84 176Q10 204 -60 176Z" fill="#2a1206" opacity=".4"${blurFilter(pen, 9)}/>` +
    `<g${litFilter(pen, "bread")}><path d="${ROLL}" fill="${bread}"/><ellipse cy="-112" rx="71" ry="34" fill="#e9b96c"/>${griddled}</g>` +
    `<ellipse cy="-113" rx="62" ry="27" fill="#6e3a14"/>` +
    filling(pen, names) +
    paper(pen)
  )
}

function filling(pen: DrawingContext, names: readonly ToppingName[]): string {
  let leaves = ""
  for (let i = 0; i < 7; i++) {
    const x = -52 + i * 17
    leaves += `<path d="${blob(pen.random, { x, y: -118 - Math.cos((i - 3) / 2.4) * 14, radius: between(pen.random, 15, 21), wobble: 0.7, points: 10 })}" fill="${i % 2 ? "#8cc44c" : "#5f9c30"}"/>`
  }
  const positions = [
    [-38, -126],
    [0, -136],
    [36, -127],
    [-20, -112],
    [18, -110],
    [-44, -106],
    [44, -108],
    [0, -100],
  ] as const
  const pieces = positions.map(([x, y], i): PlacedPiece => {
    const { outerRadius, surface, draw } = toppings[names[i % names.length] ?? "onion"]
    return {
      x,
      y,
      turn: pen.random() * 6.28,
      scale: 0.92,
      outerRadius: outerRadius * 0.6,
      surface,
      svg: draw(pen).svg,
    }
  })
  return `<g${litFilter(pen, "piece")}>${leaves}</g>${lightPieces(pen, pieces)}`
}

function paper(pen: DrawingContext): string {
  const sheet = linearGradient(
    pen,
    "wrap-paper",
    [
      [0, "#d9c7a4"],
      [0.35, "#fffaf0"],
      [0.7, "#efe2c8"],
      [1, "#b59a70"],
    ],
    [0, 0, 1, 0],
  )
  const clip = pen.define("wrap-paper-clip", (id) => `<clipPath id="${id}"><path d="${PAPER}"/></clipPath>`)
  let stripes = ""
  for (let y = 44; y < 220; y += 34) stripes += `M-90 ${y + 10}L90 ${y - 14}`
  return (
    `<g${litFilter(pen, "flat")}><path d="${PAPER}" fill="${sheet}"/></g><g clip-path="url(#${clip})"><path d="${stripes}" stroke="#c8321f" stroke-width="9" opacity=".75" fill="none"/></g>` +
    `<path d="M-40 6L-30 150M30 4L22 160" stroke="#8a7046" stroke-width="2.5" opacity=".35" fill="none"/><path d="M-52 34L-44 150" stroke="#fff" stroke-width="9" opacity=".45" stroke-linecap="round" fill="none"${blurFilter(pen, 3)}/>`
  )
}
