/**
 * Finds the dearest units that together fill the positions of a combo. `fits` has one bit per position that a unit can
 * fill. Adding units dearest first, and moving earlier ones to another position if that makes room, finds the exact
 * maximum (the fitting sets are the independent sets of a matroid). Without the moves, 'any pizza and a Farm Garden'
 * would miss a cart in which the Farm Garden is the dearest pizza.
 */
export function fillCombo(
  positions: number,
  fits: readonly number[],
  dearestFirst: readonly number[],
): (number | undefined)[] {
  const unitByPosition = Array.from<number | undefined>({ length: positions })
  let triedPositions = 0
  const assign = (unit: number): boolean => {
    for (let position = 0; position < positions; position++) {
      const bit = 1 << position
      if (((fits[unit] ?? 0) & bit) === 0 || (triedPositions & bit) !== 0) continue
      triedPositions |= bit
      const previousUnit = unitByPosition[position]
      if (previousUnit === undefined || assign(previousUnit)) {
        unitByPosition[position] = unit
        return true
      }
    }
    return false
  }
  let openPositions = positions
  for (const unit of dearestFirst) {
    if (openPositions === 0) break
    triedPositions = 0
    if (assign(unit)) openPositions -= 1
  }
  return unitByPosition
}
