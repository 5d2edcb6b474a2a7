import type { SeedKitchen } from "../../menu-schema.ts"
import { fromMedium, fromPersonal } from "../../write-prices.ts"

/** Four price bands, so that prices are predictable: vegetables, pricier toppings without meat, meat, seafood. */
const vegetable = fromPersonal(90_00, 160_00, 240_00)
const pricierVegetable = fromPersonal(140_00, 240_00, 360_00)
const meat = fromPersonal(220_00, 380_00, 560_00)
const seafood = fromPersonal(260_00, 440_00, 640_00)

export const kitchen: SeedKitchen = {
  crusts: [
    { id: "hand-tossed", name: "Hand tossed", price: fromPersonal(0, 0, 0) },
    { id: "pan", name: "Deep pan", price: fromPersonal(80_00, 140_00, 200_00) },
    { id: "thin", name: "Thin and crisp", price: fromMedium(150_00, 220_00) },
    { id: "cheese-burst", name: "Cheese burst", price: fromMedium(490_00, 690_00) },
  ],
  cheeses: [
    { id: "mozzarella", name: "Mozzarella", price: fromPersonal(0, 0, 0) },
    { id: "cheddar-blend", name: "Mozzarella and cheddar", price: fromPersonal(90_00, 150_00, 220_00) },
    { id: "extra", name: "Extra mozzarella", price: fromPersonal(190_00, 320_00, 460_00) },
  ],
  toppings: [
    { id: "onion", name: "Red onion", price: vegetable },
    { id: "capsicum", name: "Capsicum", price: vegetable },
    { id: "red-capsicum", name: "Red pepper", price: vegetable },
    { id: "tomato", name: "Tomato", price: vegetable },
    { id: "corn", name: "Sweet corn", price: vegetable },
    { id: "jalapeno", name: "Green chilli", price: vegetable },
    { id: "red-chilli", name: "Kochchi and red chilli", price: vegetable },
    { id: "garlic", name: "Roasted garlic", price: vegetable },
    { id: "basil", name: "Basil", price: vegetable },
    { id: "spinach", name: "Spinach", price: vegetable },
    { id: "pineapple", name: "Pineapple", price: pricierVegetable },
    { id: "mushroom", name: "Mushroom", price: pricierVegetable },
    { id: "olive", name: "Black olives", price: pricierVegetable },
    { id: "paneer", name: "Paneer", price: pricierVegetable },
    { id: "cheese-blobs", name: "Fresh cheese", price: pricierVegetable },
    { id: "egg", name: "Egg", price: pricierVegetable },
    { id: "chicken", name: "Spiced chicken", price: meat },
    { id: "grilled-chicken", name: "Grilled chicken", price: meat },
    { id: "chicken-sausage", name: "Chicken sausage", price: meat },
    { id: "beef", name: "Peppered beef", price: meat },
    { id: "pepperoni", name: "Beef pepperoni", price: meat },
    { id: "prawn", name: "Prawns", price: seafood },
    { id: "tuna", name: "Tuna", price: seafood },
  ],
  limits: { extras: 6, ofOne: 2 },
}
