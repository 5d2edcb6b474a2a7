/** SMS about points, without typographic apostrophes, which halve what fits in an SMS. */
import type { Pie } from "@hearth/domain/loyalty/fill-pie.ts"
import type { LoyaltyProgram } from "@hearth/domain/loyalty/loyalty-rules.ts"
import { names } from "./programs.ts"

const slicesInWords = (count: number) => (count === 1 ? "a slice" : `${count} slices`)

interface PointsCredited {
  points: number
  /** Whether an order earned the points; otherwise head office added them. */
  isEarned: boolean
  /** The slices that the points filled; 0 if they filled none. */
  slices: number
  pie: Pie
  link: string
}

export const pointsCredited = (program: LoyaltyProgram, { points, isEarned, slices, pie, link }: PointsCredited) =>
  slices > 0
    ? `${isEarned ? "You earned" : "We added"} ${slicesInWords(slices)}: ${pie.slices} of ${pie.slicesPerPizza} in ${names[program]}. ${link}`
    : `${points} ${names[program]} points are in your Hearth account: ${pie.slices} of ${pie.slicesPerPizza} slices. ${link}`

export const pizzaEarned = (program: LoyaltyProgram, { freePizzas, link }: { freePizzas: number; link: string }) =>
  freePizzas === 1
    ? `Your ${names[program]} pizza is complete: you have a free pizza. Choose it here: ${link}`
    : `Your ${names[program]} pizza is complete: you have ${freePizzas} free pizzas. Choose one here: ${link}`
