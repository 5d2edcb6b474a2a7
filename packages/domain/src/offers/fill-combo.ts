/**
 * Finds the dearest units that fill the places of a combo together. `fits` has one bit per place that a unit can fill.
 * Adding units dearest first, and moving earlier ones to another place if that makes room, finds the exact maximum (the
 * fitting sets are the independent sets of a matroid). Without the moves, 'any pizza and a Farm Garden' would miss a
 * cart in which the Farm Garden is the dearest pizza.
 */
export function fillCombo(
  places: number,
  fits: readonly number[],
  dearestFirst: readonly number[],
): (number | undefined)[] {
  const unitByPlace = Array.from<number | undefined>({ length: places })
  let triedPlaces = 0
  const assign = (unit: number): boolean => {
    for (let at = 0; at < places; at++) {
      const bit = 1 << at
      if (((fits[unit] ?? 0) & bit) === 0 || (triedPlaces & bit) !== 0) continue
      triedPlaces |= bit
      const before = unitByPlace[at]
      if (before === undefined || assign(before)) {
        unitByPlace[at] = unit
        return true
      }
    }
    return false
  }
  let openPlaces = places
  for (const unit of dearestFirst) {
    if (openPlaces === 0) break
    triedPlaces = 0
    if (assign(unit)) openPlaces -= 1
  }
  return unitByPlace
}
