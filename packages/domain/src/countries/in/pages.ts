import type { CountryPages, PublicPage } from "../../navigation/page.ts"

const menu: readonly PublicPage[] = [
  {
    kind: "home",
    path: "/",
    category: null,
    feature: "menu",
    title: "Order Pizza Online in Delhi & Across India | Hearth",
    description:
      "Wood-fire pizza at your door in Delhi, Mumbai and Bengaluru. Order online, choose size and crust, and see the whole bill in rupees before you pay.",
    keywords: ["order pizza online", "pizza delivery delhi", "pizza near me", "veg pizza", "hearth pizza india"],
    heading: "Wood-fire taste, at your door",
  },
  {
    kind: "menu",
    path: "/menu",
    category: null,
    feature: "menu",
    title: "Pizza Menu with Prices in Rupees | Hearth India",
    description:
      "The whole Hearth menu with today's prices in rupees: veg and non-veg pizza, pizza mania, combos, garlic bread, pasta, drinks and warm desserts.",
    keywords: ["pizza menu", "pizza price list", "veg pizza menu", "pizza prices india", "hearth menu"],
    heading: "The whole menu",
  },
  {
    kind: "category",
    path: "/menu/veg-pizza",
    category: "veg-pizza",
    feature: "menu",
    title: "Veg Pizza: Paneer, Corn & Farm Veggies | Hearth India",
    description:
      "Vegetarian pizza from a kitchen that marks every recipe: paneer makhani, corn and cheese, farm vegetables and more, delivered hot in Delhi and beyond.",
    keywords: ["veg pizza", "paneer pizza", "corn cheese pizza", "margherita", "vegetarian pizza delivery delhi"],
    heading: "Veg pizza",
  },
  {
    kind: "category",
    path: "/menu/pasta-pizza-party",
    category: "pasta-pizza-party",
    feature: "menu",
    title: "Pasta Pizza Party: Pasta on a Pizza | Hearth India",
    description:
      "Creamy or fiery pasta baked right onto a hand-tossed pizza. Share a Pasta Pizza Party with friends in Delhi, Pune or Chennai, veg and chicken alike.",
    keywords: ["pasta pizza", "pasta on pizza", "party pizza", "white sauce pasta pizza", "sharing pizza delhi"],
    heading: "Pasta pizza party",
  },
  {
    kind: "category",
    path: "/menu/non-veg-pizza",
    category: "non-veg-pizza",
    feature: "menu",
    title: "Non-Veg Pizza: Chicken Tikka & Keema | Hearth India",
    description:
      "Chicken tikka, smoky barbecue chicken, peri-peri and mutton keema on fresh dough. Non-veg pizza ordered online and brought hot to your door in Delhi.",
    keywords: [
      "non veg pizza",
      "chicken tikka pizza",
      "keema pizza",
      "chicken pizza delivery",
      "pepperoni pizza delhi",
    ],
    heading: "Non-veg pizza",
  },
  {
    kind: "category",
    path: "/menu/combos",
    category: "combos",
    feature: "menu",
    title: "Pizza Combos & Meals for 1 to 4 | Hearth India",
    description:
      "Pizza, garlic bread, drink and dessert in one box at one price. Combos for one, two or a hungry family of four, each cheaper than ordering item by item.",
    keywords: ["pizza combo", "pizza meal for two", "family pizza combo", "pizza combo offers delhi", "meal box"],
    heading: "Combos",
  },
  {
    kind: "category",
    path: "/menu/pizza-mania",
    category: "pizza-mania",
    feature: "menu",
    title: "Pizza Mania: Small Pizzas from ₹79 | Hearth India",
    description:
      "Small pizzas, each with one big flavour, from ₹79. Mix onion, corn, paneer and chicken in one Pizza Mania order and let everyone in the room have theirs.",
    keywords: ["pizza mania", "cheap pizza", "pizza under 100", "small pizza", "budget pizza delhi"],
    heading: "Pizza mania",
  },
  {
    kind: "category",
    path: "/menu/speciality-chicken",
    category: "speciality-chicken",
    feature: "menu",
    title: "Speciality Chicken: Wings & Bites | Hearth India",
    description:
      "Roasted wings, tandoori bites and crunchy parcels from the same wood fire as our pizza. Order speciality chicken as a starter or on its own in Delhi.",
    keywords: [
      "chicken wings",
      "roasted chicken",
      "tandoori chicken bites",
      "chicken starters delhi",
      "peri peri wings",
    ],
    heading: "Speciality chicken",
  },
  {
    kind: "category",
    path: "/menu/sides",
    category: "sides",
    feature: "menu",
    title: "Garlic Bread, Wedges & Sides | Hearth India",
    description:
      "Garlic bread pulled apart by hand, stuffed breadsticks, potato wedges, pasta and cheesy dips. Sides to go with any pizza, priced in rupees, delivered hot.",
    keywords: ["garlic bread", "stuffed garlic bread", "potato wedges", "pizza sides", "cheese dip india"],
    heading: "Sides",
  },
  {
    kind: "category",
    path: "/menu/beverages",
    category: "beverages",
    feature: "menu",
    title: "Cold Drinks, Shakes & Nimbu Pani | Hearth India",
    description:
      "Chilled cola, orange fizz, masala lemonade, iced tea, milkshakes and water, packed cold next to your hot pizza and delivered together in Delhi.",
    keywords: ["cold drinks", "masala lemonade", "milkshake delivery", "iced tea", "drinks with pizza delhi"],
    heading: "Beverages",
  },
  {
    kind: "category",
    path: "/menu/dessert",
    category: "dessert",
    feature: "menu",
    title: "Lava Cake, Brownie & Desserts | Hearth India",
    description:
      "Chocolate lava cake with a molten centre, fudgy brownie, mousse cups and ice cream. Add a dessert to your pizza order from ₹99 and end on a sweet note.",
    keywords: ["lava cake", "brownie", "dessert delivery delhi", "chocolate mousse", "ice cream"],
    heading: "Dessert",
  },
  {
    kind: "offers",
    path: "/offers",
    category: null,
    feature: "offers",
    title: "Pizza Offers & Coupon Codes Today | Hearth India",
    description:
      "Every pizza offer running in India today, with its code, its terms and what it really saves in rupees. Pick one before you order, no hunting around.",
    keywords: ["pizza offers", "pizza coupon code", "pizza deals today", "discount pizza delhi", "hearth offers"],
    heading: "Offers",
  },
  {
    kind: "edv",
    path: "/edv",
    category: "edv",
    feature: "edv",
    title: "Everyday Value: Two Pizzas for Less | Hearth India",
    description:
      "Two pizzas in one everyday value box, veg or chicken, regular or medium, always cheaper than bought singly. From ₹239 every day of the week, no code needed.",
    keywords: ["everyday value pizza", "everyday value offers", "two pizzas offer", "edv pizza", "pizza deal india"],
    heading: "Everyday value",
  },
]

export const pages: CountryPages = { menu, others: [] }
