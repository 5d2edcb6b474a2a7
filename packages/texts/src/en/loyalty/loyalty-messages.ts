/** SMS about points, without typographic apostrophes, which halve what fits in an SMS. */
import type { Pie } from "@hearth/domain/loyalty/fill-pie.ts"
import type { LoyaltyProgram } from "@hearth/domain/loyalty/loyalty-rules.ts"
import { names } from "./programs.ts"

interface PointsCredited {
  earned: number
  pie: Pie
  link: string
}

export const pointsCredited = (program: LoyaltyProgram, { earned, pie, link }: PointsCredited) =>
  `${earned} ${names[program]} points are in your Hearth account: ${pie.slices} of ${pie.slicesPerPizza} slices. ${link}`

export const pizzaEarned = (program: LoyaltyProgram, { freePizzas, link }: { freePizzas: number; link: string }) =>
  freePizzas === 1
    ? `Your ${names[program]} pizza is complete: you have a free pizza. Choose it here: ${link}`
    : `Your ${names[program]} pizza is complete: you have ${freePizzas} free pizzas. Choose one here: ${link}`
