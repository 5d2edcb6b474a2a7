import type { CountryPages, PublicPage } from "../../navigation/page.ts"

const menu: readonly PublicPage[] = [
  {
    kind: "home",
    path: "/",
    category: null,
    feature: "menu",
    title: "Order Pizza Online in Colombo & Island-wide | Hearth",
    description:
      "Wood-fire pizza at your door in Colombo, Kandy and Galle. Order online, choose your size and crust, and see the whole bill in rupees before you pay.",
    keywords: ["order pizza online", "pizza delivery colombo", "pizza sri lanka", "pizza near me", "hearth pizza"],
    heading: "Wood-fire taste, at your door",
  },
  {
    kind: "category",
    path: "/menu/bestsellers",
    category: "bestsellers",
    feature: "menu",
    title: "Bestselling Pizzas in Colombo | Hearth Sri Lanka",
    description:
      "What Colombo orders most: devilled chicken, spicy isso, cheesy corn and the garlic bread nobody skips. The bestsellers of Hearth, priced in rupees.",
    keywords: ["bestselling pizza", "popular pizza colombo", "devilled chicken pizza", "best pizza sri lanka"],
    heading: "Bestsellers",
  },
  {
    kind: "category",
    path: "/menu/1",
    category: "1",
    feature: "menu",
    title: "New & Seasonal Pizzas | Hearth Sri Lanka",
    description:
      "Fresh on the menu this season: new pizzas, new sides and new sweets with Sri Lankan heat, from seeni sambol to black pepper. Here before anywhere else.",
    keywords: ["new pizza", "seasonal pizza", "seeni sambol pizza", "new at hearth", "pizza colombo"],
    heading: "New and seasonal",
  },
  {
    kind: "category",
    path: "/menu/44",
    category: "44",
    feature: "menu",
    title: "Pasta Pizza: Pasta Baked on Top | Hearth Sri Lanka",
    description:
      "Creamy and spicy pasta baked onto a hand-tossed base under melted cheese. Pasta pizza for the table that can't decide, delivered hot across Colombo.",
    keywords: ["pasta pizza", "pasta on pizza", "creamy pasta pizza", "pasta pizza colombo"],
    heading: "Pasta pizza",
  },
  {
    kind: "category",
    path: "/menu/veg-pizza",
    category: "veg-pizza",
    feature: "menu",
    title: "Veg Pizza with Local Spice | Hearth Sri Lanka",
    description:
      "Vegetarian pizza with Sri Lankan spirit: seeni sambol, hot butter mushroom, sweet corn and garden vegetables, each marked veg and made in Colombo.",
    keywords: ["veg pizza", "vegetarian pizza colombo", "mushroom pizza", "seeni sambol", "cheese pizza"],
    heading: "Veg pizza",
  },
  {
    kind: "category",
    path: "/menu/non-veg-pizza",
    category: "non-veg-pizza",
    feature: "menu",
    title: "Chicken & Seafood Pizza | Hearth Sri Lanka",
    description:
      "Devilled chicken, spicy isso, tuna and chilli, black pepper beef: non-veg pizza with the island's heat, ordered online in Colombo and delivered hot.",
    keywords: ["non veg pizza", "devilled chicken pizza", "prawn pizza", "isso pizza", "seafood pizza colombo"],
    heading: "Non-veg pizza",
  },
  {
    kind: "category",
    path: "/menu/43",
    category: "43",
    feature: "menu",
    title: "Meals & Combos for 1 to 4 | Hearth Sri Lanka",
    description:
      "Pizza, side and drink in one box at one price in rupees. Meals for one at lunch, combos for two, and a family feast for four, delivered in Colombo.",
    keywords: ["pizza combo", "pizza meal", "family meal colombo", "lunch meal", "pizza for two"],
    heading: "Meals and combos",
  },
  {
    kind: "category",
    path: "/menu/sides",
    category: "sides",
    feature: "menu",
    title: "Garlic Bread, Wings & Sides | Hearth Sri Lanka",
    description:
      "Garlic bread, cheesy stuffed bread, devilled wings, kochchi drumsticks and wedges with a dip. Sides that go with every pizza, hot to your door in Colombo.",
    keywords: ["garlic bread", "chicken wings colombo", "potato wedges", "pizza sides", "kochchi chicken"],
    heading: "Sides",
  },
  {
    kind: "category",
    path: "/menu/40",
    category: "40",
    feature: "menu",
    title: "Rice & Pasta Bowls | Hearth Sri Lanka",
    description:
      "Devilled chicken rice, creamy mushroom pasta and fiery tomato pasta, baked to order in a bowl of your own. Rice and pasta for lunch across Colombo.",
    keywords: ["rice bowl", "pasta delivery colombo", "devilled chicken rice", "creamy pasta", "lunch colombo"],
    heading: "Rice and pasta",
  },
  {
    kind: "category",
    path: "/menu/41",
    category: "41",
    feature: "menu",
    title: "Lava Cake, Mousse & Desserts | Hearth Sri Lanka",
    description:
      "Warm chocolate lava cake, fudge brownie, milk chocolate mousse and ice cream to end a pizza evening. Desserts from Rs. 490, delivered in Colombo.",
    keywords: ["lava cake", "dessert delivery colombo", "chocolate mousse", "brownie", "ice cream"],
    heading: "Desserts",
  },
  {
    kind: "category",
    path: "/menu/beverages",
    category: "beverages",
    feature: "menu",
    title: "Cold Drinks, Iced Tea & Shakes | Hearth Sri Lanka",
    description:
      "Ceylon iced tea, lime fizz, orange, cola, milkshakes and water, packed cold beside your hot pizza and delivered together in Colombo and Kandy.",
    keywords: ["cold drinks", "ceylon iced tea", "milkshake colombo", "lime juice", "drinks with pizza"],
    heading: "Beverages",
  },
  {
    kind: "category",
    path: "/menu/35",
    category: "35",
    feature: "menu",
    title: "All Day Favourites | Hearth Sri Lanka",
    description:
      "Good at noon, good at midnight: the pizzas, bowls and breads our guests come back for, at the same fair price in rupees at any hour, any day of the week.",
    keywords: ["all day pizza", "favourite pizza", "pizza lunch colombo", "late night pizza", "hearth favourites"],
    heading: "All day favourites",
  },
  {
    kind: "category",
    path: "/menu/37",
    category: "37",
    feature: "menu",
    title: "Simply Cheese Pizza Range | Hearth Sri Lanka",
    description:
      "Cheese first, little else: classic mozzarella, double cheddar and garlic cheese pizza. The Simply Cheese range starts from Rs. 790, island-wide.",
    keywords: ["cheese pizza", "margherita pizza", "double cheese pizza", "simple pizza", "pizza price sri lanka"],
    heading: "Simply cheese range",
  },
  {
    kind: "category",
    path: "/menu/38",
    category: "38",
    feature: "menu",
    title: "Supreme Pizza Range | Hearth Sri Lanka",
    description:
      "More of everything: four toppings or more, from garden supreme to seafood supreme, piled to the edge of the dough. The Supreme range, hot in Colombo.",
    keywords: ["supreme pizza", "seafood supreme", "chicken supreme pizza", "loaded toppings", "pizza colombo"],
    heading: "Supreme range",
  },
  {
    kind: "category",
    path: "/menu/39",
    category: "39",
    feature: "menu",
    title: "Loaded Pizza Range | Hearth Sri Lanka",
    description:
      "Cheese-burst crusts, extra cheese and a heap of meat or vegetables: the Loaded range is the one to order when hungry. Delivered hot in Colombo, Kandy, Galle.",
    keywords: ["loaded pizza", "cheese burst pizza", "extra cheese pizza", "meat pizza colombo", "big pizza"],
    heading: "Loaded range",
  },
]

/** Separate from the menu pages: Sri Lanka's list of menu routes does not contain it. */
const offers: PublicPage = {
  kind: "offers",
  path: "/offers",
  category: null,
  feature: "offers",
  title: "Pizza Offers & Promo Codes Today | Hearth Sri Lanka",
  description:
    "Every pizza offer running in Sri Lanka today, with its code, its terms and what it really saves in rupees. Pick yours before you order in Colombo.",
  keywords: ["pizza offers", "pizza promo code", "pizza deals colombo", "pizza discount", "hearth offers"],
  heading: "Offers",
}

export const pages: CountryPages = { menu, others: [offers] }
