import { configureBox } from "@hearth/domain/menu/configure-box.ts"
import {
  defaultChoices,
  type ConfigurePizzaResult,
  configurePizza,
  type MenuPizza,
  type PizzaChoices,
} from "@hearth/domain/menu/configure-pizza.ts"
import { sizeIds } from "@hearth/domain/menu/pizza-options.ts"
import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { seedMenus } from "../../seed/seed-menus.ts"
import { applyAdjustment } from "./apply-adjustment.ts"
import { deriveMenu } from "./derive-menu.ts"

const priceOf = (pizza: MenuPizza, size: string) => pizza.sizes.find(({ id }) => id === size)?.price ?? NaN
/** Returns the difference from the menu price, or 0 when the configuration was refused. */
const surchargeOf = (pizza: MenuPizza, size: string, configured: ConfigurePizzaResult) =>
  configured.ok ? configured.item.price - priceOf(pizza, size) : 0

const higherPrices = { key: "higher prices", vegetarian: false, without: [], pricePerMille: 1100 }

describe.each(
  seedMenus
    .map(deriveMenu)
    .flatMap((menu) => [
      [`${menu.country}`, menu] as const,
      [`${menu.country} with prices 10% higher`, applyAdjustment(menu, higherPrices)] as const,
    ]),
)("the menu of %s", (_name, { products, kitchen }) => {
  const pizzas = products.flatMap(({ id, sizes, fixed, recipe, choices, includes }): MenuPizza[] =>
    recipe.kind === "pizza" && choices.length + includes.length === 0 ? [{ id, sizes, fixed, recipe }] : [],
  )

  test("[CAT-3b] every pizza with its default choices costs the menu price", () => {
    expect(pizzas.length).toBeGreaterThan(20)
    for (const pizza of pizzas) {
      for (const size of sizeIds.filter((id) => pizza.sizes.some((each) => each.id === id))) {
        const configured = configurePizza(pizza, defaultChoices(pizza, size), kitchen)
        expect([pizza.id, size, configured.ok && configured.item.price]).toEqual([pizza.id, size, priceOf(pizza, size)])
      }
    }
  })

  test("[CAT-3b] every pizza in every size on every crust is either refused or costs at least the menu price", () => {
    const outcomes = new Set<string>()
    for (const pizza of pizzas) {
      for (const size of sizeIds) {
        for (const { id: crust } of kitchen.crusts) {
          const configured = configurePizza(pizza, { ...defaultChoices(pizza, size), crust }, kitchen)
          outcomes.add(configured.ok ? "made" : configured.code)
          expect(surchargeOf(pizza, size, configured)).toBeGreaterThanOrEqual(0)
        }
      }
    }
    expect(outcomes).toContain("made")
    expect(outcomes).toContain("SIZE_NOT_MADE")
  })

  test("[CAT-3b] any combination of choices is either refused with a reason or costs at least the menu price", () => {
    const toppings = [...kitchen.toppings.map(({ id }) => id), "gold"]
    const choices: fc.Arbitrary<PizzaChoices> = fc.record({
      size: fc.constantFrom(...sizeIds),
      crust: fc.constantFrom(...kitchen.crusts.map(({ id }) => id)),
      cheese: fc.constantFrom(...kitchen.cheeses.map(({ id }) => id)),
      extras: fc.array(fc.record({ topping: fc.constantFrom(...toppings), count: fc.integer({ min: -1, max: 4 }) }), {
        maxLength: 9,
      }),
      without: fc.array(fc.constantFrom(...toppings), { maxLength: 3 }),
    })
    const anyPizza = fc.constantFrom(...pizzas)
    fc.assert(
      fc.property(anyPizza, choices, fc.option(anyPizza, { nil: undefined }), (pizza, chosen, otherHalf) => {
        const configured = configurePizza(pizza, chosen, kitchen, otherHalf)
        expect(surchargeOf(pizza, chosen.size, configured)).toBeGreaterThanOrEqual(0)
        expect(configured.ok ? configured.item.originalPrice >= configured.item.price : configured.what !== "").toBe(
          true,
        )
      }),
    )
  })

  test("[CAT-2c] every box can be ordered with every option of every choice, for its price plus the surcharge", () => {
    for (const { includes, ...box } of products.filter(({ choices }) => choices.length > 0)) {
      for (const { id, options } of box.choices) {
        for (const { piece, more } of options) {
          const configured = configureBox({ ...box, pieces: includes }, { [id]: piece })
          expect([box.id, piece, configured.ok && configured.price]).toEqual([box.id, piece, box.price + more])
        }
      }
    }
  })
})
