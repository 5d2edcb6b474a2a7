/** `2 × Margherita, Garlic bread`: the order in one line. A product on two lines is listed once. */
export function summariseOrder(items: readonly { name: string; quantity: number }[]): string {
  const byName = new Map<string, number>()
  for (const { name, quantity } of items) byName.set(name, (byName.get(name) ?? 0) + quantity)
  return [...byName].map(([name, quantity]) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(", ")
}
