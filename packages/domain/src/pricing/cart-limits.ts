/** The same in every country; the smallest order is the country's own. */
export const cartLimits = {
  /** Of one line. */
  quantity: 20,
  /** Of all lines together. */
  items: 60,
  /** Different things, or ways to make one. */
  lines: 30,
  /** From so many pizzas on the store may need longer, and says so. */
  bulkPizzas: 4,
}
