import type { CountryPages, PublicPage } from "../../navigation/page.ts"

/** All menu pages of Bangladesh share one title, description and keywords; only their headings differ. */
const head = {
  title: "Order Pizza Online in Dhaka: Deals & Menu | Hearth",
  description:
    "Order wood-fire pizza online in Dhaka, Chattogram and Sylhet. Beef, chicken tikka and naga chilli pizza, sides and deals, priced in taka, delivered hot.",
  keywords: [
    "order pizza online",
    "pizza delivery dhaka",
    "pizza deals bangladesh",
    "pizza price in bd",
    "hearth pizza",
  ],
} as const

function category(slug: string, heading: string): PublicPage {
  return { kind: "category", path: `/menu/${slug}`, category: slug, feature: "menu", heading, ...head }
}

const menu: readonly PublicPage[] = [
  { kind: "home", path: "/", category: null, feature: "menu", heading: "Wood-fire taste, at your door", ...head },
  category("pizza", "Pizza"),
  category("50", "Value pizzas"),
  category("loaded-pizza", "Loaded pizza"),
  category("52", "Combos"),
  category("sides", "Sides"),
  category("4", "Chicken and wings"),
  category("beverages", "Beverages"),
  category("5", "Shakes and iced tea"),
  category("desserts", "Desserts"),
  category("51", "Meals"),
  category("favourite", "Favourites"),
  category("0", "New on the menu"),
]

/** Separate from the menu pages: Bangladesh's list of menu routes does not contain it. */
const offers: PublicPage = {
  kind: "offers",
  path: "/offers",
  category: null,
  feature: "offers",
  title: "Pizza Offers & Promo Codes in Dhaka | Hearth",
  description:
    "Every pizza offer running in Bangladesh today, with its code, its terms and what it really saves in taka. Pick yours before you order in Dhaka.",
  keywords: ["pizza offers", "pizza promo code", "pizza deals dhaka", "pizza discount", "hearth offers"],
  heading: "Offers",
}

export const pages: CountryPages = { menu, others: [offers] }
