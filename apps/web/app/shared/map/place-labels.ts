/** A rectangle, in pixels from the map's upper left corner. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface LabelCandidate {
  id: string
  box: Box
  /** Of two overlapping labels, the one with more weight stays. */
  weight: number
}

const LABEL_GAP = 4

function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width + LABEL_GAP &&
    other.left < one.left + one.width + LABEL_GAP &&
    one.top < other.top + other.height + LABEL_GAP &&
    other.top < one.top + one.height + LABEL_GAP
  )
}

/**
 * Chooses the labels that fit without touching each other or the `occupied` boxes, by weight. Of two labels with equal
 * weight, one in `shownIds` wins, so that labels don't flicker while the map moves.
 */
export function placeLabels(
  candidates: readonly LabelCandidate[],
  occupied: readonly Box[] = [],
  shownIds: ReadonlySet<string> = new Set(),
): Set<string> {
  const boxes = [...occupied]
  const chosenIds = new Set<string>()
  const sortedCandidates = candidates.toSorted(
    (one, other) => other.weight - one.weight || Number(shownIds.has(other.id)) - Number(shownIds.has(one.id)),
  )
  for (const { id, box } of sortedCandidates) {
    if (boxes.some((each) => overlaps(each, box))) continue
    boxes.push(box)
    chosenIds.add(id)
  }
  return chosenIds
}

/** Estimates the width of a name: a character of our text font is on average 0.56 times as wide as the font size. */
export function estimateLabelWidth(name: string, size: number): number {
  return [...name].length * size * 0.56
}
