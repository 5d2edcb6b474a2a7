import type { SeedKitchen } from "../../menu-schema.ts"
import { fromMedium, fromPersonal } from "../../write-prices.ts"

/**
 * Four price bands, so that prices are predictable: vegetables, pricier toppings without meat, chicken, red meat and
 * prawns.
 */
const vegetable = fromPersonal(30_00, 50_00, 75_00)
const pricierVegetable = fromPersonal(50_00, 80_00, 115_00)
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
    { id: "onion", name: "Red onion", price: vegetable },
    { id: "capsicum", name: "Capsicum", price: vegetable },
    { id: "red-capsicum", name: "Red pepper", price: vegetable },
    { id: "tomato", name: "Tomato", price: vegetable },
    { id: "corn", name: "Sweet corn", price: vegetable },
    { id: "jalapeno", name: "Green chilli", price: vegetable },
    { id: "red-chilli", name: "Naga and red chilli", price: vegetable },
    { id: "garlic", name: "Roasted garlic", price: vegetable },
    { id: "basil", name: "Basil", price: vegetable },
    { id: "mushroom", name: "Mushroom", price: pricierVegetable },
    { id: "olive", name: "Black olives", price: pricierVegetable },
    { id: "pineapple", name: "Pineapple", price: pricierVegetable },
    { id: "paneer", name: "Paneer", price: pricierVegetable },
    { id: "cheese-blobs", name: "Fresh cheese", price: pricierVegetable },
    { id: "egg", name: "Egg", price: pricierVegetable },
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
