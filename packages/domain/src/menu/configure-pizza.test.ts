import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { configureBox } from "./configure-box.ts"
import { defaultChoices, configurePizza, type MenuPizza, type PizzaChoices } from "./configure-pizza.ts"
import type { PizzaOptions } from "./pizza-options.ts"

const pricesBySize = (personal: number, medium: number, large: number) => ({ personal, medium, large })

const kitchen: PizzaOptions = {
  crusts: [
    { id: "hand-tossed", name: "Hand tossed", price: pricesBySize(0, 0, 0) },
    { id: "cheese-burst", name: "Cheese burst", price: { medium: 99_00, large: 149_00 } },
  ],
  cheeses: [
    { id: "mozzarella", name: "Mozzarella", price: pricesBySize(0, 0, 0) },
    { id: "extra", name: "Extra cheese", price: pricesBySize(40_00, 60_00, 80_00) },
  ],
  toppings: [
    { id: "olive", name: "Olives", price: pricesBySize(20_00, 35_00, 50_00) },
    { id: "onion", name: "Onion", price: pricesBySize(15_00, 25_00, 40_00) },
    { id: "chicken", name: "Chicken", price: pricesBySize(40_00, 65_00, 90_00) },
  ],
  limits: { extras: 4, ofOne: 2 },
}

function pizza(id: string, prices: [number, number, number], toppings: string[]): MenuPizza {
  return {
    id,
    recipe: { kind: "pizza", crust: "hand-tossed", sauce: "tomato", cheese: "mozzarella", toppings },
    sizes: (["personal", "medium", "large"] as const).map((size, index) => ({
      id: size,
      price: prices[index] ?? 0,
      originalPrice: (prices[index] ?? 0) + 20_00,
    })),
  }
}

const margherita = pizza("margherita", [99_00, 199_00, 299_00], ["basil"])
const farm = pizza("farm", [149_00, 249_00, 399_00], ["onion", "capsicum"])

const priceOrRefusal = (change: Partial<PizzaChoices>, other?: MenuPizza, base = margherita) => {
  const configured = configurePizza(base, { ...defaultChoices(base, "medium"), ...change }, kitchen, other)
  return configured.ok ? configured.item.price : configured.code
}

