import type { CartLine } from "@hearth/domain/pricing/cart-line.ts"

/** CAT-3: the URL to edit a cart line, with its whole configuration. */
export function editLineHref({ id, productId, size, pizza, picks = {} }: CartLine): string {
  const query = new URLSearchParams({ product: productId })
  if (size !== undefined) query.set("size", size)
  if (pizza) {
    const { crust, cheese, extras, without, otherHalf } = pizza
    query.set("crust", crust)
    query.set("cheese", cheese)
    if (extras.length > 0) query.set("add", extras.map(({ topping, count }) => `${topping}:${count}`).join())
    if (without.length > 0) query.set("without", without.join())
    if (otherHalf !== undefined) query.set("half", otherHalf)
  }
  for (const [choice, piece] of Object.entries(picks)) query.set(`pick.${choice}`, piece)
  query.set("line", id)
  return `/customise?${query}`
}
