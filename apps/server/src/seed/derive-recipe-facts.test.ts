import { expect, test } from "vitest"
import { deriveRecipeFacts } from "./derive-recipe-facts.ts"
import type { SeedMenu, SeedProduct } from "./menu-schema.ts"
import { indiaMenu } from "./menus/india.ts"
import { boxChoice } from "./box-choice.ts"

/** A box of a cola and one of these options. */
function boxOf(...options: string[]): { menu: SeedMenu; box: SeedProduct } {
  const box: SeedProduct = {
    id: "in-box",
    name: "Box",
    description: "A box made for a test, with a cola in it.",
    type: "COMBO",
    recipe: { kind: "plate", drawing: "combo-box", ingredients: ["cola"] },
    includes: ["in-cola"],
    choices: [boxChoice("piece", "Your piece", ...options)],
    price: 100_00,
    serves: "Serves 1",
  }
  return { menu: { ...indiaMenu, products: [...indiaMenu.products, box] }, box }
}

test("[CAT-2e] a box that can contain meat is not marked vegetarian, whatever its first option is", () => {
  const { menu, box } = boxOf("in-corn-rolls", "in-wings-peri")
  expect(deriveRecipeFacts(menu, box).foodType).toBe("NON_VEG")
  const garden = boxOf("in-corn-rolls", "in-potato-wedges")
  expect(deriveRecipeFacts(garden.menu, garden.box).foodType).toBe("VEG")
})

test("[CAT-2f] a box lists every allergen that it can contain", () => {
  const { menu, box } = boxOf("in-potato-wedges", "in-brownie")
  expect(deriveRecipeFacts(menu, box)).toMatchObject({
    allergens: ["gluten", "milk", "nuts", "soya"],
    energyKcal: null,
  })
})
