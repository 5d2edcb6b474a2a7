import type { Product } from "@hearth/contract/calls/catalog.calls.ts"

type Size = Pick<Product["sizes"][number], "id" | "name">

/**
 * LOY-2: whether points can buy the product. `otherSize`: the first size that they can buy, if the chosen one isn't.
 * Undefined if they can buy no size of it.
 */
export function findFreeSize(
  freePizzas: readonly { id: string; sizes: readonly Size[] }[],
  productId: string,
  chosenSize: string | undefined,
): { otherSize: undefined } | { otherSize: Size } | undefined {
  const freePizza = freePizzas.find(({ id }) => id === productId)
  if (!freePizza) return undefined
  if (chosenSize === undefined || freePizza.sizes.some(({ id }) => id === chosenSize)) return { otherSize: undefined }
  const [otherSize] = freePizza.sizes
  return otherSize && { otherSize }
}
