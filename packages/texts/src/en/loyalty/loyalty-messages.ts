/** SMS about points, without typographic apostrophes, which halve what fits in an SMS. */
import type { Pie } from "@hearth/domain/loyalty/fill-pie.ts"
import type { LoyaltyProgram } from "@hearth/domain/loyalty/loyalty-rules.ts"
import { names } from "./programs.ts"

const slicesInWords = (count: number) => (count === 1 ? "a slice" : `${count} slices`)

interface PointsCredited {
  earned: number
  /** The slices that the points filled; 0 if they filled none. */
  slices: number
  pie: Pie
  link: string
}

export const pointsCredited = (program: LoyaltyProgram, { earned, slices, pie, link }: PointsCredited) =>
  slices > 0
    ? `You earned ${slicesInWords(slices)}: ${pie.slices} of ${pie.slicesPerPizza} in ${names[program]}. ${link}`
    : `${earned} ${names[program]} points are in your Hearth account: ${pie.slices} of ${pie.slicesPerPizza} slices. ${link}`

export const pizzaEarned = (program: LoyaltyProgram, { freePizzas, link }: { freePizzas: number; link: string }) =>
  freePizzas === 1
    ? `Your ${names[program]} pizza is complete: you have a free pizza. Choose it here: ${link}`
    : `Your ${names[program]} pizza is complete: you have ${freePizzas} free pizzas. Choose one here: ${link}`
