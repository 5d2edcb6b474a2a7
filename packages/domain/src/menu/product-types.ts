/** The kind of a product; offers and the cart's flags depend on it. */
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
