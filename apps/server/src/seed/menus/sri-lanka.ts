import type { SeedMenu } from "../menu-schema.ts"
import { storeCodes } from "../stores/store-codes.ts"
import { pizza, plate } from "../write-recipe.ts"
import { categories } from "./sri-lanka/categories.ts"
import { simplyCheese, vegPizzas } from "./sri-lanka/cheese-and-veg-pizzas.ts"
import { combos } from "./sri-lanka/combos.ts"
import { differences } from "./sri-lanka/differences.ts"
import { beverages, desserts } from "./sri-lanka/drinks-and-desserts.ts"
import { kitchen } from "./sri-lanka/kitchen.ts"
import { nonVegPizzas, pastaPizzas } from "./sri-lanka/non-veg-pizzas.ts"
import { riceAndPasta } from "./sri-lanka/rice-and-pasta.ts"
import { sides } from "./sri-lanka/sides.ts"

export const sriLankaMenu: SeedMenu = {
  country: "LK",
  stores: storeCodes("LK"),
  kitchen,
  differences,
  products: [
    ...simplyCheese,
    ...vegPizzas,
    ...nonVegPizzas,
    ...pastaPizzas,
    ...sides,
    ...riceAndPasta,
    ...desserts,
    ...beverages,
    ...combos,
  ],
  categories,
  deals: [
    {
      id: "lk-deal-island-feast",
      title: "Island Feast for four",
      summary: "Two pizzas, Cheesy Stuffed Bread and two desserts in one box, cheaper than bought singly.",
      terms: ["No code needed.", "One price per box, as many boxes as you like."],
      code: null,
      box: "lk-combo-family",
      recipe: plate("combo-box", "prawn", "mushroom", "bread", "cocoa-cake"),
    },
    {
      id: "lk-deal-lunch",
      title: "Rice lunch in one box",
      summary: "Rice or kottu, mousse and Ceylon Iced Tea at one price, any hour of the day.",
      terms: ["No code needed.", "For delivery, pickup and dine-in."],
      code: null,
      box: "lk-meal-rice",
      recipe: plate("rice-bowl", "rice", "chicken", "onion", "capsicum", "devilled-sauce"),
    },
    {
      id: "lk-deal-first-order",
      title: "15% off your first order",
      summary: "New here? Take 15% off your first order of Rs. 2,500 or more, up to Rs. 750.",
      terms: ["Once per customer, on the first order.", "Orders of Rs. 2,500 or more.", "Up to Rs. 750 off."],
      code: "AYUBOWAN",
      firstOrderOnly: true,
      recipe: pizza("hand-tossed peri-peri mozzarella", "prawn", "garlic", "red-chilli", "onion"),
    },
    {
      id: "lk-deal-tuesday",
      title: "Rs. 500 off on Tuesdays",
      summary: "Every Tuesday, take Rs. 500 off any order of Rs. 3,500 or more.",
      terms: ["Tuesdays only, all day.", "Orders of Rs. 3,500 or more.", "Once a Tuesday per customer."],
      code: "TUESDAY500",
      recipe: pizza("hand-tossed peri-peri mozzarella", "chicken", "onion", "capsicum", "red-chilli"),
    },
  ],
  home: {
    hero: {
      id: "lk-hero",
      title: "Wood-fire taste, at your door",
      text: "Prawns, chilli and a fierce fire. Start with the Spicy Isso, Colombo's favourite since day one.",
      href: "/menu/bestsellers",
      action: "See the bestsellers",
      recipe: pizza("hand-tossed peri-peri mozzarella", "prawn", "red-capsicum", "onion", "basil"),
    },
    sections: [
      {
        id: "bestsellers",
        title: "Bestsellers",
        href: "/menu/bestsellers",
        products: [
          "lk-devilled-chicken",
          "lk-spicy-isso",
          "lk-hot-butter-mushroom",
          "lk-corn-cheese",
          "lk-kottu-chicken",
          "lk-rice-devilled",
          "lk-faluda",
          "lk-lava-cake",
        ],
      },
      {
        id: "meals",
        title: "Meals and combos",
        href: "/menu/43",
        products: ["lk-meal-solo", "lk-meal-rice", "lk-combo-duo", "lk-combo-family"],
      },
      {
        id: "new",
        title: "New and seasonal",
        href: "/menu/1",
        products: ["lk-kochchi-chicken", "lk-seeni-sambol", "lk-hot-butter-isso", "lk-taco-devilled", "lk-mousse"],
      },
    ],
  },
}
