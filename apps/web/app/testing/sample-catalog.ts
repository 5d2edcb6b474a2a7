import type { KitchenData, Product } from "@hearth/contract/calls/catalog.calls.ts"

const pricesBySize = (regular: number, medium: number, large: number) => ({ regular, medium, large })

export const sampleKitchen: KitchenData = {
  menuId: "m",
  currency: "INR",
  crusts: [
    { id: "hand-tossed", name: "Hand tossed", price: pricesBySize(0, 0, 0) },
    { id: "pan", name: "Deep pan", price: pricesBySize(20_00, 30_00, 40_00) },
    { id: "cheese-burst", name: "Cheese burst", price: { medium: 99_00, large: 149_00 } },
  ],
  cheeses: [
    { id: "mozzarella", name: "Mozzarella", price: pricesBySize(0, 0, 0) },
    { id: "extra", name: "Extra mozzarella", price: { medium: 65_00, large: 90_00 } },
  ],
  toppings: [
    { id: "onion", name: "Red onion", foodType: "VEG", price: pricesBySize(25_00, 40_00, 55_00) },
    { id: "olive", name: "Black olives", foodType: "VEG", price: pricesBySize(40_00, 60_00, 80_00) },
    { id: "corn", name: "Golden corn", foodType: "VEG", price: { medium: 40_00, large: 55_00 } },
    { id: "pepperoni", name: "Chicken pepperoni", foodType: "NON_VEG", price: pricesBySize(55_00, 80_00, 110_00) },
  ],
  limits: { extras: 6, ofOne: 2 },
}

export function sampleProduct(change: Partial<Product> & { id: string }): Product {
  return {
    name: change.id,
    description: "",
    foodType: "VEG",
    productType: "PIZZA",
    price: 199_00,
    originalPrice: 199_00,
    sizes: [],
    badges: [],
    allergens: [],
    energyKcal: 300,
    serves: "1",
    fixed: false,
    recipe: null,
    pieces: [],
    choices: [],
    searchWords: [],
    picture: { base: "/p", widths: [96], alt: "", colour: "#fff" },
    ...change,
  }
}

function samplePizza(id: string, toppings: string[], change: Partial<Product> = {}): Product {
  const sizes = (["regular", "medium", "large"] as const).map((size, index) => ({
    id: size,
    name: size.charAt(0).toUpperCase() + size.slice(1),
    price: 149_00 + index * 100_00 + toppings.length * 10_00,
    originalPrice: 179_00 + index * 100_00 + toppings.length * 10_00,
    slices: 4 + index * 2,
  }))
  const recipe = { kind: "pizza", crust: "hand-tossed", sauce: "tomato", cheese: "mozzarella", toppings } as const
  return sampleProduct({ id, sizes, recipe: { ...recipe, toppings }, ...change })
}

export const farm = samplePizza("farm", ["onion", "capsicum"], { name: "Farmhouse" })
const feast = samplePizza("feast", ["pepperoni", "onion"], { name: "Feast", foodType: "NON_VEG" })
const smallPizza = samplePizza("small", ["basil"], { name: "Small one" })
smallPizza.sizes = smallPizza.sizes.slice(0, 1)
export const fixedPizza = samplePizza("set", ["corn"], { name: "Set in stone", fixed: true })
export const cola = sampleProduct({ id: "cola", name: "Cola" })
export const shake = sampleProduct({ id: "shake", name: "Shake", sizes: farm.sizes.slice(0, 2) })
export const box = sampleProduct({
  id: "box",
  name: "Box for two",
  price: 500_00,
  originalPrice: 620_00,
  pieces: [{ piece: "cola", name: "Cola" }],
  choices: [
    {
      id: "pizza",
      title: "Your pizza",
      options: [
        { piece: "farm@medium", name: "Farmhouse", more: 0 },
        { piece: "feast@medium", name: "Feast", more: 50_00 },
      ],
    },
    {
      id: "drink",
      title: "Your drink",
      options: [
        { piece: "cola", name: "Cola", more: 0 },
        { piece: "shake@regular", name: "Shake", more: 30_00 },
      ],
    },
  ],
})

export const sampleCatalog = {
  products: [farm, feast, smallPizza, fixedPizza, cola, shake, box],
  kitchen: sampleKitchen,
}
