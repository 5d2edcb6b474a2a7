import { bites } from "./sides/bites.ts"
import { brownie } from "./desserts/brownie.ts"
import { cheesyDip } from "./sides/cheesy-dip.ts"
import { chickenWings } from "./sides/chicken-wings.ts"
import { colaGlass, icedTea, lemonade, orangeDrink } from "./drinks/cold-drinks.ts"
import { comboBox } from "./meals/combo-box.ts"
import { lassiGlass } from "./drinks/lassi-glass.ts"
import { crispRolls } from "./sides/crisp-rolls.ts"
import { garlicBread } from "./sides/garlic-bread.ts"
import { iceCream } from "./desserts/ice-cream.ts"
import { juiceGlass } from "./drinks/juice-glass.ts"
import { kottuBowl } from "./meals/kottu-bowl.ts"
import { lavaCake } from "./desserts/lava-cake.ts"
import { mealBox } from "./meals/meal-box.ts"
import { milkshake } from "./drinks/milkshake.ts"
import { mousseCup } from "./desserts/mousse-cup.ts"
import { pastaRed, pastaWhite } from "./meals/pasta.ts"
import { pizzaSlice } from "./meals/pizza-slice.ts"
import type { Plate } from "./plate.ts"
import { puddingCup } from "./desserts/pudding-cup.ts"
import { riceBowl } from "./meals/rice-bowl.ts"
import { soupBowl } from "./meals/soup-bowl.ts"
import { stuffedGarlicBread } from "./sides/stuffed-garlic-bread.ts"
import { taco } from "./sides/taco.ts"
import { waterBottle } from "./drinks/water-bottle.ts"
import { potatoWedges } from "./sides/wedges.ts"
import { wrap } from "./sides/wrap.ts"
import { zingyParcel } from "./sides/zingy-parcel.ts"

/** Every drawing a plate recipe may name. */
export const plates = {
  "garlic-bread": garlicBread,
  "stuffed-garlic-bread": stuffedGarlicBread,
  "cheesy-dip": cheesyDip,
  "potato-wedges": potatoWedges,
  "chicken-wings": chickenWings,
  "zingy-parcel": zingyParcel,
  taco,
  wrap,
  bites,
  "crisp-rolls": crispRolls,
  "soup-bowl": soupBowl,
  "pasta-white": pastaWhite,
  "pasta-red": pastaRed,
  "rice-bowl": riceBowl,
  "kottu-bowl": kottuBowl,
  "lava-cake": lavaCake,
  brownie,
  "mousse-cup": mousseCup,
  "pudding-cup": puddingCup,
  "ice-cream": iceCream,
  "cola-glass": colaGlass,
  "orange-drink": orangeDrink,
  lemonade,
  "iced-tea": icedTea,
  "juice-glass": juiceGlass,
  "lassi-glass": lassiGlass,
  "water-bottle": waterBottle,
  milkshake,
  "combo-box": comboBox,
  "meal-box": mealBox,
  "pizza-slice": pizzaSlice,
} satisfies Record<string, Plate>

export type PlateName = keyof typeof plates

export const plateNames = Object.keys(plates) as readonly PlateName[]

export function isPlateName(name: string): name is PlateName {
  return Object.hasOwn(plates, name)
}

/** Throws if no plate has this name: a recipe with an unknown drawing is an error in the menu's data. */
export function assertPlateName(name: string): PlateName {
  if (!isPlateName(name)) throw new RangeError(`there is no drawing named "${name}"`)
  return name
}
