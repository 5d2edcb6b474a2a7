import type { SeedMenu } from "../menu-schema.ts"
import { storeCodes } from "../stores/store-codes.ts"
import { pizza, plate } from "../write-recipe.ts"
import { categories } from "./india/categories.ts"
import { combos } from "./india/combos.ts"
import { differences } from "./india/differences.ts"
import { beverages, desserts } from "./india/drinks-and-desserts.ts"
import { everydayValue } from "./india/everyday-value.ts"
import { kitchen } from "./india/kitchen.ts"
import { nonVegPizzas } from "./india/non-veg-pizzas.ts"
import { pastaPizzas } from "./india/pasta-pizzas.ts"
import { pizzaMania } from "./india/pizza-mania.ts"
import { chicken, sides } from "./india/sides.ts"
import { vegPizzas } from "./india/veg-pizzas.ts"

export const indiaMenu: SeedMenu = {
  country: "IN",
  stores: storeCodes("IN"),
  kitchen,
  differences,
  products: [
    ...vegPizzas,
    ...nonVegPizzas,
    ...pastaPizzas,
    ...pizzaMania,
    ...everydayValue,
    ...combos,
    ...chicken,
    ...sides,
    ...beverages,
    ...desserts,
  ],
  categories,
  deals: [
    {
      id: "in-deal-everyday-two",
      title: "Two veg pizzas, every day",
      summary: "Two regular veg pizzas of your choice in one box, from ₹239, any day of the week.",
      terms: [
        "No code needed.",
        "For delivery, pickup and dine-in.",
        "Some pizzas cost a little extra, as shown when you choose them.",
      ],
      code: null,
      box: "in-edv-regular-veg",
      recipe: pizza("hand-tossed tomato cheddar-blend", "corn", "garlic"),
    },
    {
      id: "in-deal-family-friday",
      title: "Family Feast",
      summary: "Two pizzas, Stuffed Garlic Bread and two desserts: dinner for four in one box.",
      terms: ["No code needed.", "One price per box, as many boxes as you like."],
      code: null,
      box: "in-combo-family",
      recipe: plate("combo-box", "capsicum", "grilled-chicken", "bread", "cocoa-cake"),
    },
    {
      id: "in-deal-first-order",
      title: "20% off your first order",
      summary: "New here? Take 20% off your first order of ₹399 or more, up to ₹120.",
      terms: ["Once per customer, on the first order.", "Orders of ₹399 or more before taxes.", "Up to ₹120 off."],
      code: "HELLO20",
      firstOrderOnly: true,
      recipe: pizza("hand-tossed makhani mozzarella", "tandoori-paneer", "onion", "capsicum"),
    },
    {
      id: "in-deal-lunch",
      title: "₹75 off at lunch",
      summary: "Order between 11 am and 3 pm on a weekday and take ₹75 off ₹349 or more.",
      terms: ["Monday to Friday, 11 am to 3 pm.", "Orders of ₹349 or more before taxes.", "Once a day per customer."],
      code: "LUNCH75",
      recipe: plate("meal-box", "corn", "potato", "cola"),
    },
    {
      id: "in-deal-sweet-end",
      title: "Free lava cake",
      summary: "Order for ₹799 or more and get an Eggless Lava Cake free.",
      terms: ["Orders of ₹799 or more before taxes.", "One lava cake per order.", "While stocks last."],
      code: "SWEETEND",
      recipe: plate("lava-cake", "cocoa-cake", "chocolate"),
    },
  ],
  home: {
    hero: {
      id: "in-hero",
      title: "Wood-fire taste, at your door",
      text: "Day-rested dough, a fierce fire and a box that keeps the heat. Start with our most loved pizza.",
      href: "/menu/veg-pizza",
      action: "See the pizzas",
      recipe: pizza("hand-tossed makhani mozzarella", "tandoori-paneer", "red-capsicum", "onion", "basil"),
    },
    sections: [
      {
        id: "bestsellers",
        title: "Bestsellers",
        href: "/menu",
        products: [
          "in-paneer-makhani",
          "in-chicken-tikka",
          "in-farm-garden",
          "in-corn-cheese",
          "in-butter-chicken",
          "in-stuffed-garlic-bread",
          "in-mango-lassi",
          "in-lava-cake",
        ],
      },
      {
        id: "everyday-value",
        title: "Everyday value",
        href: "/edv",
        products: ["in-edv-regular-veg", "in-edv-medium-veg", "in-edv-regular-chicken", "in-edv-medium-mix"],
      },
      {
        id: "new",
        title: "New on the menu",
        href: "/menu",
        products: [
          "in-keema-junction",
          "in-paneer-burst",
          "in-koliwada-prawn",
          "in-chicken-wrap",
          "in-aam-panna",
          "in-mousse",
        ],
      },
    ],
  },
}