describe("configurePizza", () => {
  test("[CAT-2a] [CAT-3b] the price depends on size, crust, cheese and every topping", () => {
    expect(priceOrRefusal({})).toBe(199_00)
    expect(priceOrRefusal({ size: "large" })).toBe(299_00)
    expect(priceOrRefusal({ crust: "cheese-burst" })).toBe(298_00)
    expect(priceOrRefusal({ cheese: "extra" })).toBe(259_00)
    expect(priceOrRefusal({ extras: [{ topping: "olive", count: 2 }] })).toBe(269_00)
    expect(priceOrRefusal({ without: ["basil"] })).toBe(199_00)
  })

  test("[CAT-3b] the price includes the pizza's own crust and cheese, and simpler ones are not cheaper", () => {
    const loaded: MenuPizza = { ...farm, recipe: { ...farm.recipe, crust: "cheese-burst", cheese: "extra" } }
    expect(priceOrRefusal({}, undefined, loaded)).toBe(249_00)
    expect(priceOrRefusal({ crust: "hand-tossed", cheese: "mozzarella" }, undefined, loaded)).toBe(249_00)
    expect(priceOrRefusal({}, margherita, loaded)).toBe(358_00)
    expect(priceOrRefusal({}, undefined, { ...loaded, fixed: true })).toBe(249_00)
  })

  test("[CAT-3b] the price of an extra is added to the current and to the original price", () => {
    const configured = configurePizza(margherita, { ...defaultChoices(margherita, "medium"), cheese: "extra" }, kitchen)
    expect(configured).toMatchObject({ ok: true, item: { price: 259_00, originalPrice: 279_00 } })
  })

  test("[CAT-2e] [CAT-2f] food type and energy depend on the choices", () => {
    const plain = configurePizza(margherita, defaultChoices(margherita, "medium"), kitchen)
    const meaty = configurePizza(
      margherita,
      { ...defaultChoices(margherita, "medium"), extras: [{ topping: "chicken", count: 1 }] },
      kitchen,
    )
    expect(plain).toMatchObject({ item: { foodType: "VEG" } })
    expect(meaty).toMatchObject({ item: { foodType: "NON_VEG" } })
    const energy = [plain, meaty].map((each) => (each.ok ? each.item.energyKcal : 0))
    expect(energy[1]).toBeGreaterThan(energy[0] ?? NaN)
  })

  test("[CAT-3b] the dearer half decides the price, and a half with meat makes the pizza non-vegetarian", () => {
    expect(priceOrRefusal({}, farm)).toBe(249_00)
    const tikka = pizza("tikka", [150_00, 300_00, 450_00], ["chicken"])
    const halfAndHalf = configurePizza(margherita, defaultChoices(margherita, "large"), kitchen, tikka)
    expect(halfAndHalf).toMatchObject({ item: { price: 450_00, foodType: "NON_VEG", recipes: [{}, {}] } })
  })

  test("[CAT-3c] choices that the kitchen doesn't make are refused with the reason", () => {
    expect(priceOrRefusal({ size: "regular" })).toBe("SIZE_NOT_MADE")
    expect(priceOrRefusal({ size: "personal", crust: "cheese-burst" })).toBe("CRUST_NOT_MADE")
    expect(priceOrRefusal({ crust: "pan" })).toBe("CRUST_NOT_MADE")
    expect(priceOrRefusal({ cheese: "cheddar-blend" })).toBe("CHEESE_NOT_MADE")
    expect(priceOrRefusal({ extras: [{ topping: "gold", count: 1 }] })).toBe("TOPPING_NOT_MADE")
    expect(priceOrRefusal({ extras: [{ topping: "olive", count: 3 }] })).toBe("TOO_MANY_TOPPINGS")
    expect(priceOrRefusal({ extras: [{ topping: "olive", count: 0.5 }] })).toBe("TOO_MANY_TOPPINGS")
    expect(priceOrRefusal({ extras: Array.from({ length: 200 }, () => ({ topping: "olive", count: 1 })) })).toBe(
      "TOO_MANY_TOPPINGS",
    )
    expect(priceOrRefusal({ without: ["pineapple"] })).toBe("NOTHING_TO_LEAVE_OUT")
    expect(priceOrRefusal({ without: ["pineapple"] }, farm)).toBe("NOTHING_TO_LEAVE_OUT")
    expect(priceOrRefusal({ without: ["basil", "onion"] }, farm)).toBe(249_00)
    const farmInOneSize: MenuPizza = { ...farm, sizes: farm.sizes.slice(0, 1) }
    expect(priceOrRefusal({}, farmInOneSize)).toBe("HALVES_DONT_MATCH")
    const fixed = { ...margherita, fixed: true }
    expect(configurePizza(fixed, defaultChoices(fixed, "medium"), kitchen).ok).toBe(true)
    expect(configurePizza(fixed, { ...defaultChoices(fixed, "medium"), cheese: "extra" }, kitchen)).toMatchObject({
      code: "CANT_BE_CHANGED",
    })
  })

  test("[CAT-3b] every extra topping makes a pizza dearer, in whatever sequence the toppings are listed", () => {
    const extras = fc.uniqueArray(
      fc.record({ topping: fc.constantFrom("olive", "onion", "chicken"), count: fc.integer({ min: 1, max: 2 }) }),
      { selector: ({ topping }) => topping, maxLength: 2 },
    )
    fc.assert(
      fc.property(
        fc.constantFrom<"personal" | "medium" | "large">("personal", "medium", "large"),
        extras,
        (size, chosen) => {
          const price = (list: typeof chosen) => Number(priceOrRefusal({ size, extras: list }))
          expect(price(chosen.toReversed())).toBe(price(chosen))
          for (const [index] of chosen.entries()) expect(price(chosen.toSpliced(index, 1))).toBeLessThan(price(chosen))
        },
      ),
    )
  })
})

describe("configureBox", () => {
  const box = {
    id: "duo",
    price: 500_00,
    originalPrice: 600_00,
    pieces: ["cola"],
    choices: [
      {
        id: "pizza",
        title: "Your pizza",
        options: [
          { piece: "margherita@medium", more: 0 },
          { piece: "farm@medium", more: 50_00 },
        ],
      },
    ],
  }

  test("[CAT-2c] a box contains the picked option, and its surcharge is added to the price", () => {
    expect(configureBox(box, {})).toEqual({
      ok: true,
      price: 500_00,
      originalPrice: 600_00,
      pieces: ["cola", "margherita@medium"],
    })
    expect(configureBox(box, { pizza: "farm@medium" })).toMatchObject({ price: 550_00, originalPrice: 650_00 })
  })

  test("[CAT-2c] a pick that the box doesn't offer is refused", () => {
    expect(configureBox(box, { pizza: "gold@medium" })).toMatchObject({ ok: false, code: "NO_SUCH_PIECE" })
    expect(configureBox(box, { drink: "cola" })).toMatchObject({ ok: false, code: "NO_SUCH_CHOICE" })
    expect(configureBox(box, JSON.parse('{"__proto__x":"y"}'))).toMatchObject({ ok: false })
  })
})
