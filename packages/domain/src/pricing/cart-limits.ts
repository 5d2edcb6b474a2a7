/** The limits of a cart, which are the same in every country. The minimum order value is set per country. */
export const cartLimits = {
  /** Maximum quantity of one line. */
  quantity: 20,
  /** Maximum quantity of all lines together. */
  items: 60,
  /** Maximum number of different products or configurations. */
  lines: 30,
  /** From this number of pizzas on, a hint informs the customer that the store may need longer. */
  bulkPizzas: 4,
}
