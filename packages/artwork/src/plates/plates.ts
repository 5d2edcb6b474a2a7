import { colaGlass, icedTea, lemonade, orangeDrink } from "./cold-drinks.ts"
import { garlicBread } from "./garlic-bread.ts"
import { pastaRed, pastaWhite } from "./pasta.ts"
import type { Plate } from "./plate.ts"
import { potatoWedges } from "./wedges.ts"

/** Every drawing a plate recipe may name. */
export const plates = {
  "garlic-bread": garlicBread,
  "potato-wedges": potatoWedges,
  "pasta-white": pastaWhite,
  "pasta-red": pastaRed,
  "cola-glass": colaGlass,
  "orange-drink": orangeDrink,
  lemonade,
  "iced-tea": icedTea,
} satisfies Record<string, Plate>

export type PlateName = keyof typeof plates

export const plateNames = Object.keys(plates) as readonly PlateName[]

export function isPlateName(name: string): name is PlateName {
  return Object.hasOwn(plates, name)
}

/** As with toppings: a recipe naming a drawing we do not have is wrong data. */
export function plateName(name: string): PlateName {
  if (!isPlateName(name)) throw new RangeError(`there is no drawing named "${name}"`)
  return name
}
