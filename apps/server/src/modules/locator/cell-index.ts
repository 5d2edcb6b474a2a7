import { CELL_RESOLUTION } from "./area-cells.ts"

/** The lowest bits of an H3 index are unused at our resolution, and the highest only encode that resolution. */
const UNUSED_FACTOR = 8 ** (15 - CELL_RESOLUTION)
const LEADING_DIGITS = 2
/** The lower 20 bits of an entry are the store's position in the list, the 28 bits above them the hexagon. */
const MAX_STORES = 2 ** 20

function cellNumberOf(cell: string): number {
  return Math.floor(Number.parseInt(cell.slice(LEADING_DIGITS), 16) / UNUSED_FACTOR)
}

/** Pairs of a hexagon and a store's position in the list, each as one number of eight bytes. The numbers are sorted. */
export type CellIndex = Float64Array

export function indexCells(cellsOfStores: readonly (readonly string[])[]): CellIndex {
  if (cellsOfStores.length > MAX_STORES) throw new Error(`More than ${MAX_STORES} stores in one country.`)
  const entries = new Float64Array(cellsOfStores.reduce((sum, { length }) => sum + length, 0))
  let next = 0
  for (const [store, cells] of cellsOfStores.entries()) {
    for (const cell of cells) entries[next++] = cellNumberOf(cell) * MAX_STORES + store
  }
  return entries.sort()
}

/** Returns the positions in the list of the stores whose areas touch the hexagon. */
export function storesInCell(index: CellIndex, cell: string): number[] {
  const firstEntry = cellNumberOf(cell) * MAX_STORES
  let low = 0
  for (let high = index.length; low < high;) {
    const middle = (low + high) >>> 1
    if ((index[middle] ?? 0) < firstEntry) low = middle + 1
    else high = middle
  }
  const stores: number[] = []
  for (let position = low; position < index.length; position++) {
    const store = (index[position] ?? 0) - firstEntry
    if (store >= MAX_STORES) break
    stores.push(store)
  }
  return stores
}
