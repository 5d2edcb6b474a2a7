/** A place of a combo, by the units that may take it. */
export type Slot = ReadonlySet<number>

/**
 * The dearest units that can fill the slots together. Taking units dearest first, and moving earlier ones to another slot
 * where that makes room, finds the greatest worth exactly (the sets that fit are the independent sets of a matroid).
 * Without the moving, 'any pizza and a Farm Garden' would miss the cart where the Farm Garden is the dearest pizza.
 */
export function fillCombo(slots: readonly Slot[], dearestFirst: readonly number[]): (number | undefined)[] {
  const taken: (number | undefined)[] = slots.map(() => undefined)
  const place = (unit: number, tried: Set<number>): boolean => {
    for (const [at, slot] of slots.entries()) {
      if (!slot.has(unit) || tried.has(at)) continue
      tried.add(at)
      const before = taken[at]
      if (before === undefined || place(before, tried)) {
        taken[at] = unit
        return true
      }
    }
    return false
  }
  let open = slots.length
  for (const unit of dearestFirst) {
    if (open === 0) break
    if (place(unit, new Set())) open -= 1
  }
  return taken
}
