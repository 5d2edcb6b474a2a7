/** What kind of thing a product is; offers and the cart's flags go by it. */
export const productTypes = [
  "PIZZA",
  "PASTA-PIZZA",
  "PIZZA-MANIA",
  "CHICKEN",
  "SIDES",
  "RICE-PASTA",
  "BEVERAGES",
  "DESSERTS",
  "COMBO",
] as const
export type ProductType = (typeof productTypes)[number]
