/**
 * The next suggestions beside those that are shown: what stays keeps its place, so that no card changes under a finger;
 * what is new comes behind it.
 */
export function mergeSuggestions<Item extends { productId: string }>(
  shown: readonly Item[],
  next: readonly Item[],
): Item[] {
  const stays = shown.flatMap(({ productId }) => next.find((each) => each.productId === productId) ?? [])
  return [...stays, ...next.filter((each) => !stays.includes(each))]
}
