import type { SeedKitchen } from "../../menu-schema.ts"
import { fromMedium, fromRegular } from "../../write-prices.ts"

/** Three price bands, so that prices are predictable: vegetables, pricier toppings without meat, meat. */
const vegetable = fromRegular(25_00, 40_00, 55_00)
const pricierVegetable = fromRegular(40_00, 60_00, 80_00)
const meat = fromRegular(55_00, 80_00, 110_00)

export const kitchen: SeedKitchen = {
  crusts: [
    { id: "hand-tossed", name: "Hand tossed", price: fromRegular(0, 0, 0) },
    { id: "pan", name: "Deep pan", price: fromRegular(20_00, 30_00, 40_00) },
    { id: "thin", name: "Thin and crisp", price: fromMedium(40_00, 60_00) },
    { id: "cheese-burst", name: "Cheese burst", price: fromMedium(99_00, 149_00) },
  ],
  cheeses: [
    { id: "mozzarella", name: "Mozzarella", price: fromRegular(0, 0, 0) },
    { id: "cheddar-blend", name: "Mozzarella and cheddar", price: fromRegular(20_00, 30_00, 45_00) },
    { id: "extra", name: "Extra mozzarella", price: fromRegular(45_00, 65_00, 90_00) },
  ],
  toppings: [
    { id: "onion", name: "Red onion", price: vegetable },
    { id: "capsicum", name: "Capsicum", price: vegetable },
    { id: "red-capsicum", name: "Red pepper", price: vegetable },
    { id: "yellow-capsicum", name: "Yellow pepper", price: vegetable },
    { id: "tomato", name: "Tomato", price: vegetable },
    { id: "corn", name: "Golden corn", price: vegetable },
    { id: "jalapeno", name: "Jalapeño", price: vegetable },
    { id: "red-paprika", name: "Red paprika", price: vegetable },
    { id: "red-chilli", name: "Red chilli", price: vegetable },
    { id: "garlic", name: "Roasted garlic", price: vegetable },
    { id: "basil", name: "Basil", price: vegetable },
    { id: "spinach", name: "Spinach", price: vegetable },
    { id: "pineapple", name: "Pineapple", price: pricierVegetable },
    { id: "mushroom", name: "Mushroom", price: pricierVegetable },
    { id: "olive", name: "Black olives", price: pricierVegetable },
    { id: "paneer", name: "Paneer", price: pricierVegetable },
    { id: "tandoori-paneer", name: "Tandoori paneer", price: pricierVegetable },
    { id: "cheese-blobs", name: "Fresh cheese", price: pricierVegetable },
    { id: "grilled-chicken", name: "Grilled chicken", price: meat },
    { id: "chicken-tikka", name: "Chicken tikka", price: meat },
    { id: "peri-peri-chicken", name: "Peri-peri chicken", price: meat },
    { id: "chicken-sausage", name: "Chicken sausage", price: meat },
    { id: "chicken-keema", name: "Chicken keema", price: meat },
    { id: "pepperoni", name: "Chicken pepperoni", price: meat },
  ],
  limits: { extras: 6, ofOne: 2 },
}
