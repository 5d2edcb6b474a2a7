import type { SeedKitchen } from "../../menu-schema.ts"
import { fromMedium, fromPersonal } from "../../write-prices.ts"

/**
 * Four price bands, so that prices are predictable: vegetables, pricier toppings without meat, chicken, red meat and
 * prawns.
 */
const garden = fromPersonal(30_00, 50_00, 75_00)
const richer = fromPersonal(50_00, 80_00, 115_00)
const chicken = fromPersonal(70_00, 120_00, 170_00)
const redMeat = fromPersonal(90_00, 150_00, 210_00)

export const kitchen: SeedKitchen = {
  crusts: [
    { id: "hand-tossed", name: "Hand tossed", price: fromPersonal(0, 0, 0) },
    { id: "pan", name: "Deep pan", price: fromPersonal(30_00, 50_00, 70_00) },
    { id: "thin", name: "Thin and crisp", price: fromMedium(50_00, 70_00) },
    { id: "cheese-burst", name: "Cheese burst", price: fromMedium(160_00, 220_00) },
  ],
  cheeses: [
    { id: "mozzarella", name: "Mozzarella", price: fromPersonal(0, 0, 0) },
    { id: "cheddar-blend", name: "Mozzarella and cheddar", price: fromPersonal(30_00, 50_00, 75_00) },
    { id: "extra", name: "Extra mozzarella", price: fromPersonal(60_00, 100_00, 140_00) },
  ],
  toppings: [
    { id: "onion", name: "Red onion", price: garden },
    { id: "capsicum", name: "Capsicum", price: garden },
    { id: "red-capsicum", name: "Red pepper", price: garden },
    { id: "tomato", name: "Tomato", price: garden },
    { id: "corn", name: "Sweet corn", price: garden },
    { id: "jalapeno", name: "Green chilli", price: garden },
    { id: "red-chilli", name: "Naga and red chilli", price: garden },
    { id: "garlic", name: "Roasted garlic", price: garden },
    { id: "basil", name: "Basil", price: garden },
    { id: "mushroom", name: "Mushroom", price: richer },
    { id: "olive", name: "Black olives", price: richer },
    { id: "pineapple", name: "Pineapple", price: richer },
    { id: "paneer", name: "Paneer", price: richer },
    { id: "cheese-blobs", name: "Fresh cheese", price: richer },
    { id: "egg", name: "Egg", price: richer },
    { id: "grilled-chicken", name: "Grilled chicken", price: chicken },
    { id: "chicken-tikka", name: "Chicken tikka", price: chicken },
    { id: "chicken-sausage", name: "Chicken sausage", price: chicken },
    { id: "beef", name: "Spiced beef", price: redMeat },
    { id: "pepperoni", name: "Beef pepperoni", price: redMeat },
    { id: "mutton-keema", name: "Mutton keema", price: redMeat },
    { id: "prawn", name: "Prawns", price: redMeat },
  ],
  limits: { extras: 6, ofOne: 2 },
}
