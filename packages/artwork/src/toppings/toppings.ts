import { basil } from "./basil.ts"
import { capsicum, redCapsicum, yellowCapsicum } from "./capsicum.ts"
import { cheeseBlobs } from "./cheese-blobs.ts"
import { chicken, chickenTikka, grilledChicken, periPeriChicken } from "./chicken.ts"
import { corn } from "./corn.ts"
import { egg } from "./egg.ts"
import { fish, tuna } from "./fish.ts"
import { garlic } from "./garlic.ts"
import { jalapeno, redPaprika } from "./jalapeno.ts"
import { beef, chickenKeema, muttonKeema } from "./minced-meat.ts"
import { mushroom } from "./mushroom.ts"
import { olive } from "./olive.ts"
import { onion } from "./onion.ts"
import { paneer, tandooriPaneer } from "./paneer.ts"
import { penne } from "./penne.ts"
import { pepperoni } from "./pepperoni.ts"
import { pineapple } from "./pineapple.ts"
import { prawn } from "./prawn.ts"
import { redChilli } from "./red-chilli.ts"
import { chickenSausage } from "./sausage.ts"
import { spinach } from "./spinach.ts"
import { tomato } from "./tomato.ts"
import type { Topping } from "./topping.ts"

/** Every topping a recipe may name. */
export const toppings = {
  pepperoni,
  olive,
  capsicum,
  "red-capsicum": redCapsicum,
  "yellow-capsicum": yellowCapsicum,
  onion,
  corn,
  mushroom,
  tomato,
  basil,
  paneer,
  "tandoori-paneer": tandooriPaneer,
  chicken,
  "grilled-chicken": grilledChicken,
  "chicken-tikka": chickenTikka,
  "peri-peri-chicken": periPeriChicken,
  "chicken-sausage": chickenSausage,
  "chicken-keema": chickenKeema,
  jalapeno,
  "red-paprika": redPaprika,
  pineapple,
  prawn,
  tuna,
  fish,
  egg,
  beef,
  "mutton-keema": muttonKeema,
  "cheese-blobs": cheeseBlobs,
  spinach,
  garlic,
  "red-chilli": redChilli,
  penne,
} satisfies Record<string, Topping>

export type ToppingName = keyof typeof toppings

export const toppingNames = Object.keys(toppings) as readonly ToppingName[]

export function isToppingName(name: string): name is ToppingName {
  return Object.hasOwn(toppings, name)
}

/**
 * Throws if the topping has no drawing. An unknown name is an error in the menu's data, which must be found when
 * pictures are rendered and not by a customer.
 */
export function assertToppingName(name: string): ToppingName {
  if (!isToppingName(name)) throw new RangeError(`there is no drawing of the topping "${name}"`)
  return name
}
