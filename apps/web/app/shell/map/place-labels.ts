/** Left and upper edge, in pixels of the map. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface LabelWish {
  id: string
  box: Box
  /** The larger one stays where two meet. */
  weight: number
}

const AIR = 4

function meet(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width + AIR &&
    other.left < one.left + one.width + AIR &&
    one.top < other.top + other.height + AIR &&
    other.top < one.top + one.height + AIR
  )
}

/**
 * Which labels can stand without touching each other or what is `taken`, the weightiest first. One that `stood` before
 * wins over an equal one, so that labels don't flicker while the map moves.
 */
export function placeLabels(
  wishes: readonly LabelWish[],
  taken: readonly Box[] = [],
  stood: ReadonlySet<string> = new Set(),
): Set<string> {
  const boxes = [...taken]
  const chosen = new Set<string>()
  const order = wishes.toSorted(
    (one, other) => other.weight - one.weight || Number(stood.has(other.id)) - Number(stood.has(one.id)),
  )
  for (const { id, box } of order) {
    if (boxes.some((each) => meet(each, box))) continue
    boxes.push(box)
    chosen.add(id)
  }
  return chosen
}

/** About how wide a name is in our text face; near enough to keep names apart. */
export function widthOf(name: string, size: number): number {
  return [...name].length * size * 0.56
}
