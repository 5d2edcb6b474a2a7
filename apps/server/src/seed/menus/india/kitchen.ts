import type { SeedKitchen } from "../../menu-schema.ts"
import { fromMedium, fromRegular } from "../../write-prices.ts"

/** Three price bands, so that prices are predictable: vegetables, pricier toppings without meat, meat. */
const garden = fromRegular(25_00, 40_00, 55_00)
const richer = fromRegular(40_00, 60_00, 80_00)
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
    { id: "onion", name: "Red onion", price: garden },
    { id: "capsicum", name: "Capsicum", price: garden },
    { id: "red-capsicum", name: "Red pepper", price: garden },
    { id: "yellow-capsicum", name: "Yellow pepper", price: garden },
    { id: "tomato", name: "Tomato", price: garden },
    { id: "corn", name: "Golden corn", price: garden },
    { id: "jalapeno", name: "Jalapeño", price: garden },
    { id: "red-paprika", name: "Red paprika", price: garden },
    { id: "red-chilli", name: "Red chilli", price: garden },
    { id: "garlic", name: "Roasted garlic", price: garden },
    { id: "basil", name: "Basil", price: garden },
    { id: "spinach", name: "Spinach", price: garden },
    { id: "pineapple", name: "Pineapple", price: richer },
    { id: "mushroom", name: "Mushroom", price: richer },
    { id: "olive", name: "Black olives", price: richer },
    { id: "paneer", name: "Paneer", price: richer },
    { id: "tandoori-paneer", name: "Tandoori paneer", price: richer },
    { id: "cheese-blobs", name: "Fresh cheese", price: richer },
    { id: "grilled-chicken", name: "Grilled chicken", price: meat },
    { id: "chicken-tikka", name: "Chicken tikka", price: meat },
    { id: "peri-peri-chicken", name: "Peri-peri chicken", price: meat },
    { id: "chicken-sausage", name: "Chicken sausage", price: meat },
    { id: "chicken-keema", name: "Chicken keema", price: meat },
    { id: "pepperoni", name: "Chicken pepperoni", price: meat },
  ],
  limits: { extras: 6, ofOne: 2 },
}
