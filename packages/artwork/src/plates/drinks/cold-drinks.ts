import { litFilter } from "../../light.ts"
import { branchPen, type DrawingContext } from "../../pen.ts"
import { toppings } from "../../toppings/toppings.ts"
import { citrusWheel, lemonColours, limeColours, orangeColours } from "./citrus.ts"
import { glass } from "./glass.ts"
import type { Plate } from "../plate.ts"

const TOMATO_RED = "#c8321f"
const BASIL_GREEN = "#1e6b3c"

export const colaGlass: Plate = {
  label: "A glass of cola with ice",
  colour: "#4a1e10",
  draw: (pen) =>
    glass(pen, {
      name: "cola",
      liquid: ["#7a3214", "#3d1408", "#1c0703"],
      surfaceColour: "#6d2d14",
      ice: 5,
      bubbles: 40,
      strawColour: TOMATO_RED,
      garnish: (pen) => citrusWheel(pen, 88, -138, 44, lemonColours),
    }),
}

export const orangeDrink: Plate = {
  label: "A glass of orange drink with ice",
  colour: "#f39a2a",
  draw: (pen) =>
    glass(pen, {
      name: "orange",
      liquid: ["#ffc048", "#fb9a1e", "#ea6f0c"],
      surfaceColour: "#ffcb62",
      ice: 4,
      bubbles: 30,
      strawColour: BASIL_GREEN,
      garnish: (pen) => citrusWheel(pen, 86, -136, 50, orangeColours),
    }),
}

export const lemonade: Plate = {
  label: "A glass of lemonade with mint",
  colour: "#e6e3a0",
  draw: (pen) =>
    glass(pen, {
      name: "lemonade",
      liquid: ["#fbfbd8", "#f2f0ae", "#dfe08a"],
      surfaceColour: "#fcfce0",
      ice: 5,
      bubbles: 34,
      strawColour: TOMATO_RED,
      inside: (pen) => citrusWheel(pen, -26, 96, 50, lemonColours) + citrusWheel(pen, 36, 20, 42, limeColours),
      garnish: (pen) => citrusWheel(pen, 86, -136, 46, lemonColours) + mint(pen, -44, -118),
    }),
}

export const icedTea: Plate = {
  label: "A glass of iced tea with lemon",
  colour: "#b5622a",
  draw: (pen) =>
    glass(pen, {
      name: "tea",
      liquid: ["#e79a45", "#c2641c", "#8d3a0c"],
      surfaceColour: "#eaa658",
      ice: 5,
      bubbles: 8,
      strawColour: BASIL_GREEN,
      inside: (pen) => citrusWheel(pen, 18, 86, 54, lemonColours),
      garnish: (pen) => citrusWheel(pen, 86, -136, 46, lemonColours) + mint(pen, -46, -120),
    }),
}

/** A sprig of mint, made of basil leaves. */
export function mint(pen: DrawingContext, x: number, y: number, scale = 1.1): string {
  const ownPen = branchPen(pen, `mint/${x}/${y}`)
  const leaves = [-150, -95, -40].map(
    (turn) =>
      `<g${litFilter(pen, "flat")}><g transform="rotate(${turn}) translate(26 0)">${toppings.basil.draw(ownPen).svg}</g></g>`,
  )
  return `<g transform="translate(${x} ${y}) scale(${scale})">${leaves.join("")}</g>`
}
