import type { SeedMenu } from "../menu-schema.ts"
import { storeCodes } from "../stores/store-codes.ts"
import { pizza, plate } from "../write-recipe.ts"
import { categories } from "./bangladesh/categories.ts"
import { combos } from "./bangladesh/combos.ts"
import { differences } from "./bangladesh/differences.ts"
import { beverages, desserts, shakes } from "./bangladesh/drinks-and-desserts.ts"
import { kitchen } from "./bangladesh/kitchen.ts"
import { bowls, mealBoxes } from "./bangladesh/meals.ts"
import { loadedPizzas, pizzas } from "./bangladesh/pizzas.ts"
import { chicken, sides } from "./bangladesh/sides.ts"
import { valuePizzas } from "./bangladesh/value-pizzas.ts"

export const bangladeshMenu: SeedMenu = {
  country: "BD",
  stores: storeCodes("BD"),
  kitchen,
  differences,
  products: [
    ...pizzas,
    ...valuePizzas,
    ...loadedPizzas,
    ...sides,
    ...chicken,
    ...beverages,
    ...shakes,
    ...desserts,
    ...bowls,
    ...mealBoxes,
    ...combos,
  ],
  categories,
  deals: [
    {
      id: "bd-deal-family",
      title: "Family Adda Box",
      summary: "Two pizzas, Naga Wings and two desserts: an evening of adda for four in one box.",
      terms: ["No code needed.", "One price per box, as many boxes as you like."],
      code: null,
      box: "bd-combo-family",
      recipe: plate("combo-box", "grilled-chicken", "capsicum", "chicken-wings", "cocoa-cake"),
    },
    {
      id: "bd-deal-solo",
      title: "Lunch for one",
      summary: "A value pizza, wedges and a cold drink in one box, any hour of the day.",
      terms: ["No code needed.", "For delivery, pickup and dine-in."],
      code: null,
      box: "bd-meal-solo",
      recipe: plate("meal-box", "grilled-chicken", "potato", "cola"),
    },
    {
      id: "bd-deal-first-order",
      title: "20% off your first order",
      summary: "New here? Take 20% off your first order of ৳600 or more, up to ৳200.",
      terms: ["Once per customer, on the first order.", "Orders of ৳600 or more.", "Up to ৳200 off."],
      code: "SHAGOTOM",
      firstOrderOnly: true,
      recipe: pizza("hand-tossed makhani mozzarella", "chicken-tikka", "capsicum", "onion"),
    },
    {
      id: "bd-deal-weekend",
      title: "৳150 off at the weekend",
      summary: "On Friday and Saturday, take ৳150 off any order of ৳1,200 or more.",
      terms: ["Friday and Saturday, all day.", "Orders of ৳1,200 or more.", "Once a day per customer."],
      code: "WEEKEND150",
      recipe: pizza("hand-tossed peri-peri mozzarella", "beef", "onion", "red-chilli", "jalapeno"),
    },
  ],
  home: {
    hero: {
      id: "bd-hero",
      title: "Wood-fire taste, at your door",
      text: "Spiced beef, naga chilli and a fierce fire. Start with the Naga Beef, if you dare.",
      href: "/menu/pizza",
      action: "See the pizzas",
      recipe: pizza("hand-tossed peri-peri mozzarella", "beef", "red-capsicum", "onion", "red-chilli"),
    },
    sections: [
      {
        id: "favourites",
        title: "Everyone’s favourites",
        href: "/menu/favourite",
        products: [
          "bd-naga-beef",
          "bd-chicken-tikka",
          "bd-kala-bhuna",
          "bd-beef-pepperoni",
          "bd-loaded-beef",
          "bd-naga-wings",
          "bd-lava-cake",
        ],
      },
      {
        id: "value",
        title: "Value pizzas",
        href: "/menu/50",
        products: ["bd-value-onion", "bd-value-corn", "bd-value-chicken", "bd-value-beef"],
      },
      {
        id: "new",
        title: "New on the menu",
        href: "/menu/0",
        products: ["bd-prawn-bianca", "bd-mutton-rezala", "bd-loaded-veg", "bd-chicken-wrap", "bd-chocolate-shake"],
      },
    ],
  },
}
