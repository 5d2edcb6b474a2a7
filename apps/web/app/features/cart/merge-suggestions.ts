/**
 * Merges new suggestions into those that are shown. Remaining ones keep their position, so that no card changes while
 * the customer is about to tap it; new ones follow.
 */
export function mergeSuggestions<Item extends { productId: string }>(
  shown: readonly Item[],
  next: readonly Item[],
): Item[] {
  const remaining = shown.flatMap(({ productId }) => next.find((each) => each.productId === productId) ?? [])
  return [...remaining, ...next.filter((each) => !remaining.includes(each))]
}
