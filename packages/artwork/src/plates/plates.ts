import { bites } from "./bites.ts"
import { brownie } from "./brownie.ts"
import { cheesyDip } from "./cheesy-dip.ts"
import { chickenWings } from "./chicken-wings.ts"
import { colaGlass, icedTea, lemonade, orangeDrink } from "./cold-drinks.ts"
import { comboBox } from "./combo-box.ts"
import { lassiGlass } from "./creamy-drinks.ts"
import { crispRolls } from "./crisp-rolls.ts"
import { garlicBread } from "./garlic-bread.ts"
import { iceCream } from "./ice-cream.ts"
import { juiceGlass } from "./juice-glass.ts"
import { kottuBowl } from "./kottu-bowl.ts"
import { lavaCake } from "./lava-cake.ts"
import { mealBox } from "./meal-box.ts"
import { milkshake } from "./milkshake.ts"
import { mousseCup } from "./mousse-cup.ts"
import { pastaRed, pastaWhite } from "./pasta.ts"
import { pizzaSlice } from "./pizza-slice.ts"
import type { Plate } from "./plate.ts"
import { puddingCup } from "./pudding-cup.ts"
import { riceBowl } from "./rice-bowl.ts"
import { soupBowl } from "./soup-bowl.ts"
import { stuffedGarlicBread } from "./stuffed-garlic-bread.ts"
import { taco } from "./taco.ts"
import { waterBottle } from "./water-bottle.ts"
import { potatoWedges } from "./wedges.ts"
import { wrap } from "./wrap.ts"
import { zingyParcel } from "./zingy-parcel.ts"

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

/** Checks that a drawing exists. As with toppings, a recipe with an unknown drawing is wrong data. */
export function assertPlateName(name: string): PlateName {
  if (!isPlateName(name)) throw new RangeError(`there is no drawing named "${name}"`)
  return name
}
